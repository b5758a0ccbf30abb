// Generated from the Rust types by `./dev bindings`. Do not edit.
import type { AskedSeat, BySeat, Grain, Knowledge, Seat, Whole } from './wire';

/**
 * An answer of the judge.
 */
export type Answer = { 
/**
 * Both players' points.
 */
points: Array<number>, 
/**
 * Who won; none in a tie.
 */
winner: Letter | null, 
/**
 * The zone after it.
 */
zone: ZoneTold, 
/**
 * The cards that go away, the lowest first.
 */
discarded: Array<Card>, }
  | Battle
  | { 
/**
 * The zones after it.
 */
zones: Array<ZoneTold>, over: boolean, winner: Letter | null, 
/**
 * Cards dealt to each; 0 when it is over.
 */
deal: number, 
/**
 * Cards left over; 0 when it is over.
 */
left: number, }
  | { 
/**
 * One card of each.
 */
values: Array<Card>, 
/**
 * How many captured cards win a zone (R7-10).
 */
to_win: number, }
  | { 
/**
 * The sum.
 */
bonus: number, 
/**
 * The cards that add something.
 */
parts: Array<BonusPart>, }
  | { won: boolean, by: Letter | null, 
/**
 * Captured cards that are still wanting.
 */
wanting: number, }
  | { 
/**
 * Not yet when none.
 */
winner: Letter | null, rule: EndedBy | null, }
  | { 
/**
 * Cards dealt to each.
 */
deal: number, 
/**
 * Cards in each hand then.
 */
hand: number, 
/**
 * Cards shuffled before.
 */
shuffle: number, 
/**
 * Cards left over.
 */
left: number, }
  | { value: number | null, }
  | { value: number | null, 
/**
 * Fought with that card, or with the highest one where none wins; none where there is no such card left.
 */
battle: Battle | null, };

/**
 * What a battle came to (R7-20).
 */
export type Battle = { 
/**
 * In which zone, from 1.
 */
zone: number, 
/**
 * Both players' cards and points; none where the table judged itself.
 */
sides: BySeat<Side> | null, fate: Fate, 
/**
 * Who won; none in a tie.
 */
winner: Seat | null, 
/**
 * The loser's card, captured; none in a tie.
 */
captured: Card | null, 
/**
 * The cards that go away, as far as they are known, the lowest first.
 */
discarded: Array<Card>, 
/**
 * The zone after it: its controller, what is captured there, and whether it is won.
 */
after: Zone, 
/**
 * How many captured cards win it (R7-10).
 */
to_win: number, 
/**
 * The number of the rule by which it was judged: the sums, or the table itself.
 */
judged_by: string, 
/**
 * The number of the rule behind what became of the zone.
 */
rule: string, };

/**
 * What one captured card adds (R7-4).
 */
export type BonusPart = { card: Card, 
/**
 * What it adds, 1 or 2.
 */
bonus: number, };

/**
 * A card by its value, 0 to 7 (R7-1).
 */
export type Card = number;

/**
 * How many of a card are not yet accounted for (R7-1, R7-21).
 */
export type CardsLeft = { card: Card, 
/**
 * How many, 0 to 4.
 */
left: number, };

/**
 * A command of a Rush 7 table.
 *
 * Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser.
 */
export type Command = { "do": "place", seat: Seat, 
/**
 * The card for each open zone.
 */
cards: Array<Placing>, }
  | { "do": "withdraw", seat: Seat, }
  | { "do": "book_battle", 
/**
 * Which zone, 1 to 5.
 */
zone: number, 
/**
 * The card of the first seat.
 */
a: number, 
/**
 * The card of the second seat.
 */
b: number, }
  | { "do": "book_result", 
/**
 * Which zone, 1 to 5.
 */
zone: number, 
/**
 * Who won; none in a tie. It must be said.
 */
winner: Seat | null, 
/**
 * The loser's card; none in a tie.
 */
captured?: number, }
  | { "do": "end_turn", }
  | { "do": "book_set_zone", 
/**
 * Which zone, 1 to 5.
 */
zone: number, 
/**
 * Who controls it; none when nothing is captured. It must be said.
 */
controller: Seat | null, 
/**
 * The captured cards, up to four.
 */
captured: Array<number>, }
  | { "do": "keep", grain: Grain, }
  | { "do": "finish", };

/**
 * Every house rule of Rush 7 (R7-1, R7-10, R7-15, R7-16; the table at the end of RULES.md).
 */
export type Config = { 
/**
 * What happens when every zone holds exactly three captured cards (R7-15).
 */
five_threes: FiveThrees, 
/**
 * Which cards are played with (R7-1).
 */
deck: Deck, 
/**
 * What becomes of the cards in a zone that is won (R7-10).
 */
won_cards: WonCards, 
/**
 * After how many turns the game ends (R7-16).
 */
max_turns: MaxTurns, };

/**
 * How many cards are dealt (R7-12, R7-29).
 */
export type DealCount = { 
/**
 * Cards dealt to each player.
 */
each: number, 
/**
 * Cards each player keeps from before: 2, or 0 at the start.
 */
keep: number, 
/**
 * Cards in each hand then.
 */
hand: number, 
/**
 * Cards shuffled together before the deal.
 */
shuffle: number, 
/**
 * Cards left over after it.
 */
left: number, };

/**
 * Which cards are played with (R7-1).
 */
export type Deck = "0-7" | "1-7";

/**
 * Which rule decided the end.
 */
export type EndedBy = "R7-14" | "R7-15" | "R7-16" | "R7-31";

/**
 * What became of a zone in a battle (R7-8, R7-9).
 */
export type Fate = "tie" | "taken" | "added" | "retaken";

/**
 * What happens when every zone holds exactly three captured cards (R7-15).
 */
export type FiveThrees = "automatic_end" | "play_on";

/**
 * A card laid at a zone.
 */
export type Laid = { 
/**
 * At which zone, from 1.
 */
zone: number, card: Card, };

/**
 * A player without a table.
 */
export type Letter = "A" | "B";

/**
 * After how many turns the game ends, if it has a fixed length (R7-16).
 */
export type MaxTurns = "none" | number;

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * Who won; both in a draw.
 */
winners: Array<Seat>, 
/**
 * Which rule decided.
 */
by: EndedBy, won: BySeat<number>, 
/**
 * The open zones that each controls.
 */
controlled: BySeat<number>, captured: BySeat<number>, };

/**
 * Where a game stands.
 */
export type Phase = "placing" | "finished";

/**
 * One card that is to be laid.
 */
export type Placing = { 
/**
 * At which zone, 1 to 5.
 */
zone: number, 
/**
 * Which card, 0 to 7.
 */
card: number, };

/**
 * What may be asked for next.
 */
export type Prompt = { "ask": "place", seat: Seat, 
/**
 * The open zones, each of which takes one.
 */
zones: Array<number>, 
/**
 * The cards to choose from, where this viewer may see them.
 */
hand: Array<Card> | null, }
  | { "ask": "withdraw", seat: Seat, }
  | { "ask": "book_battle", 
/**
 * The zones that have no entry in this turn.
 */
zones: Array<number>, 
/**
 * The first of them.
 */
next: number, 
/**
 * The cards there are, and how many of each can still come up in this turn.
 */
cards: Array<CardsLeft>, }
  | { "ask": "book_result", 
/**
 * The zones that have no entry in this turn.
 */
zones: Array<number>, 
/**
 * The first of them.
 */
next: number, 
/**
 * The cards there are, and how many of each can still come up in this turn.
 */
cards: Array<CardsLeft>, }
  | { "ask": "end_turn", }
  | { "ask": "book_set_zone", zones: Array<number>, 
/**
 * The most captured cards.
 */
max: number, 
/**
 * The cards there are, and how many of each are not yet captured or entered.
 */
cards: Array<CardsLeft>, }
  | { "ask": "keep", grain: Grain, }
  | { "ask": "finish", };

/**
 * A question to the judge.
 */
export type Question = { "ask": "zone", zone: ZoneAsked, 
/**
 * The first player's card.
 */
a: Whole, 
/**
 * The second player's card.
 */
b: Whole, }
  | { "ask": "battle", zone: ZoneHeld, 
/**
 * The first player's card.
 */
a: Whole, 
/**
 * The second player's card.
 */
b: Whole, }
  | { "ask": "turn", 
/**
 * The five zones.
 */
zones: [ZoneAsked, ZoneAsked, ZoneAsked, ZoneAsked, ZoneAsked], 
/**
 * The first player's cards, null in a won zone.
 */
a: [Whole | null, Whole | null, Whole | null, Whole | null, Whole | null], 
/**
 * The second player's cards.
 */
b: [Whole | null, Whole | null, Whole | null, Whole | null, Whole | null], }
  | { "ask": "values", }
  | { "ask": "bonus", captured: Array<Whole>, }
  | { "ask": "zone_won", zone: ZoneAsked, }
  | { "ask": "winner", 
/**
 * The five zones.
 */
zones: [ZoneAsked, ZoneAsked, ZoneAsked, ZoneAsked, ZoneAsked], }
  | { "ask": "deal", 
/**
 * The five zones.
 */
zones: [ZoneAsked, ZoneAsked, ZoneAsked, ZoneAsked, ZoneAsked], }
  | { "ask": "least", zone: ZoneAsked, side: Letter, 
/**
 * The other player's card.
 */
against: Whole, }
  | { "ask": "least_shown", zone: ZoneHeld, side: Letter, 
/**
 * The other player's card.
 */
against: Whole, };

/**
 * Why Rush 7 refuses. `Display` is for logs and the command line; seats are numbers there.
 */
export type Refusal = { "code": "R7_E_PLAYER_COUNT", "params": { n: number, } }
  | { "code": "R7_E_PLAYER_NAMES", "params": Record<symbol, never> }
  | { "code": "R7_E_OPTION", "params": { name: string, value: string, } }
  | { "code": "R7_E_GAME_OVER", "params": {  } }
  | { "code": "R7_E_UNKNOWN_PLAYER", "params": { player: AskedSeat, } }
  | { "code": "R7_E_OTHER_HAND", "params": { player: AskedSeat, } }
  | { "code": "R7_E_ALREADY_PLACED", "params": { player: AskedSeat, } }
  | { "code": "R7_E_UNKNOWN_ZONE", "params": { zone: number, } }
  | { "code": "R7_E_ZONE_WON", "params": { 
/**
 * None when a single zone was asked about.
 */
zone: number | null, owner: AskedSeat, } }
  | { "code": "R7_E_ZONES_INCOMPLETE", "params": { zones: Array<number>, } }
  | { "code": "R7_E_UNKNOWN_CARD", "params": { card: number, } }
  | { "code": "R7_E_CARD_NOT_IN_HAND", "params": { player: AskedSeat, 
/**
 * The cards that are missing, each as often as it is.
 */
cards: Array<Card>, } }
  | { "code": "R7_E_NOTHING_PLACED", "params": { player: AskedSeat, } }
  | { "code": "R7_E_BATTLE_DONE", "params": { zone: number, } }
  | { "code": "R7_E_TOO_MANY_COPIES", "params": { value: Card, 
/**
 * How many there would be.
 */
n: number, 
/**
 * Where the other ones lie, Z1 first, each zone once; empty when no zone is numbered.
 */
zones: Array<number>, } }
  | { "code": "R7_E_CAPTURE_REQUIRED", "params": { zone: number, } }
  | { "code": "R7_E_CAPTURE_ON_TIE", "params": Record<symbol, never> }
  | { "code": "R7_E_TURN_INCOMPLETE", "params": { zones: Array<number>, } }
  | { "code": "R7_E_ZONE_STATE", "params": Record<symbol, never> }
  | { "code": "R7_E_NO_TURN", "params": Record<symbol, never> }
  | { "code": "R7_E_TURN_OPEN", "params": Record<symbol, never> }
  | { "code": "R7_E_KEEPER_ONLY", "params": Record<symbol, never> }
  | { "code": "R7_E_APP_DEALS", "params": Record<symbol, never> }
  | { "code": "R7_E_TABLE_DEALS", "params": Record<symbol, never> };

/**
 * One player's part of the table.
 */
export type SeatView = { 
/**
 * Zones won (R7-10).
 */
won: number, 
/**
 * Open zones under control.
 */
controlled: number, in_hand: number, 
/**
 * The hand, the lowest card first, where this viewer may see it.
 */
hand: Array<Card> | null, 
/**
 * Whether cards lie face down at the zones.
 */
placed: boolean, 
/**
 * Which, where this viewer may see them.
 */
laid: Array<Laid> | null, };

/**
 * One player's side of a battle (R7-7).
 */
export type Side = { card: Card, 
/**
 * What the captured cards add.
 */
bonus: number, 
/**
 * Each captured card that adds something.
 */
parts: Array<BonusPart>, 
/**
 * The card and the bonus together.
 */
points: number, };

/**
 * A completed turn.
 */
export type TurnRow = { 
/**
 * Which, from 1.
 */
turn: number, 
/**
 * What every zone's battle came to, Z1 first; a won zone has none.
 */
battles: Array<Battle>, 
/**
 * The zones that each has won after it.
 */
won: BySeat<number>, zones_won: Array<number>, };

/**
 * What one viewer may see of a Rush 7 table.
 */
export type View = { 
/**
 * Where the game stands.
 */
phase: Phase, 
/**
 * The turn that is open, or the last one, from 1.
 */
turn: number, 
/**
 * The five zones as they lay before this turn, Z1 first.
 */
zones: Array<ZoneView>, 
/**
 * The open zones that have no entry in this turn; none where the app deals.
 */
missing: Array<number>, 
/**
 * Who still has to place; none with physical cards.
 */
waiting: Array<Seat>, 
/**
 * What was dealt for this turn, or is to be dealt now: none once it is over (R7-12, R7-23).
 */
deal: DealCount | null, seats: BySeat<SeatView>, 
/**
 * How many won zones win the game (R7-14).
 */
to_win: number, 
/**
 * Completed turns, the first one first; the last one is what was revealed last.
 */
sheet: Array<TurnRow>, 
/**
 * How it ended, once it has.
 */
outcome: Outcome | null, 
/**
 * How battles are written down first.
 */
grain: Grain, 
/**
 * Whose cards are played with.
 */
knowledge: Knowledge, 
/**
 * The house rules in force.
 */
config: Config, };

/**
 * What becomes of the cards in a zone that is won (R7-10).
 */
export type WonCards = "stay" | "return";

/**
 * A zone as it lies on the table.
 */
export type Zone = { 
/**
 * Who controls it; none until the first capture.
 */
controller: Seat | null, 
/**
 * The captured cards, in the order of capture; all of them are the other player's.
 */
captured: Array<Card>, 
/**
 * Who has won it for good (R7-10).
 */
won_by: Seat | null, };

/**
 * A zone that is asked about.
 */
export type ZoneAsked = { controller: Letter | null, captured: Array<Whole>, won_by: Letter | null, };

/**
 * A zone that is described without saying whether it is won: that follows (R7-10).
 */
export type ZoneHeld = { controller: Letter | null, captured: Array<Whole>, };

/**
 * A zone in an answer.
 */
export type ZoneTold = { controller: Letter | null, 
/**
 * The captured cards, as captured.
 */
captured: Array<Card>, won_by: Letter | null, };

/**
 * A zone before this turn, with what was written down for it.
 */
export type ZoneView = { 
/**
 * Which, from 1.
 */
zone: number, controller: Seat | null, 
/**
 * The captured cards, in the order of capture.
 */
captured: Array<Card>, 
/**
 * Who has won it for good.
 */
won_by: Seat | null, 
/**
 * How many captured cards win it (R7-10).
 */
to_win: number, 
/**
 * What the captured cards add for the controller (R7-7).
 */
bonus: number, 
/**
 * The captured cards that add something.
 */
parts: Array<BonusPart>, 
/**
 * This turn's entry: what it will come to when the turn ends.
 */
battle: Battle | null, };
