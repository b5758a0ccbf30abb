### Freeform: what happened, what comes next, and why not.

## What happened

line-freeform-booked = { $who }: { $n } in round { $round }.
line-freeform-booked-row = { $who }: { $n } in { $row }.
line-freeform-left-open = { $who } has nothing in round { $round }.
line-freeform-left-open-row = { $who } has nothing in { $row }.
line-freeform-complete =
    { $who_count ->
        [one] Round { $round } is complete. { $who } leads with { $points }.
       *[other] Round { $round } is complete. { $who } lead with { $points }.
    }
line-freeform-complete-row =
    { $who_count ->
        [one] { $row } is complete. { $who } leads with { $points }.
       *[other] { $row } is complete. { $who } lead with { $points }.
    }
line-freeform-note = Note to round { $round }: { $text }
line-freeform-note-row = Note to { $row }: { $text }
line-freeform-note-gone = The note to round { $round } is gone.
line-freeform-note-gone-row = The note to { $row } is gone.
line-freeform-box-note = Note to { $who }, round { $round }: { $text }
line-freeform-box-note-row = Note to { $who }, { $row }: { $text }
line-freeform-box-note-gone = The note to { $who }, round { $round }, is gone.
line-freeform-box-note-gone-row = The note to { $who }, { $row }, is gone.
line-freeform-end-open = The table ends the game when it likes.
line-freeform-end-rounds =
    { $n ->
        [one] The game has one round.
       *[other] The game has { $n } rounds.
    }
line-freeform-end-target = The game goes to { $n }.
line-freeform-left = { $who } leaves the game.
line-freeform-finished = The table ends the game.
line-freeform-played-on = { $who } are tied: one more round.
line-freeform-won =
    { $who_count ->
        [one] { $who } wins.
       *[other] { $who } win.
    }
line-freeform-shared = { $who } share the win.
line-freeform-tie-share = { $who } share the win.
line-freeform-tie-table =
    { $who_count ->
        [one] The table decides: { $who } wins.
       *[other] The table decides: { $who } win.
    }
line-freeform-tie-words =
    { $who_count ->
        [one] The table decides: { $who } wins. { $words }
       *[other] The table decides: { $who } win. { $words }
    }

## What comes next

line-freeform-next-round = Round { $round }
line-freeform-next-extra = Round { $round }, for the tie
line-freeform-next-missing =
    { $who_count ->
        [one] Round { $round }: { $who } is missing
       *[other] Round { $round }: { $who } are missing
    }
line-freeform-next-row =
    { $who_count ->
        [one] { $row }: { $who } is missing
       *[other] { $row }: { $who } are missing
    }
line-freeform-next-sheet = Any row of the sheet
line-freeform-next-finish = End the game
line-freeform-next-tie = { $who } are tied
line-freeform-over =
    { $who_count ->
        [0] The game is over.
        [one] { $who } wins with { $points }.
       *[other] { $who } win with { $points }.
    }
line-freeform-over-settled =
    { $who_count ->
        [one] { $who } won with { $points }; the table settled the tie
       *[other] { $who } won with { $points } each; the table settled the tie
    }

## Why not

refusal-freeform-FF_E_PLAYER_COUNT = { $min } to { $max } people keep a pad. Here are { $n }.
refusal-freeform-FF_E_PLAYER_NAMES = Everybody needs a name of their own.
refusal-freeform-FF_E_TEAMS = There are not enough people. { $teams } teams need more than { $n }.
refusal-freeform-FF_E_OPTION = This cannot be: { $value }. Choose another value.
refusal-freeform-FF_E_ROW_NAMES = Every row needs a name of its own. Up to { $most } rows of { $letters } characters.
refusal-freeform-FF_E_BOUNDS = No number fits. Between { $lowest } and { $highest } there is no multiple of { $step }.
refusal-freeform-FF_E_UNKNOWN_PLAYER = That person does not sit here.
refusal-freeform-FF_E_GAME_OVER = The game is over. Undo, or agree on another end.
refusal-freeform-FF_E_ROW = That row cannot be written yet. The last one that can is { $last }, this is { $row }.
refusal-freeform-FF_E_EMPTY = There is nothing to write. Say a number first.
refusal-freeform-FF_E_NOT_YOURS = { $player } writes into their own column only.
refusal-freeform-FF_E_TWICE = { $player } is written twice in one row.
refusal-freeform-FF_E_FILLED = { $player } already has { $amount } in row { $row }. Tap the box to correct it.
refusal-freeform-FF_E_RANGE = That number is out of bounds. It lies between { $lowest } and { $highest }.
refusal-freeform-FF_E_STEP = That number is between two steps. It is a multiple of { $step }.
refusal-freeform-FF_E_NOTE = The note is too long. It has up to { $max } characters.
refusal-freeform-FF_E_KEEPER_ONLY = Only the keeper of the table does that.
refusal-freeform-FF_E_TEAMS_STAY = Teams stay as they are. Nobody comes later or leaves.
refusal-freeform-FF_E_TIE_OPEN = A tie is being played for. Until it breaks nobody comes or leaves.
refusal-freeform-FF_E_ROUND_OPEN = Round { $row } has open boxes. Complete it first.
refusal-freeform-FF_E_FULL = There is no room for another column. At most { $max } people have one.
refusal-freeform-FF_E_TOO_FEW = At least { $min } people stay. End the game instead.
refusal-freeform-FF_E_HAS_LEFT = { $player } has left. Nothing more is written for them.
refusal-freeform-FF_E_NOTHING_WRITTEN = Nothing is written yet. A game ends once there is a number.
refusal-freeform-FF_E_LAST_ROUND = A game has 1 to { $max } rounds.
refusal-freeform-FF_E_TARGET = A target lies between 1 and { $max }.
refusal-freeform-FF_E_NO_TIE = Nobody is tied for the win.
refusal-freeform-FF_E_TIE_WINNERS = Only those who are tied can win: { $tied }.
refusal-freeform-FF_E_TIE_WORDS = That is too long. Say it in up to { $max } characters.
refusal-freeform-FF_E_NO_ROUND = There is no room for another round. Share the win or decide it.
