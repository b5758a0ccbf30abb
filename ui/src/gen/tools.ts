// Generated from the Rust types by `./dev bindings`. Do not edit.
import type { BySeat, Die, Seat, Timestamp } from './wire';

/**
 * How a clock was set.
 */
export type ClockRules = { 
/**
 * What it measures.
 */
form: Form, 
/**
 * Who is next.
 */
order: Order, 
/**
 * How many tokens for more time each has (TL-19).
 */
tokens: number, 
/**
 * What a token gives, in milliseconds.
 */
token_ms: number, 
/**
 * What running out costs, in the table's own words; up to 40 letters (TL-18).
 */
penalty: string | null, };

/**
 * A clock as it is shown.
 */
export type ClockView = { rules: ClockRules, turn: Seat | null, 
/**
 * Who is next by the order.
 */
next: Seat | null, 
/**
 * Since when it runs; ahead while the start signal counts.
 */
since: Timestamp | null, 
/**
 * Whether it goes on at another device, from which this table came in a file, and stands here.
 */
elsewhere: boolean, 
/**
 * Whether it ever ran.
 */
begun: boolean, 
/**
 * What is shown for each; of the table's own time once, when no person sits there.
 */
hands: BySeat<Hand>, 
/**
 * How long the turn took, whatever it costs.
 */
turn_hand: Hand, 
/**
 * Whether it was said that it ran out.
 */
rung: boolean, 
/**
 * What each took in turns that ended, in milliseconds.
 */
spent: BySeat<number>, 
/**
 * What turns of no person took, in milliseconds.
 */
idle: number, turns: BySeat<number>, tokens: BySeat<number>, };

/**
 * A command of a tool.
 */
export type Command = { "do": "set_dice", 
/**
 * Whose; none for the table's.
 */
owner: Seat | null, 
/**
 * 1 to 20.
 */
dice: Array<Die>, }
  | { "do": "clear_dice", owner: Seat | null, }
  | { "do": "roll", owner: Seat | null, 
/**
 * Which stay, counted from 0.
 */
keep: Array<number>, }
  | { "do": "type_roll", owner: Seat | null, 
/**
 * Which stay, counted from 0.
 */
keep: Array<number>, 
/**
 * What the others show, in their order, from 0.
 */
faces: Array<number>, }
  | { "do": "set_clock", rules: ClockRules, }
  | { "do": "clear_clock" }
  | { "do": "start_clock", 
/**
 * Whose turn; none between turns.
 */
turn: Seat | null, 
/**
 * Whether 3-2-1 is counted first.
 */
signal: boolean, }
  | { "do": "pass_turn", 
/**
 * Whose turn is next; none for the next by the order.
 */
to: Seat | null, }
  | { "do": "nobodys_turn" }
  | { "do": "pause_clock" }
  | { "do": "resume_clock" }
  | { "do": "add_time", 
/**
 * In milliseconds; negative takes.
 */
ms: number, }
  | { "do": "spend_token" }
  | { "do": "run_out" }
  | { "do": "choose", among: Array<Seat>, }
  | { "do": "shuffle", among: Array<Seat>, }
  | { "do": "draw_teams", among: Array<Seat>, teams: number, }
  | { "do": "come", person: string, name: string, 
/**
 * The piece they play this table with.
 */
piece: number, }
  | { "do": "reseat", seat: Seat, 
/**
 * Who sits there now.
 */
person: string, name: string, 
/**
 * The piece they play this table with.
 */
piece: number, 
/**
 * Whether they had the seat all the time, and another person was put down by mistake.
 */
from_start: boolean, };

/**
 * What was drawn last.
 */
export type Drawn = { "drawn": "one", seat: Seat, }
  | { "drawn": "order", 
/**
 * The first first.
 */
seats: Array<Seat>, }
  | { "drawn": "teams", teams: Array<Array<Seat>>, };

/**
 * A face, how often it came up, and where a fair one usually lands.
 */
export type FaceCount = { 
/**
 * How often it came up.
 */
count: number, 
/**
 * The lower end of the band, in times.
 */
low: number, 
/**
 * The upper end of the band, in times.
 */
high: number, };

/**
 * The counts of one kind of die, and what they say.
 */
export type Fairness = { die: Die, 
/**
 * How many dice were counted.
 */
rolls: number, 
/**
 * By face, from 0.
 */
faces: Array<FaceCount>, 
/**
 * Pearson's statistic: the squares of the deviations, each over what was expected.
 */
chi_square: number, 
/**
 * Its degrees of freedom: one less than faces.
 */
degrees: number, 
/**
 * How often fair dice look at least as uneven, from 0 to 1; none when there are too few rolls.
 */
p: number | null, 
/**
 * The same in a word.
 */
reading: Reading, 
/**
 * How many more rolls the test needs.
 */
missing: number, };

/**
 * What a clock measures (TL-11). Times are in milliseconds.
 */
export type Form = { "form": "stopwatch" }
  | { "form": "countdown", 
/**
 * From where.
 */
ms: number, }
  | { "form": "turn", 
/**
 * How long a turn may take.
 */
ms: number, }
  | { "form": "each", 
/**
 * What everybody begins with.
 */
ms: number, 
/**
 * What a turn that ends adds.
 */
increment: number, 
/**
 * How long a turn runs before it costs anything.
 */
delay: number, }
  | { "form": "hourglass", 
/**
 * What everybody begins with.
 */
ms: number, };

/**
 * A number that changes by itself: `ms` up to `from`, and `rate` milliseconds a millisecond after it.
 */
export type Hand = { 
/**
 * The reading at `from`, in milliseconds; below 0 is late.
 */
ms: number, 
/**
 * From when on it changes; none while it stands.
 */
from: Timestamp | null, 
/**
 * -1 runs down, 1 counts up; an hourglass gives the others a share.
 */
rate: number, };

/**
 * Who is next when a turn ends (TL-13).
 */
export type Order = "clockwise" | "counter_clockwise" | "free";

/**
 * What the counts say, in a word (TL-9).
 */
export type Reading = "too_few" | "usual" | "odd" | "unlikely";

/**
 * A die in a tray, and what it shows.
 */
export type TrayDie = { die: Die, 
/**
 * The face that lies up, from 0; none before its first roll.
 */
face: number | null, };

/**
 * A tray as it is shown.
 */
export type TrayView = { 
/**
 * What its faces add up to, where they are numbers.
 */
sum: number | null, 
/**
 * Whose they are; none for the table's own.
 */
owner: Seat | null, 
/**
 * In the order they lie.
 */
dice: Array<TrayDie>, rolls: number, };

/**
 * Everything that lies beside a game.
 */
export type View = { 
/**
 * The table's tray first, then people's, clockwise.
 */
trays: Array<TrayView>, 
/**
 * The clock, if one stands there.
 */
clock: ClockView | null, drawn: Drawn | null, 
/**
 * How often something was drawn.
 */
draws: number, };
