// Generated from the Rust types by `./dev bindings`. Do not edit.
import type { Difference, GameFile, Said } from './sheet';
import type { Fairness, View } from './tools';

/**
 * The one in whose name a command is asked. The host decides it; it is never read from a payload.
 */
export type Actor = "keeper" | { "seat": Seat };

/**
 * A person who was merged into another one.
 */
export type AlsoKnown = { id: string, 
/**
 * The name they had.
 */
name: string, };

/**
 * A seat as the judge and a refusal name it: any whole number from 0, because a table may be only described.
 */
export type AskedSeat = number;

/**
 * A backup: a whole copy of the database in one file.
 */
export type Backup = { 
/**
 * What its file is called.
 */
name: string, 
/**
 * When it was made.
 */
at: Timestamp, 
/**
 * What it was made for.
 */
occasion: BackupOccasion, 
/**
 * How long its file is, in bytes.
 */
bytes: number, };

/**
 * What a backup was made for.
 */
export type BackupOccasion = "day" | "hand" | "update" | "restore" | "erase" | "import";

/**
 * What makes the best place.
 */
export type BestIs = "highest" | "lowest" | "unscored";

/**
 * A play as BG Stats takes it.
 */
export type BgStatsLink = { 
/**
 * When the play ended, on this device's clock.
 */
when: string, 
/**
 * The address to open, whole.
 */
link: string, 
/**
 * How many modules the code has at each side.
 */
size: number, 
/**
 * The dark modules as a path of one unit each, without the quiet border.
 */
path: string, };

/**
 * An evening with many sessions.
 */
export type BusyEvening = { 
/**
 * Its last session.
 */
session: string, 
/**
 * When that ended.
 */
ended: Timestamp, plays: number, };

/**
 * One value for each seat, in the order of the seats.
 */
export type BySeat<T> = Array<T>;

/**
 * How a session came out, for a filter.
 */
export type CameOut = "live" | "paused" | "finished" | "abandoned" | "won" | "shared" | "lost";

/**
 * A change that screens are notified of, so that they fetch again.
 */
export type Change = { "is": "table", session: string, revision: number, }
  | { "is": "guests", session: string, }
  | { "is": "lists" }
  | { "is": "games" };

/**
 * What is known of the text of a game file.
 */
export type CheckedGame = { 
/**
 * What is wrong with it; nothing when it can be played.
 */
faults: Array<GameFault>, 
/**
 * What could be better.
 */
warnings: Array<GameFault>, 
/**
 * The file as it was read; none while its form is wrong.
 */
file: GameFile | null, examples: Examples, 
/**
 * The game here that has the same id.
 */
replaces: Replaces | null, };

/**
 * Who plays against whom. Statistics never blend what is played in different ways.
 */
export type Contest = "each" | "teams" | "one_against_many" | "cooperative";

/**
 * Something that was put right later.
 */
export type Corrected = { 
/**
 * The number of the step.
 */
seq: number, at: Timestamp, by: Actor, before: Array<Line>, 
/**
 * What it says since.
 */
after: Array<Line>, 
/**
 * All points before the correction.
 */
totals_before: BySeat<number>, totals_after: BySeat<number>, 
/**
 * Whether it counts: it was not taken back.
 */
counts: boolean, };

/**
 * A step to be replaced.
 */
export type Correction = { 
/**
 * Its place in the timeline.
 */
position: number, 
/**
 * What it should have been.
 */
command: unknown, };

/**
 * What people count as a game goes on.
 */
export type Counts = "rounds" | "turns" | "games" | "sheet" | "nothing";

/**
 * A game and the one that it counts as.
 */
export type CountsAs = { from: GameKind, 
/**
 * Itself, where it counts by itself again.
 */
into: GameKind, };

/**
 * How it stood at a moment: competitive sessions up to then.
 */
export type CoursePoint = { 
/**
 * When the last of them ended.
 */
at: Timestamp, plays: number, wins: number, 
/**
 * Wins among the last twenty.
 */
of_last: number, 
/**
 * How many the last twenty are, while they are fewer.
 */
last: number, };

/**
 * A number with decimals: 125 with one of them is 12.5.
 */
export type Decimal = { 
/**
 * The number without its point.
 */
n: number, 
/**
 * How many of its digits stand behind the point.
 */
decimals: number, };

/**
 * A deep link or file that waits to be opened by a screen.
 */
export type DeepLink = { "is": "session", session: string, }
  | { "is": "table", session: string, }
  | { "is": "file", file: string, }
  | { "is": "game", text: string, }
  | { "is": "snapshot", link: string, }
  | { "is": "refused", error: WireError, };

/**
 * One kind of die: what everybody rolled with it, and what each did.
 */
export type DiceReport = { all: Fairness, 
/**
 * Each person's, most rolls first; rolls of the table's own dice belong to no person.
 */
people: Array<PersonRolls>, };

/**
 * Dice saved under a name for the next evening.
 */
export type DiceSet = { 
/**
 * Up to 24 letters.
 */
name: string, dice: Array<Die>, };

/**
 * All dice under names, in the order they are shown.
 */
export type DiceSets = { 
/**
 * Up to 50, with different names.
 */
sets: Array<DiceSet>, };

/**
 * A die: numbered from 1, or with faces of its own.
 */
export type Die = { 
/**
 * From 2 to 1,000.
 */
sides: number, }
  | { 
/**
 * What the die is called: `hero`, or a name of the table's own.
 */
name: string, 
/**
 * From 2 to 30, each of 1 to 24 letters.
 */
faces: Array<string>, };

/**
 * The three words of a table, a blank between two, as they are read out in each language.
 */
export type DoorWords = { es: string, en: string, };

/**
 * How a session went on in one place.
 */
export type Ending = { 
/**
 * The digest of its last step, in hexadecimal digits: what it is known by.
 */
end: string, 
/**
 * Whether it is the one that is shown, and counts.
 */
shown: boolean, status: Status, 
/**
 * How many rounds are over.
 */
rounds: number, 
/**
 * When its last step was recorded.
 */
until: Timestamp, standing: Standing, };

/**
 * The kinds of trouble.
 */
export type ErrorKind = "refused" | "stale" | "not_found" | "invalid" | "forbidden" | "storage" | "preparing" | "internal";

/**
 * An evening of one session or several, as a league.
 */
export type Evening = { 
/**
 * When its first session began.
 */
since: Timestamp, 
/**
 * When its last session ended.
 */
until: Timestamp, 
/**
 * The first session first.
 */
games: Array<EveningGame>, 
/**
 * The best first; empty where rates are hidden.
 */
league: Array<LeagueRow>, 
/**
 * Whether the group of the scope speaks of no wins and no rates.
 */
hide_rates: boolean, };

/**
 * A session of an evening.
 */
export type EveningGame = { session: string, game: string, 
/**
 * What the people call it; else empty.
 */
title: string, ended: Timestamp, 
/**
 * Each person's league points; empty where it is not competitive, or rates are hidden.
 */
shares: Array<LeagueShare>, };

/**
 * How many examples of a game file come out.
 */
export type Examples = { held: number, of: number, };

/**
 * The format of an export.
 */
export type ExportKind = "tapete" | "csv" | "csv_semicolons" | "bg_stats";

/**
 * What became of a step.
 */
export type Fate = "live" | "undone" | "amended";

/**
 * A game file as a list of games has it.
 */
export type FileCard = { name: Said, 
/**
 * Other names to find it by.
 */
also?: Array<string>, seats: [number, number], };

/**
 * What was decided about a file.
 */
export type FileChoices = { 
/**
 * Namesakes who are the same person: theirs, by id.
 */
same: Array<string>, 
/**
 * Whether times without a zone are UTC and not those of this device.
 */
utc: boolean, };

/**
 * What kind of file something is.
 */
export type FileKind = "tapete" | "bg_stats";

/**
 * What taking a file would bring.
 */
export type FilePreview = { 
/**
 * What kind of file it is.
 */
kind: FileKind, 
/**
 * How many sessions are in it.
 */
sessions: number, 
/**
 * How many of them are not here.
 */
new: number, 
/**
 * How many people are in it who are not here, namesakes left out.
 */
people: number, 
/**
 * People whose names are known here: the same ones, or not?
 */
namesakes: Array<Namesake>, 
/**
 * When the first of them was opened, or played.
 */
first: Timestamp | null, 
/**
 * When the last one was.
 */
last: Timestamp | null, 
/**
 * The session, where there is only one.
 */
only: string | null, 
/**
 * The sessions that would be left out.
 */
left_out: Array<LeftOut>, 
/**
 * Games of which what was written here for a house rule, such as copied cards, would be replaced: the file has
 * something later. A backup is made first.
 */
replaces: Array<string>, };

/**
 * A person whose name was forgotten.
 */
export type Forgotten = { person: Person, 
/**
 * In the journals of so many sessions the name stays: they were opened before journals held ids.
 */
sessions: number, };

/**
 * One of the last sessions.
 */
export type FormPoint = { session: string, ended: Timestamp, 
/**
 * The place; none where it is not known.
 */
place: number | null, 
/**
 * How many sat there.
 */
seats: number, won: boolean, };

/**
 * A result that no longer holds: the session was gone on with, or put right.
 */
export type FormerResult = { 
/**
 * The number of the step that ended it.
 */
seq: number, 
/**
 * When it was replaced.
 */
until: Timestamp, 
/**
 * Where the table had ended.
 */
standing: Standing, };

/**
 * A person who had a seat until another one took it over.
 */
export type FormerlySeated = { person: string, 
/**
 * The name they have now.
 */
name: string, until: Timestamp, };

/**
 * A game that can be chosen.
 */
export type GameCard = { 
/**
 * The game's id; its name is the catalogue's.
 */
id: string, min_seats: number, 
/**
 * The most people under any option.
 */
max_seats: number, 
/**
 * Whose cards it can be played with, the usual one first.
 */
knowledges: Array<Knowledge>, 
/**
 * How finely it can be recorded, the usual one first.
 */
grains: Array<Grain>, 
/**
 * The editions to start from, the usual one first.
 */
presets: Array<PresetCard>, 
/**
 * The options with their values, in the order of the form.
 */
house_rules: Array<HouseRule>, };

/**
 * Something that is wrong with a game file. The screen says `fault-<why>`.
 */
export type GameFault = { 
/**
 * The kind, such as `game_form`.
 */
code: string, 
/**
 * The sentence.
 */
why: string, 
/**
 * The place in the file, such as `round.parts[1].value`; empty for the whole.
 */
path: string, 
/**
 * The column in an expression, from 1.
 */
column: number | null, 
/**
 * What fills the sentence.
 */
params: Record<string, string | number | Refused>, };

/**
 * A game as statistics count it.
 */
export type GameKind = { 
/**
 * The game's id; `sheet/<id>` of a game file.
 */
game: string, 
/**
 * What people call it where that makes it a game of its own, else empty.
 */
title: string, };

/**
 * A name that may stand in an expression.
 */
export type GameName = { name: string, 
/**
 * The words that its value may be; nothing where it is no word.
 */
words: Array<string>, };

/**
 * What may stand in an expression of a game file.
 */
export type GameNames = { 
/**
 * Names of values, such as `bid` and `each.bid`.
 */
names: Array<GameName>, 
/**
 * Functions, such as `sum`.
 */
functions: Array<string>, 
/**
 * What stands behind the dot of a list, such as `exists`.
 */
of_lists: Array<string>, 
/**
 * What no field, part or other thing of a file may be called by.
 */
reserved: Array<string>, };

/**
 * What a table of a game from a file is made of.
 */
export type GameOptions = { 
/**
 * The file, and its house rules at their usual values.
 */
config: Record<string, unknown>, };

/**
 * One game among others.
 */
export type GamePlays = { game: string, 
/**
 * What the people call it; else empty.
 */
title: string, plays: number, played_ms: number, last: Timestamp, };

/**
 * What a person did in one game.
 */
export type GameRecord = { game: string, 
/**
 * What the people call it, of a pad or a game played elsewhere; else empty.
 */
title: string, record: PlayRecord, 
/**
 * The mean place of competitive sessions.
 */
mean_place: number | null, 
/**
 * Points of competitive sessions.
 */
points: PointFigures, last: Timestamp, played_ms: number, };

/**
 * A game's rules in one language, in the order of the book.
 */
export type GameRules = { 
/**
 * The name of the game.
 */
title: string, sections: Array<RuleSection>, };

/**
 * Everything about one game.
 */
export type GameStatistics = { game: string, 
/**
 * What the people call it; else empty.
 */
title: string, 
/**
 * How many finished sessions.
 */
plays: number, played_ms: number, 
/**
 * The shortest session, in milliseconds.
 */
shortest: Mark | null, 
/**
 * The longest session, in milliseconds.
 */
longest: Mark | null, first: Timestamp | null, last: Timestamp | null, 
/**
 * By size of the table.
 */
sizes: Array<SizePlays>, 
/**
 * By person, the most plays first.
 */
people: Array<PersonRecord>, 
/**
 * Everybody's points of competitive sessions.
 */
points: PointFigures, 
/**
 * One against many: how the one did; plays count sessions.
 */
alone: Tally, 
/**
 * What the game remembers of whole tables and of everybody together.
 */
stats: Array<StatSum>, 
/**
 * Whether the group of the scope speaks of no wins and no rates.
 */
hide_rates: boolean, };

/**
 * What a trial of a game file came to.
 */
export type GameTrial = { 
/**
 * What is wrong with the file, or with the form of the entries.
 */
faults: Array<GameFault>, 
/**
 * Why the entries are refused.
 */
refused: Refused | null, 
/**
 * What the last complete row, or the sheet, comes to; empty while it is not complete.
 */
columns: Array<TrialColumn>, 
/**
 * Whether the game is over with it.
 */
over: boolean, };

/**
 * How finely a round is written down.
 */
export type Grain = "round" | "card";

/**
 * People who often play together.
 */
export type Group = { id: string, 
/**
 * The name, 1 to 64 characters as people count them, different from every other group's.
 */
name: string, people: Array<string>, 
/**
 * Whether its pages speak of no wins and no rates.
 */
hide_rates: boolean, };

/**
 * A device that has come to a table.
 */
export type GuestCard = { id: string, 
/**
 * Where they sit; none for one who watches.
 */
seat: Seat | null, 
/**
 * Their language, as a code such as `es`.
 */
language: string, 
/**
 * Whether their page is open now.
 */
here: boolean, 
/**
 * Whether they have the pencil: they record for everybody.
 */
pencil: boolean, };

/**
 * How many games were played how often.
 */
export type HIndex = { 
/**
 * The largest h with h games played h times or more.
 */
h: number, 
/**
 * h and how far the next one is: between h and h + 1.
 */
exact: number, 
/**
 * How many plays are missing for the next one.
 */
missing: number, };

/**
 * A person met at the table, by place within competitive sessions and on another side.
 */
export type HeadToHead = { person: string, ahead: number, level: number, behind: number, 
/**
 * How often on the same side, or together against the game.
 */
allied: number, 
/**
 * How often on different sides of one against many.
 */
apart: number, };

/**
 * Which sessions a list shows; what is not said leaves all of them.
 */
export type HistoryFilter = { 
/**
 * Only this game.
 */
game?: string, 
/**
 * Only what the people call so, of a pad or a game played elsewhere.
 */
title?: string, 
/**
 * Only sessions with this person.
 */
person?: string, 
/**
 * Only sessions where this one sat, too.
 */
with?: string, 
/**
 * Only at this venue.
 */
venue?: string, 
/**
 * Only finished sessions at which this group sat and no other person.
 */
group?: string, 
/**
 * Only what came out so; `won`, `shared` and `lost` need a person.
 */
result?: CameOut, 
/**
 * Only sessions from this moment on.
 */
since?: Timestamp, 
/**
 * Only sessions before this moment.
 */
until?: Timestamp, 
/**
 * Only sessions in whose names, venue, title or note every word of this is found.
 */
text?: string, 
/**
 * The archived ones instead of the others.
 */
archived?: boolean, };

/**
 * A page of the history, the latest end first; what is still being played stands by its start.
 */
export type HistoryPage = { sessions: Array<SessionCard>, 
/**
 * Where the next page begins; none after the last.
 */
next: string | null, };

/**
 * A house rule (option): its name, its values, and how the form shows it.
 */
export type HouseRule = { 
/**
 * The name in a configuration: a field of the game's `Config`.
 */
name: string, 
/**
 * The values that are offered, in the order of the form.
 */
choices: Array<OptionValue>, 
/**
 * Numbers that are allowed beside the choices.
 */
range: NumberRange | null, 
/**
 * Whether a table may have a value of its own, which the game reads and checks by itself.
 */
own: boolean, 
/**
 * Whether many tables change it; the form shows the others on demand.
 */
often: boolean, 
/**
 * The option and its words: with any other one this rule has no effect and is not shown.
 */
only_if: [string, Array<string>] | null, };

/**
 * What taking a file brought.
 */
export type ImportReport = { 
/**
 * Sessions that were not here.
 */
new: number, 
/**
 * Sessions that had gone on elsewhere.
 */
longer: number, 
/**
 * Sessions that are here as they are there.
 */
known: number, 
/**
 * Sessions that went on in two places, which was not known here.
 */
parted: Array<string>, 
/**
 * Sessions that were deleted, here or elsewhere, and stay so.
 */
deleted: number, 
/**
 * People who were not here.
 */
people: number, 
/**
 * Sessions that were left out.
 */
left_out: Array<LeftOut>, };

/**
 * An interface of this device with an address that others of the same network can reach.
 */
export type Interface = { 
/**
 * What the system calls it: `wlan0`, `Ethernet`.
 */
name: string, 
/**
 * Its address, of a private range.
 */
address: string, };

/**
 * How others come to a table with their own devices, and who has come.
 */
export type Invitation = { 
/**
 * Where it listens, to be read: `192.168.1.40:7303`.
 */
host: string, 
/**
 * Three words for those who cannot scan the code: with them a device knocks, and the keeper lets it in.
 */
words: DoorWords, 
/**
 * The interface that is used.
 */
interface: Interface, 
/**
 * All that could be.
 */
interfaces: Array<Interface>, guests: Array<GuestCard>, 
/**
 * Devices that knocked and wait, the earliest first.
 */
knocks: Array<KnockCard>, 
/**
 * Whether the keeper accepts what guests want to record; else everybody writes their own.
 */
keeper_accepts: boolean, 
/**
 * What waits for the keeper, the earliest first.
 */
proposals: Array<Proposal>, 
/**
 * The seats whose phones are touched now, while the table draws who starts.
 */
touched: Array<Seat>, 
/**
 * What guests say that a round brought them.
 */
said: Array<SeatValue>, 
/**
 * The address to open, whole.
 */
link: string, 
/**
 * How many modules the code has at each side.
 */
size: number, 
/**
 * The dark modules as a path of one unit each, without the quiet border.
 */
path: string, };

/**
 * What a job does.
 */
export type JobKind = "prepare" | "export" | "preview" | "import" | "check" | "rebuild";

/**
 * What a job ended with.
 */
export type JobOutcome = { "is": "written", 
/**
 * The file or folder.
 */
path: string, 
/**
 * How many sessions are not in it, because they do not hold together.
 */
left_out: number, }
  | { "is": "previewed", preview: FilePreview, }
  | { "is": "imported", report: ImportReport, }
  | { "is": "checked", findings: Array<string>, }
  | { "is": "rebuilt" }
  | { "is": "failed", error: WireError, };

/**
 * How far a job is.
 */
export type JobState = { kind: JobKind, done: number, 
/**
 * Out of how much; 0 while that is not known.
 */
of: number, 
/**
 * None while it runs.
 */
outcome: JobOutcome | null, };

/**
 * A guest was let in.
 */
export type Joined = { 
/**
 * What this device shows from now on; no other has it.
 */
key: string, session: string, seat: Seat | null, };

/**
 * A device that waits to be let in.
 */
export type KnockCard = { id: string, 
/**
 * Its language, as a code such as `es`.
 */
language: string, };

/**
 * What a device that knocked shows from now on: nothing can be asked with it before the keeper lets it in.
 */
export type Knocked = { key: string, };

/**
 * What the app can know of the cards.
 */
export type Knowledge = "dealt" | "observed";

/**
 * The language of the screens.
 */
export type Language = "system" | "es" | "en";

/**
 * One person in the league of an evening.
 */
export type LeagueRow = { person: string, 
/**
 * From 1; equals share the better place.
 */
place: number, 
/**
 * The sum over the sessions.
 */
points: number, 
/**
 * Of how many sessions that count.
 */
games: number, };

/**
 * League points of one person in one session: the share of the opponents that were beaten, from 0 to 1.
 */
export type LeagueShare = { person: string, points: number, };

/**
 * A session of a file that is left out.
 */
export type LeftOut = { 
/**
 * Where it stands in the file, from 1.
 */
number: number, 
/**
 * The game's id; the game's name where another program wrote the file. Empty where the file does not say.
 */
game: string, 
/**
 * When it was opened, where the file says so.
 */
started: Timestamp | null, 
/**
 * Who played, as far as the file says.
 */
people: Array<string>, 
/**
 * What is wrong with it.
 */
flaw: SessionFlaw, 
/**
 * The same in English, in detail.
 */
why: string, };

/**
 * A sentence as data: a key into the message catalogue and what fills it.
 */
export type Line = { 
/**
 * The catalogue's key without its `line-` prefix, for example `rage-bid`.
 */
key: string, 
/**
 * What fills the sentence.
 */
params: { [key in string]: Param }, 
/**
 * The round it speaks of, where rounds are counted.
 */
round: number | null, 
/**
 * The number of the rule that explains it, where there is one.
 */
rule: string | null, 
/**
 * Whether it only says what the other sentences of its step come to: a correction is told without it.
 */
follows?: boolean, };

/**
 * A link, and the same as a code to be photographed.
 */
export type LinkWithCode = { 
/**
 * The address to open, whole.
 */
link: string, 
/**
 * How many modules the code has at each side.
 */
size: number, 
/**
 * The dark modules as a path of one unit each, without the quiet border.
 */
path: string, };

/**
 * What a device sees that has the link but no seat yet.
 */
export type Lobby = { session: string, game: string, 
/**
 * What the game is called where its own name does not say it, and which game it counts as: `sheet/wizard`.
 */
title: string | null, counts_as: string | null, 
/**
 * The seats, in their order.
 */
seats: Array<LobbySeat>, };

/**
 * A seat that could be taken.
 */
export type LobbySeat = { name: string, piece: number, 
/**
 * Whether another device sits there now.
 */
taken: boolean, };

/**
 * One step in the log, in the order they were recorded.
 */
export type LogEntry = { 
/**
 * Its number in the session, from 0.
 */
seq: number, at: Timestamp, by: Actor, kind: StepKind, fate: Fate, 
/**
 * Its place in the timeline, while it counts: what `amend` names.
 */
position: number | null, 
/**
 * The command as it counts now, for a screen that corrects it; only for `play`.
 */
command: unknown, 
/**
 * The round that it wrote in, while it counts; none where it belongs to no round.
 */
round: number | null, 
/**
 * What happened, in sentences.
 */
lines: Array<Line>, 
/**
 * For a correction: what it said before.
 */
before: Array<Line>, };

/**
 * In which order a log is read.
 */
export type LogOrder = "oldest_first" | "newest_first";

/**
 * A page of the log, in the order that was asked for.
 */
export type LogPage = { entries: Array<LogEntry>, 
/**
 * The number of the step with which the next page begins; none after the last.
 */
next: number | null, };

/**
 * A figure and the session where it was reached.
 */
export type Mark = { value: number, session: string, person: string, 
/**
 * When the session ended.
 */
ended: Timestamp, };

/**
 * A meeting of two people.
 */
export type Meeting = { session: string, ended: Timestamp, game: string, 
/**
 * What the people call it; else empty.
 */
title: string, contest: Contest, 
/**
 * Whether they were on one side.
 */
allied: boolean, 
/**
 * 1 when the first came before the other, -1 behind, 0 level.
 */
ahead: number, 
/**
 * Whether the first won.
 */
won: boolean, };

/**
 * What a person reached, and at which session.
 */
export type Milestone = { person: string, session: string, 
/**
 * When that session ended.
 */
ended: Timestamp, reached: Reached, };

/**
 * A person in a file whose name a person here has.
 */
export type Namesake = { 
/**
 * Who it is in the file.
 */
theirs: string, 
/**
 * Who has the name here.
 */
ours: string, name: string, };

/**
 * What a new table is made of.
 */
export type NewTable = { game: string, 
/**
 * Who sits where, clockwise from seat 0.
 */
people: Array<string>, 
/**
 * Who deals or begins first; drawn by chance when no person is named.
 */
first?: Seat, 
/**
 * Whose cards are played with.
 */
knowledge: Knowledge, 
/**
 * How finely it is written down to begin with.
 */
grain: Grain, 
/**
 * The house rules; absent options have their default.
 */
config: Record<string, unknown>, };

/**
 * A game file that is newer than that of a table.
 */
export type NewerGame = { 
/**
 * The file, without its cases.
 */
file: GameFile, 
/**
 * In what it scores differently.
 */
differs: Array<Difference>, };

/**
 * Something to tell the person once, at the start.
 */
export type Notice = { "is": "quarantined", 
/**
 * The path of the file that was kept.
 */
kept: string, }
  | { "is": "damaged" }
  | { "is": "moved" }
  | { "is": "log_set_aside", 
/**
 * The path of the file that was kept.
 */
kept: string, }
  | { "is": "no_backup", 
/**
 * When the newest backup was made; none where there is none.
 */
since: Timestamp | null, 
/**
 * What the system said.
 */
why: string, }
  | { "is": "no_session_files", 
/**
 * When that was first tried.
 */
since: Timestamp, 
/**
 * What the system said.
 */
why: string, }
  | { "is": "missing", steps: number, 
/**
 * When the last one that was acknowledged had been recorded.
 */
last: Timestamp, };

/**
 * Whole numbers from `min` to `max`, counted from `min` in steps.
 */
export type NumberRange = { 
/**
 * The lowest number that is allowed.
 */
min: number, 
/**
 * The highest number that is allowed.
 */
max: number, 
/**
 * How far one number is from the next.
 */
step: number, };

/**
 * A value that an option may have, as it stands in a configuration.
 */
export type OptionValue = string | number | null;

/**
 * Everything at a glance.
 */
export type Overview = { 
/**
 * How many finished sessions.
 */
plays: number, played_ms: number, 
/**
 * When the first ended.
 */
first: Timestamp | null, 
/**
 * When the latest ended.
 */
last: Timestamp | null, 
/**
 * By game, the most played first.
 */
games: Array<GamePlays>, 
/**
 * By size of the table.
 */
sizes: Array<SizePlays>, 
/**
 * By person, the most plays first.
 */
people: Array<PersonRecord>, h_index: HIndex, 
/**
 * Whether the group of the scope speaks of no wins and no rates.
 */
hide_rates: boolean, };

/**
 * What one guest says of a round, as their screen writes it.
 */
export type OwnValue = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * In the form of the game's screens; nothing here reads it.
 */
value: string, };

/**
 * Two people in one game.
 */
export type PairGame = { game: string, 
/**
 * What the people call it; else empty.
 */
title: string, 
/**
 * How they came out.
 */
record: HeadToHead, };

/**
 * Everything about two people.
 */
export type PairStatistics = { 
/**
 * The first, from whom it is told.
 */
person: string, 
/**
 * Competitive sessions on different sides; `person` is the other one.
 */
record: HeadToHead, 
/**
 * By game, the most played first.
 */
games: Array<PairGame>, 
/**
 * The first's longest run ahead.
 */
longest_ahead: Streak, 
/**
 * The other's longest run ahead.
 */
longest_behind: Streak, 
/**
 * The run that is on: its length, and below 0 when it is the other's.
 */
current: number, 
/**
 * On one side: teams.
 */
partners: Tally, 
/**
 * Together against the game.
 */
cooperative: Tally, 
/**
 * Together among the many against one.
 */
among: Tally, 
/**
 * On different sides of one against many.
 */
apart: Tally, 
/**
 * Whether the other one is the first's nemesis.
 */
nemesis: boolean, 
/**
 * Whether the first is the other's nemesis.
 */
nemesis_of: boolean, 
/**
 * Whether they are each other's rival, from the first's side.
 */
rival: boolean, 
/**
 * The last 30 meetings, the latest first.
 */
last: Array<Meeting>, 
/**
 * Whether the group of the scope speaks of no wins and no rates.
 */
hide_rates: boolean, };

/**
 * One word of a [`Line`]: the screen says it in the reader's language.
 */
export type Param = { "seat": Seat }
  | { "seats": Array<Seat> }
  | { "number": number }
  | { "decimal": Decimal }
  | { "word": string }
  | { "card": string }
  | { "cards": Array<string> }
  | { "text": string }
  | { "said": { [key in string]: string } }
  | { "parts": Array<Param> };

/**
 * A game that was played without the app.
 */
export type PastGame = { 
/**
 * What was played, 1 to 64 characters.
 */
title: string, 
/**
 * When it ended; not in the future, and not before 1970.
 */
ended: Timestamp, 
/**
 * How long it took, in milliseconds: 0 where it is not known, a week at most.
 */
played_ms: number, 
/**
 * Who played, each once.
 */
people: Array<string>, result: PastResult, 
/**
 * Where it was played; none or blank where nobody says.
 */
venue?: string, };

/**
 * How a past game came out.
 */
export type PastResult = { "by": "points", 
/**
 * Whether the fewest win.
 */
lowest: boolean, points: Array<number>, 
/**
 * Of one person alone: whether they won, which their points do not say.
 */
won?: boolean, }
  | { "by": "places", places: Array<number>, }
  | { "by": "winners", 
/**
 * Who, by their places in the list of people, each once.
 */
winners: Array<Seat>, }
  | { "by": "together", won: boolean, }
  | { "by": "one_against_many", 
/**
 * Who, by their place in the list of people.
 */
one: Seat, won: boolean, };

/**
 * A table at an earlier moment.
 */
export type PastState = { 
/**
 * How many steps of the timeline are folded in.
 */
position: number, view: unknown, standing: Standing, 
/**
 * Who sat where then.
 */
seats: Array<Seated>, 
/**
 * Whether open hands would show more of it, now that the session is over.
 */
hides: boolean, };

/**
 * A person who plays.
 */
export type Person = { id: string, 
/**
 * The name, 1 to 64 characters as people count them, different from everybody else's.
 */
name: string, 
/**
 * The piece that stands for them: 0 to 7 (disc, square, triangle, diamond, cross, ring, dome, hourglass).
 */
piece: number, 
/**
 * How many tables they have sat at.
 */
tables: number, 
/**
 * Whether they are left out where people are chosen.
 */
archived: boolean, 
/**
 * Who turned out to be them; each can be told apart again.
 */
also: Array<AlsoKnown>, };

/**
 * One person among others.
 */
export type PersonRecord = { person: string, record: PlayRecord, last: Timestamp, };

/**
 * What a person rolled with one kind of die.
 */
export type PersonRolls = { person: string, name: string, piece: number, fairness: Fairness, };

/**
 * Everything about one person.
 */
export type PersonStatistics = { person: string, record: PlayRecord, played_ms: number, first: Timestamp | null, last: Timestamp | null, 
/**
 * The mean place of competitive sessions.
 */
mean_place: number | null, 
/**
 * Runs of wins and losses.
 */
streaks: Streaks, 
/**
 * The last 40 competitive sessions, the latest at the end.
 */
form: Array<FormPoint>, 
/**
 * At most 60 moments from the first competitive session to the latest.
 */
course: Array<CoursePoint>, 
/**
 * By game, the most played first.
 */
games: Array<GameRecord>, 
/**
 * By size of the table.
 */
sizes: Array<SizeRecord>, 
/**
 * Whom they met, the most often met first.
 */
rivals: Array<HeadToHead>, 
/**
 * Who beats them most, from three meetings on.
 */
nemesis: string | null, 
/**
 * Whom they meet at eye level most often, from three meetings on.
 */
rival: string | null, h_index: HIndex, 
/**
 * What their games remember.
 */
stats: Array<StatSum>, 
/**
 * Whether the group of the scope speaks of no wins and no rates.
 */
hide_rates: boolean, };

/**
 * How one seat stands.
 */
export type Place = { 
/**
 * All points so far.
 */
points: number, 
/**
 * 1 for the lead; equals share a place and the next one is left out (1, 1, 3); 0 where nothing is compared.
 */
place: number, 
/**
 * Whether this seat has won; every tied winner has. False until the table is over.
 */
won: boolean, };

/**
 * What a person did, never blended.
 */
export type PlayRecord = { 
/**
 * Everybody for themselves, and teams: what win rates, streaks and head-to-head speak of.
 */
competitive: Tally, 
/**
 * As the one against the others.
 */
alone: Tally, 
/**
 * As one of the many against one.
 */
among: Tally, 
/**
 * Everybody together, and alone against the game.
 */
cooperative: Tally, };

/**
 * Points in a game; none where nothing was scored.
 */
export type PointFigures = { 
/**
 * How many digits of all of them stand behind the point, as in the latest session.
 */
decimals: number, mean: number | null, 
/**
 * The best: the most, or the fewest where the fewest win.
 */
best: Mark | null, worst: Mark | null, 
/**
 * The best single round; none where the fewest points win.
 */
best_round: Mark | null, 
/**
 * The widest win: how far ahead of the best other side.
 */
widest: Mark | null, 
/**
 * The closest win that was not shared.
 */
closest: Mark | null, 
/**
 * How far ahead on average when winning.
 */
mean_lead: number | null, 
/**
 * How far behind the best other side on average when not winning.
 */
mean_gap: number | null, };

/**
 * An edition of a game.
 */
export type PresetCard = { 
/**
 * Its id; its name is the catalogue's.
 */
id: string, 
/**
 * Every option with its value; of a game from a file without the file, which `game_options` gives.
 */
config: Record<string, unknown>, 
/**
 * What lists say of the game file that it is.
 */
file?: FileCard, 
/**
 * Whether it is a saved game file.
 */
saved?: boolean, };

/**
 * What a command or a correction would bring about, without recording it.
 */
export type Preview = { "is": "accepted", 
/**
 * Where the table stands now.
 */
before: Standing, 
/**
 * Where it would stand.
 */
after: Standing, 
/**
 * The game's view as it would be.
 */
view: unknown, 
/**
 * What would be recorded, in sentences.
 */
lines: Array<Line>, }
  | { "is": "refused", refused: Refused, 
/**
 * What each seat would score, as far as its part of the command stands by itself; empty where the game does
 * not say.
 */
partial: Array<number | null>, }
  | { "is": "breaks", 
/**
 * Its place in the timeline.
 */
position: number, 
/**
 * What it says now.
 */
lines: Array<Line>, 
/**
 * Why it would no longer hold.
 */
refused: Refused, };

/**
 * Why the app cannot keep anything.
 */
export type Problem = { "is": "read_only", folder: string, }
  | { "is": "newer", found: number, 
/**
 * The newest version this app knows.
 */
known: number, }
  | { "is": "locked" }
  | { "is": "storage", 
/**
 * What the system said.
 */
message: string, };

/**
 * What a guest wants to record; it waits for the keeper.
 */
export type Proposal = { id: string, seat: Seat, 
/**
 * What would happen, in sentences.
 */
lines: Array<Line>, at: Timestamp, 
/**
 * Why it cannot be recorded any more, where the table went on otherwise.
 */
refused: Refused | null, };

/**
 * What can be reached.
 */
export type Reached = { "is": "games", n: number, }
  | { "is": "games_of", game: string, title: string, n: number, }
  | { "is": "evenings", n: number, }
  | { "is": "first_win" }
  | { "is": "run", n: number, };

/**
 * A year, or any other period, in one answer.
 */
export type Recap = { 
/**
 * How many finished sessions.
 */
plays: number, 
/**
 * On how many different days, by the bounds that were asked with.
 */
days: number, played_ms: number, 
/**
 * How many people sat at tables.
 */
people: number, 
/**
 * How many games, pads counted by their title.
 */
games: number, 
/**
 * How many of them had not been played before.
 */
new_games: number, 
/**
 * The most played games, at most five.
 */
favourites: Array<GamePlays>, 
/**
 * Who sat at most sessions, at most five.
 */
regulars: Array<PersonRecord>, 
/**
 * Who has won most competitive sessions, at most five; none where rates are hidden.
 */
winners: Array<PersonRecord>, 
/**
 * The two who met most.
 */
pair: [string, string] | null, 
/**
 * How often they met.
 */
pair_meetings: number, 
/**
 * The most wins in a row, and whose.
 */
streak: Streak, streak_of: string | null, 
/**
 * The longest session, in milliseconds; the person is its first winner.
 */
longest: Mark | null, 
/**
 * The closest competitive win of the game that was played most.
 */
closest: Mark | null, 
/**
 * The widest competitive win of the game that was played most.
 */
widest: Mark | null, 
/**
 * How many digits of these two stand behind the point.
 */
decimals: number, 
/**
 * The evening with the most sessions, from two on; the latest of equal ones.
 */
busiest: BusyEvening | null, 
/**
 * Plays by each bound that was asked with: from it to before the next one.
 */
by_bound: Array<number>, 
/**
 * Of the period's games.
 */
h_index: HIndex, 
/**
 * Whether the group of the scope speaks of no wins and no rates.
 */
hide_rates: boolean, };

/**
 * A refusal as it travels: a stable code, the rule's number, and the parameters of the sentence.
 */
export type Refused = { 
/**
 * The stable code, such as `RG_E_MUST_FOLLOW`.
 */
code: string, 
/**
 * The number of the rule, such as `RG-26`.
 */
rule: string, 
/**
 * What fills the sentence.
 */
params: Record<string, unknown>, };

/**
 * A game here that has the id of a file.
 */
export type Replaces = { "is": "same" }
  | { "is": "revision", revision: number, }
  | { "is": "other", revision: number, differs: Array<Difference>, }
  | { "is": "shelf", revision: number, differs: Array<Difference>, };

/**
 * A session looked back at.
 */
export type Review = { 
/**
 * How it stands in lists.
 */
card: SessionCard, 
/**
 * Its revision, for commands.
 */
revision: number, 
/**
 * How many steps the timeline has; 0 for a session played under another program.
 */
steps: number, rounds: Array<RoundMark>, 
/**
 * Who took how long.
 */
times: Times, 
/**
 * What was put right, in the order it was.
 */
corrections: Array<Corrected>, 
/**
 * Results that no longer hold, in the order they were reached.
 */
former: Array<FormerResult>, 
/**
 * What the game remembers of it.
 */
stats: Array<SessionStat>, };

/**
 * A roll as it was written down.
 */
export type RollEntry = { 
/**
 * The number of the step.
 */
seq: number, at: Timestamp, 
/**
 * Whose dice; none for the table's own.
 */
seat: Seat | null, 
/**
 * Whether real dice were typed in.
 */
typed: boolean, 
/**
 * Whether the roll was taken back.
 */
undone: boolean, 
/**
 * What came up, in the order of the dice.
 */
dice: Array<RolledDie>, };

/**
 * A die that was rolled.
 */
export type RolledDie = { die: Die, 
/**
 * What came up, from 0.
 */
face: number, };

/**
 * A page of rolls.
 */
export type RollsPage = { rolls: Array<RollEntry>, 
/**
 * Whether older ones follow.
 */
more: boolean, };

/**
 * A page of a table's rolls, newest first.
 */
export type RollsRequest = { session: string, 
/**
 * Only rolls before this step; none for the newest.
 */
before: number | null, 
/**
 * At most so many, up to 200; what one step holds is never parted.
 */
limit: number, };

/**
 * A completed round.
 */
export type RoundMark = { 
/**
 * The round, from 1.
 */
round: number, points: BySeat<number>, 
/**
 * All points after it.
 */
totals: BySeat<number>, 
/**
 * The first position of the timeline at which it was complete: what `view_at` shows.
 */
position: number, 
/**
 * When that step was recorded.
 */
at: Timestamp, };

/**
 * A chapter of a rule book.
 */
export type RuleSection = { title: string, 
/**
 * At least one.
 */
rules: Array<RuleText>, };

/**
 * A numbered rule.
 */
export type RuleText = { 
/**
 * The rule's number, such as `RG-26`.
 */
rule: string, 
/**
 * What it says, as Markdown, without its number.
 */
text: string, };

/**
 * How a file is saved whose id a game here has.
 */
export type SaveAs = "replace" | "copy";

/**
 * A game file that was saved.
 */
export type SavedGame = { id: string, name: Said, };

/**
 * House rules saved under a name (a preset).
 */
export type SavedPreset = { id: string, game: string, 
/**
 * The name, 1 to 64 characters as people count them, different from the game's other ones.
 */
name: string, 
/**
 * Every option with its value.
 */
config: Record<string, unknown>, };

/**
 * A value of one's own for a house rule.
 */
export type SavedValue = { 
/**
 * Whether a table could be opened with it, only the game knows.
 */
value: unknown, 
/**
 * Its stamp, which the next one is saved after.
 */
saved: Timestamp, };

/**
 * Which finished sessions are counted; what is not said leaves all of them.
 */
export type Scope = { game?: string, 
/**
 * Only what the people call so, of a pad or a game played elsewhere.
 */
title?: string, 
/**
 * Only sessions at which only people of this group sat.
 */
group?: string, 
/**
 * Only sessions at this venue.
 */
venue?: string, 
/**
 * Only with so many people.
 */
seats?: number, 
/**
 * Only what ended from this moment on.
 */
since?: Timestamp, 
/**
 * Only what ended before this moment.
 */
until?: Timestamp, };

/**
 * The seal of a table's luck: what can be checked, and whether it can be checked yet.
 */
export type Seal = { 
/**
 * SHA-256 of the seed, shown since `sealed`.
 */
commitment: string, 
/**
 * When the table was opened.
 */
sealed: Timestamp, 
/**
 * The seed in hexadecimal; none before the table has ended.
 */
seed: string | null, 
/**
 * How many faces the app drew.
 */
faces: number, };

/**
 * A place at the table, counted clockwise from 0.
 *
 * A seat that came from outside may lie beyond the table: ask [`BySeat::get`] or
 * [`BySeat::contains`] before indexing with it.
 */
export type Seat = number;

/**
 * Another person on a seat.
 */
export type SeatChange = { seat: Seat, person: string, 
/**
 * Whether they had the seat all the time, and another person was put down by mistake.
 */
from_start: boolean, };

/**
 * The same, at the keeper's.
 */
export type SeatValue = { seat: Seat, said: OwnValue, };

/**
 * A person at a seat of a table.
 */
export type Seated = { person: string, 
/**
 * The name they have now.
 */
name: string, 
/**
 * The piece they play this table with: their own, or a free one lent when two were alike.
 */
piece: number, 
/**
 * Who had the seat until another took it over, the first first; empty in lists.
 */
before?: Array<FormerlySeated>, };

/**
 * A session in a list.
 */
export type SessionCard = { session: string, game: string, 
/**
 * How it stands among the others.
 */
status: Status, seats: Array<Seated>, standing: Standing, 
/**
 * When it was opened.
 */
started: Timestamp, 
/**
 * When the last step was recorded.
 */
touched: Timestamp, 
/**
 * Milliseconds played, pauses left out.
 */
played_ms: number, 
/**
 * When the last step that counts was recorded.
 */
ended: Timestamp, 
/**
 * Where it stands in the history, which is in this order: its start while it is played, else its end.
 */
sorted_at: Timestamp, venue: VenueName | null, 
/**
 * The note about the session; blank when there is none.
 */
note: string, archived: boolean, 
/**
 * Who played against whom.
 */
contest: Contest, 
/**
 * Whether it was played under another program: it has a result, and no log.
 */
foreign: boolean, 
/**
 * What it was made of, for a rematch, where one session is asked for by itself; none in lists, where a
 * catalogue of cards would come with every line, and none for a foreign one.
 */
made_of: NewTable | null, };

/**
 * What is wrong with a session of a file.
 */
export type SessionFlaw = "unknown_game" | "players" | "broken" | "other_session";

/**
 * A stat that a game remembers of this session; the words are the catalogue's where the game brings none.
 */
export type SessionStat = { 
/**
 * Whom it is about; none when it is about the whole table.
 */
seat: Seat | null, key: string, 
/**
 * Its name, where the game brings one.
 */
name: StatName | null, 
/**
 * What sets it apart from others of its kind; else empty.
 */
dim: string, 
/**
 * How many, how much.
 */
value: number, 
/**
 * Out of how many; 1 where it is a figure and no share.
 */
of: number, };

/**
 * What the person chose for this device.
 */
export type Settings = { 
/**
 * The language of the screens.
 */
language: Language, theme: Theme, 
/**
 * Whether the screen stays on while a table is open.
 */
stay_awake: boolean, 
/**
 * Whether pieces are drawn larger and with initials.
 */
large_symbols: boolean, };

/**
 * A table as a television shows it among others: no hands, no bids that are secret.
 */
export type ShownTable = { session: string, game: string, 
/**
 * How it stands among the others.
 */
status: Status, seats: Array<Seated>, standing: Standing, 
/**
 * When the last step was recorded.
 */
touched: Timestamp, 
/**
 * What lies beside the game, while it is played.
 */
tools: View | null, };

/**
 * Every table of the evening, the one that was opened first before the others.
 */
export type ShownTables = { tables: Array<ShownTable>, 
/**
 * The time at the host.
 */
now: Timestamp, };

/**
 * How many sessions had tables of one size.
 */
export type SizePlays = { 
/**
 * How many sat there.
 */
seats: number, plays: number, };

/**
 * What a person did at tables of one size.
 */
export type SizeRecord = { 
/**
 * How many sat there.
 */
seats: number, record: PlayRecord, };

/**
 * A table as it stood at a moment.
 */
export type Snapshot = { at: Timestamp, game: string, seats: Array<SnapshotSeat>, 
/**
 * Without the points of each round, where these would not fit into a code.
 */
standing: Standing, };

/**
 * Who sits at a table, as a snapshot has it.
 */
export type SnapshotSeat = { name: string, piece: number, };

/**
 * Where the table stands: what the home screen, the history and the statistics need, and no more.
 */
export type Standing = { 
/**
 * Whether the game has come to its end.
 */
over: boolean, 
/**
 * The round that is being played, or the last one, from 1.
 */
round: number, 
/**
 * What its rounds are called.
 */
counts?: Counts, 
/**
 * How many rounds are planned, when that is known.
 */
of: number | null, 
/**
 * Each seat's points and place.
 */
places: BySeat<Place>, 
/**
 * How many digits of all points stand behind the point: 125 with one is 12.5.
 */
decimals?: number, 
/**
 * The points of each completed round.
 */
rounds: Array<BySeat<number>>, 
/**
 * What comes next ("Carla bids"), or how it ended.
 */
next: Line | null, 
/**
 * The number of the rule that decided the end, once it is over.
 */
rule: string | null, 
/**
 * Who plays together; empty where everybody plays for themselves.
 */
sides: Array<Array<Seat>>, 
/**
 * Who has left for good: their points stay, and at the next table they are not seated by themselves.
 */
left?: Array<Seat>, 
/**
 * What makes the best place.
 */
scoring: BestIs, 
/**
 * What the people call what they play, where the game's own name does not say it.
 */
title: string | null, 
/**
 * Which game it counts as, where one engine plays many: `sheet/wizard`. Its title is no part of that.
 */
game?: string, };

/**
 * The name of a stat that a game brings with it, where no catalogue has one.
 */
export type StatName = { 
/**
 * The text by language; `en` alone where one text serves all.
 */
said: { [key in string]: string }, 
/**
 * Whether it is a share (so many out of so many); else it is a figure whose mean counts.
 */
share: boolean, };

/**
 * What a game's stats add up to; the words are its catalogue's where it brings none.
 */
export type StatSum = { game: string, key: string, 
/**
 * Its name, where the game brings one.
 */
name: StatName | null, 
/**
 * What sets it apart from others of its kind; else empty.
 */
dim: string, 
/**
 * How many sessions know it.
 */
sessions: number, value: number, 
/**
 * Out of how many; the mean is `value / of`.
 */
of: number, least: number, most: number, };

/**
 * How a session stands among the others.
 */
export type Status = "live" | "paused" | "finished" | "abandoned";

/**
 * What kind of step a journal holds.
 */
export type StepKind = "open" | "play" | "undo" | "redo" | "amend" | "pause" | "resume" | "abandon";

/**
 * Where session files and exports are, and which backups there are.
 */
export type StoredFiles = { 
/**
 * The folder with a file for each finished session, and with exports; none where there are no session files.
 */
folder: string | null, 
/**
 * The newest first.
 */
backups: Array<Backup>, };

/**
 * A run of competitive sessions.
 */
export type Streak = { length: number, 
/**
 * When the first of them ended; none when there is none.
 */
since: Timestamp | null, 
/**
 * When the last of them ended.
 */
until: Timestamp | null, };

/**
 * Runs of wins and of losses.
 */
export type Streaks = { 
/**
 * Wins up to the latest session.
 */
current: Streak, 
/**
 * The most wins in a row; the latest of equal ones.
 */
longest: Streak, 
/**
 * Losses up to the latest session.
 */
drought: Streak, 
/**
 * The most losses in a row; the latest of equal ones.
 */
longest_drought: Streak, };

/**
 * A house rule that is on or off.
 */
export type Switch = "off" | "on";

/**
 * A table as it is now, for one viewer.
 */
export type TableState = { session: string, game: string, 
/**
 * How many steps have been recorded; a command names the revision it was based on.
 */
revision: number, 
/**
 * How it stands among the others.
 */
status: Status, seats: Array<Seated>, 
/**
 * The house rules it was opened with, every option said.
 */
config: Record<string, unknown>, 
/**
 * Whose cards are played with.
 */
knowledge: Knowledge, 
/**
 * Whether everybody acts at once: a command counts when it arrives, whatever revision it names.
 */
real_time: boolean, 
/**
 * The game's own view.
 */
view: unknown, 
/**
 * What may be asked for next.
 */
prompts: unknown[], 
/**
 * What lies beside the game: dice, clocks.
 */
tools: View, standing: Standing, 
/**
 * How many steps the timeline has; the opening is step 0 and cannot be undone.
 */
steps: number, 
/**
 * What undo would take back.
 */
undo: Array<Line> | null, 
/**
 * What redo would bring back.
 */
redo: Array<Line> | null, 
/**
 * What was typed but not recorded yet, as the panel wrote it.
 */
draft: string | null, 
/**
 * SHA-256 of the seed that all luck of this session follows from.
 */
commitment: string, 
/**
 * When it was opened.
 */
started: Timestamp, 
/**
 * Milliseconds played so far, pauses left out, at the moment of this answer.
 */
played_ms: number, 
/**
 * The moment of this answer, for screens that draw a running clock.
 */
now: Timestamp, };

/**
 * What a step may have changed of a [`TableState`]; the rest (the house rules, what of the view is settled) stays as
 * it was when the table was told whole.
 */
export type TableStep = { session: string, revision: number, status: Status, seats: Array<Seated>, view: unknown, prompts: unknown[], tools: View, standing: Standing, steps: number, undo: Array<Line> | null, redo: Array<Line> | null, draft: string | null, played_ms: number, now: Timestamp, };

/**
 * Plays and wins of one kind; every tied winner has won.
 */
export type Tally = { plays: number, 
/**
 * How many of them were won, shared wins included.
 */
wins: number, 
/**
 * How many of the wins were shared with another side.
 */
shared: number, 
/**
 * How many wins an even share at those tables would have been.
 */
even: number, };

/**
 * A test of one kind of die, rolled at once and stored nowhere.
 */
export type TestDice = { die: Die, 
/**
 * How often, up to 1,000,000.
 */
rolls: number, };

/**
 * A small text file that a person may keep.
 */
export type TextFile = { 
/**
 * What the file may be called.
 */
file_name: string, 
/**
 * What stands in it.
 */
text: string, };

/**
 * Light or dark.
 */
export type Theme = "system" | "light" | "dark";

/**
 * Milliseconds at the table, pauses and gaps beyond an hour left out.
 */
export type Times = { 
/**
 * While the table waited for this person alone.
 */
seats: BySeat<number>, 
/**
 * While it waited for several people, or for none.
 */
table: number, };

/**
 * A timestamp: milliseconds since 1970-01-01T00:00:00Z by the wall clock.
 */
export type Timestamp = number;

/**
 * What one column came to.
 */
export type TrialColumn = { points: number, total: number, 
/**
 * The parts that counted.
 */
parts: Array<TrialPart>, };

/**
 * A part of a sum.
 */
export type TrialPart = { 
/**
 * Its place among the parts of the file, from 0.
 */
at: number, id: string | null, name: Said | null, number: number, };

/**
 * A saved game file that this app cannot play: of a newer app, or damaged.
 */
export type UnreadableGame = { id: string, 
/**
 * Its name, as far as that can be read; else its id.
 */
name: Said, 
/**
 * What is wrong with it; at least one.
 */
faults: Array<GameFault>, 
/**
 * All of it, to be mended.
 */
text: string, };

/**
 * An uploaded file.
 */
export type Uploaded = { file: string, };

/**
 * Somewhere people play.
 */
export type Venue = { id: string, 
/**
 * The name, 1 to 64 characters as people count them, different from every other venue's.
 */
name: string, sessions: number, };

/**
 * Where a session was played.
 */
export type VenueName = { id: string, name: string, };

/**
 * The judge's answer.
 */
export type Verdict = { "is": "answer", answer: unknown, 
/**
 * The number of the rule behind it, where the answer itself does not say why.
 */
rule: string | null, }
  | { "is": "refused", refused: Refused, };

/**
 * The first answer: what the screen needs before it draws.
 */
export type Welcome = { version: string, settings: Settings, 
/**
 * The data folder.
 */
folder: string, 
/**
 * Things to say once, such as damage that was found.
 */
notices: Array<Notice>, 
/**
 * How far the migration after an update is, while it runs; every command that needs the database then fails
 * with `preparing`.
 */
preparing: JobState | null, 
/**
 * Why the database cannot be opened; every command that needs it then fails with `storage`.
 */
problem: Problem | null, 
/**
 * The time at the host, for screens that show durations.
 */
now: Timestamp, };

/**
 * A whole number from -2^53 to 2^53.
 */
export type Whole = number;

/**
 * Why a request was not answered.
 */
export type WireError = { kind: ErrorKind, 
/**
 * A stable code where a screen branches on it, else empty.
 */
code: string, 
/**
 * What fills the sentence.
 */
params: Record<string, unknown>, 
/**
 * The sentence in English, for logs.
 */
message: string, 
/**
 * The number of the rule, when the rules refuse.
 */
rule: string | null, };

/**
 * Where something was written.
 */
export type Written = { 
/**
 * The file or folder.
 */
path: string, };

/** Every command between a screen and the service. */
export interface Commands {
  /** The first question of a screen. */
  welcome: { request: Record<string, never>; answer: Welcome };
  /** Tries again to open a database that another program held. */
  try_again: { request: Record<string, never>; answer: null };
  /** Changes the settings of this device. */
  change_settings: { request: Settings; answer: Settings };
  /** The games that can be chosen; the keeper's own game files for the keeper alone. */
  games: { request: Record<string, never>; answer: Array<GameCard> };
  /** What a table of a game file is made of, saved or of the shelf: the file, and its house rules at usual values. */
  game_options: { request: { id: string, }; answer: GameOptions };
  /** Asks a game's judge: `{"ask": …, fields}`. */
  judge: { request: { game: string, question: unknown, options: Record<string, unknown> | null, }; answer: Verdict };
  /** Every numbered rule of a game, or (`bare`) of the tools beside every table, in `es` or `en`. */
  rules: { request: { game: string, language: string, }; answer: GameRules };
  /** Everything that is known of a game file that came as a text or as a link: what is wrong with it, whether its examples come out, and
   * which game here it would replace. */
  check_game: { request: { text: string, }; answer: CheckedGame };
  /** What may stand in the expression at a place of a game file, such as `round.parts[1].value`. */
  game_names: { request: { text: string, path: string, }; answer: GameNames };
  /** Tries what is written at a table of a game file, in the form of one of its examples. */
  try_game: { request: { text: string, entries: Record<string, unknown>, }; answer: GameTrial };
  /** Saves a game file that came as a text or as a link, in the place of the one with its id or beside it. */
  save_game: { request: { text: string, how: SaveAs, }; answer: SavedGame };
  /** The saved game files that cannot be played, each with what is wrong with it. */
  unreadable_games: { request: Record<string, never>; answer: Array<UnreadableGame> };
  /** Deletes a game file; tables that were opened with it keep it. */
  remove_game: { request: { id: string, }; answer: null };
  /** Brings a deleted game file back. */
  restore_game: { request: { id: string, }; answer: null };
  /** A game file, saved or of the shelf, as a file to be sent. */
  game_file: { request: { id: string, }; answer: TextFile };
  /** The file of a game here, saved or of the shelf, where it is newer than that of a table. */
  newer_game: { request: { file: GameFile, }; answer: NewerGame | null };
  /** The text of a game file as a link and as a code; none when it is too long for one. */
  game_link: { request: { text: string, }; answer: LinkWithCode | null };
  /** Everybody who plays. */
  people: { request: Record<string, never>; answer: Array<Person> };
  /** Adds a person, with the least used piece unless one is named. */
  create_person: { request: { name: string, piece?: number | null, }; answer: Person };
  /** Changes a person's name and piece. */
  change_person: { request: { id: string, name: string, piece: number, }; answer: Person };
  /** Archives a person, or takes them out of the archive. */
  archive_person: { request: { id: string, archived: boolean, }; answer: Person };
  /** Forgets how a person is called: `called` from now on, here and in every file that is made after. */
  forget_person: { request: { id: string, called: string, }; answer: Forgotten };
  /** Makes two people one, from now on known as `into`. */
  merge_people: { request: { into: string, from: string, }; answer: Person };
  /** Takes a merge back. */
  split_person: { request: { id: string, }; answer: Person };
  /** The groups of people who play together. */
  groups: { request: Record<string, never>; answer: Array<Group> };
  /** Adds a group of two people at least; `hide_rates` leaves wins and rates out of its pages. */
  create_group: { request: { name: string, people: Array<string>, hide_rates?: boolean | null, }; answer: Group };
  /** Changes a group. */
  change_group: { request: { id: string, name: string, people: Array<string>, hide_rates: boolean, }; answer: Group };
  /** Deletes a group. */
  delete_group: { request: { id: string, }; answer: null };
  /** Brings a deleted group back. */
  restore_group: { request: { id: string, }; answer: Group };
  /** The venues that sessions were played at. */
  venues: { request: Record<string, never>; answer: Array<Venue> };
  /** A game's named house rules. */
  presets: { request: { game: string, }; answer: Array<SavedPreset> };
  /** Saves house rules under a name; absent options have their default. */
  save_preset: { request: { game: string, name: string, config: Record<string, unknown>, }; answer: SavedPreset };
  /** Changes the name and the values of named house rules. */
  change_preset: { request: { id: string, name: string, config: Record<string, unknown>, }; answer: SavedPreset };
  /** Deletes named house rules. */
  delete_preset: { request: { id: string, }; answer: null };
  /** Brings deleted house rules back. */
  restore_preset: { request: { id: string, }; answer: SavedPreset };
  /** Named house rules as a file. */
  export_preset: { request: { id: string, }; answer: TextFile };
  /** Imports house rules from the text of a file. */
  import_preset: { request: { text: string, }; answer: SavedPreset };
  /** What the household wrote for a house rule that may have a value of its own: the last one that was saved. */
  own_value: { request: { game: string, option: string, }; answer: SavedValue | null };
  /** Saves such a value, finished or not, in the place of the one saved at `after`; answers when. */
  save_own_value: { request: { game: string, option: string, value: unknown, after?: Timestamp | null, }; answer: Timestamp };
  /** A page of the tables that are being played or were laid aside, the last touched first: 30 of those after this one. */
  tables: { request: { after?: string | null, }; answer: Array<SessionCard> };
  /** The open table without a game, where dice, clocks and lots lie beside no session; a new one where there is none. */
  tool_table: { request: Record<string, never>; answer: string };
  /** Says why a table could not be opened like this; nothing when it could. */
  try_setup: { request: NewTable; answer: Refused | null };
  /** Opens a table. */
  open_table: { request: NewTable; answer: TableState };
  /** A table as the caller may see it; with `seat`, as that seat may while the device is lent to it. */
  table: { request: { session: string, seat?: Seat | null, }; answer: TableState };
  /** Records a step. `revision` is the one that the screen shows; with `clears_draft`, what was typed is done with; with
   * `late`, it was sent a while ago, and counts only for the table of that revision. */
  play: { request: { session: string, revision: number, command: unknown, clears_draft?: boolean | null, late?: boolean | null, }; answer: TableStep };
  /** Gives a seat to another person, from the start or from now on. */
  change_seat: { request: { session: string, revision: number, change: SeatChange, }; answer: TableStep };
  /** Seats one more person, where the game lets them sit down. */
  add_seat: { request: { session: string, revision: number, person: string, }; answer: TableStep };
  /** What a command would bring about, without recording it. */
  try_play: { request: { session: string, command: unknown, }; answer: Preview };
  /** Takes the last step or correction back; a guest their own. */
  undo: { request: { session: string, revision: number, }; answer: TableStep };
  /** Brings back what was undone last. */
  redo: { request: { session: string, revision: number, }; answer: TableStep };
  /** Replaces earlier steps, all or none, and decides everything after them again. */
  amend: { request: { session: string, revision: number, corrections: Array<Correction>, }; answer: TableStep };
  /** What a correction would bring about, without recording it. */
  try_amend: { request: { session: string, corrections: Array<Correction>, }; answer: Preview };
  /** The table after `position` steps; with `hands`, every hand open, which a session refuses until it is finished. */
  view_at: { request: { session: string, position: number, hands?: boolean | null, }; answer: PastState };
  /** Saves what was typed but not recorded, at most 16 KiB; none clears it. */
  save_draft: { request: { session: string, draft?: string | null, }; answer: null };
  /** Lays a table aside. */
  pause: { request: { session: string, revision: number, }; answer: TableStep };
  /** Takes up a table that was laid aside or given up. */
  resume: { request: { session: string, revision: number, }; answer: TableStep };
  /** Gives a table up before its end. */
  abandon: { request: { session: string, revision: number, }; answer: TableStep };
  /** Takes up a table that is over. */
  reopen: { request: { session: string, revision: number, }; answer: TableStep };
  /** A page of a session's log, the oldest step first unless `order` says otherwise: 1 to 500 steps (200), from
   * the one with the number `from`. */
  log_page: { request: { session: string, order?: LogOrder | null, from?: number | null, count?: number | null, }; answer: LogPage };
  /** Up to 100 numbers in a random order. */
  random_order: { request: { count: number, }; answer: Array<number> };
  /** Invites others to a table with their own devices, by the interface with this address. */
  invite: { request: { session: string, address: string | null, }; answer: Invitation };
  /** The invitation to a table, and who has come; none where no guest was invited. */
  invitation: { request: { session: string, }; answer: Invitation | null };
  /** The link for a television that shows every table of the evening, while guests can come. */
  television: { request: Record<string, never>; answer: LinkWithCode };
  /** The scores of a table as a link and a code, for a device that does not reach this one; none where they do not fit. */
  snapshot: { request: { session: string, }; answer: LinkWithCode | null };
  /** What the link of a snapshot shows. */
  read_snapshot: { request: { link: string, }; answer: Snapshot };
  /** Sends a guest away, and makes another link for those to come. */
  dismiss_guest: { request: { guest: string, }; answer: null };
  /** Gives a guest the pencil of their table, so that they record for everybody; none takes it back. */
  give_pencil: { request: { session: string, guest?: string | null, }; answer: null };
  /** Gives the pencil back to the keeper. */
  return_pencil: { request: Record<string, never>; answer: null };
  /** Sends all guests away; none can come any more. */
  end_invitations: { request: Record<string, never>; answer: null };
  /** Says who writes at a table: the keeper accepts what guests want to record, or everybody writes their own. */
  let_keeper_accept: { request: { session: string, accepts: boolean, }; answer: null };
  /** Records what a guest wants to, in their name, or leaves it. */
  answer_proposal: { request: { proposal: string, accepts: boolean, }; answer: null };
  /** Takes back what this guest wanted to record, before the keeper has answered. */
  withdraw_proposal: { request: Record<string, never>; answer: null };
  /** Says what a round brought this guest, for the keeper to close it with. */
  say_value: { request: { round: number, value: string, }; answer: null };
  /** Dismisses what was said at a seat. */
  dismiss_value: { request: { session: string, seat: Seat, }; answer: null };
  /** Makes each phone of a table a finger, while who starts is drawn there, or ends that. */
  gather: { request: { session: string, gathers: boolean, }; answer: null };
  /** A finger lies on this guest's phone now, or no longer. */
  touch: { request: { down: boolean, }; answer: null };
  /** Lets a device in that knocked with the words of a table, or sends it away. */
  answer_knock: { request: { knock: string, let_in: boolean, }; answer: null };
  /** Knocks at a table with its words; `language` is that of the device, such as `es`. */
  knock: { request: { language: string, }; answer: Knocked };
  /** The seats of the table that a link leads to. */
  lobby: { request: Record<string, never>; answer: Lobby };
  /** Joins the table at a seat, or to watch; `language` is that of the device, such as `es`. */
  join: { request: { seat?: Seat | null, language: string, }; answer: Joined };
  /** Writes down a game that was played without the app. */
  record_past_game: { request: PastGame; answer: SessionCard };
  /** A page of the history, the newest sessions first, beginning at `from`. */
  history: { request: { from?: string | null, filter?: HistoryFilter | null, }; answer: HistoryPage };
  /** How many sessions there are from each bound to before the next; at most 800 bounds, ascending. */
  history_counts: { request: { filter?: HistoryFilter | null, bounds: Array<Timestamp>, }; answer: Array<number> };
  /** A session as it stands in lists, with what it was made of. */
  session: { request: { session: string, }; answer: SessionCard };
  /** Sets a session's venue (none or blank for none) and its note, at most 2000 characters. */
  describe_session: { request: { session: string, venue?: string | null, note: string, }; answer: SessionCard };
  /** Archives a session, or takes it out of the archive. */
  archive_session: { request: { session: string, archived: boolean, }; answer: SessionCard };
  /** Deletes a session. */
  delete_session: { request: { session: string, }; answer: null };
  /** Brings a deleted session back. */
  restore_session: { request: { session: string, }; answer: SessionCard };
  /** How a session went on in each place, the one that counts first; empty where it went on in one place only. */
  endings: { request: { session: string, }; answer: Array<Ending> };
  /** Says which ending of a session counts. */
  choose_ending: { request: { session: string, end: string, }; answer: null };
  /** Makes an ending that does not count a session of its own; its id. */
  part_ending: { request: { session: string, end: string, }; answer: string };
  /** A session step by step, for the screen that looks back at it. */
  review: { request: { session: string, }; answer: Review };
  /** A sample session to review, which is stored nowhere. */
  sample: { request: Record<string, never>; answer: string };
  /** Statistics of everything in a scope. */
  statistics: { request: Scope; answer: Overview };
  /** Every game that counts as another one. */
  games_counted_as: { request: Record<string, never>; answer: Array<CountsAs> };
  /** From now on a game counts as another one in statistics and history, or as itself again. */
  count_game_as: { request: CountsAs; answer: null };
  /** Statistics of one person. */
  person_statistics: { request: { person: string, scope?: Scope | null, }; answer: PersonStatistics };
  /** Statistics of two people, from the side of the first. */
  pair_statistics: { request: { person: string, other: string, scope?: Scope | null, }; answer: PairStatistics };
  /** Statistics of one game. */
  game_statistics: { request: Scope; answer: GameStatistics };
  /** A recap of a period (the scope's `since` and `until`), of one person if named; `bounds` are its days. */
  recap: { request: { scope?: Scope | null, person?: string | null, bounds: Array<Timestamp>, }; answer: Recap };
  /** The evening of a finished session as a league, among the sessions of a scope. */
  evening: { request: { session: string, scope?: Scope | null, }; answer: Evening };
  /** Milestones of one person. */
  person_milestones: { request: { person: string, }; answer: Array<Milestone> };
  /** Milestones that people reached at a session. */
  session_milestones: { request: { session: string, }; answer: Array<Milestone> };
  /** A page of a table's dice rolls, the newest first. */
  rolls: { request: RollsRequest; answer: RollsPage };
  /** Whether dice look fair: those of one table, or all. */
  fairness: { request: { session?: string | null, }; answer: Array<DiceReport> };
  /** Rolls a die many times, to test how fair the app's own are. */
  test_dice: { request: TestDice; answer: Fairness };
  /** The commitment to a table's seed, and the seed once it is finished. */
  seal: { request: { session: string, }; answer: Seal };
  /** A table's rolls as CSV. */
  rolls_csv: { request: { session: string, }; answer: TextFile };
  /** A table's rolls as a file that `tapete verify` checks. */
  rolls_proof: { request: { session: string, }; answer: TextFile };
  /** The saved sets of dice. */
  dice_sets: { request: Record<string, never>; answer: DiceSets };
  /** Saves the sets of dice. */
  save_dice_sets: { request: DiceSets; answer: DiceSets };
  /** The folder of session files and exports, and the backups. */
  stored_files: { request: Record<string, never>; answer: StoredFiles };
  /** Makes a backup. */
  create_backup: { request: Record<string, never>; answer: Backup };
  /** Restores a backup, by its file name; answers the backup of what was there before. */
  restore_backup: { request: { name: string, }; answer: Backup };
  /** Deletes a backup, by its file name. */
  delete_backup: { request: { name: string, }; answer: null };
  /** Erases everything after a last backup; `confirmation` is `erase everything`. */
  erase_all: { request: { confirmation: string, }; answer: Backup };
  /** A session as a link that opens BG Stats. */
  bg_stats_link: { request: { session: string, }; answer: BgStatsLink };
  /** Writes a session as a file for BG Stats. */
  bg_stats_play: { request: { session: string, }; answer: Written };
  /** Uploads a part of a file: the first one without `file`, the others with the one answered. `size` is that of
   * the whole file, in bytes. */
  upload_part: { request: { file?: string | null, size: number, text: string, }; answer: Uploaded };
  /** Starts a job that reads an uploaded file through: what its import would bring. */
  preview_import: { request: { file: string, }; answer: null };
  /** Starts a job that imports an uploaded file. */
  import: { request: { file: string, choices: FileChoices, }; answer: null };
  /** Starts a job that exports everything. */
  export_all: { request: { kind: ExportKind, }; answer: null };
  /** Starts the integrity check as a job. */
  check_integrity: { request: Record<string, never>; answer: null };
  /** Starts a job that works out again from the journals everything that lists and statistics show. */
  rebuild: { request: Record<string, never>; answer: null };
  /** How far the job is that runs, or what the last one ended with. */
  job: { request: Record<string, never>; answer: JobState | null };
  /** Asks the job to stop. */
  stop_job: { request: Record<string, never>; answer: null };
  /** Takes the link or file that was opened from outside, once. */
  take_deep_link: { request: Record<string, never>; answer: DeepLink | null };
}
