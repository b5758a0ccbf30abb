import type { Correction } from '../gen/Correction';
import type { LogEntry } from '../gen/LogEntry';
import type { LogPage } from '../gen/LogPage';
import type { Preview } from '../gen/Preview';
import type { Refused } from '../gen/Refused';
import type { Seat } from '../gen/Seat';
import type { TableState } from '../gen/TableState';
import { loadGames } from '../i18n/index.svelte';
import { WireFailure, type Platform, type Request } from '../platform';

/** Commands that go through the queue: they name a revision and answer with the table. */
type Step = 'play' | 'undo' | 'redo' | 'amend' | 'pause' | 'resume' | 'abandon';
type Rest<K extends Step> = Omit<Request<K>, 'session' | 'revision'>;

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

const HELD = 1600;
const PATIENCE = 300;
/** Entries of a log that are shown at once. */
const PAGE = 60;
/** As many as one answer may have. */
const LONGEST_PAGE = 500;

/** Whether two states of a table differ at most in what lies beside the game. */
function sameGame(one: TableState, other: TableState): boolean {
  const game = ({ status, seats, view, prompts, standing }: TableState) => JSON.stringify([status, seats, view, prompts, standing]);
  return one.revision !== other.revision && game(one) === game(other);
}

/**
 * The one controller of a live table. It shows a revision, sends commands with it one after the
 * other, keeps the draft, and fetches anew when somebody else was faster. It knows no rule.
 */
export class LiveTable {
  readonly session: string;
  table = $state.raw<TableState>();
  /** When the table was fetched, for durations that run on. */
  fetched = $state(0);
  /** The last refusal, until something is accepted or another thing is tried. */
  refusal = $state.raw<Refused>();
  /** Trouble that is not the game's: no such table, nothing can be written. */
  failure = $state.raw<WireFailure>();
  /** Somebody else changed the table while it was open here. */
  overtaken = $state(false);
  /** A command has been on its way for longer than one would call at once. */
  pending = $state(false);
  log = $state.raw<LogEntry[]>([]);
  draft = $state.raw<string | null>(null);
  moved = $state.raw<Moved>();
  /** The table as one seat sees it, while the device is lent to them. */
  lent = $state.raw<{ seat: Seat; table: TableState }>();

  #platform: Platform;
  #now: () => number;
  #reading: Promise<LogEntry[]> = Promise.resolve([]);
  #next: Promise<LogEntry[]> | undefined;
  #line: Promise<unknown> = Promise.resolve();
  #waiting: string[] = [];
  #epoch = 0;
  /** What each seat sent last, where everybody acts at once. */
  #lanes = new Map<Seat, Promise<unknown>>();
  #underWay = 0;
  /** This frame has drawn an answer; the newest of those after it waits for the next. */
  #drawing = false;
  #newest: TableState | undefined;
  /** The newest revision that was told of while answers were under way. */
  #told = 0;
  #kept: { sending: boolean; next?: string | null } = { sending: false };
  #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(platform: Platform, session: string, now: () => number = Date.now) {
    this.#platform = platform;
    this.#now = now;
    this.session = session;
    this.#stop = platform.changes((change) => {
      if (change.is === 'table' && change.session !== session) return;
      this.#hear(change.is === 'table' ? change.revision : Infinity);
    });
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }

  load(): Promise<void> {
    return this.#inLine(async () => void (await this.#refetch(false)));
  }

  play(command: unknown, how: { clearsDraft?: boolean; showsMoves?: boolean } = {}): Promise<boolean> {
    return this.#step('play', { command }, how);
  }
  /**
   * A command of a seat at a table where everybody acts at once. It waits for what the same seat sent
   * before, never for another seat, and nothing is dropped: who was first is settled where they arrive.
   */
  atOnce(seat: Seat, command: unknown): Promise<Outcome> {
    this.#underWay += 1;
    const sent = (this.#lanes.get(seat) ?? Promise.resolve()).then(() => this.#sendAtOnce(command));
    this.#lanes.set(seat, sent);
    return sent.finally(() => {
      this.#underWay -= 1;
      if (this.#underWay === 0 && this.#told > 0) this.#hear(this.#told);
    });
  }

  amend(corrections: Correction[]): Promise<boolean> {
    return this.#step('amend', { corrections }, { showsMoves: true, rereads: true });
  }
  undo(): Promise<boolean> {
    return this.#step('undo', {}, { repeats: true, rereads: true });
  }
  redo(): Promise<boolean> {
    return this.#step('redo', {}, { repeats: true, rereads: true });
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

  tryPlay = (command: unknown): Promise<Preview> =>
    this.#platform.call('try_play', { session: this.session, command });
  tryAmend = (corrections: Correction[]): Promise<Preview> =>
    this.#platform.call('try_amend', { session: this.session, corrections });

  /** The newest of the log, or the page before it that begins with that fact: for whoever reads it backwards. */
  newest(from?: number): Promise<LogPage> {
    return this.#platform.call('log_page', { session: this.session, order: 'newest_first', count: PAGE, ...(from !== undefined && { from }) });
  }

  /**
   * All of the log, for panels that mark what was corrected. It may be long: while it is read, one more reading
   * waits, however often it is asked for. Where everybody acts at once nobody reads it all.
   */
  readLog(): Promise<LogEntry[]> {
    this.#next ??= this.#reading.then(() => {
      this.#next = undefined;
      this.#reading = this.#fetchLog();
      return this.#reading;
    });
    return this.#next;
  }

  async #fetchLog(): Promise<LogEntry[]> {
    if (this.table?.real_time) return this.log;
    try {
      const read: LogEntry[] = [];
      for (let from: number | null = 0; from !== null; ) {
        const page: LogPage = await this.#platform.call('log_page', { session: this.session, from, count: LONGEST_PAGE });
        read.push(...page.entries);
        from = page.next;
      }
      this.log = read;
    } catch {
      // What was read before still stands.
    }
    return this.log;
  }

  /** Lends the device to a seat: what only they may see, until the next step or `takeBack`. */
  async lend(seat: Seat): Promise<void> {
    try {
      const table = await this.#platform.call('table', { session: this.session, seat });
      if (table.revision === this.table?.revision) this.lent = { seat, table };
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, 'unreachable');
    }
  }
  takeBack(): void {
    this.lent = undefined;
  }

  dismissRefusal(): void {
    this.refusal = undefined;
  }
  seen(): void {
    this.overtaken = false;
  }

  /** Keeps what is half typed, at once; while one draft is on its way only the newest waits. */
  keepDraft(draft: string | null): void {
    if (draft === this.draft) return;
    this.draft = draft;
    if (this.#kept.sending) this.#kept.next = draft;
    else void this.#sendDraft(draft);
  }

  async #sendDraft(draft: string | null): Promise<void> {
    this.#kept = { sending: true };
    try {
      await this.#platform.call('keep_draft', { session: this.session, draft });
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, 'unreachable');
    }
    const { next } = this.#kept;
    this.#kept = { sending: false };
    if (next !== undefined && next !== draft) void this.#sendDraft(next);
  }

  async #step<K extends Step>(
    name: K,
    rest: Rest<K>,
    how: { clearsDraft?: boolean; showsMoves?: boolean; repeats?: boolean; rereads?: boolean } = {},
  ): Promise<boolean> {
    const what = JSON.stringify([name, rest]);
    // The same tap twice is one tap; to undo twice is not.
    if (!how.repeats && this.#waiting.includes(what)) return false;
    this.#waiting.push(what);
    const epoch = this.#epoch;
    this.#watch();
    return this.#inLine(async () => {
      try {
        // Somebody else changed the table meanwhile: this tap was meant for another one.
        if (epoch !== this.#epoch || !this.table) return false;
        return await this.#send(name, rest, how);
      } finally {
        this.#waiting.splice(this.#waiting.indexOf(what), 1);
        this.#watch();
      }
    });
  }

  async #send<K extends Step>(
    name: K,
    rest: Rest<K>,
    how: { clearsDraft?: boolean; showsMoves?: boolean; rereads?: boolean },
    again = false,
  ): Promise<boolean> {
    this.#settle();
    const before = this.table;
    const request = { ...rest, session: this.session, revision: before?.revision ?? 0 };
    try {
      const answer = await this.#platform.call(name, request as unknown as Request<K>);
      this.refusal = undefined;
      this.failure = undefined;
      this.overtaken = false;
      if (how.clearsDraft) this.keepDraft(null);
      this.#adopt(answer as TableState);
      // A step clears the draft that was kept; what was typed meanwhile is kept again.
      if (this.draft !== (answer as TableState).draft && !this.#kept.sending) void this.#sendDraft(this.draft);
      if (how.showsMoves && before) this.#hold(before, answer as TableState);
      if (how.rereads) await this.readLog();
      return true;
    } catch (thrown) {
      const error = WireFailure.of(thrown, 'unreachable');
      if (error.kind === 'refused') {
        this.refusal = { code: error.code, rule: error.rule ?? '', params: error.params };
      } else if (error.kind === 'stale') {
        // Only a clock or a die was faster: what was meant still means the same.
        if ((await this.#refetch(true)) && !again) return this.#send(name, rest, how, true);
      } else {
        this.failure = error;
      }
      return false;
    }
  }

  async #sendAtOnce(command: unknown): Promise<Outcome> {
    const request = { session: this.session, revision: this.table?.revision ?? 0, command };
    try {
      const answer = await this.#platform.call('play', request);
      this.failure = undefined;
      this.#adoptSoon(answer);
      return { kept: true };
    } catch (thrown) {
      const error = WireFailure.of(thrown, 'unreachable');
      if (error.kind === 'refused') {
        return { kept: false, refused: { code: error.code, rule: error.rule ?? '', params: error.params } };
      }
      this.failure = error;
      return { kept: false };
    }
  }

  /** An answer is drawn at once, a burst of them once a frame. */
  #adoptSoon(table: TableState): void {
    if (this.#drawing) {
      if (table.revision > (this.#newest?.revision ?? 0)) this.#newest = table;
      return;
    }
    this.#adoptNewer(table);
    this.#drawing = true;
    requestAnimationFrame(() => {
      this.#drawing = false;
      this.#settle();
    });
  }

  /** What waits for the next frame is drawn now. */
  #settle(): void {
    const newest = this.#newest;
    this.#newest = undefined;
    if (newest) this.#adoptNewer(newest);
  }

  #hear(revision: number): void {
    // While everybody acts at once, the answers that are under way tell all that was changed.
    if (this.#underWay > 0) {
      this.#told = Math.max(this.#told, revision);
      return;
    }
    this.#told = 0;
    // After what is on its way here: our own steps come back as changes, too.
    void this.#inLine(() => this.#catchUp(revision));
  }

  /** A change of the household may hide any other one: then the table itself is asked. */
  async #catchUp(revision: number): Promise<void> {
    const shown = this.table?.revision;
    if (shown === undefined || revision <= shown) return;
    if (revision < Infinity) return void (await this.#refetch(true));
    const table = await this.#platform.call('table', { session: this.session }).catch(() => undefined);
    if (table && table.revision > shown) await this.#refetch(true);
    // Names and pieces may be others now.
    else if (table) this.#adopt(table);
  }

  /** Says whether only what lies beside the game has changed since. */
  async #refetch(overtaken: boolean): Promise<boolean> {
    try {
      const table = await this.#platform.call('table', { session: this.session });
      await loadGames([table.game]);
      // Where everybody acts at once the others always do: that is no news, and nobody reads the log for it.
      if (overtaken && table.real_time) {
        this.#adoptNewer(table);
        return false;
      }
      const beside = this.table !== undefined && sameGame(this.table, table);
      if (overtaken && !beside) {
        this.#epoch += 1;
        this.overtaken = true;
        this.refusal = undefined;
      }
      // A clock that ran out touches nothing that is half typed.
      if (overtaken && beside && this.draft !== table.draft) void this.#sendDraft(this.draft);
      else if (!this.#kept.sending) this.draft = table.draft;
      this.failure = undefined;
      this.#adopt(table);
      await this.readLog();
      return beside;
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, 'unreachable');
      return false;
    }
  }

  /** Answers may overtake each other; each is the whole table. */
  #adoptNewer(table: TableState): void {
    if (table.revision > (this.table?.revision ?? 0)) this.#adopt(table);
  }

  #adopt(table: TableState): void {
    // House rules never change at a table: what was drawn from them stays.
    this.table = { ...table, config: this.table?.config ?? table.config };
    this.fetched = this.#now();
    this.lent = undefined;
  }

  #hold(before: TableState, after: TableState): void {
    const points = (table: TableState) => table.standing.places.map((place) => place.points);
    this.moved = { before: points(before), after: points(after) };
    setTimeout(() => (this.moved = undefined), HELD);
  }

  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.length === 0) this.pending = false;
    else this.#timer = setTimeout(() => (this.pending = true), PATIENCE);
  }

  #inLine<T>(run: () => Promise<T>): Promise<T> {
    const mine = this.#line.then(run);
    this.#line = mine.catch(() => undefined);
    return mine;
  }
}
