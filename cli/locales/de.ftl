# Was das Programm beim Spielen sagt. Ein Text je Zeile; Werte stehen in geschweiften Klammern.

seat = Platz { $seat }
chance = Zufall
question-any = Deine Aktion? (legal listet sie auf, help erklärt)
pass-keyboard = Die Tastatur gehört jetzt { $seat }. Alle anderen sehen weg. Weiter mit Enter.
left = Die Partie ist nicht zu Ende.
kept = Die Partie liegt in { $file }
unsaved = Die Partie kann nicht in ihre Datei geschrieben werden: { $why }
refused = Nicht möglich: { $why }
refused-over = die Partie ist zu Ende
resign-sure = Die Partie aufgeben? ja oder nein
draw-offered = Die andere Seite bietet Remis an: accept (annehmen), decline (ablehnen) oder weiterspielen.
claim-open = Diese Stellung steht zum dritten Mal: du darfst Remis verlangen (claim).
undo-consent = { $seat }: Darf das zurückgenommen werden: { $actions }? ja oder nein
undone = Zurückgenommen: { $actions }
undo-declined = Es bleibt dabei: nicht alle waren einverstanden.
help-plain =
    Tippe eine Aktion in Notation oder ihre Nummer in der Liste.
    legal   die erlaubten Aktionen           board   das Brett noch einmal
    moves   was gespielt wurde               undo    zurücknehmen
    draw    Remis anbieten oder annehmen     decline ein Remis ablehnen
    claim   Remis durch Wiederholung         resign  aufgeben
    quit    verlassen; die Partie bleibt aufgehoben

help-keys =
    Pfeile bewegen den Zeiger [ ], Enter wählt eine Figur und dann ihr Ziel.
    ( ) ist wählbar, > < ist gewählt, : : hat die letzte Aktion berührt.
    Esc nimmt die Wahl zurück; Tab geht durch alles, was wählbar ist.
    Strg-Z nimmt zurück. Bild-auf und Bild-ab sehen die Züge noch einmal.
    Strg-C verlässt die Partie; sie bleibt aufgehoben. Sonst wird getippt:
moves = Züge
to-act = { $seat } am Zug
thinking = { $sign } { $seat } denkt ({ $seconds } s)
looking-back = Rückblick: nach { $actions } von { $all } Aktionen (Ende: jetzt)
no-looking-back = Solange etwas verdeckt ist, gibt es keinen Rückblick.
over = Die Partie ist zu Ende.
not-asked = Du bist nicht am Zug.
nothing-here = Mit { $place } lässt sich jetzt nichts machen.
hint = Pfeile, Enter: wählen   tippen: Aktion   F1: Hilfe   Strg-C: verlassen
hint-chosen = Enter: Ziel   Esc: neu wählen   F1: Hilfe   Strg-C: verlassen
hint-over = Enter: verlassen   Bild-auf: Rückblick
hint-review = Links, Rechts: zurück und vor   Pos1, Ende   Enter: verlassen

told-draw-offered = bietet Remis an
told-draw-accepted = nimmt das Remis an
told-draw-declined = lehnt das Remis ab
told-claimed = verlangt Remis durch Wiederholung
told-resigned = gibt auf

result-draw = Niemand hat gewonnen, { $scores }
result-won =
    { $count ->
        [one] { $winners } hat gewonnen, { $scores }
       *[other] { $winners } haben gewonnen, { $scores }
    }

record-rules = { $game }, Version { $rules } der Regeln
record-position = Aus der Stellung
record-unfinished = Die Partie ist nicht zu Ende.

mandua-hunters = Jäger
mandua-tigers = Tiger
mandua-hand =
    { $count ->
        [one] { $count } Jäger auf der Hand
       *[other] { $count } Jäger auf der Hand
    }
mandua-captured = { $count } von 25 Jägern geschlagen
mandua-announced = Angesagt: { $count }
mandua-taken = In diesem Zug geschlagen: { $count }
mandua-due = In diesem Zug noch zu schlagen: { $count }
mandua-faults = Mit Fehlzügen und Einsprüchen
mandua-ask-place = Auf welches Feld kommt ein Jäger aus der Hand?
mandua-ask-step = Welcher Jäger zieht, und wohin?
mandua-ask-announce = Wie viele Jäger schlägst du in diesem Zug? 0 für einen Schritt ohne Schlagen.
mandua-ask-announced = Du hast { $count } angesagt. Welcher Tiger zieht, und wohin?
mandua-ask-tigers = Welcher Tiger zieht, und wohin?
mandua-ask-capture = Du musst schlagen. Welcher Tiger, und wohin?
mandua-ask-series-faults = Schlage weiter oder beende die Wurffolge mit done.
mandua-ask-challenge = Die Tiger haben { $announced } angesagt und { $taken } geschlagen. War das ein Fehlzug? Nenne die fällige Zahl (fault 4) oder ziehe selbst.
mandua-ask-remove = Dein Einspruch stimmt. Welcher der markierten Tiger kommt vom Brett?
mandua-told-captured = , schlägt { $fields }
mandua-told-mandua = , MANDUA, schlägt { $fields }
mandua-told-right = , und es war ein Fehlzug
mandua-told-wrong = , ohne Wirkung
mandua-told-removed = ; der Tiger auf { $field } kommt vom Brett
