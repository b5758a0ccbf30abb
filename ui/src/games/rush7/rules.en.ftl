### The house rules of Rush 7, one sentence each.

rule-preset-rush7-manual = The manual
rule-preset-rush7-manual-note = As the author wrote it.

rule-option-rush7-five_threes = Five threes
rule-option-rush7-five_threes-automatic_end = The game ends
rule-option-rush7-five_threes-automatic_end-note = Three cards in each of the five zones end the game; more zones win.
rule-option-rush7-five_threes-play_on = Play goes on
rule-option-rush7-five_threes-play_on-note = Only three won zones end the game.
rule-option-rush7-deck = Deck
rule-option-rush7-deck-0-7 = 0 to 7, 32 cards
rule-option-rush7-deck-0-7-note = Four of each value from 0 to 7.
rule-option-rush7-deck-1-7 = 1 to 7, 28 cards
rule-option-rush7-deck-1-7-note = Without the zeros; five threes then always end the game.
rule-option-rush7-won_cards = Cards of a won zone
rule-option-rush7-won_cards-stay = Stay there
rule-option-rush7-won_cards-stay-note = The four cards of a won zone are out of the game.
rule-option-rush7-won_cards-return = Are shuffled in
rule-option-rush7-won_cards-return-note = The four cards of a won zone go back into the pack.
rule-option-rush7-max_turns = Longest game
rule-option-rush7-max_turns-none = No limit
rule-option-rush7-max_turns-none-note = It goes on until somebody wins.
rule-option-rush7-max_turns-some = So many turns
rule-option-rush7-max_turns-some-note = After the last turn more won zones win, then more zones held, then more captured cards.
rush7-turns-most = Turns
rush7-turns-less = One turn less
rush7-turns-more = One turn more
rush7-turns-end = After turn { $n } more won zones win, then more zones held, then more captured cards.

rule-minute-rush7 =
    Two people, five zones between them, seven cards each.
    Both lay one card face down at every open zone and keep two. Then all are turned up.
    The higher card wins the zone’s battle and captures the lower one; equal cards change nothing. Captured cards help whoever controls the zone: 3, 4 and 5 give one point, 6 and 7 give two.
    Losing a zone you control clears everything captured there. Four captured cards win the zone for good.
    Whoever wins three zones wins.
