import type { Refused, Seat, SeatChange } from '../gen/wire';
import { loadGames } from '../i18n/index.svelte';
import { WireFailure, type Platform, type Request } from '../platform';
import { Draft } from './draft.svelte';
import type { Command, Correction, Game, Preview, TableState, TableStep } from './game';
import { Lanes } from './lanes';
import { Log } from './log.svelte';
import { Queue } from './queue.svelte';
import { sharing } from './sharing';

/** Commands that go through the queue: they name a revision and answer with the table. */
type Step = 'play' | 'add_seat' | 'change_seat' | 'undo' | 'redo' | 'amend' | 'pause' | 'resume' | 'abandon';
type Rest<K extends Step> = Omit<Request<K>, 'session' | 'revision'>;

interface StepOptions {
  clearsDraft?: boolean;
  /** Totals before and after are shown side by side. */
  showsDiff?: boolean;
  /** The same step twice is two. */
  repeats?: boolean;
  rereadsLog?: boolean;
  /** Only where the table stands at this revision, once the steps before this one are answered. */
  at?: number | undefined;
}

/** Totals that a correction changed, shown side by side for a moment. */
export interface Moved {
  before: number[];
  after: number[];
}

/** What became of a command that was sent at once. */
export interface Outcome {
  kept: boolean;
  /** Why the rules said no. */
  refused?: Refused;
}

/** How long a changed total is shown beside the one before it, in milliseconds. */
export const DIFF_MS = 1600;

/** A whole table, or what a step may have changed of it. */
type Answer<G extends Game = Game> = TableState<G> | TableStep<G>;

/** How a game stands, without what lies beside it: dice, clocks, drafts. Two that are equal stand alike. */
export const gameState = ({ status, seats, view, prompts, standing }: Omit<TableState, 'config'>): string =>
  JSON.stringify([status, seats, view, prompts, standing]);

/** Whether two states of a table differ at most in what lies beside the game. */
const sameGame = (one: TableState, other: TableState): boolean =>
  one.revision !== other.revision && gameState(one) === gameState(other);

/** What of a view stays as it was under a mark; few games have such parts. */
interface Settled {
  settled?: { parts: readonly string[]; mark: string };
}

/** A view with what is settled in it, as it was told before; none where it was told under another mark. */
function wholeView<G extends Game>(told: TableState<G>['view'], before: TableState<G>['view'] | undefined): TableState<G>['view'] | undefined {
  const [now, was] = [told as Settled | null, before as Settled | null | undefined];
  if (!now?.settled) return told;
  if (now.settled.mark !== was?.settled?.mark) return undefined;
  const parts = now.settled.parts.map((part) => [part, (was as Record<string, unknown>)[part]]);
  return { ...now, ...Object.fromEntries(parts) } as TableState<G>['view'];
}

const refusedBy = ({ code, rule, params }: WireFailure): Refused => ({ code, rule: rule ?? '', params });

/**
 * The controller of a live table: shows a revision, sends commands with it, and fetches again when another person was
 * faster. It knows no rule.
 */
export class LiveTable<G extends Game = Game> {
  readonly session: string;
  readonly draft: Draft;
  readonly log: Log<G>;
  table = $state.raw<TableState<G>>();
  /** When the table was fetched, for durations that run on. */
  fetched = $state(0);
  /** The last refusal, until something is accepted or another thing is tried. */
  refusal = $state.raw<Refused>();
  /** Trouble that is not the game's: no such table, nothing can be written. */
  failure = $state.raw<WireFailure>();
  /** Another person changed the table, and what was tapped or half typed here meanwhile does not count. */
  overtaken = $state(false);
  moved = $state.raw<Moved>();
  #moving: ReturnType<typeof setTimeout> | undefined;
  /** Whose device this is, where everybody has their own. */
  readonly own: Seat | undefined;

  #lent = $state.raw<{ seat: Seat; table: TableState<G> }>();
  #platform: Platform;
  #now: () => number;
  #queue = new Queue();
  // After what is on its way here: our own steps come back as changes, too.
  #lanes = new Lanes((table) => this.#adoptNewer(table as TableState<G>), (revision) => void this.#queue.run(() => this.#catchUp(revision)));
  #stop: () => void;

  constructor(platform: Platform, session: string, own?: Seat, now: () => number = Date.now) {
    this.own = own;
    this.#platform = platform;
    this.#now = now;
    this.session = session;
    this.log = new Log(platform, session);
    this.draft = new Draft(async (draft) => {
      if (platform.drafts) return platform.drafts.write(session, own, draft);
      await platform.call('save_draft', { session, draft }).then((answer) => this.#answered(answer), (thrown: unknown) => this.fail(thrown));
    });
    const stop = platform.changes((change) => {
      if (change.is === 'table' && change.session !== session) return;
      if (change.is === 'guests') return;
      this.#lanes.hear(change.is === 'table' ? change.revision : Infinity);
    });
    const told: Parameters<NonNullable<Platform['tables']>>[0] = (table, otherwise) => {
      if (table.session !== session) return;
      if (otherwise) this.#adopt(table as TableStep<G>);
      else this.#lanes.answered(table);
    };
    const stopTables = platform.tables?.(told, own !== undefined);
    this.#stop = () => (stop(), stopTables?.());
  }

  close(): void {
    this.#stop();
    this.#queue.close();
  }

  /** The table as one seat sees it: on their own device, or while this one is lent to them. */
  get lent(): { seat: Seat; table: TableState<G> } | undefined {
    const { own, table } = this;
    return own !== undefined && table ? { seat: own, table } : this.#lent;
  }

  /** A command has been on its way for longer than one would call at once. */
  get pending(): boolean {
    return this.#queue.pending;
  }

  load(): Promise<void> {
    return this.#queue.run(async () => void (await this.#refetch(false)));
  }

  play(command: Command<G>, how: Pick<StepOptions, 'clearsDraft' | 'showsDiff' | 'repeats'> = {}): Promise<boolean> {
    return this.#step('play', { command, ...(how.clearsDraft && { clears_draft: true }) }, how);
  }
  /** A command of a seat at a table where everybody acts at once. */
  atOnce(seat: Seat, command: Command<G>): Promise<Outcome> {
    return this.#lanes.send(seat, () => this.#sendAtOnce(command));
  }
  /** Corrects steps; at the revision that they were looked up at, where that is given, and not at a later one. */
  amend(corrections: Correction<G>[], at?: number): Promise<boolean> {
    return this.#step('amend', { corrections }, { showsDiff: true, rereadsLog: true, at });
  }
  addSeat(person: string): Promise<boolean> {
    return this.#step('add_seat', { person });
  }
  changeSeat(change: SeatChange): Promise<boolean> {
    return this.#step('change_seat', { change }, { rereadsLog: true });
  }
  /** Takes the newest step back; the one that led to a revision, where that is given, unless something has followed it. */
  undo(at?: number): Promise<boolean> {
    return this.#step('undo', {}, { repeats: true, rereadsLog: true, at });
  }
  redo(): Promise<boolean> {
    return this.#step('redo', {}, { repeats: true, rereadsLog: true });
  }
  /** Tells the keeper what this person says of a round; why they could not be told is said here. */
  async say(round: number, value: object): Promise<void> {
    try {
      await this.#platform.call('say_value', { round, value: JSON.stringify(value) });
      this.dismissRefusal();
      this.failure = undefined;
    } catch (thrown) {
      this.fail(thrown);
    }
  }
  pause(): Promise<boolean> {
    return this.#step('pause', {});
  }
  resume(): Promise<boolean> {
    return this.#step('resume', {});
  }
  abandon(): Promise<boolean> {
    return this.#step('abandon', {});
  }

  async tryPlay(command: Command<G>): Promise<Preview<G>> {
    return this.#answered(await this.#platform.call('try_play', { session: this.session, command })) as Preview<G>;
  }
  async tryAmend(corrections: Correction<G>[]): Promise<Preview<G>> {
    return this.#answered(await this.#platform.call('try_amend', { session: this.session, corrections })) as Preview<G>;
  }

  /** Lends the device to a seat: what only they may see, until the next step or `takeBack`. */
  async lend(seat: Seat): Promise<void> {
    try {
      const table = await this.#fetch(seat);
      if (table.revision === this.table?.revision) this.#lent = { seat, table };
    } catch (thrown) {
      this.fail(thrown);
    }
  }
  takeBack(): void {
    this.#lent = undefined;
  }

  dismissRefusal(): void {
    this.refusal = undefined;
  }
  seen(): void {
    this.overtaken = false;
  }

  #step<K extends Step>(name: K, rest: Rest<K>, how: StepOptions = {}): Promise<boolean> {
    const meant = () => how.at === undefined || how.at === this.table?.revision;
    const send = async () => this.table !== undefined && meant() && (await this.#send(name, rest, how));
    return this.#queue.step(JSON.stringify([name, rest]), send, how.repeats);
  }

  async #send<K extends Step>(name: K, rest: Rest<K>, how: StepOptions, again = false): Promise<boolean> {
    this.#lanes.flush();
    const before = this.table;
    const drafting = this.draft.sending;
    const request = { ...rest, session: this.session, revision: before?.revision ?? 0 };
    try {
      const answered = (await this.#platform.call(name, request as unknown as Request<K>)) as Answer<G>;
      const answer = this.own !== undefined && this.#platform.whole ? await this.#fetch() : answered;
      this.refusal = undefined;
      this.failure = undefined;
      this.overtaken = false;
      // A draft that was on its way may have arrived after the step that clears it; of one that lies here the host knows nothing.
      if (how.clearsDraft && (drafting || this.draft.sending || this.#platform.drafts)) this.draft.save(null);
      else if (how.clearsDraft) this.draft.cleared();
      // A later step of another person may have been told before this answer.
      this.#adoptNewer(answer);
      this.draft.restore(answer.draft);
      if (how.showsDiff && before) this.#showDiff(before, answer);
      if (how.rereadsLog) await this.#rereadLog();
      return true;
    } catch (thrown) {
      const error = WireFailure.of(thrown, 'unreachable');
      if (error.kind === 'refused') this.refusal = refusedBy(error);
      // Only a clock or a die was faster, or the host was started again and knows nothing of it: it still means the same.
      else if (error.kind === 'stale') return (await this.#refetch(true, before)) && !again && this.#send(name, rest, how, true);
      else this.failure = error;
      return false;
    }
  }

  async #sendAtOnce(command: Command<G>): Promise<Outcome> {
    const request = { session: this.session, revision: this.table?.revision ?? 0, command };
    try {
      this.#lanes.answered(await this.#platform.call('play', request));
      this.failure = undefined;
      this.overtaken = false;
      return { kept: true };
    } catch (thrown) {
      const error = WireFailure.of(thrown, 'unreachable');
      if (error.kind === 'refused') return { kept: false, refused: refusedBy(error) };
      if (error.kind === 'stale') this.overtaken = true;
      else this.failure = error;
      return { kept: false };
    }
  }

  /** A change of people or settings may hide any other one: then the table itself is asked. */
  async #catchUp(revision: number): Promise<void> {
    const shown = this.table?.revision;
    if (shown === undefined || revision <= shown) return;
    if (revision < Infinity) return void (await this.#refetch(true));
    const unsaved = this.failure !== undefined;
    const table = await this.#fetch().catch(() => undefined);
    if (table && table.revision > shown) return void (await this.#refetch(true));
    // Names and pieces may be others now.
    if (table) this.#adopt(table);
    // What was typed while the host was away is only here.
    if (table && unsaved) this.draft.restore(table.draft);
  }

  /** Says whether at most what lies beside the game has changed since, or since `sent` was shown. */
  async #refetch(overtaken: boolean, sent?: TableState<G>): Promise<boolean> {
    const typed = this.draft.text;
    try {
      const table = await this.#fetch();
      await loadGames([table.game]);
      // What was typed since then is newer than the draft that was read.
      const typedOn = this.draft.text !== typed;
      // Where everybody acts at once the others always do: that is no news, and the log is not read for it.
      if (overtaken && table.real_time) {
        this.#adoptNewer(table);
        return false;
      }
      const beside = sent ? sent.revision === table.revision || sameGame(sent, table) : this.table !== undefined && sameGame(this.table, table);
      if (overtaken && !beside) {
        const dropped = this.#queue.drop();
        // Where everybody writes on their own device the table changes all the time: what took nothing is no news.
        if (dropped || (typed !== null && !typedOn && !this.draft.sending && typed !== table.draft)) this.overtaken = true;
        this.refusal = undefined;
      }
      // A clock that ran out touches nothing that is half typed, and what could not be saved is on the screen alone.
      const alone = !overtaken && typed !== null && this.table?.revision === table.revision;
      if (typedOn || (overtaken && beside) || alone) this.draft.restore(table.draft);
      else this.draft.adopt(table.draft);
      this.failure = undefined;
      this.#adopt(table);
      await this.#rereadLog();
      return beside;
    } catch (thrown) {
      this.fail(thrown);
      return false;
    }
  }

  /** What travels names no game; which one it is was said when the table was opened. */
  async #fetch(seat = this.own): Promise<TableState<G>> {
    const table = this.#answered(await this.#platform.call('table', { session: this.session, ...(seat !== undefined && { seat }) })) as TableState<G>;
    const { drafts } = this.#platform;
    return drafts ? { ...table, draft: drafts.read(this.session, this.own) } : table;
  }

  /** Where a host that could not be reached answers anything, it is there again. */
  #answered<T>(answer: T): T {
    if (this.failure?.code === 'unreachable') this.failure = undefined;
    return answer;
  }

  /** Answers may overtake each other; each says all that may change. */
  #adoptNewer(answer: Answer<G>): void {
    if (answer.revision > (this.table?.revision ?? 0)) this.#adopt(answer);
  }

  #adopt(answer: Answer<G>): void {
    const shown = this.table;
    if (!shown && !('config' in answer)) return;
    const view = 'config' in answer ? answer.view : wholeView<G>(answer.view, shown?.view);
    // Another file is in force: only the whole table says which.
    if (view === undefined) return void this.#queue.run(async () => void (await this.#refetch(false)));
    // House rules never change at a table, and most of it stays as it was: what was drawn from it stays.
    this.table = { ...sharing(shown, { ...shown, ...answer, view, ...(shown && { config: shown.config }) } as TableState<G>) };
    this.fetched = this.#now();
    // The same table with other names takes no hand away.
    if (shown?.revision !== answer.revision) this.#lent = undefined;
  }

  /** Panels mark what was corrected; where everybody acts at once the whole log is not read. */
  async #rereadLog(): Promise<void> {
    if (!this.table?.real_time) await this.log.read();
  }

  #showDiff(before: Answer<G>, after: Answer<G>): void {
    const points = (table: Answer) => table.standing.places.map((place) => place.points);
    this.moved = { before: points(before), after: points(after) };
    clearTimeout(this.#moving);
    this.#moving = setTimeout(() => (this.moved = undefined), DIFF_MS);
  }

  /** Says at the table why something was not done. */
  fail(thrown: unknown): void {
    const error = WireFailure.of(thrown, 'unreachable');
    if (error.kind === 'refused') this.refusal = refusedBy(error);
    else this.failure = error;
  }
}
