import type { Change, GameCard, Group, JobState, Notice, Person, Problem, SessionCard, Settings, Welcome } from '../gen/wire';
import { loadGames, setLanguage, sorted } from '../i18n/index.svelte';
import { setLargePieces, setTheme } from '../kit/theme.svelte';
import { platform, WireFailure } from '../platform';
import { attempt } from './failure';
import { newest } from '../platform/newest';
import type { Game, Tables } from '../session/game';

/** So often it is asked how far the rebuild after an update is, in milliseconds. */
const OFTEN = 200;
/** So many open tables come at once. */
export const TABLES = 30;
/** So often while another program has the database open, in milliseconds. */
const WHILE_LOCKED = 1_000;

/** What every screen shares: who plays, what can be played, which tables are open, how it looks. */
class App {
  welcome = $state.raw<Welcome>();
  games = $state.raw<GameCard[]>([]);
  /** Everybody there ever was, the archived among them. */
  people = $state.raw<Person[]>([]);
  groups = $state.raw<Group[]>([]);
  /** Open tables, the last touched one first; those that are older come when they are asked for. */
  tables = $state.raw<SessionCard[]>([]);
  /** There may be older ones. */
  olderTables = $state(false);
  /** The newest page of the history. */
  recent = $state.raw<SessionCard[]>([]);
  /** Nothing can be shown: why. */
  failure = $state.raw<WireFailure>();
  /** The rebuild after an update, where it takes a while: how far it is. */
  preparing = $state.raw<JobState>();
  /** Everything has been fetched once. */
  ready = $state(false);

  /** Tables or evenings are on the screen: only then a step at a table is a reason to fetch them. */
  listed = true;
  /** Something changed since tables and evenings were fetched. */
  #stale = false;
  /** Something changed, and could not be fetched: all lists may be old. */
  #unheard = false;
  /** How far the host's clock is ahead of this one. */
  #ahead = 0;
  #stop: (() => void) | undefined;
  /** From then on every change is heard: what is fetched later misses none. */
  #hears: Promise<void> | undefined;
  #hearing = false;
  /** Something may have changed since the first answer, and was not fetched. */
  #missed = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Notices that were read: they are not told again. */
  #read = new Set<string>();
  #askPeople = newest();
  #askTables = newest();
  /** So many changes of settings are under way; the last of them, and what the host has kept. */
  #changing = 0;
  #sending: Promise<void> = Promise.resolve();
  #saved: Settings | undefined;
  #greeted = () => {};
  /** The first answer came, or none: from then on it is drawn in the language that was chosen. */
  readonly greeted = new Promise<void>((done) => (this.#greeted = done));

  /** The values that a game offers for an option. */
  choices<G extends Game, K extends string & keyof Tables[G]['config']>(game: G, option: K) {
    const rules = this.games.find((one) => one.id === game)?.house_rules;
    return (rules?.find((rule) => rule.name === option)?.choices ?? []) as unknown as readonly Tables[G]['config'][K][];
  }

  /** Asks for everything, and from then on whenever something changed somewhere else. */
  async open(): Promise<void> {
    this.failure = undefined;
    this.#hears ??= new Promise((done) => (this.#stop = platform().changes((change) => void attempt(() => this.#hear(change)), () => ((this.#hearing = true), done()))));
    try {
      const welcome = await this.#waitUntilReady();
      this.#ahead = welcome.now - Date.now();
      this.welcome = welcome;
      const shown = Promise.all([show(welcome.settings), this.#hears]).then(this.#greeted);
      if (welcome.problem) return void (await shown, this.#waitForOthers(welcome.problem));
      await this.#hears;
      let lists = !this.#missed;
      do {
        this.#missed = false;
        await Promise.all([shown, lists ? this.#loadLists() : this.#catchUp()]);
        lists = false;
      } while (this.#missed);
      this.ready = true;
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
    } finally {
      this.#greeted();
      this.preparing = undefined;
    }
  }

  /** The first answer once everything is in order; what is so at the second asking is not worth a word. */
  async #waitUntilReady(): Promise<Welcome> {
    for (let asked = 1; ; asked += 1) {
      // Its notices may be older than the first change that is heard.
      this.#missed = !this.#hearing;
      const welcome = await platform().call('welcome', {});
      if (!welcome.preparing) return welcome;
      await show(welcome.settings);
      this.#greeted();
      if (asked > 1) this.preparing = welcome.preparing;
      await new Promise((done) => setTimeout(done, OFTEN));
    }
  }

  /** The time at the host. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Fetches tables and evenings where something changed while they were not shown: before a place is drawn that shows them. */
  refresh(): Promise<void> | undefined {
    if (this.#unheard) return this.#unlessUnheard(() => this.#catchUp());
    return this.#stale ? this.loadTables() : undefined;
  }

  async #loadLists(): Promise<void> {
    await Promise.all([this.loadGames(), this.loadPeople(), this.loadTables()]);
  }

  /** All that a change that was not heard may have been about. */
  async #catchUp(): Promise<void> {
    await Promise.all([this.#loadLists(), this.#checkNotices()]);
  }

  /** What fails here is fetched with the next change, or with the next place that shows a list. */
  async #unlessUnheard(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.#unheard = false;
    } catch (thrown) {
      this.#unheard = true;
      throw thrown;
    }
  }

  async #hear(change: Change): Promise<void> {
    if (change.is === 'guests') return;
    if (!this.ready && this.failure) return this.open();
    if (!this.ready) return void (this.#missed = true);
    await this.#unlessUnheard(() => (this.#unheard ? this.#catchUp() : this.#fetch(change)));
  }

  async #fetch(change: Exclude<Change, { is: 'guests' }>): Promise<void> {
    if (change.is === 'games') return this.loadGames();
    if (change.is === 'lists' && !(await this.#checkNotices())) return;
    // A table that was opened is one more for everybody who sits there.
    const more = change.is === 'lists' || change.revision <= 1;
    this.#stale = true;
    await Promise.all([this.listed && this.loadTables(), more && this.loadPeople()]);
  }

  /** Tries again to open a database that another program holds, until it lets go. */
  #waitForOthers(problem: Problem): void {
    if (problem.is !== 'locked') return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.open(), WHILE_LOCKED);
  }

  /** Tries at once what is tried again from time to time. */
  async tryAgain(): Promise<void> {
    await platform().call('try_again', {}).catch(() => undefined);
    await this.open();
  }

  /** A notice was read: it is gone, and comes back with the next start if it still holds. */
  readNotice(notice: Notice): void {
    this.#read.add(JSON.stringify(notice));
    if (this.welcome) this.welcome = { ...this.welcome, notices: this.#unread(this.welcome.notices) };
  }

  #unread(notices: Notice[]): Notice[] {
    return notices.filter((notice) => !this.#read.has(JSON.stringify(notice)));
  }

  /** Whether everything goes on as it was. What is found out while it is used is told then: damage, copies that are missing. */
  async #checkNotices(): Promise<boolean> {
    const { notices, preparing } = await platform().call('welcome', {});
    if (preparing) {
      // It was ended and came back as a newer one: everything is asked for again.
      this.ready = false;
      await this.open();
      return false;
    }
    const unread = this.#unread(notices);
    if (this.welcome && JSON.stringify(unread) !== JSON.stringify(this.welcome.notices)) {
      this.welcome = { ...this.welcome, notices: unread };
    }
    return true;
  }

  async loadGames(): Promise<void> {
    this.games = await platform().call('games', {});
  }

  async loadPeople(): Promise<void> {
    const isNewest = this.#askPeople();
    const [people, groups] = await Promise.all([platform().call('people', {}), platform().call('groups', {})]);
    if (!isNewest()) return;
    this.people = sorted(people, (person) => person.name);
    this.groups = sorted(groups, (group) => group.name);
  }

  /** Whom one can choose for a table. */
  get present(): Person[] {
    return this.people.filter((person) => !person.archived);
  }

  async loadTables(): Promise<void> {
    this.#stale = false;
    const isNewest = this.#askTables();
    const [tables, history] = await this.#tables().catch((thrown: unknown) => {
      this.#stale = true;
      throw thrown;
    });
    if (!isNewest()) return;
    this.tables = tables;
    this.olderTables = tables.length >= TABLES;
    this.recent = history.sessions;
  }

  async #tables() {
    const both = await Promise.all([platform().call('tables', {}), platform().call('history', {})]);
    await loadGames([...both[0], ...both[1].sessions].map((card) => card.game));
    return both;
  }

  /** The next page of open tables. */
  async loadOlderTables(): Promise<void> {
    const shown = this.tables;
    const older = await platform().call('tables', { after: shown.at(-1)?.session ?? null });
    await loadGames(older.map((card) => card.game));
    // Fetched again meanwhile: then they begin again.
    if (this.tables !== shown) return;
    this.tables = [...shown, ...older];
    this.olderTables = older.length >= TABLES;
  }

  /** As the host keeps them; unknown until it has answered. */
  get settings(): Settings | undefined {
    return this.welcome?.settings;
  }

  /** Shown at once and saved; taken back where it cannot be saved. */
  async change(part: Partial<Settings>): Promise<void> {
    const before = this.settings;
    if (!before) return;
    if (this.#changing === 0) this.#saved = before;
    this.#changing += 1;
    // One after the other: each says all settings.
    const sent = this.#sending.then(async () => {
      this.#saved = await platform().call('change_settings', { ...before, ...this.#saved, ...part });
    });
    this.#sending = sent.catch(() => undefined);
    try {
      await this.#applySettings({ ...before, ...part });
      await sent;
    } finally {
      this.#changing -= 1;
      // What was chosen meanwhile is shown until that is answered, too.
      if (this.#changing === 0 && this.#saved) await this.#applySettings(this.#saved);
    }
  }

  async #applySettings(settings: Settings): Promise<void> {
    if (this.welcome) this.welcome = { ...this.welcome, settings };
    await show(settings);
  }

  /** Forgets everything and stops listening. */
  close(): void {
    this.#stop?.();
    this.#hears = undefined;
    this.#hearing = false;
    clearTimeout(this.#waiting);
    this.welcome = undefined;
    this.games = [];
    this.people = [];
    this.groups = [];
    this.tables = [];
    this.recent = [];
    this.failure = undefined;
    this.preparing = undefined;
    this.ready = false;
  }
}

async function show(settings: Settings): Promise<void> {
  setTheme(settings.theme);
  setLargePieces(settings.large_symbols);
  await setLanguage(settings.language === 'system' ? null : settings.language);
}

export const app = new App();
