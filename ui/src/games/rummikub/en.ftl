### What Rummikub says: tiles, the log, and why not.

word-rummikub-colour-K = black
word-rummikub-colour-R = red
word-rummikub-colour-B = blue
word-rummikub-colour-Y = yellow
rummikub-tile =
    { $colour ->
        [K] black { $n }
        [R] red { $n }
        [B] blue { $n }
       *[Y] yellow { $n }
    }
rummikub-joker = joker
rummikub-joker-as = joker as { $tile }

line-rummikub-game = Game { $game }: { $hand } tiles each, { $pool } in the pool
line-rummikub-start-drawn = { $who } draws { $tile } for the start
line-rummikub-start-again = Draw again: { $who }
line-rummikub-starter = { $who } starts
line-rummikub-redeal = { $who } shows three pairs: { $tiles }. New deal
line-rummikub-rack-set =
    { $n ->
        [one] { $who }’s rack is known: 1 tile
       *[other] { $who }’s rack is known: { $n } tiles
    }
line-rummikub-turn-begun = { $who }’s time runs
line-rummikub-opened = { $who } opens with { $sum }: { $tiles }
line-rummikub-played = { $who } lays { $tiles }
line-rummikub-played-late = { $who }’s time was up, and the table held
line-rummikub-out = { $who } is out: Rummikub
line-rummikub-drew =
    { $n ->
        [0] { $who } draws nothing
        [one] { $who } draws
       *[other] { $who } draws { $n } tiles
    }
line-rummikub-drew-own = { $who } draws { $tiles }
line-rummikub-passed = { $who } passes
line-rummikub-gave-up =
    { $n ->
        [0] { $who } takes the turn back
        [one] { $who } takes the turn back and draws
       *[other] { $who } takes the turn back and draws { $n } tiles
    }
line-rummikub-timed-out =
    { $n ->
        [0] { $who }’s time is up
        [one] { $who }’s time is up: one tile
       *[other] { $who }’s time is up: { $n } tiles
    }
line-rummikub-clock-paused = The clock stands still
line-rummikub-clock-resumed = The clock goes on
line-rummikub-time-added = { $who } takes { $seconds } seconds more, tokens left: { $left }
line-rummikub-blocked = Nobody can go on
line-rummikub-game-won =
    { $who_count ->
        [one] { $who } wins game { $game }
       *[other] { $who } share game { $game }
    }
line-rummikub-points = { $who } { $points }
line-rummikub-edited = Game { $game } corrected: { $what }
line-rummikub-edited-off = Game { $game } corrected: { $what }. The points add up to { $sum }, not to 0
line-rummikub-edited-same = Game { $game } corrected
rummikub-not-zero-sum = The points add up to { $sum }, not to 0
line-rummikub-keep-round = From the next game on only results are kept
line-rummikub-keep-card = From the next game on every turn is kept
line-rummikub-won =
    { $who_count ->
        [one] { $who } wins the match
       *[other] { $who } share the match
    }

refusal-rummikub-EMPTY = No tiles yet. Lay three or more.
refusal-rummikub-TOO_SHORT = Too few tiles. A meld needs at least 3.
refusal-rummikub-TOO_MANY_COPIES =
    { $n ->
        [2] Not a meld. Only one joker may lie in a meld at this table.
       *[other] There are only two of { $piece }. This would be number { $n }: check what lies on the table.
    }
refusal-rummikub-ONLY_JOKERS = Not a meld. At least one tile with a number is needed.
refusal-rummikub-MIXED = Not a meld. The tiles share neither number nor colour; { $piece } does not fit.
refusal-rummikub-DUPLICATE_TILE = Not a meld. Two equal tiles fit into no meld: { $piece } twice.
refusal-rummikub-GROUP_DUP_COLOR = Not a meld. A group has each colour once, and { $piece } is there twice.
refusal-rummikub-GROUP_TOO_LONG = Not a meld. A group has at most 4 tiles, and these are { $n }.
refusal-rummikub-RUN_DUP_NUMBER = Not a meld. A run has each number once, and { $piece } is there twice.
refusal-rummikub-RUN_TOO_LONG = Not a meld. A run has at most 13 tiles: nothing is left for the joker to be.
refusal-rummikub-RUN_WRAP = Not a meld. { $piece } cannot be followed by 1.
refusal-rummikub-RUN_GAP =
    { $jokers ->
        [0] { $pieces_count ->
            [one] Not a meld. { $pieces } is missing in the run.
           *[other] Not a meld. { $pieces } are missing in the run.
        }
       *[other] { $n ->
            [one] Not a meld. One of these is missing in the run: { $pieces }.
           *[other] Not a meld. { $n } of these are missing in the run: { $pieces }.
        }
    }
refusal-rummikub-RUN_ORDER = Not in order. This table says runs in their order: { $pieces }.
refusal-rummikub-NOT_YOUR_TURN = It is { $turn }’s turn. Wait for them, or check who began.
refusal-rummikub-GAME_OVER = The game is over. Undo the last step to go on.
refusal-rummikub-TILE_VANISHED = Tiles of the table are missing. Put back { $pieces }.
refusal-rummikub-JOKER_KEPT = A freed joker stays on the table. Lay it somewhere in this turn.
refusal-rummikub-TILE_NOT_ON_RACK = Not from this rack. { $pieces } was neither on the table nor on the rack.
refusal-rummikub-NOTHING_PLAYED = Nothing came from the rack. Lay at least one tile, or draw.
refusal-rummikub-INVALID_MELD = One meld does not hold. { $error ->
        [TOO_SHORT] It needs at least 3 tiles
        [TOO_MANY_COPIES] Only one joker may lie in a meld at this table
        [MIXED] Its tiles share neither number nor colour
        [DUPLICATE_TILE] It holds two equal tiles
        [GROUP_DUP_COLOR] A colour is there twice
        [GROUP_TOO_LONG] A group has at most 4 tiles
        [RUN_DUP_NUMBER] A number is there twice
        [RUN_TOO_LONG] A run has at most 13 tiles
        [RUN_WRAP] The 1 does not follow the 13
        [RUN_GAP] Numbers are missing
        [RUN_ORDER] Its tiles are not in order
       *[other] It is no meld
    }: { $pieces }.
refusal-rummikub-OPENING_TABLE_TOUCHED = The table stays as it is when somebody opens. { $pieces } was changed: put it back.
refusal-rummikub-OPENING_UNDER_MIN =
    { $single ->
        [true] { $short } short of opening. One meld alone has to come to { $min }, and the best comes to { $sum }.
       *[other] { $short } short of opening. This comes to { $sum }, and it takes { $min }: add another meld.
    }
refusal-rummikub-JOKER_NOT_REPLACED =
    { $both ->
        [true] The joker has to be replaced first. Add both missing tiles: { $pieces }.
       *[other] { $pieces_count ->
            [one] The joker has to be replaced first. It stands for { $pieces }: lay that tile in its place.
           *[other] The joker has to be replaced first. It stands for one of these: { $pieces }; lay one of them in its place.
        }
    }
refusal-rummikub-JOKER_USE =
    { $from_rack ->
        [0] A freed joker goes into a new meld. Lay it with tiles that were not together before.
       *[other] A freed joker goes into a new meld. Lay it with { $from_rack } tiles of the rack or more.
    }
refusal-rummikub-PLAYERS_RANGE = { $n } cannot play Rummikub. { $min } to { $max } can: change who plays.
refusal-rummikub-NAME_EMPTY = Somebody has no name. Give everybody one.
refusal-rummikub-NAME_DUP = Two people have the same name. Give each a name of their own: { $name }.
refusal-rummikub-OPTION_RANGE = This rule has no such choice: “{ $value }”. Choose another one.
refusal-rummikub-UNKNOWN_PLAYER = Nobody sits there. This table has no seat { $player }: choose one of its people.
refusal-rummikub-ALREADY_STARTED = The game has begun. Who starts is known: undo to change it.
refusal-rummikub-NO_DRAW_DUE = { $player } does not draw now. Only those who tied draw again.
refusal-rummikub-NOT_STARTED = Nobody has started yet. Draw for the start, or say who begins.
refusal-rummikub-RACK_COUNT = The rack does not add up. It has { $count } tiles, and { $n } were entered.
refusal-rummikub-NO_REDEAL = No new deal now. Three pairs count only before the first turn, and only where the table plays it.
refusal-rummikub-NO_THREE_PAIRS = Those are not three pairs. Show three pairs of equal tiles from the rack.
refusal-rummikub-TURN_BEGUN = This turn has begun. Go on with it, or take it back.
refusal-rummikub-POOL_EMPTY = The pool is empty. Nobody draws any more: pass.
refusal-rummikub-WORKSPACE_DIRTY = The table is not as it was. Put it back before you draw.
refusal-rummikub-POOL_NOT_EMPTY =
    { $left ->
        [one] There is one tile in the pool. Draw it instead of passing.
       *[other] There are { $left } tiles in the pool. Draw one instead of passing.
    }
refusal-rummikub-NO_TURN = No turn has begun. Begin it first.
refusal-rummikub-NO_TIMER = No clock runs here. Choose a time for a turn in the house rules.
refusal-rummikub-TIME_LEFT =
    { $seconds ->
        [one] There is time left. The clock shows 1 second.
       *[other] There is time left. The clock shows { $seconds } seconds.
    }
refusal-rummikub-CLOCK_SO = The clock does that already. Look at it again.
refusal-rummikub-NO_TOKEN = No token is left. More time is not to be had.
refusal-rummikub-POINTS_MISSING = Racks are missing. Still to come: { $players }.
refusal-rummikub-POINTS_NEGATIVE = A rack is never below 0. Check what { $player } holds.
refusal-rummikub-POINTS_RANGE = So many points cannot be. { $player } holds { $max } at most.
refusal-rummikub-WINNER_HAS_POINTS = { $player } is out and holds nothing. Leave that rack empty, or choose who went out.
refusal-rummikub-PLAYER_TWICE = { $player } is there twice. Enter each rack once.
refusal-rummikub-COUNT_MISSING = A tie for the lowest rack. Say how many tiles they hold: { $players }.
refusal-rummikub-UNKNOWN_GAME = There is no game { $game }. { $games } are written down.
refusal-rummikub-NO_GAMES = No game is written down yet. Enter one before the match ends.
refusal-rummikub-KEEPER_ONLY = Only the keeper writes that down. Ask them.
refusal-rummikub-KEPT_BY_RESULTS = This game is kept by its result. Enter what everybody holds at the end.
refusal-rummikub-APP_DEALS = Tapete deals here. It knows every tile already.
