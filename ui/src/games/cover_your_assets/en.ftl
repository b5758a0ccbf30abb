### Cover Your Assets: what happened, what comes next, why not, and what the cards are called.

rule-preset-cover_your_assets-classic = Classic
rule-preset-cover_your_assets-classic-note = 110 cards with jewels, stamps and baseball cards.
rule-preset-cover_your_assets-modern = Current box
rule-preset-cover_your_assets-modern-note = 104 cards with comics, a piano and a toy train.

## What happened

line-cover_your_assets-left = { $who } leaves the game.
line-cover_your_assets-dealer-drawn = Chance chose { $who } to deal first.
line-cover_your_assets-round = A round begins. { $who } deals.
line-cover_your_assets-round-extra = One more round, for the tie. { $who } deals.
line-cover_your_assets-turned = The discard pile begins with { $card }.
line-cover_your_assets-position =
    { $draw ->
        [0] From here card by card: { $who } to play, the draw pile is empty.
        [one] From here card by card: { $who } to play, 1 card in the draw pile.
       *[other] From here card by card: { $who } to play, { $draw } cards in the draw pile.
    }
line-cover_your_assets-pair = { $who } pairs { $cards } for { $value }: a set of { $kind }.
line-cover_your_assets-pair-hidden = { $who } pairs { $kind }.
line-cover_your_assets-pair-discard = { $who } takes { $top } from the discard pile: { $cards } for { $value }, a set of { $kind }.
line-cover_your_assets-pair-discard-hidden = { $who } takes { $top } from the discard pile for a set of { $kind }.
line-cover_your_assets-challenge = { $who } challenges { $rival } for { $kind } and shows { $card }.
line-cover_your_assets-defends = { $who } defends with { $card }.
line-cover_your_assets-presses = { $who } presses on with { $card }.
line-cover_your_assets-stolen = { $who } takes { $kind } from { $rival }: { $cards } cards worth { $value }.
line-cover_your_assets-stolen-hidden = { $who } takes { $kind } from { $rival }: { $cards } cards.
line-cover_your_assets-kept = { $who } keeps { $kind } from { $rival }: { $cards } cards worth { $value }.
line-cover_your_assets-kept-hidden = { $who } keeps { $kind } from { $rival }: { $cards } cards.
line-cover_your_assets-discard = { $who } discards { $card }.
line-cover_your_assets-draw-empty = The draw pile is empty. Nobody draws any more.
line-cover_your_assets-skipped =
    { $who_count ->
        [one] { $who } has no cards and is skipped.
       *[other] { $who } have no cards and are skipped.
    }
line-cover_your_assets-results = Results of round { $round }.
line-cover_your_assets-brought = { $who } adds { $amount } in round { $round }.
line-cover_your_assets-brought-corrected = { $who } { $amount }
line-cover_your_assets-scored =
    { $who_count ->
        [one] { $who } leads with { $points }.
       *[other] { $who } lead with { $points } each.
    }
line-cover_your_assets-keep-round = From here only what rounds come to is noted.
line-cover_your_assets-keep-card = From here every card is noted.
line-cover_your_assets-tied = { $who } are equal at the top.
line-cover_your_assets-tie-extra = The tie is played out.
line-cover_your_assets-tie-share = The tie stays a tie.
line-cover_your_assets-tie-table = The table decides the tie.
line-cover_your_assets-shared = { $who } share the win with { $points } each.
line-cover_your_assets-table-winner = The table decided: { $who } wins with { $points }.
line-cover_your_assets-table-winner-words = The table decided, “{ $words }”: { $who } wins with { $points }.
line-cover_your_assets-won-rounds = { $who } has won two rounds, with { $points } in all.
line-cover_your_assets-won = { $who } wins with { $points }.

## What comes next

line-cover_your_assets-next-book = Count the round
line-cover_your_assets-next-turn-up = { $who } turns the first card
line-cover_your_assets-next-turn = { $who } plays
line-cover_your_assets-next-defend = { $who } defends
line-cover_your_assets-next-press = { $who } presses on or stops
line-cover_your_assets-next-tie = { $who } are tied
line-cover_your_assets-over =
    { $who_count ->
        [one] { $who } won with { $points }
       *[other] { $who } won with { $points } each
    }
line-cover_your_assets-over-settled = { $who } won with { $points }; the table settled the tie
line-cover_your_assets-over-rounds =
    { $who_count ->
        [one] { $who } won with { $rounds ->
            [one] 1 round won
           *[other] { $rounds } rounds won
        } and { $points } in all
       *[other] { $who } won with { $rounds ->
            [one] 1 round won
           *[other] { $rounds } rounds won
        } each
    }
line-cover_your_assets-over-rounds-settled =
    { $who } won with { $rounds ->
        [one] 1 round won
       *[other] { $rounds } rounds won
    } and { $points } in all; the table settled the tie

## Why not

refusal-cover_your_assets-CYA_E_SEATS_DEALT = The next round is dealt already. Where Tapete deals, nobody comes later or leaves.
refusal-cover_your_assets-CYA_E_TIE_OPEN = A tie is being played off. Until it is broken nobody comes or leaves.
refusal-cover_your_assets-CYA_E_ROUND_BEGUN = Round { $round } has begun. Somebody can come or leave once it is complete.
refusal-cover_your_assets-CYA_E_HAS_LEFT = { $player } has left. Nothing more is written for them.
refusal-cover_your_assets-CYA_E_PLAYER_COUNT =
    { $n ->
        [one] One person is not enough for Cover Your Assets. By these rules 2 to { $max } play: seat somebody.
       *[other] { $n } people cannot play by these rules. 2 to { $max } can: change who plays or the limit.
    }
refusal-cover_your_assets-CYA_E_PLAYER_NAMES = Two people have the same name, or one has none. Give each a name of their own.
refusal-cover_your_assets-CYA_E_OPTION =
    { $name ->
        [target] This target will not do. It goes in steps of 5, from 5: { $value } is none of them.
       *[other] This rule has no such choice: “{ $value }”. Choose another one.
    }
refusal-cover_your_assets-CYA_E_DECK =
    { $fault ->
        [name] This name will not do. Every kind has a name of its own, with up to 40 letters.
        [value] This value will not do. A card is worth 1 thousand or more.
        [copies] This number of copies will not do. It goes from 1 to 99.
        [many] This deck is too large. Take away kinds or copies.
        [no_wild] No kind is wild. Mark at least one as wild.
        [no_asset] Every kind is wild. At least one has to be an asset.
       *[few] The deck is too small. These people need { $least } cards: add copies or kinds.
    }
refusal-cover_your_assets-CYA_E_GAME_OVER = The game is over. Undo the last step to go on.
refusal-cover_your_assets-CYA_E_CHALLENGE_OPEN = The challenge comes first. { $turn } shows a card or stops.
refusal-cover_your_assets-CYA_E_UNKNOWN_PLAYER = There is nobody there. Choose somebody at the table.
refusal-cover_your_assets-CYA_E_NOT_YOUR_TURN =
    { $challenge ->
        [true] { $turn } is to answer. A card is shown, or the challenge stops.
       *[other] It is { $turn }’s turn. Wait until it comes round.
    }
refusal-cover_your_assets-CYA_E_CARD_NOT_IN_HAND = { $player } does not hold { $card }. Choose a card that could be in that hand.
refusal-cover_your_assets-CYA_E_TWO_WILDS = Two wilds make no set. A wild goes with an asset.
refusal-cover_your_assets-CYA_E_NOT_A_PAIR = { $card } and { $other_card } are no pair. Two of one kind are, or an asset with a wild.
refusal-cover_your_assets-CYA_E_DISCARD_EMPTY = The discard pile is empty. Make a pair from the hand, challenge or discard.
refusal-cover_your_assets-CYA_E_WILD_DISCARD_DEAD = { $card } on the discard pile cannot be taken at this table. It blocks the pile until another card lies on it.
refusal-cover_your_assets-CYA_E_SELF_TARGET = Nobody challenges themselves. Choose somebody else.
refusal-cover_your_assets-CYA_E_NO_OWN_SET = { $player } needs a set first. Without one of their own nobody may challenge.
refusal-cover_your_assets-CYA_E_TARGET_PROTECTED =
    { $sets ->
        [0] { $player } has nothing to steal. There is no set yet.
       *[other] { $player }’s first set is safe. It is the only one, so nothing can be stolen yet.
    }
refusal-cover_your_assets-CYA_E_NO_MATCH = { $card } does not match { $kind }. Only { $kind } or a wild can be shown.
refusal-cover_your_assets-CYA_E_NO_CHALLENGE = There is no challenge. Somebody has to open one first.
refusal-cover_your_assets-CYA_E_TURN_FIRST = The first card comes first. Turn the top card of the draw pile and note it.
refusal-cover_your_assets-CYA_E_NOTHING_TO_TURN = Nothing is turned now. A card is turned once, before the first turn of a round.
refusal-cover_your_assets-CYA_E_NOTHING_SCORED = No round is complete. Close one first, then the game can end.
refusal-cover_your_assets-CYA_E_NO_TIE = There is no tie. The highest total has won.
refusal-cover_your_assets-CYA_E_NOT_TIED = { $player } is not among the tied. Choose one of those who are.
refusal-cover_your_assets-CYA_E_TIE_WORDS = That is a long story. Tell it in { $max } letters.
refusal-cover_your_assets-CYA_E_BOOK_ROUND = Round { $round } is not open. Correct it on the sheet, or write the one being played.
refusal-cover_your_assets-CYA_E_BOOK_INCOMPLETE = Amounts are missing. Still to be written: { $players }.
refusal-cover_your_assets-CYA_E_BOOK_TWICE = { $player } is there twice. Leave one of the two.
refusal-cover_your_assets-CYA_E_BOOK_AMOUNT = { $amount } cannot be. Amounts go in steps of { $step }: look at { $player }’s cards again.
refusal-cover_your_assets-CYA_E_BOOK_TOO_MUCH = That is more money than there is. Together { $sum }, and the whole deck is worth { $deck }: look for the amount that is too high.
refusal-cover_your_assets-CYA_E_UNKNOWN_KIND = { $kind } is not in this deck. Choose a kind of this table’s cards.
refusal-cover_your_assets-CYA_E_BOOK_RANGE = That is no number of { $kind } for { $player }. It is a whole number from 0.
refusal-cover_your_assets-CYA_E_BOOK_COPIES = There are only { $copies } { $kind }. { $n } are written for the table: take away what is too many.
refusal-cover_your_assets-CYA_E_BOOK_WILDS_ONLY = A stack is never of wilds only. { $player } has an asset for each of them: add it.
refusal-cover_your_assets-CYA_E_BOOK_SINGLE_CARD = A stack has at least two cards. { $player } has one: add the other, or take it away.
refusal-cover_your_assets-CYA_E_BOOK_HAND = That is no hand for { $player }. It has 0 to { $max } cards.
refusal-cover_your_assets-CYA_E_BOOK_HANDS = The hands are too large. They hold { $n } cards, and only { $left } lie nowhere in the open.
refusal-cover_your_assets-CYA_E_KEPT_BY_TOTALS = Round { $round } is kept by what it comes to. Change how the table is kept to note cards.
refusal-cover_your_assets-CYA_E_APP_DEALS = Tapete deals at this table. Its rounds are played card by card, so nothing is written by hand.
refusal-cover_your_assets-CYA_E_KEEPER_ONLY = The keeper writes that down. Ask them.

## The cards

word-cover_your_assets-GOLD = Gold
word-cover_your_assets-SILVER = Silver
word-cover_your_assets-HOME = Home
word-cover_your_assets-JEWELS = Jewels
word-cover_your_assets-AUTO = Auto
word-cover_your_assets-BANK = Bank
word-cover_your_assets-COINS = Coins
word-cover_your_assets-STOCKS = Stocks
word-cover_your_assets-BASEBALL = Baseball
word-cover_your_assets-CASH = Cash
word-cover_your_assets-PIGGY = Piggy
word-cover_your_assets-STAMPS = Stamps
word-cover_your_assets-COMICS = Comics
word-cover_your_assets-PIANO = Piano
word-cover_your_assets-TRAIN = Train
word-cover_your_assets-SCOOTER = Scooter
word-cover_your_assets-PLANE = Plane
word-cover_your_assets-CABIN = Cabin
