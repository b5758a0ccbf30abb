// Generated from the Rust types by `./dev bindings`. Do not edit.
import type { AskedSeat, BySeat, Grain, Knowledge, Seat, Switch, Whole } from './wire';

/**
 * An answer of the judge.
 */
export type Answer = { winner: Side, kind: Card, cards: number, value: number, }
  | { kind: Card, value: number, }
  | { 
/**
 * Together.
 */
value: number, }
  | { 
/**
 * Always true: what is not allowed is refused.
 */
legal: boolean, }
  | { 
/**
 * Whether no seat holds a card.
 */
over: boolean, }
  | { 
/**
 * By seat.
 */
points: { [key in string]: number }, }
  | { winners: Array<AskedSeat>, }
  | { order: Array<AskedSeat>, }
  | { 
/**
 * Each with its value and how many there are.
 */
kinds: Array<OwnKind>, }
  | { cards: number, };

/**
 * One written amount.
 */
export type BookedAmount = { seat: Seat, 
/**
 * What the stack is worth.
 */
amount: number, };

/**
 * One written stack, counted by kind.
 */
export type BookedCounts = { seat: Seat, 
/**
 * How many cards of which kind; kinds that are left out are none.
 */
cards: Counts, };

/**
 * One person's part of a position in the middle of a round.
 */
export type BookedPlace = { seat: Seat, 
/**
 * Cards in hand.
 */
in_hand: number, 
/**
 * The sets of the stack, the safe one first.
 */
stack: Array<Array<Card>>, };

/**
 * A card as people write it: the code of a known kind, or a name of the table's own list.
 */
export type Card = string;

/**
 * What a round came to for one person.
 */
export type Cell = { 
/**
 * What the stack was worth.
 */
amount: number, 
/**
 * Total after the round.
 */
total: number, 
/**
 * Whether no person had more in this round (CYA-40).
 */
won: boolean, 
/**
 * The cards of the stack by kind, in counting order; none where only the amount is known.
 */
counts: Array<Counted> | null, 
/**
 * Whether the person was not at the table.
 */
away: boolean, };

/**
 * A person whose top set may be challenged.
 */
export type ChallengeTarget = { defender: Seat, 
/**
 * The kind of their top set.
 */
kind: Card, 
/**
 * The cards that open a challenge for it.
 */
cards: Array<Card>, };

/**
 * A challenge in progress.
 */
export type ChallengeView = { challenger: SideView, defender: SideView, 
/**
 * Who is to answer.
 */
next: Seat, 
/**
 * Who would have the set if that side stopped now.
 */
leads: Seat, 
/**
 * The set as it lay, before a card was shown.
 */
set: SetView, 
/**
 * The cards shown, in their order.
 */
shows: Array<Show>, 
/**
 * How many cards the set has grown to.
 */
size: number, 
/**
 * What it is worth by now; hidden where its wilds are.
 */
value: number | null, };

/**
 * A command of a Cover Your Assets table.
 *
 * Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser.
 */
export type Command = { "do": "pair", 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * The two cards.
 */
cards: [Card, Card], }
  | { "do": "pair_discard", 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * The card of the hand.
 */
card: Card, }
  | { "do": "challenge", 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * Whose top set it is about.
 */
defender: Seat, 
/**
 * The card that is shown.
 */
card: Card, }
  | { "do": "show", seat: Seat, card: Card, }
  | { "do": "stop", seat: Seat, }
  | { "do": "discard", 
/**
 * Whose turn it is.
 */
seat: Seat, card: Card, }
  | { "do": "turn", 
/**
 * What was turned.
 */
card: Card, }
  | { "do": "book_totals", 
/**
 * The round, from 1.
 */
round: number, amounts: Array<BookedAmount>, }
  | { "do": "book_counts", 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Everybody's cards.
 */
counts: Array<BookedCounts>, }
  | { "do": "book_position", 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * Everybody's hand and stack.
 */
places: Array<BookedPlace>, 
/**
 * The discard pile, its top card last.
 */
discard: Array<Card>, }
  | { "do": "keep", 
/**
 * Amounts only, or every card.
 */
grain: Grain, }
  | { "do": "finish", }
  | { "do": "come", }
  | { "do": "leave", seat: Seat, }
  | { "do": "settle_tie", by: TieBreak, }
  | { "do": "table_winner", seat: Seat, 
/**
 * How it was decided, in a few words.
 */
words?: string, };

/**
 * Every house rule of Cover Your Assets; what stands in its rules' list of options.
 */
export type Config = { 
/**
 * Which cards are played with (CYA-1 to CYA-3).
 */
deck: Printing, 
/**
 * How many cards a hand has (CYA-6).
 */
hand_size: HandSize, 
/**
 * The most people at the table (CYA-5).
 */
max_players: number, 
/**
 * What a wild on top of the discard pile is good for (CYA-19).
 */
wild_on_discard: WildOnDiscard, 
/**
 * Whether the screen shows the wilds in the sets before the round is over (CYA-11).
 */
reveal_wilds: Switch, 
/**
 * When the game ends (CYA-40).
 */
end: End, 
/**
 * What a person needs to end it, where `end` asks for it (CYA-40).
 */
target: number, 
/**
 * What happens when the best are equal (CYA-39).
 */
tie: TieBreak, };

/**
 * Cards of one kind in a stack.
 */
export type Counted = { kind: Card, n: number, 
/**
 * What they are worth together.
 */
value: number, };

/**
 * Numbers of cards by kind, `{"HOME": 4, "GOLD": 1}`, in the order in which they were said; none
 * is said twice.
 */
export type Counts = Record<string, number>;

/**
 * What is wrong with a table's own deck (CYA-3).
 */
export type DeckFault = "name" | "value" | "copies" | "many" | "no_wild" | "no_asset" | "few";

/**
 * When the game ends (CYA-38, CYA-40).
 */
export type End = "million" | "one_round" | "three_rounds" | "two_round_wins";

/**
 * Which rule decided the end.
 */
export type EndedBy = "CYA-38" | "CYA-39" | "CYA-40" | "CYA-65";

/**
 * A challenge that has ended.
 */
export type EndedChallenge = { challenger: Seat, defender: Seat, 
/**
 * Who has the set now.
 */
winner: Seat, kind: Card, 
/**
 * The cards shown, in their order.
 */
shows: Array<Show>, 
/**
 * How many cards the set has now.
 */
size: number, 
/**
 * What it is worth; hidden where its wilds are.
 */
value: number | null, };

/**
 * How many cards a hand has (CYA-6): 5 with two or three people and 4 with more, or so many.
 */
export type HandSize = "auto" | number;

/**
 * How a round came into the sheet.
 */
export type Kept = "totals" | "counts" | "cards";

/**
 * A kind of the deck.
 */
export type KindView = { 
/**
 * Its code, or its name on the table's own list.
 */
kind: Card, 
/**
 * What one card is worth.
 */
value: number, copies: number, wild: boolean, 
/**
 * How many lie nowhere in the open; hidden where the wilds in the sets are (CYA-11).
 */
left: number | null, };

/**
 * One kind of a table's own deck (CYA-3). What cannot be is refused when the table is opened.
 */
export type OwnKind = { 
/**
 * Its name, or the code of a kind that the app knows.
 */
name: string, 
/**
 * What one card is worth: a positive multiple of 1,000.
 */
value: number, copies: number, wild: boolean, };

/**
 * Where a game stands.
 */
export type Phase = "booking" | "turning" | "turn" | "challenge" | "tie" | "finished";

/**
 * Which cards are played with (CYA-1 to CYA-3): a printing, or the table's own list of kinds.
 */
export type Printing = "classic110" | "modern104" | Array<OwnKind>;

/**
 * What may be asked for next. Cards that are offered are those of the hand where this viewer may
 * know it (`known`), else those that could be in it after all that lies open.
 */
export type Prompt = { "ask": "turn", 
/**
 * Who deals.
 */
seat: Seat, }
  | { "ask": "pair", seat: Seat, 
/**
 * Whether the hand is known.
 */
known: boolean, 
/**
 * The pairs that could be laid, assets first.
 */
pairs: Array<[Card, Card]>, }
  | { "ask": "pair_discard", seat: Seat, 
/**
 * Whether the hand is known.
 */
known: boolean, 
/**
 * The top of the discard pile.
 */
top: Card, 
/**
 * The cards that match it.
 */
cards: Array<Card>, }
  | { "ask": "challenge", seat: Seat, 
/**
 * Whether the hand is known.
 */
known: boolean, 
/**
 * Whom, and with what.
 */
targets: Array<ChallengeTarget>, }
  | { "ask": "show", 
/**
 * Who is to answer.
 */
seat: Seat, 
/**
 * Whether the hand is known.
 */
known: boolean, kind: Card, 
/**
 * The cards that may be shown.
 */
cards: Array<Card>, }
  | { "ask": "stop", 
/**
 * Who is to answer.
 */
seat: Seat, 
/**
 * Whether it is the defender, who gives up then.
 */
gives_up: boolean, }
  | { "ask": "discard", seat: Seat, 
/**
 * Whether the hand is known.
 */
known: boolean, 
/**
 * The cards that could be discarded.
 */
cards: Array<Card>, }
  | { "ask": "book_totals", round: number, 
/**
 * The step in which amounts go.
 */
step: number, 
/**
 * What the whole deck is worth.
 */
deck: number, }
  | { "ask": "book_counts", round: number, }
  | { "ask": "book_position", round: number, 
/**
 * The most cards in a hand.
 */
hand_size: number, }
  | { "ask": "keep", grain: Grain, 
/**
 * Whether it would hold for the open round already.
 */
now: boolean, }
  | { "ask": "finish", }
  | { "ask": "come" }
  | { "ask": "leave", seats: Array<Seat>, }
  | { "ask": "settle_tie", seats: Array<Seat>, by: TieBreak, }
  | { "ask": "table_winner", 
/**
 * Who is tied for the win.
 */
seats: Array<Seat>, 
/**
 * The most characters of the words.
 */
most_words: number, };

/**
 * A question to the judge.
 */
export type Question = { "ask": "pair", 
/**
 * The two cards.
 */
cards: [Card, Card], }
  | { "ask": "discard_pair", 
/**
 * The card of the hand.
 */
card: Card, 
/**
 * The top of the discard pile; null when it is empty.
 */
top: Card | null, }
  | { "ask": "challenge", 
/**
 * How many sets the challenger has.
 */
own_sets: Whole, 
/**
 * How many sets the other has.
 */
target_sets: Whole, 
/**
 * The kind of the other's top set; null when there is none.
 */
kind: Card | null, 
/**
 * The opening card.
 */
card: Card, }
  | { "ask": "show", kind: Card, card: Card, }
  | { "ask": "duel", 
/**
 * The set it is about.
 */
set: Array<Card>, 
/**
 * The cards shown, the challenger's first, then by turns; the side after the last stops.
 */
shows: Array<Card>, }
  | { "ask": "value", cards: Array<Card>, }
  | { "ask": "round_over", 
/**
 * How many cards each hand has.
 */
hands: Array<Whole>, }
  | { "ask": "round", 
/**
 * Everybody's part.
 */
players: Array<Row>, }
  | { "ask": "winner", players: Array<Total>, }
  | { "ask": "draw_order", players: Whole, challenger: AskedSeat, defender: AskedSeat, }
  | { "ask": "kinds", }
  | { "ask": "own_deck", }
  | { "ask": "hand_size", players: Whole, };

/**
 * Why Cover Your Assets refuses. `Display` is for logs and the command line; seats are numbers
 * there.
 */
export type Refusal = { "code": "CYA_E_PLAYER_COUNT", "params": { max: number, n: number, } }
  | { "code": "CYA_E_SEATS_DEALT", "params": Record<symbol, never> }
  | { "code": "CYA_E_TIE_OPEN", "params": Record<symbol, never> }
  | { "code": "CYA_E_ROUND_BEGUN", "params": { round: number, } }
  | { "code": "CYA_E_HAS_LEFT", "params": { player: AskedSeat, } }
  | { "code": "CYA_E_PLAYER_NAMES", "params": Record<symbol, never> }
  | { "code": "CYA_E_OPTION", "params": { name: string, value: string, } }
  | { "code": "CYA_E_DECK", "params": { fault: DeckFault, 
/**
 * The kind that is wrong, where it is one.
 */
kind: string | null, least: number, } }
  | { "code": "CYA_E_GAME_OVER", "params": Record<symbol, never> }
  | { "code": "CYA_E_CHALLENGE_OPEN", "params": { turn: AskedSeat, } }
  | { "code": "CYA_E_UNKNOWN_PLAYER", "params": { player: AskedSeat, } }
  | { "code": "CYA_E_NOT_YOUR_TURN", "params": { turn: AskedSeat, 
/**
 * Whether a challenge waits for that person's answer.
 */
challenge: boolean, } }
  | { "code": "CYA_E_CARD_NOT_IN_HAND", "params": { player: AskedSeat, card: Card, } }
  | { "code": "CYA_E_TWO_WILDS", "params": Record<symbol, never> }
  | { "code": "CYA_E_NOT_A_PAIR", "params": { card: Card, other_card: Card, } }
  | { "code": "CYA_E_DISCARD_EMPTY", "params": Record<symbol, never> }
  | { "code": "CYA_E_WILD_DISCARD_DEAD", "params": { card: Card, } }
  | { "code": "CYA_E_SELF_TARGET", "params": Record<symbol, never> }
  | { "code": "CYA_E_NO_OWN_SET", "params": { 
/**
 * None where only the numbers were said.
 */
player: AskedSeat | null, } }
  | { "code": "CYA_E_TARGET_PROTECTED", "params": { 
/**
 * None where only the numbers were said.
 */
player: AskedSeat | null, 
/**
 * How many sets that person has: none, or one.
 */
sets: number, } }
  | { "code": "CYA_E_NO_MATCH", "params": { card: Card, kind: Card, } }
  | { "code": "CYA_E_NO_CHALLENGE", "params": Record<symbol, never> }
  | { "code": "CYA_E_TURN_FIRST", "params": Record<symbol, never> }
  | { "code": "CYA_E_NOTHING_TO_TURN", "params": Record<symbol, never> }
  | { "code": "CYA_E_NOTHING_SCORED", "params": Record<symbol, never> }
  | { "code": "CYA_E_NO_TIE", "params": Record<symbol, never> }
  | { "code": "CYA_E_NOT_TIED", "params": { player: AskedSeat, } }
  | { "code": "CYA_E_TIE_WORDS", "params": { max: number, } }
  | { "code": "CYA_E_BOOK_ROUND", "params": { round: number, } }
  | { "code": "CYA_E_BOOK_INCOMPLETE", "params": { players: Array<Seat>, } }
  | { "code": "CYA_E_BOOK_TWICE", "params": { player: AskedSeat, } }
  | { "code": "CYA_E_BOOK_AMOUNT", "params": { player: AskedSeat, amount: number, step: number, } }
  | { "code": "CYA_E_BOOK_TOO_MUCH", "params": { sum: number, deck: number, } }
  | { "code": "CYA_E_UNKNOWN_KIND", "params": { kind: Card, } }
  | { "code": "CYA_E_BOOK_RANGE", "params": { player: AskedSeat, kind: Card, } }
  | { "code": "CYA_E_BOOK_COPIES", "params": { kind: Card, copies: number, n: number, } }
  | { "code": "CYA_E_BOOK_WILDS_ONLY", "params": { player: AskedSeat, } }
  | { "code": "CYA_E_BOOK_SINGLE_CARD", "params": { player: AskedSeat, } }
  | { "code": "CYA_E_BOOK_HAND", "params": { player: AskedSeat, max: number, } }
  | { "code": "CYA_E_BOOK_HANDS", "params": { n: number, left: number, } }
  | { "code": "CYA_E_KEPT_BY_TOTALS", "params": { round: number, } }
  | { "code": "CYA_E_APP_DEALS", "params": Record<symbol, never> }
  | { "code": "CYA_E_KEEPER_ONLY", "params": Record<symbol, never> };

/**
 * One person's part of a round that is asked about: an amount, or cards by kind.
 */
export type Row = { seat: AskedSeat, 
/**
 * What the stack is worth.
 */
amount: Whole | null, 
/**
 * The stack by kind.
 */
counts: Counts | null, };

/**
 * One person's part of the round.
 */
export type SeatView = { 
/**
 * Cards in hand; none where the round is not kept card by card.
 */
in_hand: number | null, 
/**
 * The hand, where this viewer may see it.
 */
hand: Array<Card> | null, 
/**
 * The sets of the stack: the safe one first, the top one last.
 */
stack: Array<SetView>, 
/**
 * What the stack is worth; hidden where the wilds in it are.
 */
stack_value: number | null, 
/**
 * All points of completed rounds.
 */
total: number, 
/**
 * What is missing to the target, where the game ends so.
 */
missing: number | null, 
/**
 * Rounds won (CYA-40).
 */
wins: number, 
/**
 * Whether this person has left for good (CYA-67).
 */
left: boolean, };

/**
 * A set of a stack.
 */
export type SetView = { kind: Card, size: number, 
/**
 * Its cards; hidden where wilds are (CYA-11).
 */
cards: Array<Card> | null, 
/**
 * What it is worth; hidden where its cards are.
 */
value: number | null, 
/**
 * Whether it cannot be stolen: it is the first one (CYA-22).
 */
safe: boolean, };

/**
 * A completed round.
 */
export type SheetRow = { 
/**
 * The round, from 1.
 */
round: number, dealer: Seat, kept: Kept, 
/**
 * Whether it was played only to break a tie.
 */
extra: boolean, 
/**
 * What it came to for each person.
 */
cells: BySeat<Cell>, };

/**
 * A card shown in a challenge.
 */
export type Show = { seat: Seat, card: Card, };

/**
 * A side of a challenge.
 */
export type Side = "challenger" | "defender";

/**
 * One side of a challenge.
 */
export type SideView = { seat: Seat, in_hand: number, 
/**
 * The kinds that this side could show, as far as everybody knows.
 */
could: Array<Card>, 
/**
 * What this side can show, where this viewer may see the hand.
 */
can: Array<Card> | null, };

/**
 * What happens when the best are equal (CYA-39).
 */
export type TieBreak = "extra_round" | "share" | "table";

/**
 * A tie at the top.
 */
export type TieView = { seats: Array<Seat>, by: TieBreak, 
/**
 * The number of the rule about it.
 */
rule: EndedBy, };

/**
 * One person's end of a game that is asked about.
 */
export type Total = { seat: AskedSeat, 
/**
 * All points.
 */
total: Whole, };

/**
 * What one viewer may see of a table.
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
 * Whether the round is played only to break a tie (CYA-39).
 */
extra: boolean, dealer: Seat, 
/**
 * Who deals the round after this one.
 */
next_dealer: Seat, 
/**
 * Who is to act: whose turn it is, or who answers in a challenge.
 */
turn: Seat | null, 
/**
 * How the round is kept.
 */
grain: Grain, 
/**
 * Whose cards are played with.
 */
knowledge: Knowledge, hand_size: number, 
/**
 * The kinds of the deck, in the order in which a stack is counted.
 */
kinds: Array<KindView>, 
/**
 * What the whole deck is worth.
 */
deck_value: number, 
/**
 * The step in which amounts go.
 */
step: number, 
/**
 * Cards left in the draw pile; none where the round is not kept card by card.
 */
draw: number | null, 
/**
 * The discard pile, its top card last.
 */
discard: Array<Card>, 
/**
 * Each person's part of the round.
 */
seats: BySeat<SeatView>, challenge: ChallengeView | null, 
/**
 * The challenge before, as long as it was the last thing that happened in this round.
 */
last_challenge: EndedChallenge | null, 
/**
 * Completed rounds, the first one first.
 */
sheet: Array<SheetRow>, tie: TieView | null, 
/**
 * What a person needs to end the game, where it ends so.
 */
target: number | null, 
/**
 * The house rules in force.
 */
config: Config, };

/**
 * What a wild on top of the discard pile is good for (CYA-19).
 */
export type WildOnDiscard = "takeable" | "dead";
