### Rush 7: what happened, what comes next, why not.

## What happened

line-rush7-deal =
    { $keep ->
        [0] Shuffle all { $shuffle } cards and deal { $each } to each.
       *[other] Keep your two cards, shuffle the other { $shuffle }, deal { $each } to each; { $left } are left.
    }
line-rush7-dealt =
    { $keep ->
        [0] { $each } cards are dealt to each.
       *[other] { $shuffle } cards are shuffled, { $each } dealt to each; { $left } are left.
    }
line-rush7-placed = { $who } lays a card face down in every open zone.
line-rush7-withdrawn = { $who } takes the cards back.
line-rush7-sums =
    Zone { $zone }: { $a } { $a_bonus ->
        [0] { $a_points }
       *[other] { $a_card } + { $a_bonus } from captured { $a_from } = { $a_points }
    }, { $b } { $b_bonus ->
        [0] { $b_points }
       *[other] { $b_card } + { $b_bonus } from captured { $b_from } = { $b_points }
    }.
line-rush7-tie = A tie in zone { $zone }: nothing moves.
line-rush7-taken = { $who } takes zone { $zone } and keeps the { $card }.
line-rush7-added =
    { $count ->
        [4] { $who } defends zone { $zone } and keeps the { $card }, the fourth.
       *[other] { $who } defends zone { $zone } and keeps the { $card }.
    }
line-rush7-retaken = { $who } takes zone { $zone } over and keeps the { $card }; what lay there is discarded.
line-rush7-zone-won = { $who } has won zone { $zone }.
line-rush7-turn-ends = Turn { $turn } ends.
line-rush7-stands = Zones won: { $a } { $a_zones }, { $b } { $b_zones }.
line-rush7-zone-set = Zone { $zone } is set: { $who } holds { $cards }.
line-rush7-zone-set-won = Zone { $zone } is set: { $who } has won it with { $cards }.
line-rush7-zone-cleared = Zone { $zone } is set: it is nobody’s.
line-rush7-entry-dropped = What was entered for zone { $zone } in this turn is taken back.
line-rush7-keep-card = From now on both cards are written down.
line-rush7-keep-round = From now on only results are written down.
line-rush7-next-place =
    { $who_count ->
        [one] { $who } still has to place
       *[other] { $who } place their cards
    }
line-rush7-next-zones =
    { $zones_count ->
        [one] cards for zone { $zones }
       *[other] cards for zones { $zones }
    }
line-rush7-next-end = the turn can end
line-rush7-over = { $who } wins with { $own } zones to { $other }
line-rush7-over-threes = Five threes: { $who } wins with { $own } zones to { $other }
line-rush7-over-limit =
    { $own ->
        [one] The last turn is over: { $who } wins, { $own } won zone to { $other }
       *[other] The last turn is over: { $who } wins, { $own } won zones to { $other }
    }
line-rush7-over-limit-held =
    { $own ->
        [one] The last turn is over: { $who } wins, { $own } open zone to { $other }
       *[other] The last turn is over: { $who } wins, { $own } open zones to { $other }
    }
line-rush7-over-limit-cards =
    { $own ->
        [one] The last turn is over: { $who } wins, { $own } captured card to { $other }
       *[other] The last turn is over: { $who } wins, { $own } captured cards to { $other }
    }
line-rush7-over-draw = The last turn is over: { $who } share the win
line-rush7-over-early =
    { $own ->
        [one] Ended early: { $who } wins, { $own } won zone to { $other }
       *[other] Ended early: { $who } wins, { $own } won zones to { $other }
    }
line-rush7-over-early-held =
    { $own ->
        [one] Ended early: { $who } wins, { $own } open zone to { $other }
       *[other] Ended early: { $who } wins, { $own } open zones to { $other }
    }
line-rush7-over-early-cards =
    { $own ->
        [one] Ended early: { $who } wins, { $own } captured card to { $other }
       *[other] Ended early: { $who } wins, { $own } captured cards to { $other }
    }
line-rush7-over-early-draw = Ended early: { $who } share the win

## Why not

refusal-rush7-R7_E_PLAYER_COUNT = Rush 7 is for exactly two. { $n } are at this table.
refusal-rush7-R7_E_PLAYER_NAMES = Two people need two names. Give each of them another one.
refusal-rush7-R7_E_OPTION =
    { $value ->
        [play_on] With 28 cards five threes end the game. One card would be missing for the next deal: let the game end there, or take the deck from 0 to 7.
       *[other] This rule has no such choice: “{ $value }”. Choose another one.
    }
refusal-rush7-R7_E_GAME_OVER = The game is over. To go on, undo the last step.
refusal-rush7-R7_E_UNKNOWN_PLAYER = Nobody sits there. Rush 7 has two seats.
refusal-rush7-R7_E_OTHER_HAND = Those are { $player }’s cards. Only { $player } lays them.
refusal-rush7-R7_E_ALREADY_PLACED = { $player } has laid cards in this turn. To change them, take them back first.
refusal-rush7-R7_E_UNKNOWN_ZONE = There is no zone { $zone }. The zones are 1 to 5.
refusal-rush7-R7_E_ZONE_WON =
    { $zone ->
        [one] Zone { $zone } is won. No card is played there any more.
        [other] Zone { $zone } is won. No card is played there any more.
       *[none] That zone is won. No card is played there any more.
    }
refusal-rush7-R7_E_ZONES_INCOMPLETE = Every open zone takes one card. They are { $zones }.
refusal-rush7-R7_E_UNKNOWN_CARD = { $card } is not a card of this deck. Check what it shows.
refusal-rush7-R7_E_CARD_NOT_IN_HAND = { $player } does not hold that. Missing in the hand: { $cards }.
refusal-rush7-R7_E_NOTHING_PLACED = { $player } has laid nothing yet. There is nothing to take back.
refusal-rush7-R7_E_BATTLE_DONE = Zone { $zone } is entered. To correct it, tap one of its cards.
refusal-rush7-R7_E_TOO_MANY_COPIES =
    There are only four { $value ->
        [0] zeros
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
       *[other] sevens
    }. { $zones_count ->
        [0] This would be the fifth: check the cards.
        [one] This would be the fifth, the others are in zone { $zones }: check them, or this card.
       *[other] This would be the fifth, the others are in zones { $zones }: check them, or this card.
    }
refusal-rush7-R7_E_CAPTURE_REQUIRED = Which card is captured in zone { $zone }? Whoever wins keeps the other’s card.
refusal-rush7-R7_E_CAPTURE_ON_TIE = A tie captures nothing. Leave the card out, or say who won.
refusal-rush7-R7_E_TURN_INCOMPLETE =
    { $zones_count ->
        [one] Zone { $zones } is missing. Enter it, then end the turn.
       *[other] Zones { $zones } are missing. Enter them, then end the turn.
    }
refusal-rush7-R7_E_ZONE_STATE = A zone like that cannot be. Somebody’s zone holds 1 to 4 captured cards, nobody’s holds none.
refusal-rush7-R7_E_NO_TURN = Nothing to end yet. A game can end early once a turn is finished.
refusal-rush7-R7_E_TURN_OPEN = This turn has begun. Finish it, or take back what was laid or entered, then end the game.
refusal-rush7-R7_E_KEEPER_ONLY = That is for the keeper. Ask them to enter it.
refusal-rush7-R7_E_APP_DEALS = Tapete deals at this table. It turns the cards up itself, so nothing is entered by hand.
refusal-rush7-R7_E_TABLE_DEALS = This table plays with its own cards. Enter what they show.

## Words

word-rush7-five_threes = five threes
word-rush7-deck = the deck
word-rush7-won_cards = won zones
word-rush7-max_turns = the longest game
