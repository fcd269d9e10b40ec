## Every page
home = Inuksuk: to the first page
skip = Skip to the content
rules = Rules
settings = Settings
close = Close
cancel = Cancel
on = On
off = Off
less = One less
more = One more
about = Hunting games in the ice and in the jungle. Free, without an account, without adverts; everything runs in your browser.

## First page
play-computer = Play the computer
play-here = Two on one screen
play-together = Together on one screen
resume = Your match of { $game } is still here: { $count ->
    [0] just begun
    [one] { $count } move played
   *[other] { $count } moves played
  }.
resume-go-on = Play on
resume-discard = Discard it
discard-question = Give this match up? It is not kept.
mandua-summary = Twenty-five hunters close in on four tigers. Every leap counts: a tiger must take as many as it can. For two, about 45 minutes, from 12 years.
nanuk-summary = Boast of what you will bring home, more animals, more days – until somebody says: doomed! A game of hidden hands for five to eight.
nanuuk-intro-summary = Every step cracks the ice: shut the others in before they do it to you. Seven variants with and without bears. For two to four, about 10 minutes, from 8 years.
nanuuk-summary = Bring fish, seals, walruses and whales home before the ice is broken: every step cracks it. With husky, sled and kayak you come farther. For two to four, about 30 minutes, from 8 years.
mare-polare-summary = Over drifting ice to the fish of your soup, if you still know the recipe. Dice, feeling and remembering, in pictures: for two to four from 4 to 6 years, about 20 minutes.
nanuuk-to-editor = Draw a floe or a set-up of your own

## Setting up a match
opponent = Opponent
side = You play
side-by-lot = By lot
seats = Seats
seat-number = Seat { $seat }
seat-name = Name at seat { $seat }
seat-who = Who sits at seat { $seat }
seat-level = Level of the computer at seat { $seat }
seat-you = You
seat-other = Another person
seat-bot = Computer
seating-shared = You share this screen. Where somebody has secrets it is handed over first, so that nobody sees another’s.
name-person-1 = Robin
name-person-2 = Kim
name-person-3 = Alex
name-person-4 = Charlie
name-person-5 = Sam
name-person-6 = Jona
name-person-7 = Toni
name-person-8 = Mika
name-bot-1 = Nanoq
name-bot-2 = Siku
name-bot-3 = Pipaluk
name-bot-4 = Malik
name-bot-5 = Aputi
name-bot-6 = Tulugaq
name-bot-7 = Ivalu
name-bot-8 = Inuk
level = Level
level-hint = { $level ->
    [1] A first game: it hardly looks ahead and errs often.
    [2] It sees the next move and errs often.
    [3] For those who know the rules.
    [4] For those who have won before.
    [5] It looks well ahead.
    [6] For experienced players.
    [7] Strong.
   *[8] As strong as it gets within about a second a move.
  }
start = Play
start-unfinished = Something is missing among the options below.
give-up-question = Leave the match that is running?
give-up-what = Only one match is kept. A new one takes its place.
give-up = Leave it, play anew
options = More options

## The match
opening = Setting up the board …
part-not-loaded = The game could not be loaded. Check the connection, and try again.
part-again = Try again
you = You
computer-level = Computer, level { $level }
to-act = to move
thinking = thinking …
thinking-long = The computer is thinking …
waiting-for = Waiting for { $names } …
seen-enough = I have seen it, go on
skip-ahead = Skip ahead
curtain = The screen is handed over
hand-over = Hand the screen to { $name }
hand-over-what = Nobody’s secrets are on the screen now.
hand-over-ready = I am { $name }
moves = Moves
moves-none = No move has been played yet.
step-first = To the start
step-back = One move back
step-next = One move on
step-last = To the present
step-place = { $shown } / { $all }
looking-back = You are looking back. Nothing can be tried out here.
back-to-now = Back to the present
confirm-move = Play { $move }
table-actions = Besides playing
undo = Undo
undo-what = Undo { $actions }
undo-question = Take back?
undo-all-agree = Everybody at this screen has a say.
undo-agreed = All agree
offer-draw = Offer a draw
claim-draw = Claim a draw
accept-draw = Accept
decline-draw = Decline
draw-offered = The other side offers a draw.
draw-offer-stands = Your offer of a draw is answered after your move.
resign = Resign
resign-question = Resign the match?
resign-question-of = { $name }: resign the match?
resign-what = The other side wins at once.
resign-not = Play on
download = Save the record
told-draw-offered = { $side } offer a draw.
told-draw-accepted = { $side } accept the draw.
told-draw-declined = { $side } decline the draw.
told-draw-claimed = { $side } claim a draw.
told-resigned = { $side } resign.
sign-draw-offered = draw?
sign-draw-accepted = draw
sign-draw-declined = no draw
sign-draw-claimed = draw claimed
sign-resigned = resigned
no-match = No match is running
no-match-what = There is no match to go on with in this browser. Start one from the first page.

## The end
result = Result
result-draw = A draw
result-won = { $winners } win
result-won-by = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
  }
result-you-shared = You share the win
result-winner = winner
result-you-won = You have won
result-you-lost = The computer has won
play-again = Play again
swap-sides = Swap sides
look-at-board = Look at the board

## Rules
rule-open = Rule { $rule }
rule-title = Rule { $rule }
rule-page = To the whole rule page
rule-unknown = There is no rule { $rule } on this page. Here is all of it.
back-to-match = Back to the match

## Settings
language = Language
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
sound = Sound
pace = Pace
pace-calm = Calm
pace-usual = Usual
pace-quick = Quick
pace-at-once = At once
confirm-moves = Confirm moves
confirm-moves-hint = With “On”, a move is played only after it has been confirmed. Helpful on small screens.

## What goes wrong
lost = Nothing is here
lost-what = The address { $address } leads nowhere in this program.
lost-home = To the first page
failure = Something went wrong
failure-what-to-do = The match is saved up to its last move. Load the page again to go on; this is what was reported:
reload = Load again
no-random = This browser has no source of random numbers; a match cannot be set up without one.

## What the table refuses
refused-otherwise = That is not possible now.
refused-answer-the-offer = First answer the offered draw.
refused-claim-too-early = A draw can be claimed when the same position stands for the third time.
refused-claim-too-late = A draw can be claimed only at the start of your turn.
refused-no-claim = In this match repetition is no draw.
refused-no-draw = No draw can be offered in this match.
refused-no-offer = Nobody has offered a draw.
refused-no-resigning = This match cannot be resigned.
refused-nothing-to-undo = There is nothing to take back.
refused-offer-stands = An offer stands already.
refused-own-offer = The other side answers your offer.
refused-undo-forbidden = With faults on, a piece let go has moved: nothing is taken back.
refused-undo-not-asked = Nobody waits for your consent.
refused-undo-over = The match is over.
refused-undo-revealed = What has been revealed cannot be taken back.
