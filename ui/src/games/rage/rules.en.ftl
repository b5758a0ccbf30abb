### The house rules of Rage, one sentence each.

rule-preset-rage-seed = Classic
rule-preset-rage-seed-note = An exact zero is worth 5, and a miss costs nothing.
rule-preset-rage-leaflet = Leaflet
rule-preset-rage-leaflet-note = As the classic one, for up to eight people.
rule-preset-rage-amigo = Amigo
rule-preset-rage-amigo-note = 112 cards. An exact zero is worth 10, and a miss costs 5.

rage-plan-own = Cards of each round
rage-plan-own-hint = Numbers from 1 to 10 with spaces between them, as 5 4 3 2 1; up to 30 rounds.
rage-plan-rounds = Cards a round: { $rounds }.

rule-option-rage-scoring = Scoring
rule-option-rage-scoring-fundex = Classic
rule-option-rage-scoring-fundex-note = Ten for an exact bid, five for an exact zero, nothing off for a miss.
rule-option-rage-scoring-alternative = With penalty
rule-option-rage-scoring-alternative-note = Ten for an exact bid, zero too, and five off for a miss.
rule-option-rage-dealer_hook = Dealer’s hook
rule-option-rage-dealer_hook-note = The last bid may not make the bids equal the tricks.
rule-option-rage-sweep_double = Doubled sweep
rule-option-rage-sweep_double-note = Taking every trick counts two a trick.
rule-option-rage-secret_bids = Secret bids
rule-option-rage-secret_bids-note = Nobody’s bid is shown until the round is over.
rule-option-rage-round_plan = Rounds
rule-option-rage-round_plan-down = From ten down
rule-option-rage-round_plan-down-note = Ten rounds, from ten cards down to one.
rule-option-rage-round_plan-up = Up to ten
rule-option-rage-round_plan-up-note = Ten rounds, from one card up to ten.
rule-option-rage-round_plan-flat10 = Always ten
rule-option-rage-round_plan-flat10-note = Ten rounds of ten cards.
rule-option-rage-round_plan-own = Our own
rule-option-rage-round_plan-own-note = You say how many cards each round has.
rule-option-rage-deck = Deck
rule-option-rage-deck-fundex110 = Fundex, 110 cards
rule-option-rage-deck-fundex110-note = 110 cards, with 14 Rage cards among them.
rule-option-rage-deck-amigo112 = Amigo, 112 cards
rule-option-rage-deck-amigo112-note = 112 cards: a third Bonus and a third Mad.
rule-option-rage-deck-amigo1985 = First German, 108 cards
rule-option-rage-deck-amigo1985-note = 108 cards: three Change and three Out.
rule-option-rage-player_limit = How many may play
rule-option-rage-player_limit-seed = 2 to 6
rule-option-rage-player_limit-seed-note = From two to six people.
rule-option-rage-player_limit-leaflet = 2 to 8
rule-option-rage-player_limit-leaflet-note = From two to eight people, as the leaflet says.
rule-option-rage-player_limit-amigo = 3 to 8
rule-option-rage-player_limit-amigo-note = From three to eight people, as Amigo says.
rule-option-rage-player_limit-max = 2 to 10
rule-option-rage-player_limit-max-note = From two to ten people; with ten the pile may run out.
rule-option-rage-teams = Teams
rule-option-rage-teams-none = Each alone
rule-option-rage-teams-none-note = Everybody plays for themselves.
rule-option-rage-teams-pairs = Pairs
rule-option-rage-teams-pairs-note = Partners sit opposite, and their bids and tricks add up.
rule-option-rage-teams-threes = Threes
rule-option-rage-teams-threes-note = Two teams of three, every other seat.
rule-option-rage-out_rage = Out Rage
rule-option-rage-out_rage-round = For the round
rule-option-rage-out_rage-round-note = There is no trump until the round ends.
rule-option-rage-out_rage-trick_then_new = For the trick, then a new one
rule-option-rage-out_rage-trick_then_new-note = No trump in this trick; after it a new trump is turned.
rule-option-rage-out_rage-trick_then_restore = For the trick, then the old one
rule-option-rage-out_rage-trick_then_restore-note = No trump in this trick; after it the one from before is back.
rule-option-rage-change_rage = Change Rage
rule-option-rage-change_rage-pile = From the pile
rule-option-rage-change_rage-pile-note = The new trump is turned from the pile.
rule-option-rage-change_rage-player_names = Named
rule-option-rage-change_rage-player_names-note = Whoever plays it names the new trump.
rule-option-rage-second_wild = Two Wild Rage of one colour
rule-option-rage-second_wild-first = The first
rule-option-rage-second_wild-first-note = Of two equal Wild Rage the first one ranks higher.
rule-option-rage-second_wild-second = The second
rule-option-rage-second_wild-second-note = Of two equal Wild Rage the second one ranks higher.
rule-option-rage-wild_value = Wild Rage
rule-option-rage-wild_value-top = Highest
rule-option-rage-wild_value-top-note = It is the highest card of its colour.
rule-option-rage-wild_value-announced = Announced
rule-option-rage-wild_value-announced-note = Whoever plays it says which value it has.
rule-option-rage-rage_any_time = Rage cards at any time
rule-option-rage-rage_any_time-note = A Rage card may be played even by somebody who could follow.
rule-option-rage-final_tie = A tie to the end
rule-option-rage-final_tie-share = Shared
rule-option-rage-final_tie-share-note = Equal in points and in exact bids: they share the win.
rule-option-rage-final_tie-extra_round = Another round
rule-option-rage-final_tie-extra_round-note = Equal in points and in exact bids: rounds of one card until it breaks.

rule-minute-rage =
    A game has ten rounds: ten cards each in the first, one less every round. A card is turned up, and its colour is trump.
    In turn each says how many tricks they expect. A bid is final.
    Whoever leads plays any card; the others play a number card of that colour if they hold one. Rage cards change or end the trump, or bring points.
    The highest trump takes the trick; without one, the highest card of the led colour.
    Each trick is worth a point, an exact bid ten more (an exact zero five). After the last round the highest total wins.
