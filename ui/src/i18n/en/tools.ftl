### What lies beside every table: in common, who starts, the log and the refusals.

nav-dice = Dice
nav-clocks = Clocks
nav-starts = Who starts
game-bare = Dice and clocks
tool-back-table = Back to the table
tool-people-who = Who plays
tool-people =
    { $n ->
        [one] 1 person
       *[other] { $n } people
    }
tool-people-note = With people, everybody has dice and a clock of their own. Other people begin a new list of rolls.
tool-people-take =
    { $n ->
        [0] Without people
        [one] With 1 person
       *[other] With { $n } people
    }
tool-clear = End these rolls
tool-clear-note = Their seal opens, so that every roll can be checked. The next roll begins a new list.

word-bare-first-who = Who starts
word-bare-first-draw = Draw by lot who starts
word-bare-first-does = starts
word-bare-first-named = { $name } starts
word-bare-first-drawn = drawn by lot

start-pick = Pick for us
start-an-order = An order
start-fingers = Choose with fingers
start-order = In this order
start-teams = Teams
start-team = Team { $n }
start-starts = { $who } starts
start-draw-teams = { $n } teams
start-how-many-teams = How many teams
start-fewer-teams = One team fewer
start-more-teams = One team more
start-two = Two people at least are needed
start-nobody = Fingers work at once. With people, an order and teams can be drawn, and it is written down.
start-glass-takes =
    { $n ->
        [one] This glass feels 1 finger at once, and you are { $people }. The button draws among all of you.
       *[other] This glass feels { $n } fingers at once, and you are { $people }. The button draws among all of you.
    }
start-lay = Everybody lays a finger on their place
start-lay-phones = Everybody touches their phone, or their place here
start-phone = by phone
start-one-more = One more finger
start-hold = Hold still
start-too-many = The glass lost count. Use the button instead.
start-finger-chosen = Chosen

line-tool-dice-set = { $who } lays { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } out
line-tool-dice-set-by-table = { $dice ->
        [one] 1 die lies
       *[other] { $dice } dice lie
    } on the table
line-tool-dice-cleared = { $who } puts the dice away
line-tool-dice-cleared-by-table = The table’s dice are put away
line-tool-rolled = { $who } rolls { $faces }{ $kept ->
        [0] {""}
        [one] , 1 die kept
       *[other] , { $kept } dice kept
    }
line-tool-rolled-by-table = The table’s dice: { $faces }{ $kept ->
        [0] {""}
        [one] , 1 die kept
       *[other] , { $kept } dice kept
    }
line-tool-rolled-typed = { $who } rolls real dice: { $faces }{ $kept ->
        [0] {""}
        [one] , 1 die kept
       *[other] , { $kept } dice kept
    }
line-tool-rolled-typed-by-table = Real dice: { $faces }{ $kept ->
        [0] {""}
        [one] , 1 die kept
       *[other] , { $kept } dice kept
    }
line-tool-clock-set = A clock stands on the table
line-tool-clock-cleared = The clock is taken away
line-tool-clock-started = The clock starts with { $who }
line-tool-clock-started-by-table = The clock starts
line-tool-turn-passed = { $who } ends a turn of { $seconds } s
line-tool-turn-passed-by-table = Nobody’s time ends after { $seconds } s
line-tool-clock-paused = The clock stands
line-tool-clock-resumed = The clock runs again
line-tool-time-added = { $who } gets { $seconds } s
line-tool-time-added-by-table = The table gets { $seconds } s
line-tool-token-spent = { $who } spends a token: { $seconds } s
line-tool-token-spent-by-table = A token is spent: { $seconds } s
line-tool-ran-out = { $who }’s time has run out. { $penalty }
line-tool-ran-out-by-table = The time has run out. { $penalty }
line-tool-chosen = { $who } is drawn out of { $among }
line-tool-shuffled = Drawn order: { $who }
line-tool-team-drawn = Team { $team }: { $who }
line-tool-took-over = { $who } takes over from { $before }
line-tool-sat-from-start = { $who } sits where { $before } sat
line-tool-came = { $who } sits down
line-tool-changed-places = { $who } and { $other } change places
line-tool-bare-open = Dice and clocks lie ready
line-tool-bare-cleared = The table is cleared away

refusal-tools-TL_E_UNKNOWN_PLAYER = { $player } is not at this table.
refusal-tools-TL_E_DIE = There is no such die. It needs a name and 2 to 30 faces, or 2 to { 1000 } sides.
refusal-tools-TL_E_DIE_FACES = The die has { $n } faces and may have { $most }.
refusal-tools-TL_E_LONG_FACE = The face “{ $begins }…” has { $n } letters and may have { $most }.
refusal-tools-TL_E_TRAY = A tray holds 1 to { $most } dice. Take some out, or lay one in.
refusal-tools-TL_E_NO_DICE = No dice are there. Choose some first.
refusal-tools-TL_E_KEEP = That die cannot be kept yet. It has not been rolled.
refusal-tools-TL_E_NOTHING_TO_ROLL = Every die is kept. Tap one to roll it, too.
refusal-tools-TL_E_FACES = The faces do not fit the dice. { $n } were typed for { $dice } dice.
refusal-tools-TL_E_CLOCK = There is no such clock. It takes 1 second to 24 hours, its extras up to 1 hour.
refusal-tools-TL_E_NO_CLOCK = No clock stands on this table. Set one first.
refusal-tools-TL_E_CLOCK_SO = The clock does that already.
refusal-tools-TL_E_WHO_NEXT = Who is next? Tap their clock.
refusal-tools-TL_E_TIME_LEFT = There is time left.
refusal-tools-TL_E_TIME = No time runs down now. Time is given to a turn that runs.
refusal-tools-TL_E_NO_TOKEN = { $player } has no token left.
refusal-tools-TL_E_AMONG = One person at least is needed. Each of them once.
refusal-tools-TL_E_TEAMS = { $n } people cannot make { $teams } teams.
refusal-tools-TL_E_PIECE = There is no such piece.
refusal-tools-TL_E_SITS_ALREADY = { $name } sits at this table already. Nobody sits at two seats.
refusal-tools-TL_E_SEATS_OVER = The game is over. Nobody can go on with a seat.
refusal-tools-TL_E_SEATS_FIXED = In this game nobody sits down later. Another person can take a seat over.
refusal-tools-TL_E_NOT_YOURS = Only the keeper can do that.
refusal-tools-TL_E_CLEARED = This table is cleared away. Open a new one.
