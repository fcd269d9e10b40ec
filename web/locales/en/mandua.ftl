mandua-hunters = Hunters
mandua-tigers = Tigers
mandua-board = Board of MANDUA
mandua-hand = { $count ->
    [one] { $count } hunter in hand
   *[other] { $count } hunters in hand
  }
mandua-captured = { $count ->
    [one] { $count } hunter captured
   *[other] { $count } hunters captured
  }

## Fields, as they are read out
mandua-field-free = { $field }, free
mandua-field-cage = { $field }, empty cage
mandua-field-hunter = { $field }, hunter
mandua-field-tiger = { $field }, tiger
mandua-field-chosen = chosen
mandua-field-target = possible target
mandua-field-movable = can move

## What is asked
mandua-ask-place = Place a hunter on any free field.
mandua-ask-step = Move a hunter one field.
mandua-ask-challenge-or-place = Challenge the tigers’ turn, or place a hunter.
mandua-ask-challenge-or-step = Challenge the tigers’ turn, or move a hunter.
mandua-ask-remove = Right! Several tigers share the most captures: choose the one that is removed.
mandua-ask-announce = Announce how many hunters you will take.
mandua-ask-tigers-announced = { $announced ->
    [0] Announced: none. Move a tiger one field; captures are allowed, too.
   *[other] Announced: { $announced }. Take them, one capture after another; a single step is allowed, too.
  }
mandua-ask-series-faults = { $taken } of { $announced } announced taken. Go on capturing, or end your turn.
mandua-ask-series = Go on capturing: { $due } still to take.
mandua-ask-capture = Capture: { $due ->
    [one] { $due } hunter
   *[other] { $due } hunters
  } must be taken.
mandua-ask-tigers = Move a tiger one field.
mandua-ask-announced-step = { $announced ->
    [0] Announced: none. Move a tiger one field.
   *[other] Announced: { $announced }. There is nothing to capture: move a tiger one field.
  }

## Why something cannot be chosen
mandua-hint-hand = While hunters are in hand, none on the board may move: place one.
mandua-hint-hunter-stuck = This hunter has no free field beside it.
mandua-hint-tiger-stuck = This tiger can neither step nor capture.
mandua-hint-must-capture = A capture is compulsory, and this tiger has no part in a greatest one.
mandua-hint-series = The series goes on with captures only; this tiger has none now.
mandua-hint-announce = First announce how many hunters you will take.
mandua-hint-remove = Choose one of the marked tigers.

## Buttons
mandua-announce = Announce { $number }
mandua-announce-how-many = How many hunters will you take?
mandua-done = Done: { $taken } taken
mandua-challenge = Challenge …
mandua-challenge-how-many = How many should they have taken?
mandua-challenge-with = Challenge: { $number }
mandua-sign-done = done

## Options
mandua-start = The tigers begin
mandua-start-corners = In the corners
mandua-start-cages = In the cages
mandua-start-own = On fields of choice
mandua-start-pick = Choose four fields for the tigers
mandua-start-left = { $count ->
    [0] All four tigers stand.
    [one] { $count } more tiger to place.
   *[other] { $count } more tigers to place.
  }
mandua-faults = Captures
mandua-faults-off = Guided
mandua-faults-on = Tournament: faults
mandua-faults-off-hint = Only captures that take the most are offered.
mandua-faults-on-hint = Tigers announce their number and may err; hunters may challenge. Nothing is taken back.
mandua-repetition = Same position a third time
mandua-repetition-claim = Draw on claim
mandua-repetition-auto = Draw at once
mandua-repetition-off = Nothing

## What happens
mandua-spoken-placed = Hunter on { $field }.
mandua-spoken-hunter = Hunter { $from } to { $to }.
mandua-spoken-tiger = Tiger { $from } to { $to }.
mandua-spoken-capture = Tiger { $from } to { $to }, takes { $count }: { $fields }.
mandua-spoken-mandua = Mandua! Tiger { $from } to { $to }, takes { $count }: { $fields }.
mandua-spoken-announced = The tigers announce { $number }.
mandua-spoken-done = The tigers end their turn with { $taken } taken.
mandua-spoken-challenge-right = Challenge: { $number }. Right, a tiger is removed.
mandua-spoken-challenge-wrong = Challenge: { $number }. Without effect.
mandua-spoken-removed = The tiger on { $field } is removed.

## How it ended
mandua-over-m-40 = No tiger can move or capture.
mandua-over-m-41 = Mandua stalemate: no hunter can move.
mandua-over-m-42 = No hunter is left.
mandua-over-m-43 = The last tiger was removed for a fault.
mandua-over-m-44 = Both sides agreed on a draw.
mandua-over-m-45 = The same move was made a third time running, which loses.
mandua-over-m-46 = The same position stood for the third time.
mandua-over-m-47 = One side resigned.

## What the rules refuse
mandua-refused-over = The match is over.
mandua-refused-chance = There is no chance in MANDUA.
mandua-refused-turn = It is the other side’s turn.
mandua-refused-guided = That word belongs to play with faults.
mandua-refused-remove-first = First choose the tiger that is removed.
mandua-refused-not-tied = Only a tiger with the most captures can be removed.
mandua-refused-no-removal = A tiger is removed only after a right challenge that ends in a tie.
mandua-refused-tigers-word = That word belongs to the tigers.
mandua-refused-hunters-word = That word belongs to the hunters.
mandua-refused-second-challenge = There is one challenge a turn.
mandua-refused-no-challenge = No tiger turn is open to a challenge.
mandua-refused-announced = The number is announced already.
mandua-refused-announce-first = First announce how many hunters you will take.
mandua-refused-done = A series can be ended only after a capture.
mandua-refused-number = So many hunters there are not.
mandua-refused-tigers-place = Only hunters are placed.
mandua-refused-hand-empty = The hand is empty: move a hunter.
mandua-refused-hand-not-empty = While hunters are in hand, place one; none may step.
mandua-refused-outer = Only tigers may stand on an outer field.
mandua-refused-taken = That field is not free.
mandua-refused-no-hunter = No hunter stands there.
mandua-refused-no-tiger = No tiger stands there.
mandua-refused-diagonal = Nothing moves or captures diagonally.
mandua-refused-too-far = That is farther than a jump.
mandua-refused-hunter-jump = Hunters never jump or capture.
mandua-refused-no-jump = A jump needs exactly one hunter in between.
mandua-refused-step-in-series = A turn is one step or a series of captures, not both.
mandua-refused-not-maximal = The tigers must take as many hunters as they can in this turn.
