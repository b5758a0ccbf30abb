### What can I play? The best play, said so that a hand can follow.

rummikub-table = Table
rummikub-your-rack = Your rack
rummikub-find = Find the best play
rummikub-no-rack = Lay your rack first
rummikub-looking = Looking at every way…
rummikub-stop-looking = Stop looking
rummikub-given-up = Stopped before every way was looked at. Fewer tiles are quicker.
rummikub-aim = What counts
rummikub-most-tiles = Most tiles
rummikub-most-points = Most points
rummikub-play-n-of = Play { $n } of { $of }
rummikub-all-can-go = Everything goes: Rummikub
rummikub-nothing-to-play = Nothing can be played
rummikub-opening-out-of-reach = The opening is out of reach with this rack.
rummikub-points-played =
    { $n ->
        [one] 1 point leaves the rack.
       *[other] { $n } points leave the rack.
    }
rummikub-proven = No play does better: every way was checked.
rummikub-not-fewest = Perhaps it could be made with fewer melds touched.
rummikub-not-proven = The best that was found in the time there is; not every way was checked.
rummikub-hint = Start with { $tiles }.
rummikub-hint-plain = It fits without moving anything.
rummikub-hint-moves = Something on the table has to move as well.
rummikub-show-play = Show the play
rummikub-only-a-hint = Show only a hint
rummikub-put-on-table = Put it on the table
rummikub-table-now = Table as it lies
rummikub-table-then = Table after the play
rummikub-which-table = Which table
rummikub-from-your-rack = from your rack
rummikub-moved = moved on the table
rummikub-all-still-there = Every tile that was on the table still is
rummikub-rack-has =
    { $opened ->
        [true] { $n ->
            [one] 1 tile, you have opened
           *[other] { $n } tiles, you have opened
        }
       *[other] { $n ->
            [one] 1 tile, not opened yet
           *[other] { $n } tiles, not opened yet
        }
    }
rummikub-change-tiles = Change tiles
rummikub-points-left = points left
word-rummikub-new-group = new group
word-rummikub-new-run = new run
rummikub-new-group = A new group
rummikub-new-run = A new run
rummikub-the-tile = { $tile }
rummikub-new-with = { $what } with { $tiles } from the table
rummikub-the-group = the { $n }s
rummikub-the-run =
    { $colour ->
        [K] the black run { $from } to { $to }
        [R] the red run { $from } to { $to }
        [B] the blue run { $from } to { $to }
       *[Y] the yellow run { $from } to { $to }
    }
rummikub-joins =
    { $n ->
        [one] joins { $meld }
       *[other] join { $meld }
    }
rummikub-joins-frees =
    { $n ->
        [one] { $joins }, and { $tiles } comes free
       *[other] { $joins }, and { $tiles } come free
    }
refusal-rummikub-TABLE_INVALID = The table does not hold. A meld on it is none, and no play mends it: check what lies there.
refusal-rummikub-NO_BEST_PLAY =
    { $name ->
        [joker_group3] No answer for this. The search does not know the house rule about jokers in a group of three.
        [joker_release] No answer for this. The search does not know the house rule about frozen jokers.
        [freed_joker_use] No answer for this. The search does not know the house rule about freed jokers.
        [max_jokers_per_meld] No answer for this. The search does not know the house rule of one joker in a meld.
       *[other] No answer in time. There are too many ways to look at: try fewer tiles.
    }
