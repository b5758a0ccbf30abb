// Generated from the Rust types by `./dev bindings`. Do not edit.
import type { AskedSeat, Decimal, Seat } from './wire';

/**
 * A whole number, or an expression that gives one.
 */
export type Amount = number | string;

/**
 * An answer of the judge.
 */
export type Answer = { 
/**
 * By column; none while something is missing.
 */
points: Array<number | null>, 
/**
 * Fields that are not asked, each with the seat; without one for the table's.
 */
unasked: Array<Unasked>, }
  | { 
/**
 * By field.
 */
offers: { [key in string]: number }, };

/**
 * Who wrote a file, and where from.
 */
export type Author = { author?: string | null, license?: string | null, bgg?: number | null, based_on?: string | null, };

/**
 * Whether who is out may come back, and with which total.
 */
export type Back = { if?: string | null, total: Amount, };

/**
 * What is offered from the tray.
 */
export type Beside = { dice?: Array<string>, rolls?: number | null, clock?: Clock | null, };

/**
 * The numbers that a box takes.
 */
export type Bounds = { seat: Seat | null, min: number, max: number, 
/**
 * Whether it is asked; none while that hangs on something that is not written.
 */
asked: boolean | null, 
/**
 * Whether the row waits for it.
 */
required: boolean, };

/**
 * A note in a box of the sheet.
 */
export type BoxNote = { field: string, 
/**
 * The seat; none for the field as a whole.
 */
seat: Seat | null, text: string, };

/**
 * Which side has a leg when several reach it at once.
 */
export type By = "total" | "parts";

/**
 * What goes from row to row.
 */
export type Carry = { id: string, name: Said, for?: For, start?: Amount | null, next: Amount, show?: boolean, };

/**
 * Why an expression cannot be worked out.
 */
export type Cause = "too_large"
  | "sum"
  | "division"
  | "no_place"
  | "nothing"
  | "no_word"
  | "word_twice"
  | "open"
  | "mistyped";

/**
 * What cannot be.
 */
export type Check = { id: string, if: string, say: Said, each?: boolean, warn?: boolean, rule?: number | null, };

/**
 * A word of a choice, or one count of a tally.
 */
export type Choice = { id: string, name: Said, worth?: number | null, max?: number | null, };

/**
 * A clock.
 */
export type Clock = { kind: ClockKind, seconds?: number | null, };

/**
 * A clock that is offered beside.
 */
export type ClockKind = "stopwatch" | "countdown" | "each" | "turn" | "hourglass";

/**
 * One column.
 */
export type Column = { 
/**
 * Who writes in it.
 */
seats: Array<Seat>, total: number, 
/**
 * 1 for the lead; equals share a place; 0 where nothing is compared.
 */
place: number, 
/**
 * Whether it has won; false until the game is over.
 */
won: boolean, out: boolean, legs: number, 
/**
 * How often it came back.
 */
backs: number, 
/**
 * What it carries, in the order of the file.
 */
carry: Array<number>, };

/**
 * A command of a table.
 */
export type Command = { "do": "enter", 
/**
 * The row, from 1; 0 for the sheet.
 */
row: number, 
/**
 * What each of these people has; a value that is null leaves its box open.
 */
entries: Array<SeatEntry>, 
/**
 * What is written once for the row.
 */
table?: { [key in string]: Written | null }, 
/**
 * Checks that only warn, and were read.
 */
despite?: Array<string>, }
  | { "do": "count", counter: string, 
/**
 * Whose; the table's when nobody is named.
 */
seat?: Seat, 
/**
 * By how much.
 */
by: number, }
  | { "do": "come_back", seat: Seat, 
/**
 * Whether they come back.
 */
yes: boolean, }
  | { "do": "note", 
/**
 * The row, from 1; 0 for the sheet.
 */
row: number, 
/**
 * Whose box; the whole row's when nobody is named.
 */
seat?: Seat, 
/**
 * Which box of the sheet; none for the row as a whole.
 */
field?: string, text: string, }
  | { "do": "come", }
  | { "do": "leave", seat: Seat, }
  | { "do": "set_house", 
/**
 * Those that change, with their values.
 */
house: { [key in string]: Written }, }
  | { "do": "take_file", 
/**
 * The file, as its JSON has it.
 */
game: GameFile, 
/**
 * Whether the rows so far are counted again.
 */
again?: boolean, }
  | { "do": "finish", }
  | { "do": "settle_tie", 
/**
 * The way the table chose.
 */
how: TieBreak, };

/**
 * Every choice of a table.
 */
export type Config = { 
/**
 * The whole file (SH-1).
 */
game: GameFile, 
/**
 * The file's house rules with their values (SH-3).
 */
house: { [key in string]: Written }, 
/**
 * Who plays together; the usual way of the file when it is not said (SH-4).
 */
sides: SidesChosen | null, };

/**
 * A number that is changed at any time.
 */
export type Counter = { id: string, name: Said, for?: For, start?: Amount | null, min?: Amount | null, max?: Amount | null, steps?: Array<number>, };

/**
 * The marker.
 */
export type Dealer = { name?: Said | null, moves?: Moves | null, next?: string | null, };

/**
 * In what two files of one id score differently.
 */
export type Difference = "seats" | "rounds" | "fields" | "parts" | "checks" | "ending" | "counters" | "house" | "other";

/**
 * A file that rows were written with before a newer one was taken.
 */
export type Earlier = { 
/**
 * The file, without its cases.
 */
game: GameFile, 
/**
 * For each part of a row, the names in its expressions.
 */
because: Array<Array<string>>, };

/**
 * When a game is over.
 */
export type End = { when: string, name?: Said | null, };

/**
 * What is written: fields, what they are worth, what cannot be.
 */
export type Entry = { phases?: Array<Said>, sections?: Array<Said>, order?: Order | null, fields: Array<Field>, parts?: Array<Part>, checks?: Array<Check>, won?: string | null, };

/**
 * What statistics remember.
 */
export type Fact = { id: string, name: Said, for?: For, value: string, of?: Amount | null, by?: string | null, if?: string | null, };

/**
 * One thing to write down; also a house rule.
 */
export type Field = { id: string, name: Said, note?: Said | null, kind?: Kind, for?: For, phase?: number | null, section?: number | null, min?: Amount | null, max?: Amount | null, step?: number | null, values?: Array<number>, default?: Written | null, likely?: Array<number>, if?: string | null, optional?: boolean, extra?: boolean, hidden?: boolean, adds_to?: Amount | null, or_less?: string | null, offer?: string | null, color?: string | null, of?: Array<Choice>, };

/**
 * What of a newer file does not fit a table that was begun (SH-29).
 */
export type FilePart = "seats" | "sides" | "mode" | "counters" | "decimals";

/**
 * For whom a field, a carry or a counter is.
 */
export type For = "side" | "seat" | "table";

/**
 * A game file.
 */
export type GameFile = { format: string, version: number, id: string, revision: number, name: Said, also?: Array<string>, by?: Author | null, about?: Said | null, seats: [number, number], sides?: Array<Sides>, wins: Wins, low_if?: string | null, start?: Amount | null, decimals?: number | null, total?: string | null, dealer?: Dealer | null, rounds?: Rounds | null, round?: Entry | null, sheet?: Entry | null, end?: End | null, out?: Out | null, places?: Array<PlaceBy>, tie?: Tie | null, legs?: Legs | null, carry?: Array<Carry>, counters?: Array<Counter>, house?: Array<Field>, beside?: Beside | null, facts?: Array<Fact>, rules?: Array<Said>, cases?: Array<Record<string, unknown>>, };

/**
 * What is written in a field.
 */
export type Kind = "number" | "counter" | "flag" | "choice" | "seat" | "tally" | "text";

/**
 * Totals that begin again; so many of them win.
 */
export type Legs = { when: string, to: Amount, name: Said, by?: By | null, };

/**
 * Where the marker goes after a row.
 */
export type Moves = "left" | "right" | "stays" | "best" | "worst";

/**
 * A field that is open.
 */
export type OpenField = { field: string, 
/**
 * Where it can be written; one without a seat for the table's.
 */
bounds: Array<Bounds>, 
/**
 * What the numbers of the row must add up to.
 */
adds_to: number | null, 
/**
 * Whether they may be less.
 */
or_less: boolean, 
/**
 * The numbers that come most often.
 */
likely: Array<number>, };

/**
 * In which order a sheet is filled.
 */
export type Order = "any" | "turns" | "down";

/**
 * Who is out.
 */
export type Out = { when: string, back?: Back | null, };

/**
 * How rows follow each other: everybody in one, one person after another, anybody, or a row begun while others have open boxes.
 */
export type Pace = "row" | "turn" | "free" | "open";

/**
 * One part of a sum, and its explanation.
 */
export type Part = { id?: string | null, name?: Said | null, if?: string | null, value: Amount, adds?: boolean | null, rule?: number | null, };

/**
 * A part that counted.
 */
export type PartCounted = { 
/**
 * Its place in the file, which has its name.
 */
part: number, worth: number, };

/**
 * One thing that decides the places.
 */
export type PlaceBy = { value: string, name?: Said | null, wins?: Wins | null, };

/**
 * What a row came to for one column.
 */
export type Points = { 
/**
 * The sum.
 */
points: number, 
/**
 * The total after it.
 */
total: number, 
/**
 * The parts that counted: their places in the file, and what they are worth.
 */
parts: Array<PartCounted>, };

/**
 * What may be asked for next.
 */
export type Prompt = { "ask": "enter", 
/**
 * The row, from 1; 0 for the sheet.
 */
row: number, phase: number, 
/**
 * The fields of this phase, in the order of the file.
 */
fields: Array<OpenField>, 
/**
 * In which order people are asked: all, or one of each side where none of a side has a box of their own.
 */
order: Array<Seat>, }
  | { "ask": "count", counter: string, 
/**
 * Whose can be changed, with the least and the greatest number; one without a seat for the table's.
 */
bounds: Array<Bounds>, }
  | { "ask": "come_back", seat: Seat, total: number, }
  | { "ask": "note", 
/**
 * The last row that can have one.
 */
last: number, 
/**
 * How many characters it may have.
 */
most: number, }
  | { "ask": "come" }
  | { "ask": "leave", 
/**
 * The seats that may leave now.
 */
seats: Array<Seat>, }
  | { "ask": "set_house" }
  | { "ask": "take_file", 
/**
 * Whether rows could be counted again by it.
 */
again: boolean, }
  | { "ask": "finish" }
  | { "ask": "settle_tie", seats: Array<Seat>, 
/**
 * Whether one more row can be played.
 */
extra_row: boolean, };

/**
 * A question to the judge.
 */
export type Question = { "ask": "row", 
/**
 * Who plays together, one seat a person at least.
 */
sides: Array<Array<Seat>>, 
/**
 * The row, from 1; 0 for the sheet.
 */
row: number, 
/**
 * The values of the row; worked out where they are not said.
 */
values?: Array<number | null>, 
/**
 * Which columns are in; all when it is not said.
 */
columns?: Array<number>, 
/**
 * Who has the marker.
 */
dealer?: Seat, 
/**
 * The totals before it.
 */
totals?: Array<number>, 
/**
 * What each column carries.
 */
carry?: Array<Array<number>>, entries: Array<SeatEntry>, 
/**
 * What is written once for the row.
 */
table?: { [key in string]: Written | null }, }
  | { "ask": "offers", dice: Array<number>, };

/**
 * Why a table refuses. `Display` is for logs and the command line; seats are numbers there.
 */
export type Refusal = { "code": "SH_E_FILE", "params": { fault: string, path: string, column: number | null, what: string, } }
  | { "code": "SH_E_PLAYER_COUNT", "params": { min: number, max: number, exactly: boolean, n: number, } }
  | { "code": "SH_E_PLAYER_NAMES", "params": Record<symbol, never> }
  | { "code": "SH_E_OPTION", "params": { name: string, value: string, } }
  | { "code": "SH_E_SIDES", "params": Record<symbol, never> }
  | { "code": "SH_E_GAME_OVER", "params": Record<symbol, never> }
  | { "code": "SH_E_ROW", "params": { row: number, open: number | null, } }
  | { "code": "SH_E_PHASE", "params": { name: Said, } }
  | { "code": "SH_E_EMPTY", "params": Record<symbol, never> }
  | { "code": "SH_E_UNKNOWN_PLAYER", "params": { player: AskedSeat, } }
  | { "code": "SH_E_OUT", "params": { player: AskedSeat, } }
  | { "code": "SH_E_NOT_YOURS", "params": { player: AskedSeat, } }
  | { "code": "SH_E_KEEPER_ONLY", "params": Record<symbol, never> }
  | { "code": "SH_E_TWICE", "params": { player: AskedSeat, } }
  | { "code": "SH_E_FILLED", "params": { player: AskedSeat | null, name: Said, } }
  | { "code": "SH_E_FIELD", "params": { field: string, } }
  | { "code": "SH_E_KIND", "params": { name: Said, } }
  | { "code": "SH_E_RANGE", "params": { player: AskedSeat | null, name: Said, lowest: Stated, highest: Stated, } }
  | { "code": "SH_E_STEP", "params": { player: AskedSeat | null, name: Said, step: Stated, } }
  | { "code": "SH_E_VALUES", "params": { player: AskedSeat | null, name: Said, values: Array<Stated>, } }
  | { "code": "SH_E_ADDS_TO", "params": { got: Stated, want: Stated, less: boolean, by: string, name: Said, } }
  | { "code": "SH_E_CHECK", "params": { check: string, say: Said, players: Array<Seat>, warns: boolean, } }
  | { "code": "SH_E_SUM", "params": { cause: Cause, } }
  | { "code": "SH_E_COUNTER", "params": { name: Said, lowest: Stated, highest: Stated, } }
  | { "code": "SH_E_BACK", "params": { player: AskedSeat, } }
  | { "code": "SH_E_TEAMS_STAY", "params": Record<symbol, never> }
  | { "code": "SH_E_TIE_OPEN", "params": Record<symbol, never> }
  | { "code": "SH_E_ROW_OPEN", "params": { row: number, } }
  | { "code": "SH_E_FULL", "params": { max: number, } }
  | { "code": "SH_E_TOO_FEW", "params": { min: number, } }
  | { "code": "SH_E_NOTE", "params": { max: number, } }
  | { "code": "SH_E_NOTHING_WRITTEN", "params": Record<symbol, never> }
  | { "code": "SH_E_NO_TIE", "params": Record<symbol, never> }
  | { "code": "SH_E_TIE_WINNERS", "params": { tied: Array<Seat>, } }
  | { "code": "SH_E_TIE_WORDS", "params": { max: number, } }
  | { "code": "SH_E_HOUSE_ROW", "params": { row: number, } }
  | { "code": "SH_E_FILE_OTHER", "params": { name: Said, } }
  | { "code": "SH_E_FILE_OLD", "params": { revision: number, now: number, } }
  | { "code": "SH_E_FILE_FIT", "params": { part: FilePart, } }
  | { "code": "SH_E_FILE_ROW", "params": { row: number, } }
  | { "code": "SH_E_AGAIN", "params": Record<symbol, never> }
  | { "code": "SH_E_NO_ROW", "params": Record<symbol, never> };

/**
 * A value that each row has, such as the cards dealt.
 */
export type RoundValue = { id: string, name: Said, if?: string | null, value: Amount, words?: Array<Said>, };

/**
 * How many rows there are, and what each has.
 */
export type Rounds = { count?: Amount | null, names?: Array<Said>, pace?: Pace | null, values?: Array<RoundValue>, };

/**
 * One row, or the sheet.
 */
export type Row = { 
/**
 * Which, from 1; 0 for the sheet.
 */
row: number, 
/**
 * Which of the earlier files it was written with; none where it is the one in force.
 */
earlier?: number, 
/**
 * Its values, in the order of the file.
 */
values: Array<number | null>, 
/**
 * The columns that write in it.
 */
columns: Array<number>, 
/**
 * Who has the marker.
 */
dealer: Seat | null, 
/**
 * What is written, by seat and field.
 */
cells: Array<{ [key in string]: Written }>, 
/**
 * What is written once for the row.
 */
table: { [key in string]: Written }, 
/**
 * What it came to, by column; null where it did not come to anything yet.
 */
points: Array<Points | null>, complete: boolean, 
/**
 * The note beside it; blank when there is none.
 */
note: string, 
/**
 * Notes in its boxes, by seat; blank where there is none.
 */
notes: Array<string>, 
/**
 * Notes in single boxes of the sheet.
 */
box_notes: Array<BoxNote>, 
/**
 * The fields in which there has to be somebody: a check of the file says so at once.
 */
somebody?: Array<string>, };

/**
 * A text, the same for everybody or by language.
 */
export type Said = string | { [key in string]: string };

/**
 * What one person has in a row.
 */
export type SeatEntry = { 
/**
 * Who; where a team writes once, anybody of it.
 */
seat: Seat, 
/**
 * Values by field.
 */
values: { [key in string]: Written | null }, };

/**
 * What of a view changes only with the file. The answer to a step leaves it out; a screen takes it from the table as
 * it was told whole, under the same mark.
 */
export type Settled = { 
/**
 * The names of these parts.
 */
parts: Array<string>, 
/**
 * The same for the same files.
 */
mark: string, };

/**
 * Who plays together.
 */
export type Sides = "each" | "two" | "three" | "four" | "five" | "free" | "one" | "together";

/**
 * Who plays together: a way of the file, or sides that were picked.
 */
export type SidesChosen = Sides | Array<Array<Seat>>;

/**
 * A number as a refusal states it.
 */
export type Stated = number | { 
/**
 * The number.
 */
decimal: Decimal, };

/**
 * What happens when all that decides is equal.
 */
export type Tie = "share" | "extra_round" | "table";

/**
 * How a tie at the end is settled.
 */
export type TieBreak = { "by": "share" }
  | { "by": "table", winners: Array<Seat>, 
/**
 * How it was decided, in a few words.
 */
words: string, }
  | { "by": "extra_row" };

/**
 * A field that is not asked.
 */
export type Unasked = { field: string, seat: Seat | null, };

/**
 * What a seat may see of a table.
 */
export type View = { 
/**
 * The file, without its cases.
 */
game: GameFile, 
/**
 * Its house rules with their values.
 */
house: { [key in string]: Written }, 
/**
 * What of this changes only with the file.
 */
settled: Settled, 
/**
 * One column a person, or a side.
 */
columns: Array<Column>, rows: Array<Row>, 
/**
 * What is written once a game.
 */
sheet: Row | null, 
/**
 * The boxes of the sheet that the house rules leave out.
 */
absent: Array<string>, 
/**
 * The row that is open, 0 for the sheet.
 */
open: number | null, phase: number, 
/**
 * The counters of the file: the table's number, or one for each seat.
 */
counters: Array<Array<number>>, 
/**
 * What the table carries, in the order of the file.
 */
carry: Array<number>, 
/**
 * Who is tied and plays on for it.
 */
playing_on: Array<Seat>, 
/**
 * How many legs win, where there are legs.
 */
legs: number | null, 
/**
 * For each part of a row, the names in its expressions: what explains it.
 */
because: Array<Array<string>>, 
/**
 * The same for the sheet.
 */
sheet_because: Array<Array<string>>, 
/**
 * The files before this one that rows were written with.
 */
earlier?: Array<Earlier>, };

/**
 * What makes the best place.
 */
export type Wins = "high" | "low" | "last" | "none";

/**
 * A value that was written down: a number, yes or no, a word, or counts by their ids.
 */
export type Written = boolean | number | string | { [key in string]: number };
