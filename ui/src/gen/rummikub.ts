// Generated from the Rust types by `./dev bindings`. Do not edit.
import type { AskedSeat, BySeat, Grain, Knowledge, Seat, Switch, Timestamp } from './wire';

/**
 * The best play with everything that a screen shows.
 */
export type Advice = { 
/**
 * How many tiles leave the rack.
 */
tiles: number, 
/**
 * What they count on a rack (RK-42).
 */
value: number, played: Tiles, 
/**
 * What stays on the rack.
 */
left: Tiles, 
/**
 * What that counts on a rack (RK-42).
 */
left_points: number, 
/**
 * The table afterwards: what became of the melds of before, in their order, then the new ones; as it
 * was when nothing can be played.
 */
table: Array<AdvisedMeld>, 
/**
 * What to do, in this order.
 */
moves: Array<AdvisedMove>, 
/**
 * Whether every way was considered.
 */
proven: boolean, 
/**
 * Whether no play as good touches fewer melds.
 */
fewest: boolean, };

/**
 * A meld of the table after a play.
 */
export type AdvisedMeld = { 
/**
 * Its tiles in order.
 */
tiles: Tiles, 
/**
 * What stands at each place; `J` where a group leaves it open.
 */
reads: Tiles, kind: Kind, 
/**
 * The meld of before that it goes on from, from 0; null when it is new.
 */
was: number | null, 
/**
 * Place by place the meld of before that a tile lay in; null when it comes from the rack.
 */
from: Array<number | null>, };

/**
 * One meld is laid or added to.
 */
export type AdvisedMove = { 
/**
 * Which meld of the table afterwards, from 0.
 */
meld: number, 
/**
 * The meld of before that it grows out of, from 0; null when it is new.
 */
grows: number | null, 
/**
 * What comes to it.
 */
pieces: Array<AdvisedPiece>, };

/**
 * A tile that comes to a meld.
 */
export type AdvisedPiece = { tile: Tile, 
/**
 * The meld of before that it is taken from, from 0; null for the rack.
 */
from: number | null, 
/**
 * What a joker in a run becomes; null in a group, and for a tile with a number.
 */
becomes: Tile | null, };

/**
 * An answer of the judge.
 */
export type Answer = { 
/**
 * What it can be.
 */
kinds: Array<Kind>, 
/**
 * The sum of its numbers, jokers 0 (RK-16).
 */
value: number, 
/**
 * The least it counts with its jokers.
 */
face_min: number, 
/**
 * The most it counts with its jokers.
 */
face_max: number, }
  | { 
/**
 * What it can be.
 */
kinds: Array<Kind>, 
/**
 * The sum of its numbers, jokers 0 (RK-16).
 */
value: number, 
/**
 * The least it counts with its jokers.
 */
face_min: number, 
/**
 * The most it counts with its jokers.
 */
face_max: number, 
/**
 * What it is as it lies (RK-15).
 */
kind: Kind, 
/**
 * Its tiles in their order.
 */
tiles: Tiles, 
/**
 * What stands at each place; `J` where a group leaves it open.
 */
reads: Tiles, 
/**
 * Every way to read it: runs from the lowest, then groups.
 */
readings: Array<ReadingAnswer>, }
  | { 
/**
 * What came from the rack.
 */
played: Tiles, 
/**
 * What the opening came to; null for a person who had opened.
 */
opening_value: number | null, 
/**
 * Whether the rack is empty now.
 */
wins: boolean, }
  | { 
/**
 * How many tiles leave the rack.
 */
tiles: number, 
/**
 * Their rack points, a joker 30.
 */
value: number, played: Tiles, 
/**
 * The table afterwards; as it was when nothing can be played.
 */
table: Array<Tiles>, }
  | Advice
  | { 
/**
 * By seat.
 */
points: { [key in string]: number }, };

/**
 * How a blocked game is scored (RK-44).
 */
export type BlockedScoring = "full" | "difference" | "mixed";

/**
 * What a game came to for one person.
 */
export type Cell = { 
/**
 * The tiles that were left, where it was said which.
 */
tiles: Tiles | null, 
/**
 * How many tiles were left, where that is known.
 */
count: number | null, 
/**
 * What they count (RK-42).
 */
rack: number, 
/**
 * Points of the game.
 */
points: number, 
/**
 * Total after the game.
 */
total: number, };

/**
 * The clock of a turn (RK-36): it stands at `seconds` minus the time from `began` to now, or to `paused`,
 * plus `waited`.
 */
export type ClockView = { 
/**
 * How long the turn may take, in seconds, with what was added.
 */
seconds: number, began: Timestamp, 
/**
 * Since when it stands still.
 */
paused: Timestamp | null, 
/**
 * How long it stood still before, in milliseconds.
 */
waited: number, 
/**
 * Tiles drawn when it reaches zero.
 */
penalty: number, };

/**
 * A command of a Rummikub table.
 *
 * Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser. Whether
 * a turn would hold is asked by trying `play`.
 */
export type Command = { "do": "draw_start", 
/**
 * Who drew what.
 */
draws: Array<StartDraw>, }
  | { "do": "set_starter", seat: Seat, }
  | { "do": "set_rack", seat: Seat, 
/**
 * All its tiles.
 */
tiles: Tiles, }
  | { "do": "redeal", 
/**
 * The seat that asks for it.
 */
seat: Seat, 
/**
 * The three pairs, as they are shown; may be left out where the app dealt.
 */
pairs?: Tiles, }
  | { "do": "begin_turn", seat: Seat, }
  | { "do": "play", seat: Seat, 
/**
 * Every meld of the table after the turn.
 */
after: Array<Tiles>, 
/**
 * What those melds are that could be both a group and a run (RK-15).
 */
kinds?: Array<SaidKind>, 
/**
 * The melds with which the player opened before using the table (RK-24, `after_opening`).
 */
opening?: Array<Tiles>, }
  | { "do": "draw", seat: Seat, 
/**
 * The tile, where the rack is known and it is typed in.
 */
tile?: Tile, 
/**
 * The table as it is arranged on the screen now: it has to be back as it was.
 */
table?: Array<Tiles>, }
  | { "do": "pass", seat: Seat, }
  | { "do": "give_up", 
/**
 * Who gives up.
 */
seat: Seat, }
  | { "do": "timeout", 
/**
 * Whose turn it was.
 */
seat: Seat, 
/**
 * The table as it was arranged then; a valid turn counts.
 */
after?: Array<Tiles>, }
  | { "do": "pause", }
  | { "do": "resume", }
  | { "do": "extend", 
/**
 * Who spends it.
 */
seat: Seat, }
  | { "do": "score_win", 
/**
 * Who went out.
 */
winner: Seat, 
/**
 * Everybody else's rack.
 */
racks: Array<RackLeft>, }
  | { "do": "score_blocked", racks: Array<RackLeft>, }
  | { "do": "edit_score", 
/**
 * Which game, from 1.
 */
game: number, points: Array<SeatPoints>, }
  | { "do": "finish_match", }
  | { "do": "keep", 
/**
 * Results only, or every turn.
 */
grain: Grain, };

/**
 * Every house rule of Rummikub (the table at the end of RULES.md).
 */
export type Config = { 
/**
 * Tiles that everybody begins with (RK-3).
 */
hand_size: number, 
/**
 * What an opening has to come to (RK-22).
 */
initial_min: number, 
/**
 * What a joker adds to it (RK-22).
 */
initial_joker_value: JokerValue, 
/**
 * Whether one meld alone has to reach it (RK-23).
 */
initial_scope: OpeningScope, 
/**
 * Whether the table may be used in the opening turn (RK-24).
 */
initial_table: OpeningTable, 
/**
 * Whether a run has to be written in its order (RK-14).
 */
strict_order: Switch, 
/**
 * How many jokers a meld may hold (RK-12).
 */
max_jokers_per_meld: number, 
/**
 * When a joker may leave its place (RK-31).
 */
joker_release: JokerRelease, 
/**
 * What replaces a joker in a group of three (RK-32).
 */
joker_group3: JokerGroup3, 
/**
 * Where a freed joker may go (RK-33).
 */
freed_joker_use: FreedJokerUse, 
/**
 * Tiles drawn when a turn is given up (RK-35).
 */
failed_turn_draw: number, 
/**
 * How long a turn may take (RK-36).
 */
turn_seconds: TurnSeconds, 
/**
 * Tiles drawn when the time is over (RK-36).
 */
timeout_penalty: number, 
/**
 * What a joker counts on a rack (RK-42).
 */
joker_points: number, 
/**
 * How a blocked game is scored (RK-44).
 */
blocked_scoring: BlockedScoring, 
/**
 * When the match is over (RK-46).
 */
match_end: MatchEnd, 
/**
 * After how many games, with `match_end` = `games` (RK-46).
 */
match_games: number, 
/**
 * At how many points, with `match_end` = `target` (RK-46).
 */
match_target: number, 
/**
 * Who wins the match (RK-46).
 */
match_winner: MatchWinner, 
/**
 * Whether three pairs on the first rack may ask for a new deal (RK-6).
 */
three_pairs_redeal: Switch, };

/**
 * How a game ended.
 */
export type Ended = { "by": "out", seat: Seat, } | { "by": "blocked" };

/**
 * Why tiles are no meld: all reasons, the first one in detail, and what would do instead.
 */
export type Fault = { 
/**
 * Every reason, in the order of the rules.
 */
reasons: Array<Reason>, 
/**
 * The tile that the first reason speaks of: the one repeated, or the highest before the wrap.
 */
piece: Tile | null, 
/**
 * All tiles that it speaks of: the holes of a run, the right order, else those concerned.
 */
pieces: Array<Tile>, 
/**
 * The number it speaks of: copies, tiles, or how many are missing.
 */
n: number, 
/**
 * How many of the tiles are jokers.
 */
jokers: number, 
/**
 * Each reason with the places of the tiles concerned.
 */
marks: Array<Mark>, 
/**
 * What would be legal with a small change, the smallest first; at most four.
 */
repairs: Array<Repair>, 
/**
 * While a meld is begun, with one tile or two: every tile that makes it one.
 */
fits: Array<Tile>, };

/**
 * Where a freed joker may go (RK-33).
 */
export type FreedJokerUse = "any" | "new_set" | "new_set_two_from_rack";

/**
 * What a person holds at the end.
 */
export type HeldRack = { seat: AskedSeat, tiles: Tiles, };

/**
 * What replaces a joker in a group of three (RK-32).
 */
export type JokerGroup3 = "either" | "both";

/**
 * When a joker may leave its place (RK-31).
 */
export type JokerRelease = "free" | "replace" | "replace_rack" | "frozen";

/**
 * What a joker adds to the sum of an opening (RK-22).
 */
export type JokerValue = "zero" | "face";

/**
 * When a joker of the table may leave its place, as far as the search knows it (RK-31).
 */
export type Jokers = "free" | "replace" | "replace_rack";

/**
 * What a meld is (RK-10, RK-11).
 */
export type Kind = "group" | "run";

/**
 * One reason with the tiles it is about.
 */
export type Mark = { reason: Reason, rule: string, 
/**
 * The places of the tiles concerned, from 0.
 */
at: Array<number>, 
/**
 * The tile it speaks of, if it is one.
 */
piece: Tile | null, 
/**
 * All tiles that it speaks of.
 */
pieces: Array<Tile>, 
/**
 * The number it speaks of.
 */
n: number, };

/**
 * When the match is over (RK-46).
 */
export type MatchEnd = "manual" | "games" | "target";

/**
 * Who wins the match (RK-46).
 */
export type MatchWinner = "points" | "games_won";

/**
 * A meld on the table.
 */
export type MeldView = { 
/**
 * Its tiles, left to right.
 */
tiles: Tiles, 
/**
 * What stands at each place: a joker's tile, or `J` where a group leaves its colour open.
 */
reads: Tiles, kind: Kind, 
/**
 * The sum of its numbers, jokers 0 (RK-16).
 */
value: number, 
/**
 * The least it counts with its jokers (RK-16).
 */
face_min: number, 
/**
 * The most it counts with its jokers.
 */
face_max: number, };

/**
 * What a repair does.
 */
export type Mend = "reorder" | "drop" | "split" | "add" | "swap";

/**
 * What the best play has most of.
 */
export type Objective = "tiles" | "value";

/**
 * What has to reach the minimum of an opening (RK-23).
 */
export type OpeningScope = "total" | "single";

/**
 * What becomes of the table in an opening turn (RK-24).
 */
export type OpeningTable = "locked" | "after_opening";

/**
 * Where a match stands.
 */
export type Phase = "starting" | "playing" | "counting" | "finished";

/**
 * What may be asked for next, with its bounds.
 */
export type Prompt = { "ask": "draw_start", 
/**
 * Who still has to draw.
 */
seats: Array<Seat>, }
  | { "ask": "set_starter", seats: Array<Seat>, }
  | { "ask": "set_rack", seat: Seat, count: number, }
  | { "ask": "redeal", 
/**
 * Who may ask for it; where the app dealt, only those who hold them, and only to themselves.
 */
seats: Array<Seat>, }
  | { "ask": "begin_turn", seat: Seat, 
/**
 * How long it may take; none without a clock.
 */
seconds: number | null, }
  | { "ask": "play", seat: Seat, 
/**
 * What an opening has to come to; none when the player has opened.
 */
opening_min: number | null, 
/**
 * Whether one meld alone has to.
 */
single: boolean, 
/**
 * Whether the table may be used in this turn.
 */
table_free: boolean, rack_known: boolean, }
  | { "ask": "draw", seat: Seat, pool: number, }
  | { "ask": "pass", seat: Seat, }
  | { "ask": "give_up", seat: Seat, 
/**
 * Tiles that are drawn then.
 */
draws: number, }
  | { "ask": "timeout", seat: Seat, 
/**
 * Tiles that are drawn then.
 */
draws: number, }
  | { "ask": "pause", }
  | { "ask": "resume", }
  | { "ask": "extend", seat: Seat, 
/**
 * Seconds a token gives.
 */
seconds: number, tokens: number, }
  | { "ask": "score_win", 
/**
 * The game, from 1.
 */
game: number, 
/**
 * Who, when the table knows it.
 */
winner: Seat | null, joker_points: number, }
  | { "ask": "score_blocked", 
/**
 * The game, from 1.
 */
game: number, joker_points: number, 
/**
 * Whose number of tiles the table does not know: needed when the lowest points are equal.
 */
uncounted: Array<Seat>, }
  | { "ask": "edit_score", 
/**
 * How many games are written down.
 */
games: number, }
  | { "ask": "finish_match", }
  | { "ask": "keep", grain: Grain, };

/**
 * A question to the judge.
 */
export type Question = { "ask": "meld", 
/**
 * The tiles, left to right.
 */
tiles: Tiles, }
  | { "ask": "readings", 
/**
 * The tiles, left to right.
 */
tiles: Tiles, 
/**
 * What the player says it is, where it could be both.
 */
kind?: Kind, }
  | { "ask": "turn", 
/**
 * Whether the player has opened.
 */
opened: boolean, before: Array<Tiles>, 
/**
 * The rack before the turn; null when it is not known.
 */
rack: Tiles | null, after: Array<Tiles>, }
  | { "ask": "solve", table: Array<Tiles>, rack: Tiles, 
/**
 * What the best play has most of.
 */
objective: Objective, 
/**
 * When a joker of the table may leave its place.
 */
jokers: Jokers, 
/**
 * Whether the player has opened.
 */
opened: boolean, }
  | { "ask": "advise", table: Array<Tiles>, rack: Tiles, 
/**
 * What the best play has most of.
 */
objective: Objective, 
/**
 * Whether the player has opened.
 */
opened: boolean, }
  | { "ask": "score", 
/**
 * What everybody holds; the person who went out may be left out.
 */
racks: Array<HeldRack>, 
/**
 * Who went out; null when the game is blocked.
 */
winner: AskedSeat | null, };

/**
 * What a person still holds at the end: the tiles, or their points.
 */
export type RackLeft = { seat: Seat, tiles?: Tiles, 
/**
 * Or what they count together, jokers included.
 */
points?: number, 
/**
 * How many tiles these points lie on; settles a tie of a blocked game (RK-45).
 */
count?: number, };

/**
 * One way to read a meld.
 */
export type ReadingAnswer = { 
/**
 * What it is then.
 */
kind: Kind, 
/**
 * Its tiles in order.
 */
tiles: Tiles, 
/**
 * What stands at each place.
 */
reads: Tiles, 
/**
 * What it counts then.
 */
face: number, };

/**
 * Why tiles are no meld; in the order in which reasons are given.
 */
export type Reason = "EMPTY"
  | "TOO_SHORT"
  | "TOO_MANY_COPIES"
  | "ONLY_JOKERS"
  | "MIXED"
  | "DUPLICATE_TILE"
  | "GROUP_DUP_COLOR"
  | "GROUP_TOO_LONG"
  | "RUN_DUP_NUMBER"
  | "RUN_TOO_LONG"
  | "RUN_WRAP"
  | "RUN_GAP"
  | "RUN_ORDER";

/**
 * Why Rummikub refuses. `Display` is for logs and the command line; seats are numbers there.
 */
export type Refusal = { "code": "EMPTY", "params": Fault }
  | { "code": "TOO_SHORT", "params": Fault }
  | { "code": "TOO_MANY_COPIES", "params": Fault }
  | { "code": "MIXED", "params": Fault }
  | { "code": "DUPLICATE_TILE", "params": Fault }
  | { "code": "GROUP_DUP_COLOR", "params": Fault }
  | { "code": "GROUP_TOO_LONG", "params": Fault }
  | { "code": "RUN_DUP_NUMBER", "params": Fault }
  | { "code": "RUN_TOO_LONG", "params": Fault }
  | { "code": "RUN_WRAP", "params": Fault }
  | { "code": "RUN_GAP", "params": Fault }
  | { "code": "RUN_ORDER", "params": Fault }
  | { "code": "NOT_YOUR_TURN", "params": { turn: AskedSeat, } }
  | { "code": "GAME_OVER", "params": Record<symbol, never> }
  | { "code": "TILE_VANISHED", "params": { pieces: Array<Tile>, } }
  | { "code": "JOKER_KEPT", "params": { count: number, } }
  | { "code": "TILE_NOT_ON_RACK", "params": { pieces: Array<Tile>, } }
  | { "code": "NOTHING_PLAYED", "params": Record<symbol, never> }
  | { "code": "INVALID_MELD", "params": { 
/**
 * Which meld of the table after the turn, from 0.
 */
meld: number, 
/**
 * The first reason.
 */
error: Reason, 
/**
 * Its tiles as they lie.
 */
pieces: Array<Tile>, 
/**
 * Everything about it.
 */
fault: Fault, } }
  | { "code": "OPENING_TABLE_TOUCHED", "params": { 
/**
 * Which meld of the table before the turn, from 0.
 */
meld: number, 
/**
 * Its tiles.
 */
pieces: Array<Tile>, } }
  | { "code": "OPENING_UNDER_MIN", "params": { sum: number, min: number, short: number, 
/**
 * Whether one meld alone has to reach it.
 */
single: boolean, } }
  | { "code": "JOKER_NOT_REPLACED", "params": { 
/**
 * Which meld of the table before the turn, from 0.
 */
meld: number, 
/**
 * The joker's place in it, from 0.
 */
at: number, 
/**
 * What it may stand for.
 */
pieces: Array<Tile>, 
/**
 * Whether all of them are needed (RK-32).
 */
both: boolean, } }
  | { "code": "JOKER_USE", "params": { 
/**
 * Which meld of the table after the turn, from 0.
 */
meld: number, 
/**
 * The joker's place in it, from 0.
 */
at: number, 
/**
 * How many tiles of the rack have to be with it.
 */
from_rack: number, } }
  | { "code": "PLAYERS_RANGE", "params": { min: number, max: number, n: number, } }
  | { "code": "NAME_EMPTY", "params": Record<symbol, never> }
  | { "code": "NAME_DUP", "params": { name: string, } }
  | { "code": "OPTION_RANGE", "params": { name: string, value: string, } }
  | { "code": "UNKNOWN_PLAYER", "params": { player: AskedSeat, } }
  | { "code": "ALREADY_STARTED", "params": Record<symbol, never> }
  | { "code": "NO_DRAW_DUE", "params": { player: AskedSeat, } }
  | { "code": "NOT_STARTED", "params": Record<symbol, never> }
  | { "code": "TOO_MANY_COPIES", "params": { piece: Tile, n: number, } }
  | { "code": "RACK_COUNT", "params": { count: number, n: number, } }
  | { "code": "NO_REDEAL", "params": Record<symbol, never> }
  | { "code": "NO_THREE_PAIRS", "params": Record<symbol, never> }
  | { "code": "TURN_BEGUN", "params": Record<symbol, never> }
  | { "code": "POOL_EMPTY", "params": Record<symbol, never> }
  | { "code": "WORKSPACE_DIRTY", "params": Record<symbol, never> }
  | { "code": "POOL_NOT_EMPTY", "params": { left: number, } }
  | { "code": "NO_TURN", "params": Record<symbol, never> }
  | { "code": "NO_TIMER", "params": Record<symbol, never> }
  | { "code": "TIME_LEFT", "params": { seconds: number, } }
  | { "code": "CLOCK_SO", "params": Record<symbol, never> }
  | { "code": "NO_TOKEN", "params": Record<symbol, never> }
  | { "code": "POINTS_MISSING", "params": { players: Array<Seat>, } }
  | { "code": "POINTS_NEGATIVE", "params": { player: AskedSeat, } }
  | { "code": "POINTS_RANGE", "params": { player: AskedSeat, max: number, } }
  | { "code": "WINNER_HAS_POINTS", "params": { player: AskedSeat, } }
  | { "code": "PLAYER_TWICE", "params": { player: AskedSeat, } }
  | { "code": "COUNT_MISSING", "params": { players: Array<Seat>, } }
  | { "code": "UNKNOWN_GAME", "params": { game: number, games: number, } }
  | { "code": "NO_GAMES", "params": Record<symbol, never> }
  | { "code": "TABLE_INVALID", "params": { 
/**
 * Which meld of the table is none, from 0, where the best play depends on it.
 */
meld: number | null, } }
  | { "code": "NO_BEST_PLAY", "params": { 
/**
 * The option that the search does not know; none when it took too long.
 */
name: string | null, } }
  | { "code": "KEEPER_ONLY", "params": Record<symbol, never> }
  | { "code": "KEPT_BY_RESULTS", "params": Record<symbol, never> }
  | { "code": "APP_DEALS", "params": Record<symbol, never> };

/**
 * A small change after which the tiles lie legally.
 */
export type Repair = { how: Mend, 
/**
 * The place of the tile that goes, is exchanged or begins the second meld; of a new tile the place
 * it takes.
 */
at: number, 
/**
 * The new tile, where there is one.
 */
piece: Tile | null, 
/**
 * The tile that goes or is exchanged, where there is one.
 */
gone: Tile | null, 
/**
 * The meld, or the two melds, that it makes.
 */
melds: Array<Tiles>, };

/**
 * What a player says of a meld that could be both.
 */
export type SaidKind = { 
/**
 * Which meld of the list, from 0.
 */
meld: number, kind: Kind, };

/**
 * Points typed by hand.
 */
export type SeatPoints = { seat: Seat, 
/**
 * The points of the game; may be negative.
 */
points: number, };

/**
 * One person's part.
 */
export type SeatView = { 
/**
 * Tiles on the rack.
 */
count: number, 
/**
 * The rack, where the app knows it and this viewer may see it: by colour, then number.
 */
rack: Tiles | null, 
/**
 * Whether the app knows the rack, seen or not.
 */
rack_known: boolean, 
/**
 * Whether the opening is made.
 */
opened: boolean, 
/**
 * Tokens left for more time.
 */
tokens: number, 
/**
 * All points so far.
 */
total: number, 
/**
 * Games won so far.
 */
won: number, };

/**
 * A game that is written down.
 */
export type SheetRow = { 
/**
 * The game, from 1.
 */
game: number, grain: Grain, ended: Ended, winners: Array<Seat>, 
/**
 * What it came to for each person.
 */
cells: BySeat<Cell>, 
/**
 * What the points add up to: 0, but for `mixed` and for points typed by hand.
 */
sum: number, 
/**
 * Whether the points were typed by hand (RK-47); a sum that is not 0 is worth a warning then.
 */
typed: boolean, };

/**
 * A tile drawn for the start.
 */
export type StartDraw = { seat: Seat, tile: Tile, };

/**
 * The draw for the start (RK-4).
 */
export type StartView = { 
/**
 * What has been drawn, in order.
 */
draws: Array<StartDraw>, 
/**
 * Who still has to draw.
 */
awaited: Array<Seat>, };

/**
 * A tile: `R7` is red 7, `J` a joker (RK-1).
 */
export type Tile = string;

/**
 * Tiles one after the other as they lie, written with spaces between: `R5 J R7`.
 */
export type Tiles = string;

/**
 * How long a turn may take: as long as it takes, or so many seconds (RK-36).
 */
export type TurnSeconds = "none" | number;

/**
 * What one viewer may see of a Rummikub table.
 */
export type View = { 
/**
 * Where the match stands.
 */
phase: Phase, 
/**
 * The game that is open, or the last one, from 1.
 */
game: number, 
/**
 * How many games are planned, when that is known.
 */
games: number | null, 
/**
 * How the game is kept.
 */
grain: Grain, 
/**
 * Whose tiles are played with.
 */
knowledge: Knowledge, starter: Seat | null, start: StartView, turn: Seat | null, begun: boolean, table: Array<MeldView>, 
/**
 * Tiles in the pool, where turns are written down.
 */
pool: number | null, 
/**
 * How many have passed one after the other (RK-41).
 */
passes: number, 
/**
 * The clock of the turn, while it runs or is paused.
 */
clock: ClockView | null, 
/**
 * How the open game ended, while the racks are being counted.
 */
ended: Ended | null, seats: BySeat<SeatView>, 
/**
 * Games that are written down, the first one first.
 */
sheet: Array<SheetRow>, 
/**
 * The house rules in force.
 */
config: Config, };
