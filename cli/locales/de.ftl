# Was das Programm beim Spielen sagt. Ein Text je Zeile; Werte stehen in geschweiften Klammern.

seat = Platz { $seat }
name-bot = Bot { $level }
name-player = Spieler { $number }
chance = Zufall
question-any = Deine Aktion? (legal listet sie auf, help erklärt)
pass-keyboard = Die Tastatur gehört jetzt { $seat }. Alle anderen sehen weg. Weiter mit Enter.
look = Sieh jetzt hin: danach ist es wieder verdeckt. Weiter mit Enter.
left = Die Partie ist nicht zu Ende.
kept = Die Partie liegt in { $file }
unsaved = Die Partie kann nicht in { $file } geschrieben werden: { $why }
refused = Nicht möglich: { $why }
refused-over = die Partie ist zu Ende
resign-sure = Die Partie aufgeben? ja oder nein
draw-offered = Die andere Seite bietet Remis an: accept (annehmen), decline (ablehnen) oder weiterspielen.
claim-open = Diese Stellung steht zum dritten Mal: du darfst Remis verlangen (claim).
undo-consent = { $seat }: Darf das zurückgenommen werden: { $actions }? ja oder nein
undone = Zurückgenommen: { $actions }
undo-declined = Es bleibt dabei: nicht alle waren einverstanden.
help-plain =
    Tippe eine Aktion in Notation oder ihre Nummer in einer gezeigten Liste.
    legal   die erlaubten Aktionen           board   das Brett noch einmal
    moves   was gespielt wurde               undo    zurücknehmen
    quit    verlassen; die Partie bleibt aufgehoben
help-draw = draw    Remis anbieten oder annehmen     decline ein Remis ablehnen
help-claim = claim   Remis durch Wiederholung
help-resign = resign  aufgeben
not-listed = Keine Liste mit dieser Nummer ist zu sehen; legal zeigt eine.
not-in-list = Diese Nummer steht nicht in der Liste.
choose-first = Wähle zuerst: Pfeile oder Tab, dann Enter.

file-missing = diese Datei gibt es nicht
file-no-folder = diesen Ordner gibt es nicht
file-forbidden = das ist nicht erlaubt
file-folder = das ist ein Ordner
file-exists = diese Datei gibt es schon
file-full = es ist kein Platz mehr
file-read-only = dort lässt sich nichts schreiben

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
mandua-captured = { $count } von 25 Jägern geworfen
mandua-announced = Angesagt: { $count }
mandua-taken = In diesem Zug geworfen: { $count }
mandua-due = In diesem Zug noch zu werfen: { $count }
mandua-faults = Mit Fehlzügen und Anzweifeln
mandua-ask-place = Auf welches Feld kommt ein Jäger aus der Hand?
mandua-ask-step = Welcher Jäger zieht, und wohin?
mandua-ask-announce = Wie viele Jäger wirfst du in diesem Zug? 0 für einen Schritt ohne Wurf.
mandua-ask-announced = Du hast { $count } angesagt. Welcher Tiger zieht, und wohin?
mandua-ask-tigers = Welcher Tiger zieht, und wohin?
mandua-ask-capture = Du musst werfen. Welcher Tiger, und wohin?
mandua-ask-series-faults = Wirf weiter oder beende die Wurffolge mit done.
mandua-ask-challenge = Die Tiger haben { $announced } angesagt und { $taken } geworfen. War das ein Fehlzug? Zweifle ihn mit der fälligen Zahl an (fault 4) oder ziehe selbst.
mandua-ask-remove = Richtig angezweifelt. Welcher der markierten Tiger kommt vom Brett?
mandua-told-captured = , wirft { $fields }
mandua-told-mandua = , MANDUA, wirft { $fields }
mandua-told-right = , und es war ein Fehlzug
mandua-told-wrong = , ohne Wirkung
mandua-told-removed = ; der Tiger auf { $field } kommt vom Brett

thing-fish = Fisch
thing-seal = Robbe
thing-walrus = Walross
thing-whale = Wal
thing-inuk = Inuk
thing-bear = Bär
thing-harpoon = Harpune
thing-husky = Husky
thing-sled = Schlitten
thing-kayak = Kajak

nanuuk-intro-title = Nanuuk! – das Einführungsspiel
nanuuk-in-igloo = im Iglu: { $things }
nanuuk-points = Punkte: { $points }
nanuuk-legend = f Fisch, s Robbe, w Walross, W Wal, i Inuk, B Bär
nanuuk-enclosed = eingeschlossen
nanuuk-ask-place = In welchem Iglu beginnt dein Jäger?
nanuuk-ask-move = Wohin geht dein Jäger?
nanuuk-ask-step = Wohin führt der weitere Schritt?
nanuuk-ask-bear = Wohin wird der Bär vertrieben?
nanuuk-ask-crack = Wo reißt das Eis?
nanuuk-ask-take = Den Stein nehmen oder liegen lassen?
nanuuk-ask-trade = Was tauschst du ein oder legst du ab?
nanuuk-ask-place-inuk = Wo beginnt dein Inuk?
nanuuk-ask-place-bear = Wo beginnt der Bär?
nanuuk-ask-move-figure = Welche Figur zieht, und wohin?
nanuuk-ask-move-bear = Welcher Bär zieht, und wohin?
nanuuk-ask-second = Wohin führt der zweite Schritt des Bären? Oder stop.
nanuuk-do-stay = im Iglu bleiben
nanuuk-do-harness = Husky und Schlitten anspannen
nanuuk-do-harness-one = Husky und Schlitten anspannen, ein Riss am Ende
nanuuk-do-harness-two = Husky und Schlitten anspannen, ein Riss nach jedem Schritt
nanuuk-do-take = nehmen
nanuuk-do-leave = liegen lassen
nanuuk-do-done = fertig
nanuuk-do-stop = stehen bleiben
nanuuk-do-trade = { $prey } tauschen
nanuuk-do-drop = { $prey } ablegen
nanuuk-told-missed = ; Jäger { $hunter } setzt aus
nanuuk-told-removed = ; Jäger { $hunter } kommt vom Brett
nanuuk-told-left = ; die Figur auf { $field } scheidet aus
nanuuk-told-no-bear = ; kein Bär kann ziehen

nanuk-deer =
    { $number ->
        [one] Hirsch
       *[other] Hirsche
    }
nanuk-seal =
    { $number ->
        [one] Robbe
       *[other] Robben
    }
nanuk-fish =
    { $number ->
        [one] Fisch
       *[other] Fische
    }
nanuk-bird =
    { $number ->
        [one] Vogel
       *[other] Vögel
    }
nanuk-clockwise = im Uhrzeigersinn
nanuk-counter-clockwise = gegen den Uhrzeigersinn
nanuk-wind = Wind: { $wind }
nanuk-boast =
    Platz { $seat } prahlt: { $number } { $animal } in { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }.
nanuk-no-boast = Noch keine Prahlerei.
nanuk-doomed = Platz { $seat } verkündet Unheil.
nanuk-winter = Winter: das ist die letzte Jagd.
nanuk-head = Platz Hand Seite       Gibt  Gewonnen
nanuk-side-hunt = Jagd
nanuk-side-doom = Verhängnis
nanuk-decided = entschieden
nanuk-shown = Beigesteuert:
nanuk-drawn = Gezogen:
nanuk-pool = Beute:
nanuk-hand = Deine Hand:
nanuk-totals = Punkte: { $points }
nanuk-legend = d Hirsch, s Robbe, f Fisch, b Vogel, i Inuksuk; 2 doppelt, n mit dem Bären
nanuk-ask-boast = Erhöhe die Prahlerei (f 6 7: Fische, wie viele, in wie vielen Tagen), oder doom: Verhängnis.
nanuk-ask-sides = Gehst du mit auf die Jagd (hunt), oder bleibst du (stay)?
nanuk-ask-ante = Welche Karte legst du als Einsatz?
nanuk-ask-give = Welche Karten steuerst du bei? Mindestens eine (s,f2).
nanuk-ask-pick = Welche Karte nimmst du aus der Beute?
nanuk-do-boast =
    { $number } { $animal } in { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
nanuk-do-doom = Unheil verkünden
nanuk-do-hunt = mit auf die Jagd gehen
nanuk-do-stay = bleiben
nanuk-told-first = Platz { $seat } beginnt
nanuk-told-deal =
    { $count ->
        [one] jeder Platz bekommt eine Karte
       *[other] jeder Platz bekommt { $count } Karten
    }
nanuk-told-deal-to =
    { $count ->
        [one] Platz { $seat } bekommt eine Karte
       *[other] Platz { $seat } bekommt { $count } Karten
    }
nanuk-told-deal-cards = Platz { $seat } bekommt { $cards }
nanuk-told-wind = der Wind weht { $wind }
nanuk-told-day = eine Karte wird gezogen: { $card }
nanuk-told-ante = legt { $cards } als Einsatz
nanuk-told-ante-hidden = legt einen Einsatz
nanuk-told-give = steuert { $cards } bei
nanuk-told-give-hidden =
    { $count ->
        [one] steuert eine Karte bei
       *[other] steuert { $count } Karten bei
    }
nanuk-told-pick = nimmt { $cards }
nanuk-told-sides = ; auf Jagd: { $hunt }, dagegen: { $doom }
nanuk-told-shown = ; beigesteuert: { $cards }
nanuk-told-winter = ; der Winter kommt
nanuk-told-success = ; die Jagd gelingt
nanuk-told-failure = ; die Jagd misslingt
nanuk-told-points = ; Punkte: { $points }

mare-round = rund
mare-long = lang
mare-pointed = spitz
mare-broad = breit
mare-plain = naturbelassen
mare-roll = Gewürfelt: { $roll }
mare-fish = In der Hand: { $fish }
mare-harpoon = Harpune: { $fish }
mare-recipe = Das Rezept von Platz { $seat }: { $recipe }
mare-legend = r rund, l lang, p spitz, b breit; O Eisloch, ^ oder ∩ Iglu, M oder △ Orakelberg
mare-ask-place = Auf welcher Scholle beginnst du?
mare-ask-move = Du hast { $roll } gewürfelt. Auf welche Scholle gehst du?
mare-ask-leap = Sprung! Auf welche Scholle gehst du?
mare-ask-lay = In welche Lücke kommt die verlassene Scholle?
mare-ask-fall = Platsch! In welche Lücke fällst du?
mare-ask-feel = Nach welcher Form fühlst du?
mare-ask-keep = Den Fisch behalten oder zurücklegen?
mare-ask-claim = Ist deine Gamka fertig? Ansagen (claim) oder warten (wait).
mare-ask-out = Das war nicht dein Rezept. Auf welche Scholle gehst du hinaus?
mare-do-feel = nach { $fish } fühlen
mare-do-keep = behalten
mare-do-return = zurücklegen
mare-do-claim = ansagen
mare-do-wait = warten
mare-told-catch = ein Fisch aus dem Beutel: { $fish }
mare-leap = Sprung
mare-splash = Platsch
mare-told-roll = würfelt { $roll }
mare-told-first = Platz { $seat } beginnt
mare-told-layout = die Schollen werden ausgelegt
mare-told-recipe = Platz { $seat } bekommt ein Rezept
mare-told-recipes =
    { $count ->
        [one] ein Rezept wird ausgeteilt
       *[other] { $count } Rezepte werden ausgeteilt, jedem Platz eins
    }
