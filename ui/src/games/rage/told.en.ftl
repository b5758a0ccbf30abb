### What happened and what comes next at a Rage table.

line-rage-next-bid = { $who } bids
line-rage-next-bids = bids of { $who }
line-rage-next-turn = turn the trump
line-rage-next-turn-change = turn the trump for { $who }’s Change Rage
line-rage-next-turn-out = turn the trump after { $who }’s Out Rage
line-rage-next-play = { $who } plays
line-rage-next-results = write down the tricks
line-rage-next-tie = tie of { $who }
line-rage-over =
    { $who_count ->
        [one] { $who } wins with { $points }
       *[other] { $who } share the win with { $points }
    }

line-rage-dealer-drawn = { $who } deals first, drawn by lot
line-rage-round =
    { $cards ->
        [one] round { $round }, one card: { $who } deals
       *[other] round { $round }, { $cards } cards: { $who } deals
    }
line-rage-round-extra =
    { $cards ->
        [one] extra round of one card: { $who } deals
       *[other] extra round of { $cards } cards: { $who } deals
    }
line-rage-bid = { $who } bids { $n }
line-rage-bid-changed = { $who } bids { $n }, before { $was }
line-rage-bid-hidden = { $who } has bid
line-rage-play = { $who } plays { $card }
line-rage-play-wild = { $who } plays { $card }, { $colour }
line-rage-play-wild-value = { $who } plays { $card }, { $colour } { $value }
line-rage-play-change-named = { $who } plays { $card }: { $colour } is trump
line-rage-trump =
    { $aside ->
        [0] trump is { $colour }: { $card }
        [one] trump is { $colour }: { $card }, one card set aside
       *[other] trump is { $colour }: { $card }, { $aside } cards set aside
    }
line-rage-trump-none =
    { $aside ->
        [0] no number card in the pile: no trump
       *[other] no number card in the pile ({ $aside } set aside): no trump
    }
line-rage-trump-changed =
    { $aside ->
        [0] the trump is now { $colour }: { $card }
        [one] the trump is now { $colour }: { $card }, one card set aside
       *[other] the trump is now { $colour }: { $card }, { $aside } cards set aside
    }
line-rage-trump-unchanged =
    { $aside ->
        [0] no number card in the pile: the trump stays
       *[other] no number card in the pile ({ $aside } set aside): the trump stays
    }
line-rage-trump-new =
    { $aside ->
        [0] the new trump is { $colour }: { $card }
        [one] the new trump is { $colour }: { $card }, one card set aside
       *[other] the new trump is { $colour }: { $card }, { $aside } cards set aside
    }
line-rage-trump-out = { $who } takes the trump away, it was { $colour }
line-rage-trump-restored = the trump is { $colour } again
line-rage-trick =
    { $bonus ->
        [0] { $mad ->
            [0] { $who } takes trick { $trick }
           *[other] { $who } takes trick { $trick }, with { $mad } Mad
        }
       *[other] { $mad ->
            [0] { $who } takes trick { $trick }, with { $bonus } Bonus
           *[other] { $who } takes trick { $trick }, with { $bonus } Bonus and { $mad } Mad
        }
    }
line-rage-revoke = { $who } did not follow { $led } in trick { $trick }: { $played } was played, and { $shown } came later
line-rage-results = round { $round }: tricks written down
line-rage-scored =
    { $who_count ->
        [one] round { $round } closed: { $who } leads with { $points }
       *[other] round { $round } closed: { $who } lead with { $points }
    }, { $exact ->
        [0] no exact bid
        [one] one exact bid
       *[other] { $exact } exact bids
    }
line-rage-cards-set =
    { $cards ->
        [one] round { $round } is played with one card
       *[other] round { $round } is played with { $cards } cards
    }
line-rage-keep-round = round { $round } is kept by its results
line-rage-keep-card = round { $round } is kept card by card
line-rage-rescored = scoring is now { $scoring }, doubled sweep { $sweep }
line-rage-won =
    { $tied ->
        [0] { $who } wins
        [one] { $who } wins
       *[other] { $who } wins the tie of { $tied }
    }
line-rage-shared = { $who } share the win
line-rage-tie-rulebook = tie settled by the rulebook: { $who }
line-rage-tie-share = tie shared: { $who }
line-rage-tie-table = tie decided at the table: { $who }
line-rage-tie-words = tie decided at the table: { $who } ({ $words })
line-rage-tie-extra = tie of { $who }: another round

word-rage-R = red
word-rage-O = orange
word-rage-Y = yellow
word-rage-G = green
word-rage-B = blue
word-rage-P = purple
word-rage-none = none
word-rage-fundex = the classic one
word-rage-alternative = the one with penalty
word-rage-on = on
word-rage-off = off
