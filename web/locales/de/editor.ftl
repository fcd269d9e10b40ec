## Der Editor
editor = Eine eigene Scholle
editor-canvas = Zeichnung der Scholle
editor-tools = Werkzeuge
editor-tool-ice = Feld
editor-tool-ice-hint = Macht aus Wasser ein Feld.
editor-tool-water = Wasser
editor-tool-water-hint = Nimmt ein Feld weg.
editor-tool-igloo = Iglu
editor-tool-igloo-hint = Baut ein Iglu auf oder ab.
editor-tool-out = Nicht im Spiel
editor-tool-out-hint = Wasser nur für diese Zahl von Spielern.
editor-tool-take = Weg
editor-tool-take-hint = Nimmt einen Stein weg.
editor-left = noch { $count } zu legen
editor-too-many = { $count } zu viel
editor-water = Wasser
editor-out-of-play = mit { $count } Spielern nicht im Spiel
editor-name = Name
editor-note = Vermerk
editor-players = Spieler
editor-seed = Nummer der Auslosung
editor-no-seed = Die Nummer der Auslosung muss eine ganze Zahl sein.
editor-random = Aufstellung losen
editor-printed = Feste Aufstellung
editor-no-printed = Diese Scholle hat keine feste Aufstellung.
editor-clear = Ohne Steine
editor-new = Übliche Scholle
editor-not-laid = Die Steine ließen sich nicht legen:
editor-check = Prüfung
editor-fine = Hält alle Regeln für Aufstellungen ein.
editor-breaks = Spielbar, hält aber diese Zeilen nicht ein:
editor-unplayable = Noch nicht spielbar:
editor-play = Damit spielen
editor-save = Als Datei sichern
editor-open = Datei öffnen
editor-link = Link zu diesem Szenario
editor-copy = Kopieren
editor-copied = Kopiert
editor-file-too-large = Diese Datei ist größer als jedes Szenario; sie wurde nicht gelesen.
editor-file-unreadable = Diese Datei ließ sich nicht lesen.
editor-file-bad = Diese Datei ist kein Szenario:
editor-link-too-long = Der Link ist länger als jedes Szenario; er wurde nicht gelesen.
editor-link-characters = Der Link hat Zeichen, die kein Link zu einem Szenario hat. Ist er ganz kopiert?
editor-link-version = Der Link stammt von einer anderen Fassung dieses Programms, oder er ist keiner.
editor-link-length = Der Link ist abgeschnitten oder geht nach seinem Ende weiter. Ist er ganz kopiert?
editor-link-content = Der Link enthält kein Szenario.
editor-kind-fish = Fische
editor-kind-seal = Robben
editor-kind-walrus = Walrosse
editor-kind-whale = Wale
editor-kind-inuk = Inuit
editor-kind-bear = Bären
editor-at-file = Die Datei
editor-at-row = Reihe { $number } der Scholle
editor-at-igloos = Iglus
editor-flaw-count = { $kind }: { $here } statt { $wanted } bei { $players } Personen.
editor-flaw-bare = Kein Stein auf { $fields }.
editor-flaw-beside-whale = Nie ein Inuk neben einem Wal: Inuk auf { $field }, Wal auf { $fields }.
editor-flaw-beside-igloo = Wale und Inuit möglichst nicht neben einem Iglu: { $here } liegen neben einem ({ $fields }), { $wanted } würden genügen.
editor-flaw-beside-own = Gleiches neben Gleichem nur, wenn der Platz knapp ist: { $what } auf { $field } könnte auf { $to } liegen.
editor-flaw-igloos = { $here ->
    [one] { $here } Iglu
   *[other] { $here } Iglus
  } statt drei.
editor-flaw-no-igloo = Es braucht mindestens ein Iglu.
editor-flaw-no-floe = Bei { $players } Personen müssen mindestens zwei Felder im Spiel sein.
editor-flaw-cut-off = Bei { $players } Personen zerfällt die Scholle: Kein Weg führt von { $field } nach { $fields }.
editor-flaw-cut-rows = Die Scholle zerfällt: Kein Weg führt von Reihe { $above } zu Reihe { $below }.
editor-flaw-other-cut-off = Bei { $players } Personen { $count ->
    [one] ist
   *[other] sind
  } { $fields } nicht im Spiel: Kein Weg führt dorthin.
editor-flaw-other-as-chosen = Bei { $players } Personen sind dieselben Felder im Spiel wie hier; sonst führte kein Weg von Iglu zu Iglu.
editor-flaw-igloo-out = { $field } ist ein Iglu und muss bei { $players } Personen im Spiel bleiben.
editor-flaw-stone-in-igloo = { $kind }: { $field } ist ein Iglu, dort liegt kein Stein.
editor-flaw-two-stones = Auf { $field } liegt mehr als ein Stein.
editor-flaw-box = { $kind }: { $here } Steine, aber die Schachtel hat nur { $most }.
editor-flaw-room = { $stones } Steine passen nicht auf { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
  }.
editor-flaw-no-way = Es ist kein Platz, um jeden Inuk von jedem Wal fernzuhalten.
editor-flaw-out = { $at }: { $field } ist nicht im Spiel.
editor-flaw-no-field = { $at }: Es gibt kein Feld „{ $field }“.
editor-flaw-twice = { $at }: { $field } ist zweimal genannt.
editor-flaw-too-large = { $here } Felder, aber höchstens { $most } sind möglich.
editor-flaw-no-board = Es gibt keine Scholle dieses Namens.
editor-flaw-kind = { $at }: Dort muss etwas anderes stehen.
editor-flaw-missing = { $at }: fehlt.
editor-flaw-unknown = { $at }: „{ $name }“ gehört nicht dorthin.
editor-flaw-entries = { $at }: Höchstens { $most } Einträge sind möglich.
editor-flaw-characters = { $at }: Höchstens { $most } Zeichen sind möglich.
editor-flaw-number = { $at }: Eine ganze Zahl von { $least } bis { $most } wird gebraucht.
editor-flaw-row-name = { $at }: Ihr Name ist ein Großbuchstabe von A bis Z.
editor-flaw-two-rows = Es gibt zwei Reihen { $name }.
editor-flaw-shift = { $at }: Sie muss um ein halbes Feld neben der darüber liegen.
editor-flaw-json = Sie ist nicht geschrieben wie ein Szenario: Zeile { $line }, Spalte { $column }.
editor-undo = Zurück
