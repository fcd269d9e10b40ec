## The editor
editor = A floe of your own
editor-canvas = Drawing of the floe
editor-tools = Tools
editor-tool-ice = Field
editor-tool-ice-hint = Makes a field of water.
editor-tool-water = Water
editor-tool-water-hint = Takes a field away.
editor-tool-igloo = Igloo
editor-tool-igloo-hint = Sets up an igloo or takes it down.
editor-tool-out = Out of play
editor-tool-out-hint = Water for this number of players only.
editor-tool-take = Take away
editor-tool-take-hint = Takes a stone away.
editor-left = { $count } still to lay
editor-too-many = { $count } too many
editor-water = Water
editor-out-of-play = out of play with { $count } players
editor-name = Name
editor-note = Note
editor-players = Players
editor-seed = Number of the draw
editor-no-seed = A whole number is wanted as the number of the draw.
editor-random = Draw a set-up
editor-printed = Fixed set-up
editor-no-printed = This floe has no fixed set-up.
editor-clear = Without stones
editor-new = Usual floe
editor-not-laid = The stones could not be laid:
editor-check = Check
editor-fine = Keeps to all rules for set-ups.
editor-breaks = Can be played, but does not keep to these lines:
editor-unplayable = Cannot be played yet:
editor-play = Play it
editor-save = Save as a file
editor-open = Open a file
editor-link = Link to this scenario
editor-copy = Copy
editor-copied = Copied
editor-file-too-large = This file is larger than any scenario; it was not read.
editor-file-unreadable = This file could not be read.
editor-file-bad = This file is no scenario:
editor-link-too-long = The link is longer than any scenario; it was not read.
editor-link-characters = The link has characters that no link to a scenario has. Was it copied as a whole?
editor-link-version = The link was made by another version of this program, or is none.
editor-link-length = The link is cut off or goes on after its end. Was it copied as a whole?
editor-link-content = The link holds no scenario.
editor-kind-fish = Fish
editor-kind-seal = Seals
editor-kind-walrus = Walruses
editor-kind-whale = Whales
editor-kind-inuk = Inuit
editor-kind-bear = Bears
editor-at-file = The file
editor-at-row = Row { $number } of the floe
editor-at-igloos = Igloos
editor-flaw-count = { $kind }: { $here } instead of { $wanted } with { $players } players.
editor-flaw-bare = No stone on { $fields }.
editor-flaw-beside-whale = An Inuk never next to a whale: Inuk on { $field }, whale on { $fields }.
editor-flaw-beside-igloo = Whales and Inuit as far as possible not next to an igloo: { $here } lie next to one ({ $fields }), { $wanted } would do.
editor-flaw-beside-own = Next to its own kind only if room is short: { $what } on { $field } could lie on { $to }.
editor-flaw-igloos = { $here ->
    [one] { $here } igloo
   *[other] { $here } igloos
  } instead of three.
editor-flaw-no-igloo = At least one igloo is needed.
editor-flaw-no-floe = With { $players } players at least two fields must be in play.
editor-flaw-cut-off = With { $players } players the floe falls apart: no way leads from { $field } to { $fields }.
editor-flaw-cut-rows = The floe falls apart: no way leads from row { $above } to row { $below }.
editor-flaw-other-cut-off = With { $players } players { $fields } { $count ->
    [one] is
   *[other] are
  } out of play: no way leads there.
editor-flaw-other-as-chosen = With { $players } players the same fields are in play as here; otherwise no way would lead from igloo to igloo.
editor-flaw-igloo-out = { $field } is an igloo and must stay in play with { $players } players.
editor-flaw-stone-in-igloo = { $kind }: { $field } is an igloo, no stone lies there.
editor-flaw-two-stones = There is more than one stone on { $field }.
editor-flaw-box = { $kind }: { $here } stones, but the box holds { $most }.
editor-flaw-room = { $stones } stones do not fit on { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
  }.
editor-flaw-no-way = There is no room to keep every Inuk away from every whale.
editor-flaw-out = { $at }: { $field } is out of play.
editor-flaw-no-field = { $at }: there is no field “{ $field }”.
editor-flaw-twice = { $at }: { $field } is named twice.
editor-flaw-too-large = { $here } fields, but at most { $most } are possible.
editor-flaw-no-board = There is no floe of this name.
editor-flaw-kind = { $at }: something else is wanted there.
editor-flaw-missing = { $at }: missing.
editor-flaw-unknown = { $at }: “{ $name }” does not belong there.
editor-flaw-entries = { $at }: at most { $most } entries are possible.
editor-flaw-characters = { $at }: at most { $most } characters are possible.
editor-flaw-number = { $at }: a whole number from { $least } to { $most } is wanted.
editor-flaw-row-name = { $at }: the name is one capital letter from A to Z.
editor-flaw-two-rows = There are two rows { $name }.
editor-flaw-shift = { $at }: it must lie half a field beside the row above.
editor-flaw-json = It is not written as a scenario is: line { $line }, column { $column }.
editor-undo = Undo
