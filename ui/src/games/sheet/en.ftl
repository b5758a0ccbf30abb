### Sheet: what happened, what comes next, and why not.

## What happened

line-sheet-counting = The rows are full: now the sheet.
line-sheet-entered = { $team }: { $what }
line-sheet-left-open = { $team }: left open
line-sheet-entered-person = { $what }: { $whom }
line-sheet-entered-nobody = { $what }: nobody
line-sheet-entered-table = { $what }
line-sheet-scored = { $team }: { $points } ({ $what }). Total { $total }.
line-sheet-scored-nothing = { $team }: { $points }. Total { $total }.
line-sheet-counted = { $team }: { $what } { $n }
line-sheet-counted-table = { $what }: { $n }
line-sheet-out =
    { $team_count ->
        [one] { $team } is out with { $points }.
       *[other] { $team } are out with { $points }.
    }
line-sheet-back =
    { $team_count ->
        [one] { $team } comes back with { $points }.
       *[other] { $team } come back with { $points }.
    }
line-sheet-stays-out =
    { $team_count ->
        [one] { $team } stays out.
       *[other] { $team } stay out.
    }
line-sheet-leg = { $team }: a { $what }
line-sheet-note = Note to round { $round }: { $text }
line-sheet-note-gone = The note to round { $round } is gone.
line-sheet-box-note = Note to { $who }, round { $round }: { $text }
line-sheet-box-note-gone = The note to { $who }, round { $round }, is gone.
line-sheet-note-whole = Note to the sheet: { $text }
line-sheet-note-gone-whole = The note to the sheet is gone.
line-sheet-box-note-whole = Note to { $who }: { $text }
line-sheet-box-note-gone-whole = The note to { $who } is gone.
line-sheet-note-field = Note to { $what }: { $text }
line-sheet-note-gone-field = The note to { $what } is gone.
line-sheet-box-note-field = Note to { $who }, { $what }: { $text }
line-sheet-box-note-gone-field = The note to { $who }, { $what }, is gone.
line-sheet-left = { $who } leaves the game.
line-sheet-house = From now on: { $what }
line-sheet-goes-on = The game goes on.
line-sheet-file-taken = A newer version of the game: { $now } → { $to }
line-sheet-counted-again = { $team }: { $was } → { $now }
line-sheet-finished = The table ends the game.
line-sheet-played-on = { $who } are tied: one more round.
line-sheet-nobody = The game is lost.
line-sheet-unwon = Nobody has won.
line-sheet-won =
    { $who_count ->
        [one] { $who } wins.
       *[other] { $who } win.
    }
line-sheet-shared = { $who } share the win.
line-sheet-tie-share = { $who } share the win.
line-sheet-tie-table =
    { $who_count ->
        [one] The table decides: { $who } wins.
       *[other] The table decides: { $who } win.
    }
line-sheet-tie-words =
    { $who_count ->
        [one] The table decides: { $who } wins. { $words }
       *[other] The table decides: { $who } win. { $words }
    }

## What comes next

line-sheet-next-enter = Round { $round }, { $what }: { $who }
line-sheet-next-turn = Turn { $round }, { $what }: { $who }
line-sheet-next-extra = Round { $round }, for the tie: { $who }
line-sheet-next-sheet = The sheet: { $who }
line-sheet-next-table = { $what }
line-sheet-next-end = At the end: { $what }
line-sheet-next-count = Counting
line-sheet-next-back =
    { $who_count ->
        [one] Does { $who } come back?
       *[other] Do { $who } come back?
    }
line-sheet-next-tie = { $who } are tied
line-sheet-over =
    { $who_count ->
        [one] { $who } wins with { $points }
       *[other] { $who } win with { $points }
    }
line-sheet-over-unscored =
    { $who_count ->
        [one] { $who } wins
       *[other] { $who } win
    }
line-sheet-over-settled =
    { $who_count ->
        [one] { $who } wins with { $points }; the table settled the tie
       *[other] { $who } win with { $points }; the table settled the tie
    }
line-sheet-over-unscored-settled =
    { $who_count ->
        [one] { $who } wins; the table settled the tie
       *[other] { $who } win; the table settled the tie
    }
line-sheet-over-tie-break =
    { $who_count ->
        [one] { $who } wins the tie-break: { $points } to { $points } with { $others }; { $by }
       *[other] { $who } win the tie-break: { $points } to { $points } with { $others }; { $by }
    }
line-sheet-over-nobody = The game is lost
line-sheet-over-unwon = Nobody has won

## Why not

refusal-sheet-SH_E_FILE = This game file cannot be played. { $path }: { $what }
refusal-sheet-SH_E_PLAYER_COUNT = { $exactly ->
    [true] { $min } people play this. Here are { $n }.
   *[false] { $min } to { $max } people play this. Here are { $n }.
  }
refusal-sheet-SH_E_PLAYER_NAMES = Everybody needs a name of their own.
refusal-sheet-SH_E_OPTION = This cannot be: { $name } { $value }. Choose another value.
refusal-sheet-SH_E_SIDES = These people cannot play together so. Choose other teams.
refusal-sheet-SH_E_GAME_OVER = The game is over. Undo, if it is not.
refusal-sheet-SH_E_ROW = Round { $row } is not open. A round that is complete is corrected: tap its box.
refusal-sheet-SH_E_PHASE = { $name } comes later. Something before it is still missing.
refusal-sheet-SH_E_EMPTY = There is nothing to write. Say something first.
refusal-sheet-SH_E_UNKNOWN_PLAYER = That person does not sit here.
refusal-sheet-SH_E_OUT = { $player } is out. Nothing is written for them now.
refusal-sheet-SH_E_NOT_YOURS = { $player } writes their own boxes only.
refusal-sheet-SH_E_KEEPER_ONLY = Only the keeper does that.
refusal-sheet-SH_E_TWICE = { $player } is written twice.
refusal-sheet-SH_E_FILLED = { $name } is written already. Tap the box to correct it.
refusal-sheet-SH_E_FIELD = That is not asked here. { $field }
refusal-sheet-SH_E_KIND = That is no value for { $name }.
refusal-sheet-SH_E_RANGE = { $name }: only from { $lowest } to { $highest }. That number is outside.
refusal-sheet-SH_E_STEP = { $name }: only in steps of { $step }. Write a multiple of { $step }.
refusal-sheet-SH_E_VALUES = { $name } has other values. It can be: { $values }.
refusal-sheet-SH_E_ADDS_TO = { $name }: { $got } of { $want }. Together they make { $want }.
refusal-sheet-SH_E_CHECK = { $say }
refusal-sheet-SH_E_SUM = The points cannot be worked out. { $cause }
refusal-sheet-SH_E_COUNTER = { $name } goes from { $lowest } to { $highest }.
refusal-sheet-SH_E_BACK = { $player } cannot come back now.
refusal-sheet-SH_E_TEAMS_STAY = Teams stay as they are. Nobody comes later or leaves.
refusal-sheet-SH_E_TIE_OPEN = A tie is being played off. Until it is broken nobody comes or leaves.
refusal-sheet-SH_E_ROW_OPEN = Round { $row } has open boxes. Complete it first.
refusal-sheet-SH_E_FILE_OTHER = That is another game: { $name }.
refusal-sheet-SH_E_FILE_OLD = That version is not newer. The table plays version { $now }.
refusal-sheet-SH_E_FILE_FIT =
    { $part ->
        [seats] This version does not fit the table. It is for another number of people.
        [sides] This version does not fit the table. Others play together in it.
        [mode] This version does not fit the table. What is written follows another order.
        [counters] This version does not fit the table. It lacks something that is counted here.
       *[decimals] This version does not fit the table. It has other decimals.
    }
refusal-sheet-SH_E_HOUSE_ROW = Round { $row } has open boxes. Complete it first: other rules hold from the next round on.
refusal-sheet-SH_E_FILE_ROW = Round { $row } has open boxes. Complete it first.
refusal-sheet-SH_E_AGAIN = Rounds cannot be counted again. The points decided who played on.
refusal-sheet-SH_E_FULL = There is no room for another column. At most { $max } people have one.
refusal-sheet-SH_E_TOO_FEW = At least { $min } people stay. End the game instead.
refusal-sheet-SH_E_NOTE = The note is too long. It has up to { $max } characters.
refusal-sheet-SH_E_NOTHING_WRITTEN = Nothing is written yet. A game ends once there is something.
refusal-sheet-SH_E_NO_TIE = Nobody is tied for the win.
refusal-sheet-SH_E_TIE_WINNERS = Only those who are tied can win: { $tied }.
refusal-sheet-SH_E_TIE_WORDS = That is too long. Say it in up to { $max } characters.
refusal-sheet-SH_E_NO_ROW = There is no room for another round. Share the win or decide it.
