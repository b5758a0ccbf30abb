### Why Rage says no: the part that does alone, then the numbers and how to mend it.

refusal-RG_E_PLAYER_COUNT = Too many or too few to play.
refusal-RG_E_PLAYER_COUNT-why = You are { $n }; with these rules { $min } to { $max } can play. Change who sits down, or the rule of how many may play.
refusal-RG_E_PLAYER_NAMES = Two people have the same name.
refusal-RG_E_TEAM_LAYOUT = The teams do not come out even.
refusal-RG_E_TEAM_LAYOUT-why = Teams of { $size } are not possible with { $n } people. Play each alone, or change who sits down.
refusal-RG_E_DECK_TOO_SMALL = There are not enough cards.
refusal-RG_E_DECK_TOO_SMALL-why = { $n } people with { $cards } cards each leave no trump card of { $deck }.
refusal-RG_E_OPTION = A house rule has a value nobody knows.
refusal-RG_E_OPTION-why = With rounds of your own, each has 1 to 10 cards, and there are 1 to 30 rounds.
refusal-RG_E_GAME_OVER = The game is over.
refusal-RG_E_WRONG_PHASE = It is not the moment for that.
refusal-RG_E_UNKNOWN_PLAYER = Nobody sits there.
refusal-RG_E_ALREADY_BID = { $player } has bid already.
refusal-RG_E_ALREADY_BID-why = { $n }, and a bid stands.
refusal-RG_E_NOT_YOUR_TURN = It is { $turn }’s turn.
refusal-RG_E_BID_RANGE = There are not that many tricks.
refusal-RG_E_BID_RANGE-why = A bid goes from 0 to { $cards }.
refusal-RG_E_BID_HOOK = The last bid may not be { $n }.
refusal-RG_E_BID_HOOK-why = The bids would add up to the { $cards } tricks there are. Choose another number.
refusal-RG_E_CARD_NOT_IN_HAND = { $player } does not hold { $card }.
refusal-RG_E_MUST_FOLLOW = { $player } must follow { $led }.
refusal-RG_E_COLOUR_REQUIRED = Say which colour.
refusal-RG_E_COLOUR_REQUIRED-why = { $card } needs one.
refusal-RG_E_UNKNOWN_COLOUR = { $colour } is not a colour of Rage.
refusal-RG_E_COLOUR_NOT_ALLOWED = { $card } takes no colour.
refusal-RG_E_WILD_VALUE = A value from 0 to 16 goes with Wild Rage, where it is announced, and only there.
refusal-RG_E_BOOK_ROUND = Round { $round } is not open.
refusal-RG_E_BOOK_BIDS_MISSING = Bids are missing.
refusal-RG_E_BOOK_BIDS_MISSING-why = Write down every bid of round { $round } first.
refusal-RG_E_BOOK_INCOMPLETE = { $players }: not written down yet.
refusal-RG_E_BOOK_RANGE = That number does not fit.
refusal-RG_E_BOOK_RANGE-why = { $player } { $field }: from 0 to { $max }.
refusal-RG_E_BOOK_TRICK_SUM = The tricks do not come out.
refusal-RG_E_BOOK_TRICK_SUM-why =
    { $cards ->
        [one] They add up to { $sum }, and this round has one.
       *[other] They add up to { $sum }, and this round has { $cards }.
    }
refusal-RG_E_BOOK_BONUS_LIMIT = Too many Bonus cards.
refusal-RG_E_BOOK_BONUS_LIMIT-why = The deck has { $k }.
refusal-RG_E_BOOK_MAD_LIMIT = Too many Mad cards.
refusal-RG_E_BOOK_MAD_LIMIT-why = The deck has { $k }.
refusal-RG_E_BOOK_CARDS_WITHOUT_TRICK = { $player } took no trick.
refusal-RG_E_BOOK_CARDS_WITHOUT_TRICK-why = So there can be no Bonus or Mad card.
refusal-RG_E_BOOK_TOO_MANY_CARDS = { $player } has too many Rage cards.
refusal-RG_E_BOOK_TOO_MANY_CARDS-why =
    { $t ->
        [one] They do not fit into one trick.
       *[other] They do not fit into { $t } tricks.
    }
refusal-RG_E_BOOK_TWICE = { $player } is written down twice.
refusal-RG_E_BOOK_BELOW_COUNTED = { $player } has more already.
refusal-RG_E_BOOK_BELOW_COUNTED-why = The cards of this round gave { $counted } { $field }.
refusal-RG_E_ASK_TURNED_COLOUR = Which colour was turned for { $player }’s Change Rage?
refusal-RG_E_CARD_SHOWN = { $card } has been shown already.
refusal-RG_E_CARD_SHOWN-why =
    { $trick ->
        [0] It was turned from the pile.
       *[other] { $player } played it in trick { $trick }.
    }
refusal-RG_E_TOO_MANY_COPIES = Too many { $card }.
refusal-RG_E_TOO_MANY_COPIES-why = The deck has { $copies }.
refusal-RG_E_TRUMP_FIRST = The trump is turned first.
refusal-RG_E_NOTHING_TO_TURN = Nothing is to be turned now.
refusal-RG_E_TURN_LIST = Turn cards until one has a number.
refusal-RG_E_TURN_LIST-why = Only when the pile is used up may it end without one.
refusal-RG_E_PILE_COUNT = There are not that many cards in the pile.
refusal-RG_E_PILE_COUNT-why = It has { $left }.
refusal-RG_E_KEPT_BY_RESULTS = Round { $round } is kept by its results.
refusal-RG_E_APP_DEALS = Tapete deals at this table.
refusal-RG_E_APP_DEALS-why = Its rounds are played card by card.
refusal-RG_E_KEEPER_ONLY = Only whoever keeps the table writes that down.
refusal-RG_E_NO_TIE = Nobody is tied for the win.
refusal-RG_E_TIE_WINNERS = The winners must be among those tied.
refusal-RG_E_TIE_WINNERS-why = { $tied }.
refusal-RG_E_TIE_WORDS = Too many words.
refusal-RG_E_TIE_WORDS-why = There is room for { $max } letters.

word-rage-field-cards = cards
word-rage-field-tricks = tricks
word-rage-field-bonus = Bonus
word-rage-field-mad = Mad
