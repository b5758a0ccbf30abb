### Rummikub's judge, and laying tiles.

word-rummikub-kind-run = Run
word-rummikub-kind-group = Group
rummikub-run-or-group = Run or group
rummikub-worth = worth { $n }
rummikub-worth-joker =
    { $jokers ->
        [one] worth { $n }, or { $face } with its joker
       *[other] worth { $n }, or { $face } with its jokers
    }
rummikub-worth-range =
    { $jokers ->
        [one] worth { $n }, or { $min } to { $max } with its joker
       *[other] worth { $n }, or { $min } to { $max } with its jokers
    }
rummikub-so-many =
    { $n ->
        [one] 1 tile so far
       *[other] { $n } tiles so far
    }
rummikub-go-on-laying = A meld has three at least. Go on laying.
rummikub-go-on = go on laying
rummikub-not-a-meld = Not a meld
word-rummikub-short-EMPTY = no tiles
word-rummikub-short-TOO_SHORT = three at least
word-rummikub-short-TOO_MANY_COPIES =
    { $n ->
        [2] more than one joker
       *[other] a third copy
    }
word-rummikub-short-ONLY_JOKERS = only jokers
word-rummikub-short-MIXED = neither number nor colour
word-rummikub-short-DUPLICATE_TILE = two equal tiles
word-rummikub-short-GROUP_DUP_COLOR = a colour twice
word-rummikub-short-GROUP_TOO_LONG = more than four
word-rummikub-short-RUN_DUP_NUMBER = a number twice
word-rummikub-short-RUN_TOO_LONG = more than thirteen
word-rummikub-short-RUN_WRAP = no 1 after 13
word-rummikub-short-RUN_GAP = a number is missing
word-rummikub-short-RUN_ORDER = not in order
word-rummikub-mend-reorder = In this order
word-rummikub-mend-drop = Without { $gone }
word-rummikub-mend-split = As two melds
word-rummikub-mend-add = With { $piece }
word-rummikub-mend-swap = { $piece } instead of { $gone }
rummikub-would-do = This would do

rummikub-melds = Melds
rummikub-meld-n = Meld { $n }
rummikub-go-on-with = Go on with meld { $n }
rummikub-used-up = { $tile }, both are used
rummikub-joker-left =
    { $n ->
        [one] joker, 1 left
       *[other] joker, { $n } left
    }
rummikub-erase = Take the last tile back
rummikub-another = Another meld
rummikub-readings = It can be read in { $n } ways:
rummikub-reading = { $kind }: { $tiles }, worth { $n }
rummikub-put-in-order = Put them in order
rummikub-lay-tiles = Tap tiles, type them (R5 R6 J) or paste them. A comma or Enter begins another meld.
rummikub-pasted-unknown =
    { $n ->
        [one] This is no tile: { $words }
       *[other] These are no tiles: { $words }
    }
rummikub-pasted-over = More than the { $n } tiles of the box: none was laid
rummikub-opening-needs = { $n } are needed to open
rummikub-joker-zero = A joker counts 0 in the opening
rummikub-joker-face = A joker counts what it stands for

rummikub-judge-what = What is asked
rummikub-judge-meld = Meld
rummikub-judge-turn = Whole turn
rummikub-judge-play = What can I play?
rummikub-judge-rules = By which rules

rummikub-which-tiles = Which tiles
rummikub-table-before = Before
rummikub-table-after = After
rummikub-rack = Rack
rummikub-rack-unknown = May stay empty: then the tiles that were added are shown for all to agree.
rummikub-as-before = As it was before
rummikub-has-opened = Has opened
rummikub-has-opened-note = Has laid the first melds in an earlier turn.
rummikub-turn-wins = It holds, and the rack is empty: Rummikub.
rummikub-turn-holds = The turn holds.
rummikub-from-rack = From the rack: { $tiles }.
rummikub-opens-with = It opens with { $n }.
rummikub-turn-how = Lay the table as it was, then as it is after the turn.
rummikub-colours = Colours
rummikub-move-to = Move it to meld { $n }
