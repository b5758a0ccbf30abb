import type { LogEntry, LogPage, PastState, Review as Answer, RoundMark, TableState } from '../../gen/wire';
import { WireFailure, type Platform } from '../../platform';

/** How many moments are kept for when one comes back to them. */
const KEPT = 200;

/** A session that is looked back on: as it ended, or as it stood after any of its steps. */
export class Review {
  readonly session: string;
  /** Result, rounds, times, corrections. */
  review = $state.raw<Answer>();
  /** The table as it ended; none of a session that was played under another program. */
  table = $state.raw<TableState>();
  log = $state.raw<LogEntry[]>([]);
  failure = $state.raw<WireFailure>();
  /** The step that is looked at; the last one when none was chosen. */
  step = $state(0);
  /** The table after that step; while it is fetched, the one before stays. */
  past = $state.raw<PastState>();
  /** Whether it shows what was hidden from the table as well. */
  open = $state(false);

  #platform: Platform;
  #kept = new Map<number, PastState>();
  #fetching = false;
  #times = $derived(new Map(this.log.flatMap((entry) => (entry.position === null ? [] : [[entry.position, entry.at] as const]))));

  constructor(platform: Platform, session: string) {
    this.#platform = platform;
    this.session = session;
  }

  /** The last step. */
  get last(): number {
    return Math.max(0, (this.review?.steps ?? 1) - 1);
  }

  get rounds(): readonly RoundMark[] {
    return this.review?.rounds ?? [];
  }

  /** Whether an earlier moment is shown. */
  get earlier(): boolean {
    return this.step < this.last;
  }

  /** When the step that is looked at was recorded, once the log has come so far. */
  get at(): number | undefined {
    return this.#times.get(this.step);
  }

  /** The table of the moment, for the parts that draw tables. */
  get shown(): TableState | undefined {
    if (!this.table || !this.earlier || !this.past) return this.table;
    const { view, standing, seats } = this.past;
    return { ...this.table, view, standing, seats, prompts: [] };
  }

  /** Asks for all of it again; what was looked at stays where it was. */
  async look(): Promise<void> {
    try {
      const review = await this.#platform.call('review', { session: this.session });
      const changed = review.revision !== this.review?.revision;
      const atEnd = !this.review || !this.earlier;
      this.review = review;
      if (atEnd || this.step > this.last) this.step = this.last;
      this.failure = undefined;
      // Another course of the game: what was kept of the old one no longer holds.
      if (changed) this.lay(this.open && review.card.status === 'finished');
      if (review.card.foreign) return;
      this.table = await this.#platform.call('table', { session: this.session });
      if (changed) await this.#readLog();
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
    }
  }

  async #readLog(): Promise<void> {
    const read: LogEntry[] = [];
    let from: number | undefined = 0;
    while (from !== undefined) {
      const page: LogPage = await this.#platform.call('log_page', { session: this.session, from });
      read.push(...page.entries);
      from = page.next ?? undefined;
      this.log = [...read];
    }
  }

  /** Shows the table after that step; of many asked for in a row only the last is fetched. */
  go(step: number): void {
    this.step = Math.min(this.last, Math.max(0, step));
    const kept = this.#kept.get(this.step);
    if (kept) this.past = kept;
    else if (this.earlier && !this.#fetching) void this.#fetch();
  }

  /** Lays what was hidden open in every moment, or covers it. */
  lay(open: boolean): void {
    this.open = open;
    this.#kept = new Map();
    this.go(this.step);
  }

  async #fetch(): Promise<void> {
    this.#fetching = true;
    try {
      for (;;) {
        const [wanted, kept] = [this.step, this.#kept];
        const found = kept.get(wanted) ?? (await this.#platform.call('view_at', { session: this.session, position: wanted, hands: this.open }));
        this.#keep(kept, wanted, found);
        if ((wanted !== this.step || kept !== this.#kept) && this.earlier) continue;
        this.past = found;
        this.failure = undefined;
        return;
      }
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
    } finally {
      this.#fetching = false;
    }
  }

  #keep(kept: Map<number, PastState>, step: number, moment: PastState): void {
    const oldest = kept.keys().next();
    if (kept.size >= KEPT && !oldest.done) kept.delete(oldest.value);
    kept.set(step, moment);
  }
}
