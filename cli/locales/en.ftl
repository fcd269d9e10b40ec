# What the program says while playing. One text a line; a value stands in braces.

seat = Seat { $seat }
chance = Chance
question-any = Your action? (legal lists them, help explains)
pass-keyboard = The keyboard is for { $seat } now. Everybody else looks away. Press Enter.
left = The match is not over.
kept = The match is kept in { $file }
unsaved = The match cannot be written to its file: { $why }
refused = Not possible: { $why }
refused-over = the match is over
resign-sure = Give up the match? yes or no
draw-offered = The other side offers a draw: accept, decline, or play on.
claim-open = This position stands for the third time: you may claim a draw (claim).
undo-consent = { $seat }: may this be taken back: { $actions }? yes or no
undone = Taken back: { $actions }
undo-declined = It stands: not everybody agreed.
help-plain =
    Type an action as the notation writes it, or its number in the list.
    legal   the legal actions, numbered      board   the board again
    moves   what has been played             undo    take back
    draw    offer or accept a draw           decline an offer of a draw
    claim   a draw by repetition             resign  give up
    quit    leave; the match is kept

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
