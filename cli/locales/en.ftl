# What the program says while playing. One text a line; a value stands in braces.

seat = Seat { $seat }
name-bot = Bot { $level }
name-player = Player { $number }
chance = Chance
question-any = Your action? (legal lists them, help explains)
pass-keyboard = The keyboard is for { $seat } now. Everybody else looks away. Press Enter.
look = Look now: it is hidden again when the game goes on. Press Enter.
left = The match is not over.
kept = The match is kept in { $file }
unsaved = The match cannot be written to { $file }: { $why }
refused = Not possible: { $why }
refused-over = the match is over
resign-sure = Give up the match? yes or no
draw-offered = The other side offers a draw: accept, decline, or play on.
claim-open = This position stands for the third time: you may claim a draw (claim).
undo-consent = { $seat }: may this be taken back: { $actions }? yes or no
undone = Taken back: { $actions }
undo-declined = It stands: not everybody agreed.
help-plain =
    Type an action as the notation writes it, or its number in a list that is shown.
    legal   the legal actions, numbered      board   the board again
    moves   what has been played             undo    take back
    quit    leave; the match is kept
help-draw = draw    offer or accept a draw           decline an offer of a draw
help-claim = claim   a draw by repetition
help-resign = resign  give up
not-listed = No list with that number is shown; legal shows one.
not-in-list = That number is not in the list.
choose-first = Choose first: arrows or Tab, then Enter.

file-missing = there is no such file
file-no-folder = there is no such folder
file-forbidden = that is not permitted
file-folder = that is a folder
file-exists = there is such a file already
file-full = there is no room left
file-read-only = nothing can be written there

help-keys =
    Arrows move the cursor [ ], Enter chooses a piece and then its target.
    ( ) may be chosen, > < is chosen, : : was touched by the last action.
    Esc takes the choice back; Tab goes through all that may be chosen.
    Ctrl-Z takes back. PageUp and PageDown look back through the moves.
    Ctrl-C leaves; the match is kept. Any other key types an action:
moves = Moves
to-act = { $seat } to act
thinking = { $sign } { $seat } thinks ({ $seconds } s)
looking-back = looking back: after { $actions } of { $all } actions (End: now)
no-looking-back = There is no looking back while something is hidden.
over = The match is over.
not-asked = It is not your turn.
nothing-here = Nothing can be done with { $place } now.
hint = Arrows, Enter: choose   type: an action   F1: help   Ctrl-C: leave
hint-chosen = Enter: target   Esc: choose again   F1: help   Ctrl-C: leave
hint-over = Enter: leave   PageUp: look back
hint-review = Left, Right: back and forward   Home, End   Enter: leave

told-draw-offered = offers a draw
told-draw-accepted = accepts the draw
told-draw-declined = declines the draw
told-claimed = claims a draw by repetition
told-resigned = gives up

result-draw = Nobody has won, { $scores }
result-won =
    { $count ->
        [one] { $winners } has won, { $scores }
       *[other] { $winners } have won, { $scores }
    }

record-rules = { $game }, version { $rules } of the rules
record-position = From the position
record-unfinished = The match is not over.

mandua-hunters = Hunters
mandua-tigers = Tigers
mandua-hand =
    { $count ->
        [one] { $count } hunter in hand
       *[other] { $count } hunters in hand
    }
mandua-captured = { $count } of 25 hunters captured
mandua-announced = Announced: { $count }
mandua-taken = Taken in this turn: { $count }
mandua-due = Still to be captured in this turn: { $count }
mandua-faults = With faults and challenges
mandua-ask-place = Which field does a hunter from your hand go to?
mandua-ask-step = Which hunter moves, and where to?
mandua-ask-announce = How many hunters will you capture in this turn? 0 for a step without capture.
mandua-ask-announced = You have announced { $count }. Which tiger moves, and where to?
mandua-ask-tigers = Which tiger steps, and where to?
mandua-ask-capture = You must capture. Which tiger, and where to?
mandua-ask-series-faults = Go on capturing, or end the series with done.
mandua-ask-challenge = The tigers announced { $announced } and took { $taken }. Was that a fault? Name the number that was due (fault 4), or make your own move.
mandua-ask-remove = Your challenge is right. Which of the marked tigers is removed?
mandua-told-captured = , captures { $fields }
mandua-told-mandua = , MANDUA, captures { $fields }
mandua-told-right = , and it was a fault
mandua-told-wrong = , to no effect
mandua-told-removed = ; the tiger on { $field } is removed

thing-fish = fish
thing-seal = seal
thing-walrus = walrus
thing-whale = whale
thing-inuk = Inuk
thing-bear = bear
thing-harpoon = harpoon
thing-husky = husky
thing-sled = sled
thing-kayak = kayak

nanuuk-intro-title = Nanuuk! – the introductory game
nanuuk-in-igloo = in the igloo: { $things }
nanuuk-points = Points: { $points }
nanuuk-legend = f fish, s seal, w walrus, W whale, i Inuk, B bear
nanuuk-enclosed = enclosed
nanuuk-ask-place = Which igloo does your hunter start from?
nanuuk-ask-move = Where does your hunter go?
nanuuk-ask-step = Where does the further step lead?
nanuuk-ask-bear = Where is the bear driven to?
nanuuk-ask-crack = Where does the ice crack?
nanuuk-ask-take = Take the stone, or leave it?
nanuuk-ask-trade = What do you trade or drop?
nanuuk-ask-place-inuk = Where does your Inuk start?
nanuuk-ask-place-bear = Where does the bear start?
nanuuk-ask-move-figure = Which figure moves, and where to?
nanuuk-ask-move-bear = Which bear moves, and where to?
nanuuk-ask-second = Where does the bear's second step lead? Or stop.
nanuuk-do-stay = stay in the igloo
nanuuk-do-harness = harness husky and sled
nanuuk-do-harness-one = harness husky and sled, one crack at the end
nanuuk-do-harness-two = harness husky and sled, a crack after each step
nanuuk-do-take = take
nanuuk-do-leave = leave
nanuuk-do-done = done
nanuuk-do-stop = stop
nanuuk-do-trade = trade { $prey }
nanuuk-do-drop = drop { $prey }
nanuuk-told-missed = ; hunter { $hunter } misses its turn
nanuuk-told-removed = ; hunter { $hunter } is taken off the board
nanuuk-told-left = ; the figure on { $field } leaves
nanuuk-told-no-bear = ; no bear can move

nanuk-deer =
    { $number ->
        [one] deer
       *[other] deer
    }
nanuk-seal =
    { $number ->
        [one] seal
       *[other] seals
    }
nanuk-fish =
    { $number ->
        [one] fish
       *[other] fish
    }
nanuk-bird =
    { $number ->
        [one] bird
       *[other] birds
    }
nanuk-clockwise = clockwise
nanuk-counter-clockwise = counter-clockwise
nanuk-wind = Wind: { $wind }
nanuk-boast =
    Seat { $seat } boasts: { $number } { $animal } in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
nanuk-no-boast = No boast yet.
nanuk-doomed = Doomed by seat { $seat }.
nanuk-winter = Winter: this is the last hunt.
nanuk-head = Seat Cards Side        Laid  Score pile
nanuk-side-hunt = hunt
nanuk-side-doom = doom
nanuk-decided = decided
nanuk-shown = Contributed:
nanuk-drawn = Drawn:
nanuk-pool = Pool:
nanuk-hand = Your hand:
nanuk-totals = Points: { $points }
nanuk-legend = d deer, s seal, f fish, b bird, i Inuksuk; 2 double, n with the bear
nanuk-ask-boast = Raise the boast (f 6 7: fish, how many, in how many days), or doom the hunt.
nanuk-ask-sides = Do you join the hunt, or stay (doom)?
nanuk-ask-ante = Which card do you lay as your ante?
nanuk-ask-give = Which cards do you contribute? At least one (s,f2).
nanuk-ask-pick = Which card do you pick from the pool?
nanuk-do-boast =
    { $number } { $animal } in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
nanuk-do-doom = doom the hunt
nanuk-do-hunt = join the hunt
nanuk-do-stay = stay
nanuk-told-first = seat { $seat } begins
nanuk-told-deal =
    { $count ->
        [one] every seat is dealt a card
       *[other] every seat is dealt { $count } cards
    }
nanuk-told-deal-to =
    { $count ->
        [one] seat { $seat } is dealt a card
       *[other] seat { $seat } is dealt { $count } cards
    }
nanuk-told-deal-cards = seat { $seat } gets { $cards }
nanuk-told-wind = the wind blows { $wind }
nanuk-told-day = a card is drawn: { $card }
nanuk-told-ante = lays { $cards } as its ante
nanuk-told-ante-hidden = lays an ante
nanuk-told-give = contributes { $cards }
nanuk-told-give-hidden =
    { $count ->
        [one] contributes a card
       *[other] contributes { $count } cards
    }
nanuk-told-pick = picks { $cards }
nanuk-told-sides = ; they hunt: { $hunt }, they stay: { $doom }
nanuk-told-shown = ; contributed: { $cards }
nanuk-told-winter = ; winter comes
nanuk-told-success = ; the hunt succeeds
nanuk-told-failure = ; the hunt fails
nanuk-told-points = ; points: { $points }

mare-round = round
mare-long = long
mare-pointed = pointed
mare-broad = broad
mare-plain = plain
mare-roll = Rolled: { $roll }
mare-fish = In hand: { $fish }
mare-harpoon = harpoon: { $fish }
mare-recipe = The recipe of seat { $seat }: { $recipe }
mare-legend = r round, l long, p pointed, b broad; O hole, ^ or ∩ igloo, M or △ iceberg
mare-ask-place = Which floe do you start on?
mare-ask-move = You rolled { $roll }. Which floe do you go to?
mare-ask-leap = Leap! Which floe do you go to?
mare-ask-lay = Which gap is the floe you left laid into?
mare-ask-fall = Splash! Which gap do you fall into?
mare-ask-feel = Which shape do you feel for?
mare-ask-keep = Keep the fish, or return it?
mare-ask-claim = Is your soup complete? Claim, or wait.
mare-ask-out = That was not your recipe. Which floe do you go out to?
mare-do-feel = feel for { $fish }
mare-do-keep = keep
mare-do-return = return
mare-do-claim = claim
mare-do-wait = wait
mare-told-catch = a fish out of the bag: { $fish }
mare-leap = leap
mare-splash = splash
mare-told-roll = rolls { $roll }
mare-told-first = seat { $seat } begins
mare-told-layout = the floes are laid out
mare-told-recipe = seat { $seat } gets a recipe
mare-told-recipes =
    { $count ->
        [one] a recipe is dealt
       *[other] { $count } recipes are dealt, one to each seat
    }
