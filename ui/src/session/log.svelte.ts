import type { LogPage } from '../gen/wire';
import type { Platform } from '../platform';
import type { Game, LogEntry } from './game';

/** Entries that are shown at once. */
const PAGE = 60;
/** As many as one answer may have. */
const LONGEST_PAGE = 500;

/** The log of one table, a page at a time or all of it. */
export class Log<G extends Game = Game> {
  /** All entries, as of the last `read`. */
  entries = $state.raw<LogEntry<G>[]>([]);
  #reading: Promise<LogEntry<G>[]> = Promise.resolve([]);
  #next: Promise<LogEntry<G>[]> | undefined;

  constructor(
    private readonly platform: Platform,
    private readonly session: string,
  ) {}

  /** The newest entries, or the page before them that begins with `from`. */
  newest(from?: number): Promise<LogPage> {
    return this.platform.call('log_page', { session: this.session, order: 'newest_first', count: PAGE, ...(from !== undefined && { from }) });
  }

  /** Reads all of it. It may be long: while it is read, at most one more reading waits, however often it is asked for. */
  read(): Promise<LogEntry<G>[]> {
    this.#next ??= this.#reading.then(() => {
      this.#next = undefined;
      this.#reading = this.#fetch();
      return this.#reading;
    });
    return this.#next;
  }

  async #fetch(): Promise<LogEntry<G>[]> {
    try {
      const read: LogEntry<G>[] = [];
      for (let from: number | null = 0; from !== null; ) {
        const page: LogPage = await this.platform.call('log_page', { session: this.session, from, count: LONGEST_PAGE });
        read.push(...(page.entries as LogEntry<G>[]));
        from = page.next;
      }
      this.entries = read;
    } catch {
      // What was read before still stands.
    }
    return this.entries;
  }
}
