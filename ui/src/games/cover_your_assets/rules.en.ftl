### The house rules of Cover Your Assets, one sentence each.

rule-option-cover_your_assets-deck = Deck
rule-option-cover_your_assets-deck-classic110 = Classic
rule-option-cover_your_assets-deck-classic110-note = 110 cards, twelve kinds, { 1360000 } in all.
rule-option-cover_your_assets-deck-modern104 = Current box
rule-option-cover_your_assets-deck-modern104-note = 104 cards without those of its advanced game, { 1385000 } in all.
rule-option-cover_your_assets-deck-own = Our own
rule-option-cover_your_assets-deck-own-note = The values printed on your cards win.
rule-option-cover_your_assets-hand_size = Cards in hand
rule-option-cover_your_assets-hand_size-auto = By the table
rule-option-cover_your_assets-hand_size-auto-note = Five with two or three people, four with more.
rule-option-cover_your_assets-hand_size-4 = Four
rule-option-cover_your_assets-hand_size-4-note = Everybody holds four cards.
rule-option-cover_your_assets-hand_size-5 = Five
rule-option-cover_your_assets-hand_size-5-note = Everybody holds five cards.
rule-option-cover_your_assets-max_players = How many can play
rule-option-cover_your_assets-max_players-6 = Up to six
rule-option-cover_your_assets-max_players-6-note = As printed on the box.
rule-option-cover_your_assets-max_players-7 = Up to seven
rule-option-cover_your_assets-max_players-7-note = One more than the box says.
rule-option-cover_your_assets-max_players-8 = Up to eight
rule-option-cover_your_assets-max_players-8-note = Two more than the box says.
rule-option-cover_your_assets-wild_on_discard = A wild on the discard pile
rule-option-cover_your_assets-wild_on_discard-takeable = Can be taken
rule-option-cover_your_assets-wild_on_discard-takeable-note = An asset from the hand takes it, as any other pair.
rule-option-cover_your_assets-wild_on_discard-dead = Blocks the pile
rule-option-cover_your_assets-wild_on_discard-dead-note = Nobody takes it, until another card lies on it.
rule-option-cover_your_assets-reveal_wilds = Wilds in the open
rule-option-cover_your_assets-reveal_wilds-note = The screen shows the wilds in every set; else only how many cards it has.
rule-option-cover_your_assets-end = The end
rule-option-cover_your_assets-end-million = At the target
rule-option-cover_your_assets-end-million-note = Whoever has most once somebody has reached the target.
rule-option-cover_your_assets-end-one_round = One round
rule-option-cover_your_assets-end-one_round-note = Just one hand: the highest total wins.
rule-option-cover_your_assets-end-three_rounds = Three rounds
rule-option-cover_your_assets-end-three_rounds-note = The highest total after three rounds wins.
rule-option-cover_your_assets-end-two_round_wins = Two rounds won
rule-option-cover_your_assets-end-two_round_wins-note = Who has most in a round wins it; two rounds win the game.
rule-option-cover_your_assets-target = Target
rule-option-cover_your_assets-tie = A tie at the top
rule-option-cover_your_assets-tie-extra_round = One more round
rule-option-cover_your_assets-tie-extra_round-note = Everybody plays another round, and the totals are looked at again.
rule-option-cover_your_assets-tie-share = Shared
rule-option-cover_your_assets-tie-share-note = Everybody who is tied wins.
rule-option-cover_your_assets-tie-table = The table decides
rule-option-cover_your_assets-tie-table-note = The app asks who won.

cya-target-is = { $amount }
cya-target-note = The game ends after a round in which somebody has { $amount }.
cya-target-own = Another target, in thousands
cya-target-own-hint = In steps of 5: 750 is { 750000 }.

cya-deck-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cya-deck-sum = { $sum } in all
cya-deck-name = Name
cya-deck-value = Value, in thousands
cya-deck-copies = Copies
cya-deck-wild = Wild
cya-deck-add = Another kind
cya-deck-remove = Take away { $name }
cya-deck-new = Kind { $n }
cya-deck-row = Row { $n }: { $name }

rule-minute-cover_your_assets =
    In your turn do one thing: lay a pair from your hand, make a pair with the discard pile, challenge somebody, or discard a card. Then fill your hand.
    A pair is two assets of one kind, or an asset and a wild. It goes on top of your stack.
    A challenge is for somebody’s top set: show a card of its kind or a wild; they answer with another one, or give up. The set goes to the winner with all cards that were shown.
    The first set of a stack is safe.
    When nobody holds a card, everybody counts their stack. Whoever has a million after a round ends the game; the highest total wins.
