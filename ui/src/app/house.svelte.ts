import type { Change, GameCard, Group, JobState, Person, SessionCard, Settings, Welcome } from '../gen/wire';
import { setLanguage, sorted } from '../i18n/index.svelte';
import { setLargePieces, setTheme } from '../kit/theme.svelte';
import { platform, WireFailure } from '../platform';

/** So often it is asked how far everything is put in order, in milliseconds. */
const OFTEN = 200;

/** What every screen shares: who plays, what can be played, which tables are open, how it looks. */
class House {
  welcome = $state.raw<Welcome>();
  games = $state.raw<GameCard[]>([]);
  /** Everybody there ever was, the archived among them. */
  people = $state.raw<Person[]>([]);
  groups = $state.raw<Group[]>([]);
  /** Open tables, the last touched one first. */
  tables = $state.raw<SessionCard[]>([]);
  /** The newest page of the history. */
  recent = $state.raw<SessionCard[]>([]);
  /** Nothing can be shown: why. */
  failure = $state.raw<WireFailure>();
  /** Everything is being put in order after an update, and that takes a while: how far it is. */
  preparing = $state.raw<JobState>();
  /** Everything has been fetched once. */
  ready = $state(false);

  /** How far the host's clock is ahead of this one. */
  #ahead = 0;
  #stop: (() => void) | undefined;
  #warned = false;

  /** Asks for everything, and from then on whenever something changed somewhere else. */
  async open(): Promise<void> {
    this.failure = undefined;
    try {
      const welcome = await this.#greet();
      this.#ahead = welcome.now - Date.now();
      this.welcome = welcome;
      this.#warned = welcome.notices.some((notice) => notice.is === 'damaged');
      if (welcome.problem) return;
      this.games = await platform().call('games', {});
      await Promise.all([this.meet(), this.look()]);
      this.ready = true;
      this.#stop ??= platform().changes((change) => void this.#hear(change));
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
    } finally {
      this.preparing = undefined;
    }
  }

  /** The first answer once everything is in order; what is so at the second asking is not worth a word. */
  async #greet(): Promise<Welcome> {
    for (let asked = 1; ; asked += 1) {
      const welcome = await platform().call('welcome', {});
      show(welcome.settings);
      if (!welcome.preparing) return welcome;
      if (asked > 1) this.preparing = welcome.preparing;
      await new Promise((done) => setTimeout(done, OFTEN));
    }
  }

  /** The time at the host. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  async #hear(change: Change): Promise<void> {
    if (change.is === 'lists' && !(await this.#heed())) return;
    // A table that was opened is one more for everybody who sits there.
    const more = change.is === 'lists' || change.revision <= 1;
    await Promise.all([this.look(), more && this.meet()]);
  }

  /** Whether everything goes on as it was. That the file is damaged is found out while it is used: it is told then, once. */
  async #heed(): Promise<boolean> {
    const { notices, preparing } = await platform().call('welcome', {});
    if (preparing) {
      // It was ended and came back as a newer one: everything is asked for anew.
      this.ready = false;
      await this.open();
      return false;
    }
    const damaged = notices.find((notice) => notice.is === 'damaged');
    if (damaged && !this.#warned && this.welcome) {
      this.#warned = true;
      this.welcome = { ...this.welcome, notices: [...this.welcome.notices, damaged] };
    }
    return true;
  }

  async meet(): Promise<void> {
    const [people, groups] = await Promise.all([platform().call('people', {}), platform().call('groups', {})]);
    this.people = sorted(people, (person) => person.name);
    this.groups = sorted(groups, (group) => group.name);
  }

  /** Whom one can choose for a table. */
  get present(): Person[] {
    return this.people.filter((person) => !person.archived);
  }

  async look(): Promise<void> {
    const [tables, history] = await Promise.all([
      platform().call('tables', {}),
      platform().call('history', {}),
    ]);
    this.tables = [...tables].sort((a, b) => b.touched - a.touched);
    this.recent = history.sessions;
  }

  get settings(): Settings {
    return this.welcome?.settings ?? { language: 'system', theme: 'system', stay_awake: true, large_symbols: false };
  }

  /** Shown at once and kept; taken back where it cannot be kept. */
  async change(part: Partial<Settings>): Promise<void> {
    const before = this.settings;
    this.#wear({ ...before, ...part });
    try {
      this.#wear(await platform().call('change_settings', { ...before, ...part }));
    } catch (thrown) {
      this.#wear(before);
      throw thrown;
    }
  }

  #wear(settings: Settings): void {
    if (this.welcome) this.welcome = { ...this.welcome, settings };
    show(settings);
  }

  /** Forgets everything and stops listening. */
  close(): void {
    this.#stop?.();
    this.#stop = undefined;
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

function show(settings: Settings): void {
  setLanguage(settings.language === 'system' ? null : settings.language);
  setTheme(settings.theme);
  setLargePieces(settings.large_symbols);
}

export const house = new House();
