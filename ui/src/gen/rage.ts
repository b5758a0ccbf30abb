// Generated from the Rust types by `./dev bindings`. Do not edit.
import type { AskedSeat, BySeat, Grain, Knowledge, Seat, Switch, Whole } from './wire';

/**
 * An answer of the judge.
 */
export type Answer = Taken
  | Legal
  | { may: boolean, 
/**
 * In the order of the hand.
 */
legal: Array<Card>, led: Colour | null, }
  | { 
/**
 * The cards with which a colour is announced.
 */
announced: Array<Card>, 
/**
 * Those of them with which a value is announced, too.
 */
valued: Array<Card>, }
  | Led
  | { 
/**
 * The sum.
 */
points: number, }
  | { 
/**
 * The sum.
 */
points: number, 
/**
 * The addends.
 */
parts: Array<Part>, }
  | { 
/**
 * By seat.
 */
points: { [key in string]: number }, }
  | { 
/**
 * Whether one is left to be turned for trump.
 */
enough: boolean, 
/**
 * Cards left for the pile.
 */
pile: number, 
/**
 * Number cards that are in it for certain.
 */
certain: number, }
  | { winners: Array<AskedSeat>, }
  | { 
/**
 * Always true: what is not allowed is refused.
 */
legal: boolean, };

/**
 * A card in a trick that is asked about.
 */
export type Asked = { seat: AskedSeat, card: Card, 
/**
 * The announced or named colour.
 */
colour: string | null, value: Whole | null, };

/**
 * One written bid.
 */
export type BookedBid = { seat: Seat, 
/**
 * The tricks they expect.
 */
n: number, };

/**
 * One written result.
 */
export type BookedResult = { seat: Seat, tricks: number, 
/**
 * Bonus Rage cards among them.
 */
bonus: number, 
/**
 * Mad Rage cards among them.
 */
mad: number, };

/**
 * A card, written `B12`, `WILD`, `CHANGE`, `OUT`, `BONUS` or `MAD` (RG-1, RG-2).
 */
export type Card = string;

/**
 * What a round came to for one person; with teams, points and total are the team's.
 */
export type Cell = { 
/**
 * The person's own bid.
 */
bid: number, 
/**
 * The person's own tricks.
 */
tricks: number, 
/**
 * Bonus Rage cards among them.
 */
bonus: number, 
/**
 * Mad Rage cards among them.
 */
mad: number, 
/**
 * Points of the round.
 */
points: number, 
/**
 * Total after the round.
 */
total: number, 
/**
 * Whether the bid (the team's, with teams) was made exactly.
 */
exact: boolean, 
/**
 * The addends of the points.
 */
parts: Array<Part>, 
/**
 * Whether the person was not at the table.
 */
away: boolean, };

/**
 * Where a Change Rage takes the new trump from (RG-36).
 */
export type ChangeRage = "pile" | "player_names";

/**
 * One of the six colours: red, orange, yellow, green, blue, purple (RG-1).
 */
export type Colour = "R" | "O" | "Y" | "G" | "B" | "P";

/**
 * A command of a Rage table.
 *
 * Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser.
 */
export type Command = { "do": "bid", seat: Seat, 
/**
 * The tricks they expect.
 */
n: number, }
  | { "do": "play", seat: Seat, card: Card, 
/**
 * The colour announced with a Wild Rage, or named with a Change Rage.
 */
colour?: string, 
/**
 * The value announced with a Wild Rage.
 */
value?: number, }
  | { "do": "turn", 
/**
 * What was turned.
 */
cards: Array<Card>, 
/**
 * Whether the pile ended without a number card (RG-15, RG-37).
 */
empty: boolean, }
  | { "do": "book_bids", 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who bids what.
 */
bids: Array<BookedBid>, }
  | { "do": "book_results", 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Each person's tricks and cards.
 */
results: Array<BookedResult>, }
  | { "do": "set_cards", 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Cards for each person.
 */
cards: number, }
  | { "do": "note_trump", 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The colour; none when there is no trump now.
 */
colour?: string, }
  | { "do": "keep", 
/**
 * Results only, or every card.
 */
grain: Grain, }
  | { "do": "rescore", scoring: Scoring, 
/**
 * Whether taking every trick counts double (RG-52).
 */
sweep_double: Switch, }
  | { "do": "finish", }
  | { "do": "come", }
  | { "do": "leave", seat: Seat, }
  | { "do": "settle_tie", 
/**
 * The way the table chose.
 */
how: TieBreak, };

/**
 * Every house rule of Rage (RG-4, RG-6, RG-9 …; the table at the end of RULES.md).
 */
export type Config = { 
/**
 * Which printing the deck is (RG-4).
 */
deck: Deck, 
/**
 * How many may play (RG-6).
 */
player_limit: PlayerLimit, 
/**
 * Who plays together (RG-9).
 */
teams: Teams, 
/**
 * How many cards are dealt in each round (RG-10).
 */
round_plan: RoundPlan, 
/**
 * What bids and tricks are worth (RG-48).
 */
scoring: Scoring, 
/**
 * How long an Out Rage lasts (RG-38).
 */
out_rage: OutRage, 
/**
 * Where a Change Rage takes the new trump from (RG-36).
 */
change_rage: ChangeRage, 
/**
 * Which of two equal Wild Rage ranks higher (RG-34).
 */
second_wild: SecondWild, 
/**
 * What a Wild Rage counts as (RG-35).
 */
wild_value: WildValue, 
/**
 * Whether a Rage card may be played although one could follow (RG-30).
 */
rage_any_time: Switch, 
/**
 * Whether bids are hidden until the round is over (RG-21).
 */
secret_bids: Switch, 
/**
 * Whether taking every trick counts double (RG-52).
 */
sweep_double: Switch, 
/**
 * Whether the last bid may not make the bids equal the tricks (RG-19).
 */
dealer_hook: Switch, 
/**
 * What happens when totals and exact bids are equal (RG-56).
 */
final_tie: FinalTie, };

/**
 * Which printing the deck is (RG-3, RG-4).
 */
export type Deck = "fundex110" | "amigo112" | "amigo1985";

/**
 * Which rule decided the end.
 */
export type EndedBy = "RG-54" | "RG-55" | "RG-56";

/**
 * Which number of a written result.
 */
export type Field = "cards" | "tricks" | "bonus" | "mad";

/**
 * What happens when totals and exact bids are equal (RG-56).
 */
export type FinalTie = "share" | "extra_round";

/**
 * The led colour (RG-68).
 */
export type Led = { 
/**
 * None while it is not fixed.
 */
led: Colour | null, };

/**
 * Which cards may be played (RG-67).
 */
export type Legal = { 
/**
 * In the order of the hand.
 */
legal: Array<Card>, led: Colour | null, };

/**
 * How long an Out Rage lasts (RG-38).
 */
export type OutRage = "round" | "trick_then_new" | "trick_then_restore";

/**
 * One addend of a round's points.
 */
export type Part = { what: PartOf, n: number, points: number, };

/**
 * What an addend is for.
 */
export type PartOf = "tricks" | "sweep" | "exact" | "exact_zero" | "miss" | "bonus" | "mad";

/**
 * Where a game stands.
 */
export type Phase = "bidding" | "playing" | "finished";

/**
 * A card in a trick.
 */
export type Played = { seat: Seat, card: Card, 
/**
 * The announced or named colour.
 */
colour: Colour | null, value: number | null, };

/**
 * How many may play (RG-6).
 */
export type PlayerLimit = "seed" | "leaflet" | "amigo" | "max";

/**
 * What may be asked for next.
 */
export type Prompt = { "ask": "bid", 
/**
 * Whose turn it is; with secret bids everybody who has not bid is prompted.
 */
seat: Seat, 
/**
 * The highest bid; the lowest is 0.
 */
max: number, 
/**
 * The bid that the dealer's hook forbids (RG-19).
 */
forbidden: number | null, }
  | { "ask": "book_bids", round: number, 
/**
 * Whose bid is expected next: the first one missing, left of the dealer first.
 */
next: Seat | null, 
/**
 * Who has no bid yet, in bidding order.
 */
missing: Array<Seat>, 
/**
 * The highest bid; the lowest is 0.
 */
max: number, 
/**
 * The bid that the dealer's hook forbids the next person (RG-19).
 */
forbidden: number | null, }
  | { "ask": "book_results", round: number, 
/**
 * The tricks there are.
 */
cards: number, 
/**
 * Bonus Rage cards in the deck.
 */
max_bonus: number, 
/**
 * Mad Rage cards in the deck.
 */
max_mad: number, }
  | { "ask": "turn", why: TurnedFor, 
/**
 * Who played the card that turns them.
 */
seat: Seat | null, }
  | { "ask": "play", seat: Seat, 
/**
 * The cards that may be played, when this viewer may know them.
 */
legal: Array<Card> | null, 
/**
 * Cards that cannot be: shown before in this round (physical cards only).
 */
gone: Array<Card>, 
/**
 * The cards that need a colour.
 */
announced: Array<Card>, 
/**
 * The cards that need a value, too.
 */
valued: Array<Card>, }
  | { "ask": "set_cards", round: number, 
/**
 * The most that can be dealt.
 */
max: number, }
  | { "ask": "note_trump", round: number, }
  | { "ask": "keep", grain: Grain, }
  | { "ask": "rescore", scoring: Scoring, 
/**
 * Whether a sweep counts double.
 */
sweep_double: Switch, }
  | { "ask": "finish", }
  | { "ask": "come" }
  | { "ask": "leave", seats: Array<Seat>, }
  | { "ask": "settle_tie", seats: Array<Seat>, 
/**
 * Whom the rulebook would choose.
 */
rulebook: Array<Seat>, 
/**
 * The number of the rule by which it chooses.
 */
rule: EndedBy, };

/**
 * A question to the judge.
 */
export type Question = { "ask": "trick", 
/**
 * The cards, leader first.
 */
plays: Array<Asked>, 
/**
 * The trump before the trick.
 */
trump: Colour | null, 
/**
 * What was turned from the pile, in order; null at the end when it is used up.
 */
turned: Array<Card | null>, }
  | { "ask": "legal", hand: Array<Card>, 
/**
 * The trick so far, leader first.
 */
plays: Array<Asked>, }
  | { "ask": "may_play", hand: Array<Card>, 
/**
 * The trick so far, leader first.
 */
plays: Array<Asked>, card: Card, }
  | { "ask": "announced", }
  | { "ask": "led", 
/**
 * The trick so far, leader first.
 */
plays: Array<Asked>, }
  | { "ask": "score", 
/**
 * Cards for each person.
 */
cards: Whole, 
/**
 * Tricks expected.
 */
bid: Whole, tricks: Whole, 
/**
 * Bonus Rage cards among them.
 */
bonus: Whole, 
/**
 * Mad Rage cards among them.
 */
mad: Whole, }
  | { "ask": "parts", 
/**
 * Cards for each person.
 */
cards: Whole, 
/**
 * Tricks expected.
 */
bid: Whole, tricks: Whole, 
/**
 * Bonus Rage cards among them.
 */
bonus: Whole, 
/**
 * Mad Rage cards among them.
 */
mad: Whole, }
  | { "ask": "round", 
/**
 * Cards for each person.
 */
cards: Whole, 
/**
 * Everybody's part.
 */
players: Array<Row>, }
  | { "ask": "enough", players: Whole, 
/**
 * Cards for each person.
 */
cards: Whole, }
  | { "ask": "winner", players: Array<Total>, }
  | { "ask": "bid", 
/**
 * Cards for each person.
 */
cards: Whole, 
/**
 * The bids so far.
 */
bids: Array<Whole>, players: Whole, n: Whole, };

/**
 * Why Rage refuses. `Display` is for logs and the command line; seats are numbers there.
 */
export type Refusal = { "code": "RG_E_PLAYER_COUNT", "params": { min: number, max: number, n: number, } }
  | { "code": "RG_E_PLAYER_NAMES", "params": Record<symbol, never> }
  | { "code": "RG_E_TEAM_LAYOUT", "params": { size: number, n: number, } }
  | { "code": "RG_E_DECK_TOO_SMALL", "params": { n: number, cards: number, deck: number, } }
  | { "code": "RG_E_OPTION", "params": { name: string, value: string, } }
  | { "code": "RG_E_GAME_OVER", "params": Record<symbol, never> }
  | { "code": "RG_E_WRONG_PHASE", "params": { phase: Phase, } }
  | { "code": "RG_E_UNKNOWN_PLAYER", "params": { player: AskedSeat, } }
  | { "code": "RG_E_ALREADY_BID", "params": { player: AskedSeat, n: number, } }
  | { "code": "RG_E_NOT_YOUR_TURN", "params": { turn: AskedSeat, } }
  | { "code": "RG_E_BID_RANGE", "params": { cards: number, } }
  | { "code": "RG_E_BID_HOOK", "params": { n: number, cards: number, } }
  | { "code": "RG_E_CARD_NOT_IN_HAND", "params": { player: AskedSeat, card: Card, } }
  | { "code": "RG_E_MUST_FOLLOW", "params": { player: AskedSeat, led: Colour, } }
  | { "code": "RG_E_COLOUR_REQUIRED", "params": { card: Card, } }
  | { "code": "RG_E_UNKNOWN_COLOUR", "params": { colour: string, } }
  | { "code": "RG_E_COLOUR_NOT_ALLOWED", "params": { card: Card, } }
  | { "code": "RG_E_WILD_VALUE", "params": Record<symbol, never> }
  | { "code": "RG_E_BOOK_ROUND", "params": { round: number, } }
  | { "code": "RG_E_BOOK_BIDS_MISSING", "params": { round: number, } }
  | { "code": "RG_E_BOOK_INCOMPLETE", "params": { players: Array<Seat>, } }
  | { "code": "RG_E_BOOK_RANGE", "params": { field: Field, player: AskedSeat | null, max: number, } }
  | { "code": "RG_E_BOOK_TRICK_SUM", "params": { sum: number, cards: number, } }
  | { "code": "RG_E_BOOK_BONUS_LIMIT", "params": { k: number, } }
  | { "code": "RG_E_BOOK_MAD_LIMIT", "params": { k: number, } }
  | { "code": "RG_E_BOOK_CARDS_WITHOUT_TRICK", "params": { player: AskedSeat, } }
  | { "code": "RG_E_BOOK_TOO_MANY_CARDS", "params": { player: AskedSeat, t: number, } }
  | { "code": "RG_E_BOOK_TWICE", "params": { player: AskedSeat, } }
  | { "code": "RG_E_BOOK_BELOW_COUNTED", "params": { player: AskedSeat, field: Field, counted: number, } }
  | { "code": "RG_E_ASK_TURNED_COLOUR", "params": { player: AskedSeat, } }
  | { "code": "RG_E_CARD_SHOWN", "params": { card: Card, 
/**
 * None when it was turned from the pile.
 */
player: AskedSeat | null, 
/**
 * 0 when it was turned from the pile.
 */
trick: number, } }
  | { "code": "RG_E_TOO_MANY_COPIES", "params": { card: Card, copies: number, } }
  | { "code": "RG_E_TRUMP_FIRST", "params": Record<symbol, never> }
  | { "code": "RG_E_NOTHING_TO_TURN", "params": Record<symbol, never> }
  | { "code": "RG_E_TURN_LIST", "params": Record<symbol, never> }
  | { "code": "RG_E_PILE_COUNT", "params": { left: number, } }
  | { "code": "RG_E_KEPT_BY_RESULTS", "params": { round: number, } }
  | { "code": "RG_E_KEPT_BY_CARDS", "params": { round: number, } }
  | { "code": "RG_E_APP_DEALS", "params": Record<symbol, never> }
  | { "code": "RG_E_KEEPER_ONLY", "params": Record<symbol, never> }
  | { "code": "RG_E_SEATS_DEALT", "params": Record<symbol, never> }
  | { "code": "RG_E_TEAMS_STAY", "params": Record<symbol, never> }
  | { "code": "RG_E_TIE_OPEN", "params": Record<symbol, never> }
  | { "code": "RG_E_ROUND_BEGUN", "params": { round: number, } }
  | { "code": "RG_E_HAS_LEFT", "params": { player: AskedSeat, } }
  | { "code": "RG_E_NOTHING_SCORED", "params": Record<symbol, never> }
  | { "code": "RG_E_NO_TIE", "params": Record<symbol, never> }
  | { "code": "RG_E_TIE_WINNERS", "params": { tied: Array<Seat>, } }
  | { "code": "RG_E_TIE_WORDS", "params": { max: number, } };

/**
 * A failure to follow that came to light.
 */
export type Revoke = { seat: Seat, 
/**
 * In which trick of the round, from 1.
 */
trick: number, led: Colour, played: Card, 
/**
 * The card of the led colour that they showed later.
 */
shown: Card, 
/**
 * The number of the rule that it breaks.
 */
rule: string, };

/**
 * How many cards are dealt in each round (RG-10).
 */
export type RoundPlan = "down" | "up" | "flat10" | Array<number>;

/**
 * One person's part of a round that is asked about.
 */
export type Row = { seat: AskedSeat, 
/**
 * Tricks expected.
 */
bid: Whole, tricks: Whole, 
/**
 * Bonus Rage cards among them.
 */
bonus: Whole, 
/**
 * Mad Rage cards among them.
 */
mad: Whole, };

/**
 * What bids and tricks are worth (RG-48).
 */
export type Scoring = "fundex" | "alternative";

/**
 * One person's part of the round.
 */
export type SeatView = { 
/**
 * The bid, where this viewer may see it.
 */
bid: number | null, 
/**
 * Whether there is a bid, seen or not.
 */
has_bid: boolean, 
/**
 * Tricks won in this round.
 */
tricks: number, 
/**
 * Bonus Rage cards won in this round.
 */
bonus: number, 
/**
 * Mad Rage cards won in this round.
 */
mad: number, in_hand: number, 
/**
 * The hand, where this viewer may see it.
 */
hand: Array<Card> | null, 
/**
 * All points so far (the team's, with teams).
 */
total: number, 
/**
 * Exactly made bids so far (the team's, with teams).
 */
exact: number, 
/**
 * Whether this person has left for good (RG-75).
 */
left: boolean, };

/**
 * Which of two equal Wild Rage ranks higher (RG-34).
 */
export type SecondWild = "first" | "second";

/**
 * A completed round.
 */
export type SheetRow = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Cards for each person.
 */
cards: number, dealer: Seat, grain: Grain, 
/**
 * What it came to for each person.
 */
cells: BySeat<Cell>, };

/**
 * What a trick came to (RG-65).
 */
export type Taken = { winner: AskedSeat, led: Colour | null, 
/**
 * The trump with which the next trick begins.
 */
trump_after: Colour | null, 
/**
 * Bonus Rage cards in it.
 */
bonus: number, 
/**
 * Mad Rage cards in it.
 */
mad: number, rule: WonBy, };

/**
 * A finished trick.
 */
export type TakenTrick = { 
/**
 * Its cards, leader first.
 */
plays: Array<Played>, winner: Seat, rule: WonBy, };

/**
 * Who plays together (RG-9).
 */
export type Teams = "none" | "pairs" | "threes";

/**
 * How a tie at the end is settled.
 */
export type TieBreak = { "by": "rulebook" }
  | { "by": "share" }
  | { "by": "table", winners: Array<Seat>, 
/**
 * How it was decided, in a few words.
 */
words: string, }
  | { "by": "extra_round" };

/**
 * One person's end of a game that is asked about.
 */
export type Total = { seat: AskedSeat, 
/**
 * All points.
 */
total: Whole, 
/**
 * Exactly made bids.
 */
exact: Whole, };

/**
 * The trump as far as the table knows it.
 */
export type Trump = { "is": "unknown" } | { "is": "none" } | { "is": "colour", "colour": Colour };

/**
 * What cards are turned for.
 */
export type TurnedFor = "opening" | "change" | "out";

/**
 * What one viewer may see of a Rage table.
 */
export type View = { 
/**
 * Where the game stands.
 */
phase: Phase, 
/**
 * The round that is open, or the last one, from 1.
 */
round: number, 
/**
 * Cards for each person in every round of the plan, extra rounds included.
 */
plan: Array<number>, 
/**
 * Cards for each person in this round.
 */
cards: number, dealer: Seat, turn: Seat | null, 
/**
 * How the round is kept.
 */
grain: Grain, 
/**
 * Whose cards are played with.
 */
knowledge: Knowledge, trump: Trump, 
/**
 * Rage cards that were set aside in this round.
 */
set_aside: Array<Card>, 
/**
 * Cards left in the pile.
 */
pile: number | null, 
/**
 * Each person's part of the round.
 */
seats: BySeat<SeatView>, 
/**
 * The cards of the trick, leader first.
 */
trick: Array<Played>, 
/**
 * The led colour, once there is one (RG-24).
 */
led: Colour | null, last_trick: TakenTrick | null, 
/**
 * Completed rounds, the first one first.
 */
sheet: Array<SheetRow>, 
/**
 * Who plays together; one seat a team without teams.
 */
teams: Array<Array<Seat>>, 
/**
 * Failures to follow that came to light in this round, or in the one before until a person
 * bids (RG-72).
 */
revokes: Array<Revoke>, 
/**
 * The house rules in force.
 */
config: Config, };

/**
 * What a Wild Rage counts as in its colour (RG-35).
 */
export type WildValue = "top" | "announced";

/**
 * Which rule gave a trick to its winner.
 */
export type WonBy = "RG-43" | "RG-44" | "RG-45";
