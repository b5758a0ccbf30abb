### What Rummikub's table says.

line-rummikub-next-count = Count the racks of game { $round }
line-rummikub-next-turn = Next: { $who }
line-rummikub-next-begin = Game { $round }: who begins?
line-rummikub-next-result = Game { $round }: who goes out?
line-rummikub-next-start = Who starts game { $round }?
line-rummikub-over =
    { $who_count ->
        [one] { $who } wins with { $points }
       *[other] { $who } share it with { $points }
    }
line-rummikub-over-games =
    { $who_count ->
        [one] { $who } wins with { $games ->
            [one] 1 game won
           *[other] { $games } games won
        }
       *[other] { $who } share it with { $games ->
            [one] 1 game won
           *[other] { $games } games won
        } and { $points } points each
    }
line-rummikub-over-tie-break =
    { $who_count ->
        [one] { $who } wins the tie-break: { $games } to { $games } games with { $others }; more points, { $points } to { $less }
       *[other] { $who } win the tie-break: { $games } to { $games } games with { $others }; more points, { $points } to { $less }
    }

rummikub-sheet = Games
rummikub-game = Game
rummikub-legend = total · points of the game · ✓ won it
rummikub-won = won
rummikub-cell = { $who }, game { $game }, total { $total }, { $points }
rummikub-game-n = Game { $game }: { $who }
rummikub-out-said = What the others held goes to whoever went out.
rummikub-blocked = Nobody could go on: the lowest rack wins.
rummikub-typed = These points were typed by hand.
rummikub-rack-came = { $n } on the rack

rummikub-who-out = Who goes out?
rummikub-out = out
rummikub-went-out = { $who } went out
rummikub-nobody-out = Nobody can go on
rummikub-tap-who-out = One tap on whoever has no tiles left ends the game.
rummikub-racks = Racks
rummikub-on-rack = rack
rummikub-empty-rack = out
rummikub-rack-missing = { $who }’s rack is missing
rummikub-rack-is = { $who }, rack { $n }
rummikub-tiles-left = tiles
rummikub-tiles-of = { $who }, tiles left
rummikub-tile-less = { $who }: one tile less
rummikub-tile-more = { $who }: one tile more
rummikub-tiles-missing = { $who }’s tiles are not counted
rummikub-asks-tiles = How many tiles does { $who } hold?
rummikub-n-tiles =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
rummikub-tiles-unsaid = tiles?
rummikub-points = points
rummikub-sum = The points add up to { $sum }.
rummikub-asks-rack = What does { $who } hold?
rummikub-rack-of = { $who }’s rack
rummikub-take = Take { $n }
rummikub-take-then = Take { $n }, then { $who }
rummikub-joker-costs = Only numbers count; a joker is { $n }.
rummikub-by-tiles = Number by number
rummikub-no-tiles = No tile yet
rummikub-take-tiles =
    { $tiles ->
        [one] Take 1 tile: { $n }
       *[other] Take { $tiles } tiles: { $n }
    }
rummikub-write = Write down game { $game }
rummikub-finish = Finish the match
rummikub-finish-note = Whoever leads now has won.
rummikub-keep-turns = Note every turn
rummikub-keep-results = Note only results
rummikub-keep-note = From this game on while nothing of it is laid, else from the next.

rummikub-edit = Game { $game }, points
rummikub-edit-total = total { $n }
rummikub-edit-save = Save the points
rummikub-edit-nothing = Nothing changed yet
rummikub-edit-check = It does not fit yet
rummikub-edit-next = Go on with { $who }
rummikub-edit-anyway = A game adds up to 0; it can be saved all the same.

rummikub-holds =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
rummikub-pool = pool
rummikub-to-target = to { $n }
rummikub-games-won = games won: { $games }
rummikub-game-at = game { $game }

rummikub-opened = opened
rummikub-not-opened = not yet
rummikub-drawn = drawn
rummikub-draws = draws
rummikub-draws-again = again
rummikub-or-says = starts
rummikub-starts = { $who } starts
rummikub-asks-start = { $who } draws for the start
rummikub-asks-turn = { $who }’s turn
rummikub-checking = Being checked
rummikub-restore = Restore the table
rummikub-lay =
    { $n ->
        [one] Lay 1 tile
       *[other] Lay { $n } tiles
    }
rummikub-draw = { $who } draws a tile
rummikub-pass = { $who } passes
rummikub-give-up =
    { $n ->
        [0] Give the turn up
        [one] Give the turn up and draw 1
       *[other] Give the turn up and draw { $n }
    }
rummikub-begin =
    { $s ->
        [0] { $who } begins
       *[other] Start { $who }: { $s } s
    }
rummikub-time-over =
    { $n ->
        [one] Time is up: 1 tile
       *[other] Time is up: { $n } tiles
    }
rummikub-clock = { $min }:{ $s }
rummikub-time-left = { $who } has { $s } seconds left
rummikub-time-out =
    { $n ->
        [one] Time is up: 1 tile to draw
       *[other] Time is up: { $n } tiles to draw
    }
rummikub-last-seconds = last { $n } s
rummikub-clock-paused = paused
rummikub-clock-pause = Pause
rummikub-clock-on = Go on
rummikub-then = then { $who }
rummikub-more-time = +{ $s } s
rummikub-tokens-left = , tokens left: { $n }
rummikub-no-token = No token left
rummikub-voice-next = Ten seconds. Then { $who }.
rummikub-voice-turn = { $who }’s turn
rummikub-voice = Call names
rummikub-voice-note = Says aloud whose turn it is and who is next.
rummikub-who-starts = Who starts?

rummikub-face-won = You have won
rummikub-face-over = The match is over
rummikub-face-out = You are out
rummikub-face-others-count = The others count what they hold.
rummikub-face-not-out = I am not out
rummikub-face-count = How much do you hold?
rummikub-face-tiles = How many tiles do you hold?
rummikub-face-tie = A tie for the lowest rack: fewer tiles win.
rummikub-face-again = Count again
rummikub-face-all-counted = Write it down in the middle.
rummikub-face-wait = Waiting for the others.
rummikub-face-play = Lay tiles, or draw one
rummikub-face-laid = The keeper lays the turns.
rummikub-face-next = Your turn comes after { $who }
rummikub-face-prepare = Get your play ready.
rummikub-face-after = You come after { $who }
rummikub-face-turns = { $n } turns until yours.
rummikub-face-begins = You begin
rummikub-face-game = Game { $game }
rummikub-face-out-how = Whoever has no tiles left taps their key.
rummikub-face-done = My turn is over
rummikub-face-start = Start: { $s } s
rummikub-face-no-tiles = No tiles left

seats-late-rummikub = Coming late and leaving: not in a game that has begun. What a winner gains is what all the others lose.
word-rummikub-table-look = Look at your rack
