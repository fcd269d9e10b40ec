nanuuk-board = Eisscholle von Nanuuk!
nanuuk-seat-1 = Rot
nanuuk-seat-2 = Blau
nanuuk-seat-3 = Gelb
nanuuk-seat-4 = Weiß
nanuuk-the-bear = Der Bär
nanuuk-bear-of = Der Bär von { $who }
nanuuk-inuk-of = Der Inuk von { $who }
nanuuk-and = { $first } und { $last }

## Dinge
nanuuk-thing-fish = Fisch
nanuuk-thing-seal = Robbe
nanuuk-thing-walrus = Walross
nanuuk-thing-whale = Wal
nanuuk-thing-inuk = Inuk
nanuuk-thing-bear = Bär
nanuuk-thing-harpoon = Harpune
nanuuk-thing-husky = Husky
nanuuk-thing-sled = Schlitten
nanuuk-thing-kayak = Kajak
nanuuk-a-fish = einen Fisch
nanuuk-a-seal = eine Robbe
nanuuk-a-walrus = ein Walross
nanuuk-a-whale = einen Wal
nanuuk-a-inuk = einen Inuk
nanuuk-a-bear = einen Bären
nanuuk-a-harpoon = eine Harpune
nanuuk-a-husky = einen Husky
nanuuk-a-sled = einen Schlitten
nanuuk-a-kayak = einen Kajak

## Felder und Kanten, wie sie vorgelesen werden
nanuuk-field-free = frei
nanuuk-field-igloo = Iglu
nanuuk-field-cracks = Riss nach { $fields }
nanuuk-field-chosen = gewählt
nanuuk-field-target = mögliches Ziel
nanuuk-field-movable = kann ziehen
nanuuk-enclosed = eingeschlossen
nanuuk-gone = nicht mehr auf dem Eis
nanuuk-enclosed-both = beide eingeschlossen
nanuuk-enclosed-one = eine eingeschlossen
nanuuk-enclosed-bear = Bär eingeschlossen
nanuuk-enclosed-inuk = Inuk eingeschlossen
nanuuk-edge = Das Eis zwischen { $fields } aufreißen
nanuuk-cost-kayak = kostet den Kajak
nanuuk-cost-harpoon = vertreibt den Bären und kostet die Harpune
nanuuk-cost-both = kostet den Kajak, vertreibt den Bären und kostet die Harpune

## Bögen
nanuuk-carried = Dabei
nanuuk-together = Zusammen { $count }
nanuuk-stored = Im Iglu
nanuuk-space-full = { $what }: dabei
nanuuk-space-empty = { $what }: nicht dabei
nanuuk-space-stored = { $what } im Iglu: { $count }
nanuuk-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }

## Wonach gefragt ist
nanuuk-ask-of = { $who }: { $question }
nanuuk-ask-place = Setz eine Figur auf ein freies Feld.
nanuuk-ask-place-bear = Setz einen Bären auf ein freies Feld.
nanuuk-ask-start = Wähle das Iglu, in dem dein Jäger beginnt.
nanuuk-ask-figure = Wähle eine deiner Figuren, dann das Feld, auf das sie geht.
nanuuk-ask-move = Zieh auf ein Nachbarfeld.
nanuuk-ask-bear-walks = Zieh den Bären ein Feld weit; ein zweites darf er noch.
nanuuk-ask-second = Der Bär darf ein zweites Feld weit gehen oder hier anhalten.
nanuuk-ask-any-bear = Nun zieh einen Bären: Wähle einen, dann das Feld, auf das er geht.
nanuuk-ask-hunt = Zieh deinen Jäger ein Feld weit.
nanuuk-ask-hunt-or-stay = Zieh deinen Jäger ein Feld weit, oder bleib im Iglu.
nanuuk-ask-harnessed = Husky und Schlitten sind angespannt: Mach den ersten Schritt.
nanuuk-ask-step = Mach den nächsten Schritt.
nanuuk-ask-step-or-stay = Mach den nächsten Schritt, oder bleib im Iglu.
nanuuk-ask-drive = Vertreib den Bären: Wähle ein leeres Feld für ihn.
nanuuk-ask-crack = Leg den Riss: Wähle eine der gestrichelten Kanten.
nanuuk-ask-take = { $what }: mitnehmen oder liegen lassen?
nanuuk-ask-trade = Tausche Beute auf deinem Bogen ein, leg sie ab, oder hör auf.

## Warum etwas nicht zu wählen ist
nanuuk-hint-crack = Erst der Riss: Wähle eine der gestrichelten Kanten.
nanuuk-hint-take = Sag erst, ob du mitnimmst, was hier liegt.
nanuuk-hint-trade = Tausche erst, leg ab, oder sag, dass du fertig bist.
nanuuk-hint-figure = Diese Figur ist jetzt nicht zu ziehen.

## Knöpfe
nanuuk-take = Mitnehmen
nanuuk-leave = Liegen lassen
nanuuk-stay = Im Iglu bleiben
nanuuk-stop = Hier anhalten
nanuuk-harness = Für einen zweiten Schritt abgeben
nanuuk-harness-one = Zweiter Schritt, ein Riss
nanuuk-harness-what = Husky und Schlitten:
nanuuk-harness-two = Zweiter Schritt, zwei Risse
nanuuk-trade = { $what } gegen { $got }
nanuuk-drop = { $what } ablegen
nanuuk-done = Fertig

## Möglichkeiten
nanuuk-variant = Variante
nanuuk-variant-basic = Grundspiel
nanuuk-variant-partners = Partner
nanuuk-variant-neighbours-left = Linker Nachbar
nanuuk-variant-neighbours-right = Rechter Nachbar
nanuuk-variant-helpers = Helfer
nanuuk-variant-bear-hunt = Bärenjagd
nanuuk-variant-bear-fear = Angst vorm Bären
nanuuk-variant-basic-hint = Wer eingeschlossen ist, scheidet aus; wer als Letzter auf dem Eis ist, gewinnt.
nanuuk-variant-basic-hint-2 = Zwei Figuren für jeden. Schließ beide des anderen ein, oder eine durch Risse und Wasser allein.
nanuuk-variant-partners-hint = 1 und 3 spielen zusammen, und 2 und 4. Das erste Paar mit einer eingeschlossenen Figur gewinnt!
nanuuk-variant-neighbours-left-hint = Du gewinnst, wenn dein linker Nachbar, der Nächste am Zug, als Erster eingeschlossen ist.
nanuuk-variant-neighbours-right-hint = Du gewinnst, wenn dein rechter Nachbar, der vor dir am Zug ist, als Erster eingeschlossen ist.
nanuuk-variant-helpers-hint = Jeder hat einen Bären und einen Inuk. Schließ den Bären des anderen ein.
nanuuk-variant-bear-hunt-hint = Zwei Inuit (Plätze 1 und 2) jagen einen Bären (Platz 3), der bis zu zwei Felder geht.
nanuuk-variant-bear-hunt-hint-2 = Platz 1 spielt zwei Inuit, Platz 2 den Bären, der bis zu zwei Felder geht.
nanuuk-variant-bear-fear-hint = Jeder hat einen Inuk, und Bären, die niemandem gehören. Jeder Zug: dein Inuk, dann ein Bär.
nanuuk-bears = Bären
nanuuk-one-inuk = In jeder Runde ziehen
nanuuk-one-inuk-off = beide Inuit
nanuuk-one-inuk-on = nur ein Inuk
nanuuk-board-choice = Scholle
nanuuk-board-usual = Die übliche
nanuuk-board-own = Die eigene
nanuuk-setup = Aufstellung
nanuuk-setup-printed = Fest
nanuuk-setup-random = Zufällig
nanuuk-setup-scenario = Dein Szenario
nanuuk-scenario-nameless = Ohne Namen
nanuuk-scenario-is = { $name }, für { $count } Spieler
nanuuk-scenario-misfit = Dieses Szenario ist für { $count } Spieler. Stell so viele Plätze ein, oder ändere das Szenario im Editor.
nanuuk-hunters = Jäger für jeden
nanuuk-sled-cracks = Risse eines Doppelzugs
nanuuk-sled-cracks-two = Zwei
nanuuk-sled-cracks-choice = Einer oder zwei
nanuuk-sled-cracks-hint = Bei „Einer oder zwei“ sagst du vor jedem Doppelzug, ob er nur am Ende einen Riss macht.
nanuuk-gentle = Sanftes Eis
nanuuk-gentle-hint = Solange es sich vermeiden lässt, schneidet ein Riss niemanden von allen Iglus ab.
nanuuk-cracked-start = Risse zu Beginn

## Was geschieht
nanuuk-spoken-placed = { $who } beginnt auf { $field }.
nanuuk-spoken-moved = { $who } geht von { $from } nach { $to }.
nanuuk-spoken-kayak = { $who } fährt im Kajak über den Riss von { $from } nach { $to }.
nanuuk-spoken-stopped = { $who } hält an.
nanuuk-spoken-cracked = Das Eis reißt zwischen { $edge }.
nanuuk-spoken-gone = { $who } verlässt das Eis auf { $field }.
nanuuk-spoken-no-bear = Kein Bär kann ziehen.
nanuuk-spoken-stayed = { $who } bleibt im Iglu.
nanuuk-spoken-harnessed = { $who } gibt Husky und Schlitten für einen zweiten Schritt ab.
nanuuk-spoken-harnessed-one = { $who } gibt Husky und Schlitten für einen zweiten Schritt mit einem einzigen Riss ab.
nanuuk-spoken-met-bear = { $who } trifft auf { $field } den Bären.
nanuuk-spoken-bear-driven = { $who } vertreibt den Bären von { $from } nach { $to } und verliert die Harpune.
nanuuk-spoken-harpoon-back = { $who } hat wieder die Harpune.
nanuuk-spoken-took = { $who } nimmt { $what } auf { $field }.
nanuuk-spoken-left = { $who } lässt { $what } auf { $field } liegen.
nanuuk-spoken-traded = { $who } tauscht { $what } gegen { $got }.
nanuuk-spoken-dropped = { $who } legt { $what } ab.
nanuuk-spoken-missed = { $who } kann nicht ziehen und setzt aus.

## In der Zugliste
nanuuk-sign-stay = bleibt
nanuuk-sign-stop = hält an
nanuuk-sign-leave = lässt liegen
nanuuk-sign-took = + { $what }
nanuuk-sign-dropped = − { $what }
nanuuk-sign-harness = Doppelzug
nanuuk-sign-bear = Bär → { $field }
nanuuk-sign-missed = { $who } setzt aus
nanuuk-sign-gone = { $who } ist nicht mehr auf dem Eis

## Wie es endete
nanuuk-over-n-24 = Wer als Letzter auf dem Eis ist, gewinnt.
nanuuk-over-n-25 = Jemand ist eingeschlossen.
nanuuk-over-n-30 = Das Paar mit der ersten eingeschlossenen Figur gewinnt.
nanuuk-over-n-31 = Der erste Nachbar ist eingeschlossen.
nanuuk-over-n-32 = Ein Bär ist eingeschlossen.
nanuuk-over-n-33 = Eine der beiden Seiten ist eingeschlossen.
nanuuk-over-n-35 = Ein Inuk ist eingeschlossen.
nanuuk-over-n-70 = Es gibt nichts mehr zu jagen.
nanuuk-over-n-72 = Eine ganze Runde lang hat niemand gezogen.
nanuuk-over-resign = Jemand hat aufgegeben.
nanuuk-over-draw = Beide haben sich auf Remis geeinigt.
nanuuk-were-enclosed = { $count ->
    [one] Eingeschlossen: { $who }.
   *[other] Eingeschlossen: { $who }.
  }
nanuuk-home-bonus = + 2 im Iglu
nanuuk-were-shut-in = Durch Risse und Wasser allein eingeschlossen: { $who }.
nanuuk-together-is = { $who } zusammen: { $count }.
nanuuk-tie = Gleich viele Punkte, darum entscheidet die Ausrüstung, die jemand dabei hat: { $equipment }.

## Was die Regeln ablehnen
nanuuk-refused-bear = Ein Bär ist nur mit der Harpune zu vertreiben, und nur, wenn er irgendwohin kann.
nanuuk-refused-bear-place = Dorthin kann der Bär nicht: Iglu, Stein, Bär oder Jäger dürfen nicht auf dem Feld sein.
nanuuk-refused-crack = Dazwischen liegt ein Riss.
nanuuk-refused-cracked = An dieser Kante ist schon ein Riss.
nanuuk-refused-distance = Das ist kein Nachbarfeld.
nanuuk-refused-figure = Diese Figur ist jetzt nicht zu ziehen.
nanuuk-refused-gentle = Dieser Riss schnitte einen Jäger von allen Iglus ab, und ein anderer täte es nicht.
nanuuk-refused-harness = Husky und Schlitten können jetzt nicht abgegeben werden.
nanuuk-refused-harness-number = Wie viele Risse es werden, wird nur zu Beginn eines Doppelzugs gesagt, und nur, wo es zur Wahl steht.
nanuuk-refused-occupied = Dieses Feld ist nicht frei.
nanuuk-refused-prey = Diese Beute hat der Jäger nicht dabei.
nanuuk-refused-side = Das ist eine Seite des Feldes, und eine Speiche ist frei.
nanuuk-refused-spoke = Das ist keine Speiche des Feldes.
nanuuk-refused-stage = Danach ist jetzt nicht gefragt.
nanuuk-refused-start = Ein Jäger beginnt in einem Iglu.
nanuuk-refused-stay = Bleiben kann ein Jäger nur in einem Iglu.
nanuuk-refused-step = Ohne Husky und Schlitten noch einmal abzugeben, ist kein Schritt mehr übrig.
nanuuk-refused-take = Dieser Stein lässt sich jetzt nicht nehmen.
nanuuk-refused-trade = Dafür gibt es nichts zu gewinnen.
nanuuk-refused-turn = Jemand anders ist am Zug.
nanuuk-refused-water = Dort ist Wasser.
editor-unplayable-setup = Was im Editor gezeichnet ist, lässt sich noch nicht spielen; der Editor sagt, warum.
