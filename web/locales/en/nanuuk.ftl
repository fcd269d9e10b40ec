nanuuk-board = Floe of Nanuuk!
nanuuk-seat-1 = Red
nanuuk-seat-2 = Blue
nanuuk-seat-3 = Yellow
nanuuk-seat-4 = White
nanuuk-the-bear = the bear
nanuuk-bear-of = { $who }’s bear
nanuuk-inuk-of = { $who }’s Inuk
nanuuk-and = { $first } and { $last }

## Things
nanuuk-thing-fish = Fish
nanuuk-thing-seal = Seal
nanuuk-thing-walrus = Walrus
nanuuk-thing-whale = Whale
nanuuk-thing-inuk = Inuk
nanuuk-thing-bear = Bear
nanuuk-thing-harpoon = Harpoon
nanuuk-thing-husky = Husky
nanuuk-thing-sled = Sled
nanuuk-thing-kayak = Kayak
nanuuk-a-fish = a fish
nanuuk-a-seal = a seal
nanuuk-a-walrus = a walrus
nanuuk-a-whale = a whale
nanuuk-a-inuk = an Inuk
nanuuk-a-bear = a bear
nanuuk-a-harpoon = a harpoon
nanuuk-a-husky = a husky
nanuuk-a-sled = a sled
nanuuk-a-kayak = a kayak

## Fields and edges, as they are read out
nanuuk-field-free = free
nanuuk-field-igloo = igloo
nanuuk-field-cracks = cracked towards { $fields }
nanuuk-field-chosen = chosen
nanuuk-field-target = possible target
nanuuk-field-movable = can move
nanuuk-enclosed = enclosed
nanuuk-gone = off the ice
nanuuk-enclosed-both = both enclosed
nanuuk-enclosed-one = one enclosed
nanuuk-enclosed-bear = bear enclosed
nanuuk-enclosed-inuk = Inuk enclosed
nanuuk-edge = Crack the ice between { $fields }
nanuuk-cost-kayak = costs the kayak
nanuuk-cost-harpoon = drives the bear away and costs the harpoon
nanuuk-cost-both = costs the kayak, drives the bear away and costs the harpoon

## Sheets
nanuuk-carried = Carried
nanuuk-together = Together { $count }
nanuuk-stored = In the igloo
nanuuk-space-full = { $what } is carried
nanuuk-space-empty = { $what } is not carried
nanuuk-space-stored = { $what } in the igloo: { $count }
nanuuk-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

## What is asked
nanuuk-ask-of = { $who }: { $question }
nanuuk-ask-place = Put a figure on any free field.
nanuuk-ask-place-bear = Put a bear on any free field.
nanuuk-ask-start = Choose the igloo your hunter starts from.
nanuuk-ask-figure = Choose one of your figures, then the field it goes to.
nanuuk-ask-move = Move to a neighbouring field.
nanuuk-ask-bear-walks = Move the bear one field; it may go a second.
nanuuk-ask-second = The bear may go a second field, or stop here.
nanuuk-ask-any-bear = Now move a bear: choose one, then the field it goes to.
nanuuk-ask-hunt = Move your hunter one field.
nanuuk-ask-hunt-or-stay = Move your hunter one field, or stay in the igloo.
nanuuk-ask-harnessed = Husky and sled are harnessed: make the first of your steps.
nanuuk-ask-step = Make your next step.
nanuuk-ask-step-or-stay = Make your next step, or stay in the igloo.
nanuuk-ask-drive = Drive the bear away: choose an empty field for it.
nanuuk-ask-crack = Place the crack: choose one of the dashed edges.
nanuuk-ask-take = { $what }: take it along, or leave it?
nanuuk-ask-trade = Trade or drop prey on your sheet, or be done.

## Why something cannot be chosen
nanuuk-hint-crack = First place the crack: choose one of the dashed edges.
nanuuk-hint-take = First say whether you take what lies here.
nanuuk-hint-trade = First trade, drop, or say that you are done.
nanuuk-hint-figure = This figure is not to be moved now.

## Buttons
nanuuk-take = Take it along
nanuuk-leave = Leave it
nanuuk-stay = Stay in the igloo
nanuuk-stop = Stop here
nanuuk-harness = Give back for a second step
nanuuk-harness-one = Second step, one crack
nanuuk-harness-what = Husky and sled:
nanuuk-harness-two = Second step, two cracks
nanuuk-trade = { $what } for { $got }
nanuuk-drop = Drop { $what }
nanuuk-done = Done

## Options
nanuuk-variant = Variant
nanuuk-variant-basic = Basic game
nanuuk-variant-partners = Partners
nanuuk-variant-neighbours-left = Left neighbour
nanuuk-variant-neighbours-right = Right neighbour
nanuuk-variant-helpers = Helpers
nanuuk-variant-bear-hunt = Bear hunt
nanuuk-variant-bear-fear = Fear of the bear
nanuuk-variant-basic-hint = Whoever is enclosed is out; the last one on the ice wins.
nanuuk-variant-basic-hint-2 = Two figures each. Enclose both of the other’s, or shut one in with cracks and water alone.
nanuuk-variant-partners-hint = 1 and 3 play together, and 2 and 4. The first pair with an enclosed figure wins!
nanuuk-variant-neighbours-left-hint = You win when your left neighbour, the next in turn, is the first to be enclosed.
nanuuk-variant-neighbours-right-hint = You win when your right neighbour, the one before you, is the first to be enclosed.
nanuuk-variant-helpers-hint = A bear and an Inuk each. Enclose the other’s bear.
nanuuk-variant-bear-hunt-hint = Two Inuit (seats 1 and 2) hunt a bear (seat 3) that goes up to two fields.
nanuuk-variant-bear-hunt-hint-2 = Seat 1 plays two Inuit, seat 2 the bear, which goes up to two fields.
nanuuk-variant-bear-fear-hint = An Inuk each, and bears that belong to nobody. Each turn: your Inuk, then a bear.
nanuuk-bears = Bears
nanuuk-one-inuk = Each round move
nanuuk-one-inuk-off = both Inuit
nanuuk-one-inuk-on = only one Inuk
nanuuk-board-choice = Floe
nanuuk-board-usual = The usual one
nanuuk-board-own = Your own
nanuuk-setup = Set-up
nanuuk-setup-printed = Fixed
nanuuk-setup-random = At random
nanuuk-setup-scenario = Your scenario
nanuuk-scenario-nameless = Without a name
nanuuk-scenario-is = { $name }, for { $count } players
nanuuk-scenario-misfit = This scenario is for { $count } players. Set as many seats, or change the scenario in the editor.
nanuuk-hunters = Hunters for each player
nanuuk-sled-cracks = Cracks of a double move
nanuuk-sled-cracks-two = Two
nanuuk-sled-cracks-choice = One or two
nanuuk-sled-cracks-hint = With “One or two” you say before each double move whether it makes a single crack at its end.
nanuuk-gentle = Gentle ice
nanuuk-gentle-hint = As long as it can be helped, a crack cuts nobody off from all igloos.
nanuuk-cracked-start = Cracks at the start

## What happens
nanuuk-spoken-placed = { $who } starts on { $field }.
nanuuk-spoken-moved = { $who } goes from { $from } to { $to }.
nanuuk-spoken-kayak = { $who } crosses the crack by kayak from { $from } to { $to }.
nanuuk-spoken-stopped = { $who } stops.
nanuuk-spoken-cracked = The ice cracks between { $edge }.
nanuuk-spoken-gone = { $who } leaves the ice at { $field }.
nanuuk-spoken-no-bear = No bear can move.
nanuuk-spoken-stayed = { $who } stays in the igloo.
nanuuk-spoken-harnessed = { $who } gives husky and sled back for a second step.
nanuuk-spoken-harnessed-one = { $who } gives husky and sled back for a second step with a single crack.
nanuuk-spoken-met-bear = { $who } meets the bear on { $field }.
nanuuk-spoken-bear-driven = { $who } drives the bear from { $from } to { $to } and loses the harpoon.
nanuuk-spoken-harpoon-back = { $who } has the harpoon again.
nanuuk-spoken-took = { $who } takes { $what } on { $field }.
nanuuk-spoken-left = { $who } leaves { $what } on { $field }.
nanuuk-spoken-traded = { $who } trades { $what } for { $got }.
nanuuk-spoken-dropped = { $who } drops { $what }.
nanuuk-spoken-missed = { $who } cannot move and misses the turn.

## In the move list
nanuuk-sign-stay = stays
nanuuk-sign-stop = stops
nanuuk-sign-leave = leaves it
nanuuk-sign-took = + { $what }
nanuuk-sign-dropped = − { $what }
nanuuk-sign-harness = double move
nanuuk-sign-bear = Bear → { $field }
nanuuk-sign-missed = { $who } misses a turn
nanuuk-sign-gone = { $who } is off the ice

## How it ended
nanuuk-over-n-24 = The last one on the ice wins.
nanuuk-over-n-25 = A player has been enclosed.
nanuuk-over-n-30 = The pair with the first enclosed figure wins.
nanuuk-over-n-31 = The first neighbour has been enclosed.
nanuuk-over-n-32 = A bear has been enclosed.
nanuuk-over-n-33 = One side has been enclosed.
nanuuk-over-n-35 = An Inuk has been enclosed.
nanuuk-over-n-70 = There is nothing left to hunt.
nanuuk-over-n-72 = Nobody moved for a whole round.
nanuuk-over-resign = A player resigned.
nanuuk-over-draw = Both agreed on a draw.
nanuuk-were-enclosed = { $count ->
    [one] Enclosed: { $who }.
   *[other] Enclosed: { $who }.
  }
nanuuk-home-bonus = + 2 in an igloo
nanuuk-were-shut-in = Shut in by cracks and water alone: { $who }.
nanuuk-together-is = { $who } together: { $count }.
nanuuk-tie = Equally many points, so equipment carried decides: { $equipment }.

## What the rules refuse
nanuuk-refused-bear = A bear can be driven away only with the harpoon, and only if it can go somewhere.
nanuuk-refused-bear-place = The bear cannot go there: no igloo, stone, bear or hunter may be on the field.
nanuuk-refused-crack = A crack lies between.
nanuuk-refused-cracked = That edge is cracked already.
nanuuk-refused-distance = That is no neighbouring field.
nanuuk-refused-figure = This figure is not to be moved now.
nanuuk-refused-gentle = This crack would cut a hunter off from all igloos, and another one would not.
nanuuk-refused-harness = Husky and sled cannot be given back now.
nanuuk-refused-harness-number = How many cracks there will be is said only at the start of a double move, where it can be chosen.
nanuuk-refused-occupied = That field is not free.
nanuuk-refused-prey = The hunter does not carry this prey.
nanuuk-refused-side = That is a side of the field, and a spoke is free.
nanuuk-refused-spoke = That is no spoke of the field.
nanuuk-refused-stage = That is not what is asked now.
nanuuk-refused-start = A hunter starts in an igloo.
nanuuk-refused-stay = A hunter can stay only in an igloo.
nanuuk-refused-step = No step is left without giving husky and sled back once more.
nanuuk-refused-take = This stone cannot be taken now.
nanuuk-refused-trade = There is nothing to gain for it.
nanuuk-refused-turn = It is somebody else’s turn.
nanuuk-refused-water = There is water.
editor-unplayable-setup = What is drawn in the editor cannot be played yet; the editor says why.
