// Generated from the Rust types by `./dev bindings`. Do not edit.
import type { AskedSeat, Seat } from './wire';

/**
 * A number as it was typed: whole, and −0 is 0 (FF-7).
 */
export type Amount = number;

/**
 * An answer of the judge.
 */
export type Answer = { 
/**
 * By seat.
 */
totals: { [key in string]: number }, 
/**
 * As asked.
 */
winners: Array<AskedSeat>, };

/**
 * One column of a pad that is asked about.
 */
export type Asked = { 
/**
 * Whose.
 */
seat: AskedSeat, 
/**
 * Its numbers.
 */
amounts: Array<Amount>, };

/**
 * One box of a pad.
 */
export type Cell = { 
/**
 * The number; none while the box is open.
 */
amount: number | null, 
/**
 * The sum of the column down to here.
 */
total: number, 
/**
 * The note in it; blank when there is none.
 */
note: string, };

/**
 * One column of a pad.
 */
export type Column = { 
/**
 * Who writes in it: one person, or a team.
 */
seats: Array<Seat>, 
/**
 * The sum of its numbers.
 */
total: number, 
/**
 * 1 for the lead; equals share a place.
 */
place: number, 
/**
 * Whether it has won; false until the game is over.
 */
won: boolean, 
/**
 * How far the leader is away, from 0.
 */
behind: number, 
/**
 * How much is missing to the target, from 0; none when no target ends the game.
 */
to_target: number | null, 
/**
 * How many boxes are written.
 */
written: number, 
/**
 * Whether its person has left for good (FF-27).
 */
left: boolean, };

/**
 * A command of a pad.
 *
 * Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser.
 */
export type Command = { "do": "book", 
/**
 * The row, from 1.
 */
row: number, 
/**
 * Who gets what.
 */
entries: Array<Entry>, }
  | { "do": "note", 
/**
 * The row, from 1.
 */
row: number, 
/**
 * Whose box; the whole row's when nobody is named.
 */
seat?: Seat, 
/**
 * The note.
 */
text: string, }
  | { "do": "finish", }
  | { "do": "set_end", 
/**
 * What ends the game.
 */
end: End, 
/**
 * How many rounds; as before when it is not said.
 */
last_round?: number, 
/**
 * Which total; as before when it is not said.
 */
target?: number, }
  | { "do": "come", }
  | { "do": "leave", 
/**
 * Who.
 */
seat: Seat, }
  | { "do": "settle_tie", 
/**
 * The way the table chose.
 */
how: TieBreak, };

/**
 * Every choice of a pad (FF-1, FF-4 to FF-9, FF-17 to FF-23).
 */
export type Config = { 
/**
 * What is being played, in up to 60 characters; may be blank (FF-1).
 */
title: string, 
/**
 * Who plays together (FF-4).
 */
teams: Teams, 
/**
 * The named rows, up to 40; plain rounds when there is none (FF-5, FF-6).
 */
rows: Array<string>, 
/**
 * The lowest number that may be written (FF-8).
 */
lowest: number | null, 
/**
 * The highest number that may be written (FF-8).
 */
highest: number | null, 
/**
 * Every number is a multiple of this one, from 1 (FF-9).
 */
step: number, 
/**
 * Which totals win (FF-17).
 */
wins: Wins, 
/**
 * What ends the game (FF-18).
 */
end: End, 
/**
 * How many rounds there are when they end the game, 1 to 200 (FF-20).
 */
last_round: number, 
/**
 * The total that ends the game, 1 to 999,999,999 (FF-21).
 */
target: number, 
/**
 * What happens when several have the best total (FF-23).
 */
final_tie: FinalTie, };

/**
 * What ends the game (FF-18).
 */
export type End = "open" | "rounds" | "target";

/**
 * One number in a row.
 */
export type Entry = { 
/**
 * Whose column; with teams, anybody of the team.
 */
seat: Seat, 
/**
 * The number; null leaves the box open, which is how a correction strikes a number out (FF-12).
 */
amount: Amount | null, };

/**
 * What happens when several have the best total (FF-23).
 */
export type FinalTie = "share" | "extra_round" | "table";

/**
 * A row with open boxes.
 */
export type OpenRow = { 
/**
 * Which, from 1.
 */
row: number, 
/**
 * Whose boxes are open, one seat a column.
 */
missing: Array<Seat>, };

/**
 * What may be asked for next.
 */
export type Prompt = { "ask": "book", 
/**
 * The row to offer first: the first one that was begun and has open boxes, else the next.
 */
next: number, 
/**
 * Every row with an open box, the first one first.
 */
rows: Array<OpenRow>, 
/**
 * The lowest number.
 */
lowest: number, 
/**
 * The highest number.
 */
highest: number, 
/**
 * Every number is a multiple of this one.
 */
step: number, 
/**
 * The numbers written most often at this table, at most six.
 */
likely: Array<number>, }
  | { "ask": "note", 
/**
 * The last row that can have one; the first is 1.
 */
last: number, 
/**
 * How many characters it may have.
 */
most: number, }
  | { "ask": "finish" }
  | { "ask": "set_end", 
/**
 * What ends the game now.
 */
end: End, 
/**
 * How many rounds, where they end it.
 */
last_round: number, 
/**
 * Which total, where it ends it.
 */
target: number, 
/**
 * The most rounds there can be.
 */
most_rounds: number, 
/**
 * The largest target there can be.
 */
most_target: number, }
  | { "ask": "come" }
  | { "ask": "leave", 
/**
 * Who can.
 */
seats: Array<Seat>, }
  | { "ask": "settle_tie", 
/**
 * Who is tied for the win.
 */
seats: Array<Seat>, 
/**
 * Whether one more round can be played.
 */
extra_round: boolean, };

/**
 * A question to the judge.
 */
export type Question = { "ask": "total", 
/**
 * Everybody's column.
 */
players: Array<Asked>, };

/**
 * Why a pad refuses. `Display` is for logs and the command line; seats are numbers there.
 */
export type Refusal = { "code": "FF_E_PLAYER_COUNT", "params": { min: number, max: number, n: number, } }
  | { "code": "FF_E_PLAYER_NAMES", "params": Record<symbol, never> }
  | { "code": "FF_E_TEAMS", "params": { teams: number, n: number, } }
  | { "code": "FF_E_OPTION", "params": { name: string, value: string, } }
  | { "code": "FF_E_ROW_NAMES", "params": { most: number, letters: number, } }
  | { "code": "FF_E_BOUNDS", "params": { lowest: number, highest: number, step: number, } }
  | { "code": "FF_E_UNKNOWN_PLAYER", "params": { player: AskedSeat, } }
  | { "code": "FF_E_GAME_OVER", "params": Record<symbol, never> }
  | { "code": "FF_E_ROW", "params": { row: number, last: number, } }
  | { "code": "FF_E_EMPTY", "params": Record<symbol, never> }
  | { "code": "FF_E_NOT_YOURS", "params": { player: AskedSeat, } }
  | { "code": "FF_E_TWICE", "params": { player: AskedSeat, } }
  | { "code": "FF_E_FILLED", "params": { player: AskedSeat, row: number, amount: number, } }
  | { "code": "FF_E_RANGE", "params": { player: AskedSeat, lowest: number, highest: number, } }
  | { "code": "FF_E_STEP", "params": { player: AskedSeat, step: number, } }
  | { "code": "FF_E_NOTE", "params": { max: number, } }
  | { "code": "FF_E_KEEPER_ONLY", "params": Record<symbol, never> }
  | { "code": "FF_E_TEAMS_STAY", "params": Record<symbol, never> }
  | { "code": "FF_E_TIE_OPEN", "params": Record<symbol, never> }
  | { "code": "FF_E_ROUND_OPEN", "params": { row: number, } }
  | { "code": "FF_E_FULL", "params": { max: number, } }
  | { "code": "FF_E_TOO_FEW", "params": { min: number, } }
  | { "code": "FF_E_HAS_LEFT", "params": { player: AskedSeat, } }
  | { "code": "FF_E_NOTHING_WRITTEN", "params": Record<symbol, never> }
  | { "code": "FF_E_LAST_ROUND", "params": { max: number, } }
  | { "code": "FF_E_TARGET", "params": { max: number, } }
  | { "code": "FF_E_NO_TIE", "params": Record<symbol, never> }
  | { "code": "FF_E_TIE_WINNERS", "params": { tied: Array<Seat>, } }
  | { "code": "FF_E_TIE_WORDS", "params": { max: number, } }
  | { "code": "FF_E_NO_ROUND", "params": Record<symbol, never> };

/**
 * One row of a pad.
 */
export type Row = { 
/**
 * Which, from 1.
 */
row: number, 
/**
 * Its name; none for a plain round.
 */
name: string | null, 
/**
 * Its boxes, in the order of the columns.
 */
cells: Array<Cell>, 
/**
 * Whether every box is written.
 */
complete: boolean, 
/**
 * The note beside it; blank when there is none.
 */
note: string, };

/**
 * Who plays together (FF-4).
 */
export type Teams = "none" | "two" | "three" | "four" | "five";

/**
 * How a tie at the end is settled.
 */
export type TieBreak = { "by": "share" }
  | { "by": "table", 
/**
 * Who won.
 */
winners: Array<Seat>, 
/**
 * How it was decided, in a few words.
 */
words: string, }
  | { "by": "extra_round" };

/**
 * What anybody may see of a pad.
 */
export type View = { 
/**
 * What is being played; may be blank.
 */
title: string, 
/**
 * One column a person, or a team.
 */
columns: Array<Column>, 
/**
 * The rows: those that were begun, or all that have names.
 */
rows: Array<Row>, 
/**
 * How many rows there will be, when that is known.
 */
planned: number | null, 
/**
 * Who is tied and plays on for it (FF-23).
 */
playing_on: Array<Seat>, 
/**
 * The house rules in force.
 */
config: Config, };

/**
 * Which totals win (FF-17).
 */
export type Wins = "high" | "low";
