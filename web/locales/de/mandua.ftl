mandua-hunters = Jäger
mandua-tigers = Tiger
mandua-board = MANDUA-Brett
mandua-hand = { $count } Jäger auf der Hand
mandua-captured = { $count } Jäger geworfen

## Felder, wie sie vorgelesen werden
mandua-field-free = { $field }, frei
mandua-field-cage = { $field }, leerer Käfig
mandua-field-hunter = { $field }, Jäger
mandua-field-tiger = { $field }, Tiger
mandua-field-chosen = gewählt
mandua-field-target = mögliches Ziel
mandua-field-movable = kann ziehen

## Was gefragt ist
mandua-ask-place = Setze einen Jäger auf ein freies Feld.
mandua-ask-step = Ziehe einen Jäger ein Feld weit.
mandua-ask-challenge-or-place = Zweifle den Zug der Tiger an oder setze einen Jäger.
mandua-ask-challenge-or-step = Zweifle den Zug der Tiger an oder ziehe einen Jäger.
mandua-ask-remove = Richtig! Mehrere Tiger haben die meisten Würfe: Wähle den, der vom Brett geht.
mandua-ask-announce = Sage an, wie viele Jäger du werfen wirst.
mandua-ask-tigers-announced = { $announced ->
    [0] Angesagt: keiner. Ziehe einen Tiger ein Feld weit; auch Werfen ist erlaubt.
   *[other] Angesagt: { $announced }. Wirf sie, einen Wurf nach dem anderen; auch ein einzelner Schritt ist erlaubt.
  }
mandua-ask-series-faults = { $taken } von { $announced } angesagten geworfen. Wirf weiter oder beende den Zug.
mandua-ask-series = Wirf weiter: noch { $due }.
mandua-ask-capture = Wirf: { $due } Jäger { $due ->
    [one] muss
   *[other] müssen
  } vom Brett.
mandua-ask-tigers = Ziehe einen Tiger ein Feld weit.
mandua-ask-announced-step = { $announced ->
    [0] Angesagt: keiner. Ziehe einen Tiger ein Feld weit.
   *[other] Angesagt: { $announced }. Zu werfen gibt es nichts: Ziehe einen Tiger ein Feld weit.
  }

## Warum etwas nicht gewählt werden kann
mandua-hint-hand = Solange Jäger auf der Hand sind, zieht keiner auf dem Brett: Setze einen.
mandua-hint-hunter-stuck = Dieser Jäger hat kein freies Feld neben sich.
mandua-hint-tiger-stuck = Dieser Tiger kann weder ziehen noch werfen.
mandua-hint-must-capture = Es muss geworfen werden, und dieser Tiger hat an keiner größten Wurffolge teil.
mandua-hint-series = Die Wurffolge geht nur mit Würfen weiter; dieser Tiger hat jetzt keinen.
mandua-hint-announce = Sage zuerst an, wie viele Jäger du werfen wirst.
mandua-hint-remove = Wähle einen der markierten Tiger.

## Knöpfe
mandua-announce = { $number } ansagen
mandua-announce-how-many = Wie viele Jäger wirst du werfen?
mandua-done = Fertig: { $taken } geworfen
mandua-challenge = Anzweifeln …
mandua-challenge-how-many = Wie viele hätten es sein müssen?
mandua-challenge-with = Anzweifeln: { $number }
mandua-sign-done = fertig

## Einstellungen der Partie
mandua-start = Die Tiger beginnen
mandua-start-corners = In den Ecken
mandua-start-cages = In den Käfigen
mandua-start-own = Auf gewählten Feldern
mandua-start-pick = Wähle vier Felder für die Tiger
mandua-start-left = { $count ->
    [0] Alle vier Tiger stehen.
   *[other] Noch { $count } Tiger zu setzen.
  }
mandua-faults = Werfen
mandua-faults-off = Geführt
mandua-faults-on = Turnier: mit Fehlzügen
mandua-faults-off-hint = Nur Würfe, die das Meiste holen, werden angeboten.
mandua-faults-on-hint = Die Tiger sagen ihre Zahl an und dürfen sich irren; die Jäger dürfen anzweifeln. Nichts wird zurückgenommen.
mandua-repetition = Dieselbe Stellung zum dritten Mal
mandua-repetition-claim = Remis auf Verlangen
mandua-repetition-auto = Sofort Remis
mandua-repetition-off = Nichts

## Was geschieht
mandua-spoken-placed = Jäger auf { $field }.
mandua-spoken-hunter = Jäger { $from } nach { $to }.
mandua-spoken-tiger = Tiger { $from } nach { $to }.
mandua-spoken-capture = Tiger { $from } nach { $to }, wirft { $count }: { $fields }.
mandua-spoken-mandua = Mandua! Tiger { $from } nach { $to }, wirft { $count }: { $fields }.
mandua-spoken-announced = Die Tiger sagen { $number } an.
mandua-spoken-done = Die Tiger beenden ihren Zug mit { $taken } geworfenen.
mandua-spoken-challenge-right = Angezweifelt: { $number }. Richtig, ein Tiger geht vom Brett.
mandua-spoken-challenge-wrong = Angezweifelt: { $number }. Ohne Wirkung.
mandua-spoken-removed = Der Tiger auf { $field } geht vom Brett.

## Wie es endete
mandua-over-m-40 = Kein Tiger kann ziehen oder werfen.
mandua-over-m-41 = Mandua-Patt: Kein Jäger kann ziehen.
mandua-over-m-42 = Es ist kein Jäger übrig.
mandua-over-m-43 = Der letzte Tiger ging für einen Fehlzug vom Brett.
mandua-over-m-44 = Beide Seiten einigten sich auf Remis.
mandua-over-m-45 = Derselbe Zug wurde zum dritten Mal hintereinander gemacht; das verliert.
mandua-over-m-46 = Dieselbe Stellung stand zum dritten Mal.
mandua-over-m-47 = Eine Seite hat aufgegeben.

## Was die Regeln ablehnen
mandua-refused-over = Die Partie ist vorbei.
mandua-refused-chance = In MANDUA gibt es keinen Zufall.
mandua-refused-turn = Die andere Seite ist am Zug.
mandua-refused-guided = Dieses Wort gehört zum Spiel mit Fehlzügen.
mandua-refused-remove-first = Wähle zuerst den Tiger, der vom Brett geht.
mandua-refused-not-tied = Nur ein Tiger mit den meisten Würfen kann vom Brett gehen.
mandua-refused-no-removal = Ein Tiger geht nur nach richtigem Anzweifeln mit Gleichstand durch Wahl vom Brett.
mandua-refused-tigers-word = Dieses Wort gehört den Tigern.
mandua-refused-hunters-word = Dieses Wort gehört den Jägern.
mandua-refused-second-challenge = Je Zug wird einmal angezweifelt.
mandua-refused-no-challenge = Kein Zug der Tiger lässt sich jetzt anzweifeln.
mandua-refused-announced = Die Zahl ist schon angesagt.
mandua-refused-announce-first = Sage zuerst an, wie viele Jäger du werfen wirst.
mandua-refused-done = Eine Wurffolge lässt sich erst nach einem Wurf beenden.
mandua-refused-number = So viele Jäger gibt es nicht.
mandua-refused-tigers-place = Nur Jäger werden gesetzt.
mandua-refused-hand-empty = Die Hand ist leer: Ziehe einen Jäger.
mandua-refused-hand-not-empty = Solange Jäger auf der Hand sind, wird gesetzt; keiner zieht.
mandua-refused-outer = Auf einem Außenfeld dürfen nur Tiger stehen.
mandua-refused-taken = Dieses Feld ist nicht frei.
mandua-refused-no-hunter = Dort steht kein Jäger.
mandua-refused-no-tiger = Dort steht kein Tiger.
mandua-refused-diagonal = Schräg zieht und wirft niemand.
mandua-refused-too-far = Das ist weiter als ein Sprung.
mandua-refused-hunter-jump = Jäger springen und werfen nie.
mandua-refused-no-jump = Ein Sprung braucht genau einen Jäger dazwischen.
mandua-refused-step-in-series = Ein Zug ist ein Schritt oder eine Wurffolge, nicht beides.
mandua-refused-not-maximal = Die Tiger müssen in diesem Zug so viele Jäger werfen, wie sie können.
