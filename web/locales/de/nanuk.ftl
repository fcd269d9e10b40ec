## Nanuk

## Karten
nanuk-letter-d = H
nanuk-letter-s = R
nanuk-letter-f = F
nanuk-letter-b = V
nanuk-letter-i = I
nanuk-animal-d = Hirsch
nanuk-animal-s = Robbe
nanuk-animal-f = Fisch
nanuk-animal-b = Vogel
nanuk-card-d = Hirsch
nanuk-card-d2 = zwei Hirsche
nanuk-card-dn = Hirsch mit Bär
nanuk-card-s = Robbe
nanuk-card-s2 = zwei Robben
nanuk-card-sn = Robbe mit Bär
nanuk-card-f = Fisch
nanuk-card-f2 = zwei Fische
nanuk-card-fn = Fisch mit Bär
nanuk-card-b = Vogel
nanuk-card-b2 = zwei Vögel
nanuk-card-bn = Vogel mit Bär
nanuk-card-i = Inuksuk
nanuk-count-d = { $count ->
    [one] { $count } Hirsch
   *[other] { $count } Hirsche
  }
nanuk-count-s = { $count ->
    [one] { $count } Robbe
   *[other] { $count } Robben
  }
nanuk-count-f = { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
  }
nanuk-count-b = { $count ->
    [one] { $count } Vogel
   *[other] { $count } Vögel
  }
nanuk-in-days = { $days ->
    [one] an { $days } Tag
   *[other] in { $days } Tagen
  }
nanuk-boasted = { $days ->
    [one] { $animals } an { $days } Tag
   *[other] { $animals } in { $days } Tagen
  }

## Der Tisch
nanuk-you = Du
nanuk-far-side = Gegenüber am Tisch, im Uhrzeigersinn
nanuk-your-side = Deine Seite des Tischs
nanuk-your-hand = Deine Hand
nanuk-no-cards = Keine Karten
nanuk-deck = Stapel
nanuk-discards = Abgeworfen
nanuk-wind-cw = Wind im Uhrzeigersinn
nanuk-wind-ccw = Wind gegen den Uhrzeigersinn
nanuk-season = Spielzeit { $season } von { $of }
nanuk-winter = Winter: die letzte Jagd
nanuk-piles = Punktestapel
nanuk-pile-empty = Noch nichts gewonnen
nanuk-pile-summary = { $sets ->
    [one] { $sets } Satz
   *[other] { $sets } Sätze
  }, { $pairs ->
    [one] { $pairs } Paar
   *[other] { $pairs } Paare
  }, { $bears ->
    [one] { $bears } Karte mit Bär
   *[other] { $bears } Karten mit Bär
  }; Sätze und Paare bringen { $points }
nanuk-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
nanuk-points-now = Punkte, wie es jetzt steht
nanuk-most-bears = die meisten Karten mit Bär
nanuk-total = { $points } insgesamt
nanuk-first-player = Beginnt diese Runde
nanuk-seat-summary = { $name }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } auf der Hand, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
nanuk-laid = { $count ->
    [one] { $count } Karte verdeckt gelegt
   *[other] { $count } Karten verdeckt gelegt
  }
nanuk-hunt-leader = Jagdleitung
nanuk-doom-leader = Unheil verkündet
nanuk-hunter = jagt
nanuk-doomer = bleibt
nanuk-decided = entschieden
nanuk-undecided = am Überlegen

## Prahlen
nanuk-boast-board = Tafel der Prahlereien
nanuk-animal = Tier
nanuk-number = Wie viele
nanuk-days = Tage
nanuk-number-of = { $number }
nanuk-last-boast = letzte Prahlerei
nanuk-no-boast = Noch hat niemand geprahlt
nanuk-day-more = + 1 Tag
nanuk-animal-more = + 1 Tier
nanuk-boast = Prahlen: { $boast }
nanuk-doom = Das wird nichts!
nanuk-only-doom = Mehr gibt es nicht: Es bleibt nur „Das wird nichts!“
nanuk-another-animal = Für ein anderes Tier müssen es mehr sein.
nanuk-never-falls = Keine Zahl sinkt je.

## Parteien
nanuk-choose-hunt = Jagen
nanuk-choose-hunt-what = Mit auf die Jagd
nanuk-choose-stay = Bleiben
nanuk-choose-stay-what = Das wird nichts
nanuk-choice-stands = Niemand sieht es, bevor alle entschieden haben, und es gilt.
nanuk-camp-hunt = Auf der Jagd
nanuk-camp-doom = Daheim
nanuk-you-laid = Von dir

## Reden
nanuk-talk = Etwas sagen
nanuk-says = { $name }: „{ $what }“
nanuk-talk-come-along = Kommt mit!
nanuk-talk-plenty = Ich habe reichlich.
nanuk-talk-trust-me = Vertraut mir.
nanuk-talk-doomed = Das wird nichts!
nanuk-talk-stay-home = Besser daheim bleiben.
nanuk-talk-too-many = So viele? Niemals!
nanuk-talk-sounds-good = Klingt gut.
nanuk-talk-we-shall-see = Mal sehen …
nanuk-talk-clock = Redet darüber: noch { $time }. Wer so weit ist, macht weiter.
nanuk-talk-over = Zeit, sich zu entscheiden.

## Karten legen
nanuk-choose-ante = Eine Karte als Einsatz wählen
nanuk-lay-ante = Als Einsatz legen: { $cards }
nanuk-choose-gift = Eine oder mehr Karten wählen
nanuk-lay-gift = Beitragen: { $cards }

## Die Jagd
nanuk-contributions = Beiträge
nanuk-day-of = Tag { $day } von { $days }
nanuk-progress = { $brought } von { $number }
nanuk-protections = { $left ->
    [0] Kein Schutz
   *[other] { $left } × Schutz
  }{ $used ->
    [0] {""}
   *[other] , { $used } verbraucht
  }
nanuk-deed-protection = Schutz
nanuk-deed-kept-away = abgewehrt
nanuk-deed-bear = der Bär!
nanuk-success = Die Jagd ist gelungen: { $brought } von { $number }
nanuk-failure = Zu wenige: { $brought } von { $number }
nanuk-failure-bear = Der Bär hat die Jagd beendet, bei { $brought } von { $number }
nanuk-pool = Beute
nanuk-pool-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } davon
  }
nanuk-you-pick = Du nimmst eine Karte aus der Beute
nanuk-picks = { $name } nimmt aus der Beute
nanuk-pick = { $card } nehmen

## Was gefragt ist
nanuk-ask-first-boast = Prahle: welches Tier, wie viele, in wie vielen Tagen?
nanuk-ask-raise = Überbiete, oder sag: „Das wird nichts!“ Gepasst wird nicht.
nanuk-ask-only-doom = Mehr als 27 Tiere in 12 Tagen gibt es nicht: Es bleibt nur „Das wird nichts!“
nanuk-ask-side = Entscheide heimlich: mit auf die Jagd oder bleiben?
nanuk-ask-open-side = Erkläre dich offen: mit auf die Jagd oder bleiben?
nanuk-ask-ante = Lege eine Karte verdeckt als Einsatz.
nanuk-ask-last-ante = Deine einzige Karte wird dein Einsatz.
nanuk-ask-gift = Trage mindestens eine Karte zur Jagd bei.
nanuk-ask-last-gift = Deine einzige Karte geht mit auf die Jagd.
nanuk-ask-pick = Nimm eine Karte aus der Beute.

## Worauf man wartet
nanuk-drawing-lots = Das Los entscheidet, wer beginnt …
nanuk-dealing = Karten werden ausgeteilt …
nanuk-flipping-wind = Der Wind dreht …
nanuk-wait-boast = { $names } denkt sich eine Prahlerei aus …
nanuk-wait-sides = { $names } { $count ->
    [one] entscheidet
   *[other] entscheiden
  } noch …
nanuk-wait-ante = { $names } { $count ->
    [one] wählt einen Einsatz
   *[other] wählen ihren Einsatz
  } …
nanuk-wait-gift = { $names } legt Karten …
nanuk-wait-day = Noch ein Tag auf dem Eis …
nanuk-wait-pick = { $names } nimmt aus der Beute …

## Was geschah
nanuk-told-first = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
  }
nanuk-told-deal = { $you ->
    [yes] Du bekommst: { $card }.
   *[no] { $name } bekommt: { $card }.
  }
nanuk-told-wind-cw = Der Wind weht im Uhrzeigersinn.
nanuk-told-wind-ccw = Der Wind weht gegen den Uhrzeigersinn.
nanuk-told-boast = { $you ->
    [yes] Du prahlst: { $boast }.
   *[no] { $name } prahlt: { $boast }.
  }
nanuk-told-doom = { $you ->
    [yes] Du sagst: „Das wird nichts!“
   *[no] { $name } sagt: „Das wird nichts!“
  }
nanuk-told-decided = { $name } hat entschieden.
nanuk-told-side-hunt = { $you ->
    [yes] Du gehst mit auf die Jagd.
   *[no] { $name } geht mit auf die Jagd.
  }
nanuk-told-side-doom = { $you ->
    [yes] Du bleibst.
   *[no] { $name } bleibt.
  }
nanuk-told-sides = Auf der Jagd: { $hunt }. Daheim: { $doom }.
nanuk-told-ante = { $name } legt einen Einsatz.
nanuk-told-own-ante = Dein Einsatz: { $card }.
nanuk-told-gift = { $you ->
    [yes] Du legst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
      }.
   *[no] { $name } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
      }.
  }
nanuk-told-shown = Die Beiträge: { $cards }.
nanuk-told-day = Aufgedeckt: { $card }.
nanuk-told-winter = Der Winter ist da. Alle Hände und Abgeworfenes werden gemischt; dies ist die letzte Jagd.
nanuk-told-success = Die Jagd gelingt!
nanuk-told-failure = Die Jagd misslingt.
nanuk-told-pool = In der Beute: { $cards }.
nanuk-told-pick = { $you ->
    [yes] Du nimmst: { $card }.
   *[no] { $name } nimmt: { $card }.
  }
nanuk-told-rest = Abgeworfen: { $cards }.
nanuk-told-points = Punkte: { $points }.

## Zeichen der Zugliste
nanuk-sign-first = beginnt
nanuk-sign-doom = Das wird nichts!
nanuk-sign-hunt = jagt
nanuk-sign-stay = bleibt
nanuk-sign-ante = Einsatz
nanuk-sign-own-ante = Einsatz: { $card }
nanuk-sign-own-gift = legt { $cards }
nanuk-sign-day = Tag: { $card }
nanuk-sign-pick = nimmt { $card }

## Das Ende
nanuk-over-k-30 = Der Winter kam während der Jagd: Das war die letzte.
nanuk-over-k-31 = Für die Hände war keine verdeckte Karte mehr da: Der Winter ist gekommen.
nanuk-over-k-35 = Die letzte Spielzeit ist vorbei; die Punkte aller werden zusammengezählt.

## Einstellungen
nanuk-sides = Partei ergreifen
nanuk-sides-secret = Heimlich
nanuk-sides-open = Offen
nanuk-sides-secret-hint = Alle entscheiden heimlich; dann wird auf einen Schlag aufgedeckt.
nanuk-sides-open-hint = Alle erklären sich nacheinander, mit dem Wind.
nanuk-seasons = Spielzeiten
nanuk-talk-time = Zeit zum Reden
nanuk-talk-none = Keine
nanuk-talk-30 = 30 s
nanuk-talk-60 = 1 min
nanuk-talk-120 = 2 min
nanuk-talk-hint = Nur wenn mehrere Menschen mitspielen; sie lässt sich immer abkürzen.
nanuk-first = Wer beginnt

## Hinweise und Ablehnungen
nanuk-hint-not-now = Danach wirst du gerade nicht gefragt.
nanuk-hint-no-raise = So lässt sich nicht überbieten: Keine Zahl darf sinken, und für ein anderes Tier müssen es mehr sein.
nanuk-hint-choose-ante = Wähle zuerst die Karte, die du als Einsatz legst.
nanuk-hint-choose-gift = Wähle zuerst mindestens eine Karte.
nanuk-refused-over = Die Partie ist vorbei.
nanuk-refused-chance = Erst entscheidet der Zufall.
nanuk-refused-turn = Jemand anders ist an der Reihe.
nanuk-refused-not-chance = Darüber entscheidet jetzt nicht der Zufall.
nanuk-refused-not-dealt-to = Die nächste Karte geht an einen anderen Platz.
nanuk-refused-not-in-deck = Keine solche Karte liegt verdeckt.
nanuk-refused-not-in-lot = Dieser Platz nimmt am Los nicht teil.
nanuk-refused-not-in-hand = Das hast du nicht auf der Hand.
nanuk-refused-nothing-to-doom = Erst muss jemand prahlen, dann kann jemand sagen: „Das wird nichts!“
nanuk-refused-not-in-pool = Diese Karte liegt nicht in der Beute.
nanuk-refused-boast-now = Überbiete, oder sag: „Das wird nichts!“
nanuk-refused-decide-now = Jage oder bleibe.
nanuk-refused-ante-now = Lege einen Einsatz.
nanuk-refused-give-now = Trage mindestens eine Karte bei.
nanuk-refused-pick-now = Nimm eine Karte aus der Beute.
nanuk-refused-boast-limits = Eine Prahlerei nennt 1 bis 27 Tiere in 1 bis 12 Tagen.
nanuk-refused-no-raise = Wer überbietet, nennt mehr Tage für dieselben Tiere oder mehr Tiere in nicht weniger Tagen.
