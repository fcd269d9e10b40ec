## Jede Seite
home = Inuksuk: zur ersten Seite
skip = Zum Inhalt springen
rules = Regeln
settings = Einstellungen
close = Schließen
cancel = Abbrechen
on = An
off = Aus
less = Eins weniger
more = Eins mehr
about = Jagdspiele im Eis und im Dschungel. Frei, ohne Konto, ohne Werbung; alles läuft in deinem Browser.

## Erste Seite
play-computer = Gegen den Computer
play-here = Zu zweit an einem Gerät
play-together = Gemeinsam an einem Gerät
resume = Deine Partie { $game } ist noch da: { $count ->
    [0] gerade begonnen
    [one] { $count } Zug gespielt
   *[other] { $count } Züge gespielt
  }.
resume-go-on = Weiterspielen
resume-discard = Verwerfen
discard-question = Diese Partie verwerfen? Sie wird nicht aufgehoben.
mandua-summary = Fünfundzwanzig Jäger kreisen vier Tiger ein. Jeder Sprung zählt: Ein Tiger muss so viele werfen, wie er kann. Für zwei, etwa 45 Minuten, ab 12 Jahren.
nanuk-summary = Prahle mit der Beute, die du heimbringst, mehr Tiere, mehr Tage – bis jemand ruft: Das wird nichts! Ein Spiel mit verdeckten Händen für fünf bis acht.
nanuuk-intro-summary = Jeder Schritt reißt das Eis auf: Schließ die anderen ein, bevor sie es mit dir tun. Sieben Varianten mit und ohne Bären. Für zwei bis vier, etwa 10 Minuten, ab 8 Jahren.
nanuuk-summary = Bring Fische, Robben, Walrosse und Wale heim, bevor das Eis zerbrochen ist: Jeder Schritt reißt es auf. Mit Husky, Schlitten und Kajak kommst du weiter. Für zwei bis vier, etwa 30 Minuten, ab 8 Jahren.
mare-polare-summary = Über treibendes Eis zu den Fischen für die Suppe – wenn man das Rezept noch weiß. Würfeln, Fühlen und Merken, in Bildern: für zwei bis vier ab 4 bis 6 Jahren, etwa 20 Minuten.
nanuuk-to-editor = Eine eigene Scholle oder Aufstellung zeichnen

## Eine Partie einrichten
opponent = Gegner
side = Du spielst
side-by-lot = Das Los entscheidet
seats = Plätze
seat-number = Platz { $seat }
seat-name = Name auf Platz { $seat }
seat-who = Wer auf Platz { $seat } sitzt
seat-level = Stufe des Computers auf Platz { $seat }
seat-you = Du
seat-other = Noch jemand
seat-bot = Computer
seating-shared = Ihr teilt euch dieses Gerät. Hat jemand Geheimnisse, wird es vorher weitergegeben, damit sie niemand anders sieht.
name-person-1 = Robin
name-person-2 = Kim
name-person-3 = Alex
name-person-4 = Luca
name-person-5 = Sascha
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
level = Stufe
level-hint = { $level ->
    [1] Fürs erste Spiel: schaut kaum voraus und irrt sich oft.
    [2] Sieht den nächsten Zug und irrt sich oft.
    [3] Für alle, die die Regeln kennen.
    [4] Für alle, die schon gewonnen haben.
    [5] Schaut gut voraus.
    [6] Für Erfahrene.
    [7] Stark.
   *[8] So stark, wie es in etwa einer Sekunde je Zug geht.
  }
start = Spielen
start-unfinished = Bei den Möglichkeiten unten fehlt noch etwas.
give-up-question = Die laufende Partie verlassen?
give-up-what = Nur eine Partie wird aufgehoben. Eine neue nimmt ihren Platz ein.
give-up = Verlassen, neu spielen
options = Weitere Einstellungen

## Die Partie
opening = Das Brett wird aufgebaut …
part-not-loaded = Das Spiel konnte nicht geladen werden. Bitte die Verbindung prüfen und es noch einmal versuchen.
part-again = Noch einmal versuchen
you = Du
computer-level = Computer, Stufe { $level }
to-act = am Zug
thinking = denkt …
thinking-long = Der Computer denkt …
waiting-for = Warten auf { $names } …
seen-enough = Gesehen, weiter
skip-ahead = Vorspulen
curtain = Das Gerät wird weitergegeben
hand-over = Das Gerät an { $name } geben
hand-over-what = Im Moment steht nichts Geheimes auf dem Bildschirm.
hand-over-ready = Ich bin { $name }
moves = Züge
moves-none = Noch wurde nicht gezogen.
step-first = Zum Anfang
step-back = Einen Zug zurück
step-next = Einen Zug weiter
step-last = Zur Gegenwart
step-place = { $shown } / { $all }
looking-back = Du blickst zurück. Ausprobiert wird hier nichts.
back-to-now = Zurück zur Gegenwart
confirm-move = { $move } spielen
table-actions = Außer ziehen
undo = Zurück­nehmen
undo-what = { $actions } zurücknehmen
undo-question = Zurücknehmen?
undo-all-agree = Alle an diesem Gerät reden mit.
undo-agreed = Alle sind einverstanden
offer-draw = Remis anbieten
claim-draw = Remis fordern
accept-draw = Annehmen
decline-draw = Ablehnen
draw-offered = Die andere Seite bietet Remis an.
draw-offer-stands = Das Remisangebot wird nach deinem Zug beantwortet.
resign = Aufgeben
resign-question = Die Partie aufgeben?
resign-question-of = { $name }: die Partie aufgeben?
resign-what = Die andere Seite gewinnt dann sofort.
resign-not = Weiterspielen
download = Auf­zeich­nung sichern
told-draw-offered = { $side } bieten Remis an.
told-draw-accepted = { $side } nehmen das Remis an.
told-draw-declined = { $side } lehnen das Remis ab.
told-draw-claimed = { $side } fordern Remis.
told-resigned = { $side } geben auf.
sign-draw-offered = Remis?
sign-draw-accepted = Remis
sign-draw-declined = kein Remis
sign-draw-claimed = Remis gefordert
sign-resigned = aufgegeben
no-match = Es läuft keine Partie
no-match-what = In diesem Browser gibt es keine Partie, die weitergehen könnte. Auf der ersten Seite lässt sich eine beginnen.

## Das Ende
result = Ergebnis
result-draw = Remis
result-won = { $winners } gewinnen
result-won-by = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
  }
result-you-shared = Du teilst dir den Sieg
result-winner = gewonnen
result-you-won = Du hast gewonnen
result-you-lost = Der Computer hat gewonnen
play-again = Noch einmal
swap-sides = Seiten tauschen
look-at-board = Brett ansehen

## Regeln
rule-open = Regel { $rule }
rule-title = Regel { $rule }
rule-page = Zur ganzen Regelseite
rule-unknown = Eine Regel { $rule } gibt es auf dieser Seite nicht. Hier ist sie ganz.
back-to-match = Zurück zur Partie

## Einstellungen
language = Sprache
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
sound = Ton
pace = Tempo
pace-calm = Ruhig
pace-usual = Üblich
pace-quick = Schnell
pace-at-once = Sofort
confirm-moves = Züge bestätigen
confirm-moves-hint = Mit „An“ wird ein Zug erst gespielt, wenn er bestätigt ist. Hilfreich auf kleinen Bildschirmen.

## Was schiefgeht
lost = Hier ist nichts
lost-what = Die Adresse { $address } führt in diesem Programm nirgendwohin.
lost-home = Zur ersten Seite
failure = Etwas ist schiefgegangen
failure-what-to-do = Die Partie ist bis zum letzten Zug gespeichert. Zum Weiterspielen die Seite neu laden; gemeldet wurde:
reload = Neu laden
no-random = Dieser Browser hat keine Quelle für Zufallszahlen; ohne sie lässt sich keine Partie einrichten.

## Was der Tisch ablehnt
refused-otherwise = Das geht jetzt nicht.
refused-answer-the-offer = Beantworte zuerst das Remisangebot.
refused-claim-too-early = Remis lässt sich fordern, wenn dieselbe Stellung zum dritten Mal steht.
refused-claim-too-late = Remis lässt sich nur zu Beginn des eigenen Zuges fordern.
refused-no-claim = In dieser Partie ist Wiederholung kein Remis.
refused-no-draw = In dieser Partie lässt sich kein Remis anbieten.
refused-no-offer = Niemand hat Remis angeboten.
refused-no-resigning = Diese Partie lässt sich nicht aufgeben.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-offer-stands = Ein Angebot steht schon.
refused-own-offer = Dein Angebot beantwortet die andere Seite.
refused-undo-forbidden = Mit Fehlzügen gilt: Eine losgelassene Figur hat gezogen. Nichts wird zurückgenommen.
refused-undo-not-asked = Niemand wartet auf deine Zustimmung.
refused-undo-over = Die Partie ist vorbei.
refused-undo-revealed = Was aufgedeckt ist, lässt sich nicht zurücknehmen.
