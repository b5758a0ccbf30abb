### Rage: what happened, what comes next, why not, and the words of the cards.

## What happened

line-rage-dealer-drawn = Chance chose { $who } to deal first.
line-rage-round =
    { $cards ->
        [one] A round of one card begins. { $who } deals.
       *[other] A round of { $cards } cards begins. { $who } deals.
    }
line-rage-round-extra =
    { $cards ->
        [one] Another round, of one card, for the tie. { $who } deals.
       *[other] Another round, of { $cards } cards, for the tie. { $who } deals.
    }
line-rage-bid = { $who } bids { $n }.
line-rage-bid-changed = { $who } bids { $n }, not { $was }.
line-rage-bid-hidden = { $who } has written a bid.
line-rage-play = { $who } plays { $card }.
line-rage-play-wild = { $who } plays { $card } as { $colour }.
line-rage-play-wild-value = { $who } plays { $card } as { $colour } { $value }.
line-rage-play-change-named = { $who } plays { $card }: { $colour } is trump.
line-rage-trump =
    { $aside ->
        [0] { $card } is turned: { $colour } is trump.
        [one] { $card } is turned, after one Rage card set aside: { $colour } is trump.
       *[other] { $card } is turned, after { $aside } Rage cards set aside: { $colour } is trump.
    }
line-rage-trump-none = The pile has no number card left: there is no trump.
line-rage-trump-changed =
    { $aside ->
        [0] { $card } is turned for { $who }: { $colour } is trump.
        [one] { $card } is turned for { $who }, after one Rage card set aside: { $colour } is trump.
       *[other] { $card } is turned for { $who }, after { $aside } Rage cards set aside: { $colour } is trump.
    }
line-rage-trump-unchanged = The pile has no number card left: the trump stays as it was for { $who }.
line-rage-trump-new =
    { $aside ->
        [0] After the Out Rage of { $who }, { $card } is turned: { $colour } is trump.
        [one] After the Out Rage of { $who }, { $card } is turned, one Rage card set aside: { $colour } is trump.
       *[other] After the Out Rage of { $who }, { $card } is turned, { $aside } Rage cards set aside: { $colour } is trump.
    }
line-rage-trump-out = { $who } takes the trump away: { $colour } counts no more.
line-rage-trump-restored = The Out Rage is over: { $colour } is trump again.
line-rage-trump-noted = { $colour } is trump.
line-rage-trump-noted-none = There is no trump now.
line-rage-trick =
    { $bonus ->
        [0] { $mad ->
            [0] { $who } takes trick { $trick }.
            [one] { $who } takes trick { $trick } with a Mad Rage.
           *[other] { $who } takes trick { $trick } with { $mad } Mad Rage.
        }
        [one] { $mad ->
            [0] { $who } takes trick { $trick } with a Bonus Rage.
           *[other] { $who } takes trick { $trick } with a Bonus Rage and { $mad } Mad Rage.
        }
       *[other] { $mad ->
            [0] { $who } takes trick { $trick } with { $bonus } Bonus Rage.
           *[other] { $who } takes trick { $trick } with { $bonus } Bonus Rage and { $mad } Mad Rage.
        }
    }
line-rage-revoke = { $who } did not follow { $led } in trick { $trick } ({ $played }) and held { $shown }.
line-rage-left = { $who } leaves the game.
line-rage-results = Results of round { $round }.
line-rage-result =
    { $tricks ->
        [one] { $who } took 1 trick
       *[other] { $who } took { $tricks } tricks
    }{ $bonus ->
        [0] { "" }
        [one] , a Bonus Rage
       *[other] , { $bonus } Bonus Rage
    }{ $mad ->
        [0] { "" }
        [one] , a Mad Rage
       *[other] , { $mad } Mad Rage
    }.
line-rage-scored =
    { $exact ->
        [0] The round is scored, nobody bid exactly.
        [one] The round is scored, one exact bid.
       *[other] The round is scored, { $exact } exact bids.
    } { $who_count ->
        [one] { $who } leads with { $points }.
       *[other] { $who } lead with { $points }.
    }
line-rage-cards-set =
    { $cards ->
        [one] This round has one card.
       *[other] This round has { $cards } cards.
    }
line-rage-keep-round = From here the table writes down results.
line-rage-keep-card = From here the table writes down every card.
line-rage-rescored = Every round is scored by { $scoring }. A sweep counts double: { $sweep }.
line-rage-won =
    { $who_count ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }
line-rage-won-tie =
    { $who_count ->
        [one] The totals are equal; { $who } wins with more exact bids.
       *[other] The totals are equal; { $who } win with more exact bids.
    }
line-rage-shared =
    { $who_count ->
        [one] { $who } wins.
       *[other] { $who } share the win.
    }
line-rage-tie-rulebook =
    { $who_count ->
        [one] The tie goes by the rulebook: { $who } wins.
       *[other] The tie goes by the rulebook: { $who } win.
    }
line-rage-tie-share =
    { $who_count ->
        [one] The tie stays a tie: { $who } wins.
       *[other] The tie stays a tie: { $who } share the win.
    }
line-rage-tie-table =
    { $who_count ->
        [one] The table settled the tie: { $who } wins.
       *[other] The table settled the tie: { $who } win.
    }
line-rage-tie-words =
    { $who_count ->
        [one] The table settled the tie, “{ $words }”: { $who } wins.
       *[other] The table settled the tie, “{ $words }”: { $who } win.
    }
line-rage-tie-extra = The tie is played out.

## What comes next

line-rage-next-bid = { $who } bids
line-rage-next-bids = Bids to come: { $who }
line-rage-next-turn = Turn the trump
line-rage-next-turn-change = Turn a card for { $who }’s Change Rage
line-rage-next-turn-out = Turn a new trump after { $who }’s Out Rage
line-rage-next-play = { $who } plays
line-rage-next-results = Results of the round
line-rage-next-tie = { $who } are tied at { $points }, and in exact bids
line-rage-over =
    { $who_count ->
        [one] { $who } won with { $points }
       *[other] { $who } won with { $points } each
    }
line-rage-over-exact =
    { $who_count ->
        [one] { $who } wins the tie-break: { $points } to { $points } with { $others }; more exact bids, { $exact } to { $less }
       *[other] { $who } win the tie-break: { $points } to { $points } with { $others }; more exact bids, { $exact } to { $less }
    }
line-rage-over-settled =
    { $who_count ->
        [one] { $who } won with { $points }; the table settled the tie
       *[other] { $who } won with { $points } each; the table settled the tie
    }

## Why not

refusal-rage-RG_E_PLAYER_COUNT =
    { $n ->
        [one] One person is not enough for Rage. By these rules { $min } to { $max } play: seat somebody or change the limit.
       *[other] { $n } people cannot play by these rules. { $min } to { $max } can: change who plays, or the limit.
    }
refusal-rage-RG_E_PLAYER_NAMES = Two people have the same name, or one has none. Give everybody a name of their own.
refusal-rage-RG_E_TEAM_LAYOUT = These teams do not fit. Teams of { $size } cannot be made of { $n } people: change who plays, or play without teams.
refusal-rage-RG_E_DECK_TOO_SMALL = The deck is too small. { $n } people with { $cards } cards each need more than its { $deck }: deal fewer cards.
refusal-rage-RG_E_OPTION =
    { $name ->
        [round_plan] These rounds cannot be. There are 1 to 30 of them, of 1 to 10 cards each.
       *[other] This rule has no such choice: “{ $value }”. Choose another one.
    }
refusal-rage-RG_E_GAME_OVER = The game is over. Undo the last step to go on.
refusal-rage-RG_E_WRONG_PHASE =
    { $phase ->
        [bidding] Bids come first. Some are missing: enter them, then play.
       *[other] Bids are closed. Cards have been played in this round: undo them to change a bid.
    }
refusal-rage-RG_E_UNKNOWN_PLAYER = Nobody sits there. This table has no seat { $player }: choose one of its people.
refusal-rage-RG_E_ALREADY_BID = { $player } has already bid { $n }. A bid is final: undo it, or correct it in the sheet.
refusal-rage-RG_E_NOT_YOUR_TURN = It is { $turn }’s turn. Wait for them, or check who began.
refusal-rage-RG_E_BID_RANGE = The bid does not fit the round. It goes from 0 to { $cards }: choose one of those.
refusal-rage-RG_E_BID_HOOK = The last bid cannot be { $n }. The bids would add up to { $cards }, all the tricks there are: bid one more or one fewer.
refusal-rage-RG_E_CARD_NOT_IN_HAND = { $player } does not hold { $card }. Play a card of the hand.
refusal-rage-RG_E_MUST_FOLLOW = { $player } has to follow { $led }. There is { $led } in the hand: play one of those cards.
refusal-rage-RG_E_COLOUR_REQUIRED = { $card } needs a colour. Say which of the six it stands for.
refusal-rage-RG_E_UNKNOWN_COLOUR = Rage has no such colour. “{ $colour }” is none of its six: choose one.
refusal-rage-RG_E_COLOUR_NOT_ALLOWED = { $card } takes no colour. Play it as it is.
refusal-rage-RG_E_WILD_VALUE = The announced value does not fit. It goes from 0 to 16, with Wild Rage only, and only where the table announces values.
refusal-rage-RG_E_BOOK_ROUND = Round { $round } is not open. Correct it in the sheet, or enter the open one.
refusal-rage-RG_E_BOOK_BIDS_MISSING = Bids are missing. Enter every bid of round { $round } first.
refusal-rage-RG_E_BOOK_INCOMPLETE = Results are missing. Still to come: { $players }.
refusal-rage-RG_E_BOOK_RANGE =
    { $field ->
        [cards] So many cards cannot be dealt. Choose from 1 to { $max }.
        [tricks] That is no number of tricks for { $player }. It goes from 0 to { $max }.
       *[other] That is no number of cards for { $player }. It goes from 0 to { $max }.
    }
refusal-rage-RG_E_BOOK_TRICK_SUM = The tricks do not add up. They come to { $sum }, and this round has { $cards }.
refusal-rage-RG_E_BOOK_BONUS_LIMIT = Too many Bonus Rage. The deck has { $k }: take some away.
refusal-rage-RG_E_BOOK_MAD_LIMIT = Too many Mad Rage. The deck has { $k }: take some away.
refusal-rage-RG_E_BOOK_CARDS_WITHOUT_TRICK = { $player } took no trick. Bonus and Mad Rage come with tricks: give { $player } a trick, or the cards to somebody else.
refusal-rage-RG_E_BOOK_TOO_MANY_CARDS =
    { $t ->
        [one] { $player } has too many Rage cards. One trick cannot hold them: check who took them.
       *[other] { $player } has too many Rage cards. { $t } tricks cannot hold them: check who took them.
    }
refusal-rage-RG_E_BOOK_TWICE = { $player } is entered twice. Keep one of the two.
refusal-rage-RG_E_BOOK_BELOW_COUNTED =
    { $field ->
        [tricks] { $player } took more tricks than that. { $counted } are already played: enter that many or more.
        [bonus] { $player } took more Bonus Rage than that. { $counted } are already played: enter that many or more.
       *[other] { $player } took more Mad Rage than that. { $counted } are already played: enter that many or more.
    }
refusal-rage-RG_E_ASK_TURNED_COLOUR = A card still has to be turned. { $player } played the card that turns it: say which came up.
refusal-rage-RG_E_CARD_SHOWN =
    { $trick ->
        [0] { $card } is not in a hand. It was turned from the pile in this round: check the card.
       *[other] { $card } has been played. { $player } showed it in trick { $trick }: check which of the two it was.
    }
refusal-rage-RG_E_TOO_MANY_COPIES = Every { $card } is out. The deck has { $copies }, and all have been shown in this round: check the card.
refusal-rage-RG_E_TRUMP_FIRST = The trump comes first. Turn the top card of the pile and enter it, then play.
refusal-rage-RG_E_NOTHING_TO_TURN = Nothing is turned now. A card is turned for the trump, or when a Rage card says so.
refusal-rage-RG_E_TURN_LIST = These cards do not end the turning. Rage cards are set aside until one number card shows: enter them in that order, or say that the pile is used up.
refusal-rage-RG_E_PILE_COUNT =
    { $left ->
        [0] The pile is used up. No card is left to turn: say that it is empty.
        [one] The pile has one card left. Check what was turned.
       *[other] The pile has { $left } cards left. Check what was turned.
    }
refusal-rage-RG_E_KEPT_BY_RESULTS = Round { $round } is kept by its results. To enter cards, change how the table is kept.
refusal-rage-RG_E_KEPT_BY_CARDS = Round { $round } is written down card by card: its trump is the card that was turned.
refusal-rage-RG_E_APP_DEALS = Tapete deals at this table. Its rounds are played card by card, so nothing is written down by hand.
refusal-rage-RG_E_KEEPER_ONLY = That is for the keeper. Ask them to enter it.
refusal-rage-RG_E_SEATS_DEALT = The next round is dealt already. Where Tapete deals, nobody comes later or leaves.
refusal-rage-RG_E_TEAMS_STAY = Teams stay as they are. Nobody comes later or leaves.
refusal-rage-RG_E_TIE_OPEN = A tie is being played off. Until it is broken nobody comes or leaves.
refusal-rage-RG_E_ROUND_BEGUN = Round { $round } has begun. Somebody can come or leave once it is complete.
refusal-rage-RG_E_HAS_LEFT = { $player } has left. Nothing more is written for them.
refusal-rage-RG_E_NOTHING_SCORED = No round is complete. Close one first, then the game can end.
refusal-rage-RG_E_NO_TIE = Nobody is tied. The highest total has won.
refusal-rage-RG_E_TIE_WINNERS = The winner is one of those who are tied. Choose among { $tied }.
refusal-rage-RG_E_TIE_WORDS = That is a long story. Tell it in { $max } characters.

## Words

word-rage-R = red
word-rage-O = orange
word-rage-Y = yellow
word-rage-G = green
word-rage-B = blue
word-rage-P = purple
word-rage-WILD = Wild Rage
word-rage-CHANGE = Change Rage
word-rage-OUT = Out Rage
word-rage-BONUS = Bonus Rage
word-rage-MAD = Mad Rage
word-rage-fundex = the classic table
word-rage-alternative = the table with penalty
word-rage-on = yes
word-rage-off = no
word-rage-none = none
word-rage-field-cards = cards
word-rage-field-tricks = tricks
word-rage-field-bonus = Bonus
word-rage-field-mad = Mad
