### The house rules of Rummikub, one sentence each.

rule-preset-rummikub-seed = House rules
rule-preset-rummikub-seed-note = Thirty to open, jokers count 0 for it and move like any other tile. No clock.
rule-preset-rummikub-oficial = Official
rule-preset-rummikub-oficial-note = Jokers count as what they stand for and stay until replaced. A minute a turn, three tiles if it runs out.

rule-option-rummikub-match_games = Games in the match
rule-option-rummikub-match_target = Points that end the match

rule-option-rummikub-initial_min = Opening
rule-option-rummikub-initial_min-30 = Thirty
rule-option-rummikub-initial_min-30-note = The first lay-down has to come to 30.
rule-option-rummikub-initial_min-50 = Fifty
rule-option-rummikub-initial_min-50-note = The first lay-down has to come to 50, as older leaflets say.
rule-option-rummikub-initial_min-0 = Anything
rule-option-rummikub-initial_min-0-note = Any meld opens.
rule-option-rummikub-initial_joker_value = Joker in the opening
rule-option-rummikub-initial_joker_value-zero = Counts 0
rule-option-rummikub-initial_joker_value-zero-note = A joker may help to open, but adds nothing to the sum.
rule-option-rummikub-initial_joker_value-face = Counts its number
rule-option-rummikub-initial_joker_value-face-note = A joker adds the number it stands for.
rule-option-rummikub-joker_release = Taking a joker
rule-option-rummikub-joker_release-free = Like any tile
rule-option-rummikub-joker_release-free-note = A joker moves whenever the table holds in the end.
rule-option-rummikub-joker_release-replace = Replace it first
rule-option-rummikub-joker_release-replace-note = The tile it stands for takes its place, from the rack or from the table.
rule-option-rummikub-joker_release-replace_rack = Replace it from the rack
rule-option-rummikub-joker_release-replace_rack-note = The tile it stands for has to come from the rack.
rule-option-rummikub-joker_release-frozen = Its meld is frozen
rule-option-rummikub-joker_release-frozen-note = A meld with a joker can only grow until the joker is replaced from the rack.
rule-option-rummikub-turn_seconds = Time for a turn
rule-option-rummikub-turn_seconds-none = No clock
rule-option-rummikub-turn_seconds-none-note = A turn takes as long as it takes.
rule-option-rummikub-turn_seconds-15 = 15 seconds
rule-option-rummikub-turn_seconds-15-note = A quarter of a minute a turn.
rule-option-rummikub-turn_seconds-30 = 30 seconds
rule-option-rummikub-turn_seconds-30-note = Half a minute a turn.
rule-option-rummikub-turn_seconds-60 = 1 minute
rule-option-rummikub-turn_seconds-60-note = A minute a turn, as the official rules have it.
rule-option-rummikub-turn_seconds-120 = 2 minutes
rule-option-rummikub-turn_seconds-120-note = Two minutes a turn.
rule-option-rummikub-match_end = End of the match
rule-option-rummikub-match_end-manual = When we say so
rule-option-rummikub-match_end-manual-note = Games are added up until the table ends the match.
rule-option-rummikub-match_end-games = After some games
rule-option-rummikub-match_end-games-note = The match ends after a number of games.
rule-option-rummikub-match_end-target = At a total
rule-option-rummikub-match_end-target-note = The match ends when somebody reaches a total.
rule-option-rummikub-initial_scope = Where the opening counts
rule-option-rummikub-initial_scope-total = All melds together
rule-option-rummikub-initial_scope-total-note = Several melds of one turn may add up to the opening.
rule-option-rummikub-initial_scope-single = One meld alone
rule-option-rummikub-initial_scope-single-note = One meld has to reach the opening by itself.
rule-option-rummikub-initial_table = The table in the opening turn
rule-option-rummikub-initial_table-locked = Stays as it is
rule-option-rummikub-initial_table-locked-note = Who opens leaves the table alone until the next turn.
rule-option-rummikub-initial_table-after_opening = Open, then go on
rule-option-rummikub-initial_table-after_opening-note = Once the opening is laid, the same turn may use the table.
rule-option-rummikub-joker_group3 = Joker in a group of three
rule-option-rummikub-joker_group3-either = Either colour frees it
rule-option-rummikub-joker_group3-either-note = One of the two missing tiles takes its place.
rule-option-rummikub-joker_group3-both = Both colours free it
rule-option-rummikub-joker_group3-both-note = Both missing tiles have to be added.
rule-option-rummikub-freed_joker_use = A freed joker
rule-option-rummikub-freed_joker_use-any = Goes anywhere
rule-option-rummikub-freed_joker_use-any-note = A freed joker goes anywhere on the table.
rule-option-rummikub-freed_joker_use-new_set = Into a new meld
rule-option-rummikub-freed_joker_use-new_set-note = A freed joker goes into a meld that was not there before.
rule-option-rummikub-freed_joker_use-new_set_two_from_rack = Into a new meld with two of ours
rule-option-rummikub-freed_joker_use-new_set_two_from_rack-note = A freed joker goes into a new meld with two tiles from the rack.
rule-option-rummikub-max_jokers_per_meld = Jokers in one meld
rule-option-rummikub-max_jokers_per_meld-2 = Both
rule-option-rummikub-max_jokers_per_meld-2-note = Both jokers may lie in one meld.
rule-option-rummikub-max_jokers_per_meld-1 = One
rule-option-rummikub-max_jokers_per_meld-1-note = A meld holds one joker at most.
rule-option-rummikub-strict_order = Runs in written order
rule-option-rummikub-strict_order-note = The tiles of a run have to be said in order, jokers in their place.
rule-option-rummikub-failed_turn_draw = When a turn is given up
rule-option-rummikub-failed_turn_draw-0 = Draw nothing
rule-option-rummikub-failed_turn_draw-0-note = The table goes back, and that is all.
rule-option-rummikub-failed_turn_draw-1 = Draw one
rule-option-rummikub-failed_turn_draw-1-note = The table goes back and one tile is drawn.
rule-option-rummikub-failed_turn_draw-3 = Draw three
rule-option-rummikub-failed_turn_draw-3-note = The table goes back and three tiles are drawn.
rule-option-rummikub-timeout_penalty = When the time is up
rule-option-rummikub-timeout_penalty-1 = Draw one
rule-option-rummikub-timeout_penalty-1-note = One tile for running out of time.
rule-option-rummikub-timeout_penalty-3 = Draw three
rule-option-rummikub-timeout_penalty-3-note = Three tiles for running out of time.
rule-option-rummikub-joker_points = A joker left on the rack
rule-option-rummikub-joker_points-20 = 20 points
rule-option-rummikub-joker_points-20-note = A joker on the rack costs 20.
rule-option-rummikub-joker_points-25 = 25 points
rule-option-rummikub-joker_points-25-note = A joker on the rack costs 25.
rule-option-rummikub-joker_points-30 = 30 points
rule-option-rummikub-joker_points-30-note = A joker on the rack costs 30.
rule-option-rummikub-blocked_scoring = When nobody can go on
rule-option-rummikub-blocked_scoring-full = Everything to the lowest
rule-option-rummikub-blocked_scoring-full-note = The lowest rack wins what all others hold.
rule-option-rummikub-blocked_scoring-difference = Only the difference
rule-option-rummikub-blocked_scoring-difference-note = Everybody pays the lowest rack the difference to it.
rule-option-rummikub-blocked_scoring-mixed = Own rack, won by difference
rule-option-rummikub-blocked_scoring-mixed-note = Losers lose what they hold, the lowest wins the differences: not a sum of zero.
rule-option-rummikub-match_winner = Who wins the match
rule-option-rummikub-match_winner-points = Most points
rule-option-rummikub-match_winner-points-note = Most points after all games.
rule-option-rummikub-match_winner-games_won = Most games
rule-option-rummikub-match_winner-games_won-note = Most games won, points break a tie.
rule-option-rummikub-three_pairs_redeal = Three pairs
rule-option-rummikub-three_pairs_redeal-note = Three pairs among the first tiles may ask for a new deal.
word-rummikub-hand_size = Tiles at the start

### What a new table asks: nobody deals here, and there are no cards.

word-rummikub-first-who = First
word-rummikub-first-draw = Draw by lot who begins
word-rummikub-first-does = begins
word-rummikub-first-named = { $name } begins
word-rummikub-first-drawn = who begins is drawn by lot
word-rummikub-keeping-round-observed = Scores only, our own tiles
word-rummikub-keeping-card-observed = Every turn, our own tiles
word-rummikub-keeping-round-dealt = Scores only, tiles on the screen
word-rummikub-keeping-card-dealt = Every turn, tiles on the screen
word-rummikub-grain-round-note = What each game came to is written down. You can change it during the match.
word-rummikub-grain-card = Every turn
word-rummikub-grain-card-note = Each turn is laid out as it is on the table, and Tapete says whether it holds.
word-rummikub-knowledge-observed = Our own
word-rummikub-knowledge-observed-note = You play with your own tiles. Tapete knows only what lies on the table.
word-rummikub-knowledge-dealt = On the screen
word-rummikub-knowledge-dealt-note = Tapete mixes the tiles. Everybody looks at their rack on the screen.

rule-minute-rummikub =
    Everybody takes fourteen tiles. Whoever draws the highest number begins; turns go clockwise.
    Lay groups (one number in different colours) or runs (consecutive numbers of one colour). Your first lay-down adds up to thirty or more.
    Once you have opened, you may rearrange everything on the table, as long as it all fits again in the end.
    Whoever lays nothing draws a tile.
    Whoever has no tile left wins the points that the others still hold; a joker counts thirty.
