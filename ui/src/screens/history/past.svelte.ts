import type { HistoryFilter, SessionCard } from '../../gen/wire';
import { WireFailure, type Platform } from '../../platform';
import { everything, type Wanted } from './filter';

/** The list of the history, page after page; it stays while one looks at an evening and comes back. */
export class Past {
  wanted = $state.raw<Wanted>(everything);
  cards = $state.raw<SessionCard[]>([]);
  /** Something has been answered. */
  asked = $state(false);
  failure = $state.raw<WireFailure>();
  /** Where the list was scrolled to, as the list that is drawn says. */
  kept: { cache: unknown; top: number } | undefined;

  #next: string | null = null;
  #turn = 0;
  #reading = false;
  #seen: unknown;

  get more(): boolean {
    return this.#next !== null;
  }

  /** Reads again when something changed since `mark` was last seen, as many evenings as before. */
  async refresh(platform: Platform, filter: HistoryFilter, mark: unknown): Promise<void> {
    if (this.#seen === mark && this.asked) return;
    this.#seen = mark;
    await this.#read(platform, filter, this.cards.length);
  }

  /** Another wish: from the top. */
  async want(platform: Platform, wanted: Wanted, filter: HistoryFilter): Promise<void> {
    this.wanted = wanted;
    this.kept = undefined;
    await this.#read(platform, filter, 0);
  }

  /** The next page, when the end of the list comes into sight. */
  async further(platform: Platform, filter: HistoryFilter): Promise<void> {
    if (this.#reading || this.#next === null) return;
    const mine = this.#turn;
    this.#reading = true;
    try {
      const page = await platform.call('history', { from: this.#next, filter });
      if (mine !== this.#turn) return;
      this.cards = [...this.cards, ...page.sessions];
      this.#next = page.next;
    } catch (thrown) {
      if (mine === this.#turn) this.failure = WireFailure.of(thrown, '');
    } finally {
      this.#reading = false;
    }
  }

  async #read(platform: Platform, filter: HistoryFilter, least: number): Promise<void> {
    const mine = ++this.#turn;
    // The page after those of another wish is none of this one.
    this.#next = null;
    try {
      let page = await platform.call('history', { filter });
      const read = [...page.sessions];
      while (page.next !== null && read.length < least && mine === this.#turn) {
        page = await platform.call('history', { from: page.next, filter });
        read.push(...page.sessions);
      }
      if (mine !== this.#turn) return;
      this.cards = read;
      this.#next = page.next;
      this.failure = undefined;
      this.asked = true;
    } catch (thrown) {
      if (mine === this.#turn) this.failure = WireFailure.of(thrown, '');
    }
  }
}

/** The one list of this page. */
export const past = new Past();
