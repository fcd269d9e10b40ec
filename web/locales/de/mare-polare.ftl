mare-polare-board = Das Meer mit seinen Schollen
mare-polare-strip = Was zu tun ist

## What can be seen
mare-polare-floe-plain = glattes Eis
mare-polare-floe-hole = Eisloch
mare-polare-floe-igloo = Iglu
mare-polare-floe-iceberg = Orakelberg mit dem Spiegel
mare-polare-floe-gap = offenes Wasser
mare-polare-place-figure = { $name } ist hier
mare-polare-place-choice = wählbar
mare-polare-fish-r = rund und rot
mare-polare-fish-l = lang und grün
mare-polare-fish-p = spitz und blau
mare-polare-fish-b = breit und violett
mare-polare-fish-plain = blankes Holz
mare-polare-harpoon = { $count ->
    [0] Kein Fisch auf der Harpune
    [one] Ein Fisch auf der Harpune: { $fish }
   *[other] { $count } Fische auf der Harpune, von oben: { $fish }
  }
mare-polare-card-look = Dein Rezept ansehen
mare-polare-card-hide = Dein Rezept weglegen
mare-polare-card-words = Rezept: { $fish }

## What is asked
mare-polare-ask-place-look = Sieh dein Rezept an und merk es dir. Dann stell dich auf eine leuchtende Scholle.
mare-polare-ask-place = Stell dich auf eine leuchtende Scholle.
mare-polare-ask-roll = Du bist dran: Tipp auf den Würfel!
mare-polare-ask-roll-of = { $name }: Tipp auf den Würfel!
mare-polare-ask-roll-look = Sieh dein Rezept im Spiegel an. Wenn du es weißt, tipp auf den Würfel: { $name } ist dran.
mare-polare-ask-move = Geh auf eine leuchtende Scholle.
mare-polare-ask-leap = Spring auf irgendeine leuchtende Scholle!
mare-polare-ask-fall = Platsch! Wo fällst du ins Wasser?
mare-polare-ask-lay = Deine Scholle treibt fort. In welche Lücke?
mare-polare-ask-lay-look = Sieh dein Rezept im Spiegel an. Dann wähl eine Lücke für deine Scholle.
mare-polare-ask-feel = Fühl im Beutel: Welchen Fisch willst du?
mare-polare-ask-keep = Behältst du den Fisch, oder kommt er zurück?
mare-polare-ask-return = Nur Holz: Dieser Fisch kommt zurück in den Beutel.
mare-polare-ask-claim = Ist deine Suppe fertig?
mare-polare-ask-out = Noch nicht ganz: Geh hinaus auf eine leuchtende Scholle.
mare-polare-wait-place = { $name } sucht eine Scholle.
mare-polare-wait-roll = { $name } würfelt.
mare-polare-wait-feel = { $name } fühlt im Beutel.
mare-polare-wait-other = { $name } ist dran.

## What can be pressed
mare-polare-throw = Würfeln
mare-polare-feel-r = Einen runden Fisch fühlen
mare-polare-feel-l = Einen langen Fisch fühlen
mare-polare-feel-p = Einen spitzen Fisch fühlen
mare-polare-feel-b = Einen breiten Fisch fühlen
mare-polare-keep = Den Fisch behalten
mare-polare-return = Zurück in den Beutel
mare-polare-claim = Meine Suppe ist fertig
mare-polare-wait = Noch nicht: warten
mare-polare-yes = Ja, so machen

## Options
mare-polare-feel = Angeln
mare-polare-feel-shape = Nach der Form
mare-polare-feel-blind = Irgendeinen Fisch
mare-polare-feel-shape-hint = Du sagst, welche Form du fühlst, und bekommst einen Fisch dieser Form – oder den aus blankem Holz.
mare-polare-feel-blind-hint = Was eben aus dem Beutel kommt: schneller erklärt, schwerer gewonnen.
mare-polare-open = Rezepte
mare-polare-open-off = Gemerkt
mare-polare-open-on = Offen
mare-polare-open-off-hint = Du siehst deines vor dem Anfang und danach nur im Spiegel des Orakelbergs.
mare-polare-open-on-hint = Sie liegen die ganze Zeit offen, für die Jüngsten.
mare-polare-first = Wer beginnt

## What happens
mare-polare-spoken-first = { $name } beginnt.
mare-polare-spoken-layout = Die Schollen liegen im Meer.
mare-polare-spoken-recipe = { $name } bekommt ein Rezept.
mare-polare-spoken-placed = { $name } steht auf { $place }.
mare-polare-spoken-rolled = { $name } würfelt { $points }.
mare-polare-spoken-leap = { $name } würfelt den Sprung.
mare-polare-spoken-splash = { $name } würfelt den Platscher.
mare-polare-spoken-in-vain = Damit geht nichts.
mare-polare-spoken-lost = Ein Fisch schwimmt fort: { $fish }.
mare-polare-spoken-moved = { $name } geht nach { $place }: { $what }.
mare-polare-spoken-looks = { $name } sieht auf { $place } in den Spiegel.
mare-polare-spoken-fell = { $name } fällt bei { $place } ins Wasser.
mare-polare-spoken-laid = { $what ->
    [hole] Die Scholle von { $from } treibt nach { $to } und zeigt ein Eisloch.
    [plain] Die Scholle von { $from } treibt nach { $to } und zeigt glattes Eis.
   *[same] Die Scholle von { $from } treibt nach { $to }.
  }
mare-polare-spoken-felt = { $shape ->
    [r] { $name } fühlt nach einem runden Fisch.
    [l] { $name } fühlt nach einem langen Fisch.
    [p] { $name } fühlt nach einem spitzen Fisch.
   *[b] { $name } fühlt nach einem breiten Fisch.
  }
mare-polare-spoken-caught = Ein Fisch: { $fish }!
mare-polare-spoken-caught-plain = Oh, nur blankes Holz.
mare-polare-spoken-kept = { $name } behält ihn.
mare-polare-spoken-returned = Er kommt zurück in den Beutel.
mare-polare-spoken-right = Die Suppe ist fertig: { $name } hat alle sieben Fische!
mare-polare-spoken-wrong = { $count ->
    [0] { $name } kostet die Suppe: noch nicht.
    [one] { $name } kostet die Suppe: noch nicht. Ein Fisch schwimmt fort.
   *[other] { $name } kostet die Suppe: noch nicht. { $count } Fische schwimmen fort.
  }
mare-polare-spoken-waited = { $name } wartet im Iglu.
mare-polare-spoken-out = { $name } geht hinaus nach { $place }.

## How it ended
mare-polare-over-p-18 = Alle sieben Fische und keiner zu viel: Die Gamka ist fertig!

## What the rules refuse
mare-polare-refused-over = Die Partie ist zu Ende.
mare-polare-refused-not-your-turn = Jemand anders ist dran.
mare-polare-refused-not-now = Das ist für einen anderen Augenblick.
mare-polare-refused-no-such-seat = Dort sitzt niemand.
mare-polare-refused-layout = So liegen die Schollen nicht.
mare-polare-refused-recipe-of-another-seat = Ein anderer Platz bekommt zuerst sein Rezept.
mare-polare-refused-recipe-dealt = Dieses Rezept hat schon jemand.
mare-polare-refused-gap = Da ist nur Wasser.
mare-polare-refused-occupied = Da ist schon jemand.
mare-polare-refused-start-on-hole = Nicht auf einem Eisloch anfangen: Nimm glattes Eis.
mare-polare-refused-start-on-special-floe = Nicht am Iglu oder am Orakelberg anfangen: Nimm glattes Eis.
mare-polare-refused-starting-floe = Von dort kommst du: Geh weiter auf eine andere Scholle.
mare-polare-refused-too-far = Das ist zu weit.
mare-polare-refused-no-gap = Da liegt eine Scholle: Wähl offenes Wasser.
mare-polare-refused-none-in-bag = So ein Fisch ist nicht im Beutel.
mare-polare-refused-plain-fish = Einen Fisch aus blankem Holz kann man nicht behalten.
mare-polare-refused-not-next-to-igloo = Geh hinaus auf eine Scholle neben dem Iglu.
