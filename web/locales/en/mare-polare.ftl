mare-polare-board = The sea with its floes
mare-polare-strip = What is to be done

## What can be seen
mare-polare-floe-plain = plain ice
mare-polare-floe-hole = ice hole
mare-polare-floe-igloo = igloo
mare-polare-floe-iceberg = iceberg with the mirror
mare-polare-floe-gap = open water
mare-polare-place-figure = { $name } is here
mare-polare-place-choice = can be chosen
mare-polare-fish-r = round red
mare-polare-fish-l = long green
mare-polare-fish-p = pointed blue
mare-polare-fish-b = broad violet
mare-polare-fish-plain = plain wood
mare-polare-harpoon = { $count ->
    [0] No fish on the harpoon
    [one] One fish on the harpoon: { $fish }
   *[other] { $count } fish on the harpoon, from the top: { $fish }
  }
mare-polare-card-look = Look at your recipe
mare-polare-card-hide = Put your recipe away
mare-polare-card-words = Recipe: { $fish }

## What is asked
mare-polare-ask-place-look = Look at your recipe and remember it. Then stand on a lit floe.
mare-polare-ask-place = Stand on a lit floe.
mare-polare-ask-roll = Your turn: tap the die!
mare-polare-ask-roll-of = { $name }: tap the die!
mare-polare-ask-roll-look = Look at your recipe in the mirror. When you know it, tap the die: { $name } is next.
mare-polare-ask-move = Go to a lit floe.
mare-polare-ask-leap = Leap to any lit floe!
mare-polare-ask-fall = Splash! Where do you fall into the water?
mare-polare-ask-lay = Your floe drifts off. Which gap does it go to?
mare-polare-ask-lay-look = Look at your recipe in the mirror. Then choose a gap for your floe.
mare-polare-ask-feel = Feel in the bag: which fish do you want?
mare-polare-ask-keep = Do you keep the fish, or does it go back?
mare-polare-ask-return = Only wood: this fish goes back into the bag.
mare-polare-ask-claim = Is your soup ready?
mare-polare-ask-out = Not quite yet: step out onto a lit floe.
mare-polare-wait-place = { $name } looks for a floe.
mare-polare-wait-roll = { $name } throws the die.
mare-polare-wait-feel = { $name } feels in the bag.
mare-polare-wait-other = It is { $name }’s turn.

## What can be pressed
mare-polare-throw = Throw the die
mare-polare-feel-r = Feel for a round fish
mare-polare-feel-l = Feel for a long fish
mare-polare-feel-p = Feel for a pointed fish
mare-polare-feel-b = Feel for a broad fish
mare-polare-keep = Keep the fish
mare-polare-return = Back into the bag
mare-polare-claim = My soup is ready
mare-polare-wait = Not yet: wait
mare-polare-yes = Yes, do it

## Options
mare-polare-feel = Fishing
mare-polare-feel-shape = By its shape
mare-polare-feel-blind = Any fish
mare-polare-feel-shape-hint = You say which shape you feel for, and get a fish of that shape, or the plain one.
mare-polare-feel-blind-hint = Whatever comes out of the bag: quicker to explain, harder to win.
mare-polare-open = Recipes
mare-polare-open-off = Remembered
mare-polare-open-on = Open
mare-polare-open-off-hint = You see yours before you begin, and then only in the mirror of the iceberg.
mare-polare-open-on-hint = They lie open all the time, for the youngest.
mare-polare-first = Who begins

## What happens
mare-polare-spoken-first = { $name } begins.
mare-polare-spoken-layout = The floes lie in the sea.
mare-polare-spoken-recipe = { $name } gets a recipe.
mare-polare-spoken-placed = { $name } stands on { $place }.
mare-polare-spoken-rolled = { $name } throws { $points }.
mare-polare-spoken-leap = { $name } throws the leap.
mare-polare-spoken-splash = { $name } throws the splash.
mare-polare-spoken-in-vain = Nothing can be done with it.
mare-polare-spoken-lost = A fish swims off: { $fish }.
mare-polare-spoken-moved = { $name } goes to { $place }: { $what }.
mare-polare-spoken-looks = { $name } looks into the mirror on { $place }.
mare-polare-spoken-fell = { $name } falls into the water at { $place }.
mare-polare-spoken-laid = { $what ->
    [hole] The floe from { $from } drifts to { $to } and shows an ice hole.
    [plain] The floe from { $from } drifts to { $to } and shows plain ice.
   *[same] The floe from { $from } drifts to { $to }.
  }
mare-polare-spoken-felt = { $shape ->
    [r] { $name } feels for a round fish.
    [l] { $name } feels for a long fish.
    [p] { $name } feels for a pointed fish.
   *[b] { $name } feels for a broad fish.
  }
mare-polare-spoken-caught = A fish: { $fish }!
mare-polare-spoken-caught-plain = Oh, only plain wood.
mare-polare-spoken-kept = { $name } keeps it.
mare-polare-spoken-returned = It goes back into the bag.
mare-polare-spoken-right = The soup is ready: { $name } has all seven fish!
mare-polare-spoken-wrong = { $count ->
    [0] { $name } tastes the soup: not yet.
    [one] { $name } tastes the soup: not yet. One fish swims off.
   *[other] { $name } tastes the soup: not yet. { $count } fish swim off.
  }
mare-polare-spoken-waited = { $name } waits in the igloo.
mare-polare-spoken-out = { $name } goes out to { $place }.

## How it ended
mare-polare-over-p-18 = All seven fish, and not one more: the gamka is ready!

## What the rules refuse
mare-polare-refused-over = The match is over.
mare-polare-refused-not-your-turn = It is somebody else’s turn.
mare-polare-refused-not-now = That is for another moment.
mare-polare-refused-no-such-seat = Nobody sits there.
mare-polare-refused-layout = The floes do not lie like that.
mare-polare-refused-recipe-of-another-seat = Another seat gets its recipe first.
mare-polare-refused-recipe-dealt = Somebody has this recipe already.
mare-polare-refused-gap = There is only water.
mare-polare-refused-occupied = Somebody is there already.
mare-polare-refused-start-on-hole = Do not start on an ice hole: take plain ice.
mare-polare-refused-start-on-special-floe = Do not start at the igloo or the iceberg: take plain ice.
mare-polare-refused-starting-floe = You come from there: go on to another floe.
mare-polare-refused-too-far = That is too far.
mare-polare-refused-no-gap = A floe lies there: choose open water.
mare-polare-refused-none-in-bag = There is no such fish in the bag.
mare-polare-refused-plain-fish = A fish of plain wood cannot be kept.
mare-polare-refused-not-next-to-igloo = Step out onto a floe beside the igloo.
