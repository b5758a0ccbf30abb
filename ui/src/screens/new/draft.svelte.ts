import type { GameCard, Grain, Knowledge, NewTable, PresetCard, Refused, TableState } from '../../gen/wire';
import { cardOf, keyOf } from '../../games/shelf';
import { platform, WireFailure } from '../../platform';
import { readStored, writeStored } from '../../platform/storage';

/** Under this name the device has the table that is being laid, so that a closed page costs nothing. */
const NAME = 'tapete-new-table';

/** What is kept of it: who sits where, and the game by its key with what differs from its edition. */
interface Written {
  people: string[];
  first?: string | undefined;
  game?: string | undefined;
  preset?: PresetCard | undefined;
  config: Record<string, unknown>;
  knowledge: Knowledge;
  grain: Grain;
  begunWith?: string | undefined;
}

/** What has been chosen for a table that is not open yet, and what the rules say to it. */
export class Draft {
  game = $state.raw<GameCard>();
  preset = $state.raw<PresetCard>();
  config = $state.raw<Record<string, unknown>>({});
  /** Ids, as they sit, clockwise. */
  people = $state.raw<string[]>([]);
  /** Who deals first; drawn by chance when no person is named. */
  first = $state<string>();
  knowledge = $state<Knowledge>('observed');
  grain = $state<Grain>('round');
  /** Why it cannot begin. */
  refused = $state.raw<Refused | null>(null);
  failure = $state.raw<WireFailure>();
  /** What stands here has been asked about. */
  checked = $state(false);
  opening = $state(false);
  /** What it was begun with: the id of a game, of a group or of a session. */
  begunWith: string | undefined;

  #turn = 0;
  /** What this device had of the game, until the list of games is there. */
  #written: Written | undefined;
  /** The form of the game that was chosen is on its way. */
  #form: Promise<void> | undefined;

  /** How many options differ from the edition that was chosen. */
  readonly changes = $derived(
    Object.keys(this.config).filter(
      (option) => JSON.stringify(this.config[option]) !== JSON.stringify(this.preset?.config[option]),
    ).length,
  );

  /** Whether it matters to the game who deals or begins: to one from a file, if it has a dealer. */
  readonly hasFirst = $derived(this.game?.id !== 'sheet' || Boolean((this.config['game'] as { dealer?: unknown } | undefined)?.dealer));

  /** Under a name it begins with what this device had when its page was closed. */
  constructor(private readonly name?: string) {
    const written = name === undefined ? undefined : (readStored(name) as Written | undefined);
    if (!Array.isArray(written?.people)) return;
    [this.people, this.first, this.begunWith] = [written.people, written.first, written.begunWith];
    this.#written = written;
  }

  /** Goes on with what was begun: of people who are still known, with a game that is still there. */
  goOn(games: readonly GameCard[], known: readonly string[]): void {
    this.people = this.people.filter((id) => known.includes(id));
    if (this.first !== undefined && !this.people.includes(this.first)) this.first = undefined;
    const written = this.#written;
    this.#written = undefined;
    const game = games.find((one) => keyOf(one) === written?.game);
    if (!written || !game || this.game) return;
    this.choose(game);
    const { preset } = written;
    const same = game.presets.find(({ id }) => id === preset?.id);
    if (same ?? (preset && !preset.file)) this.usePreset(same ?? (preset as PresetCard));
    this.config = { ...this.config, ...written.config };
    [this.knowledge, this.grain] = [written.knowledge, written.grain];
  }

  /** Keeps it on this device as it stands; the file of a game is read again. */
  keep(): void {
    const { people, first, preset, knowledge, grain, begunWith } = this;
    const { game: _, ...config } = this.config;
    const written: Written = { people, first, game: this.game && keyOf(this.game), preset: preset?.file ? { ...preset, config: {} } : preset, config, knowledge, grain, begunWith };
    if (this.name !== undefined) writeStored(this.name, people.length > 0 || this.changes > 0 ? written : undefined);
  }

  choose(game: GameCard): void {
    const [preset] = game.presets;
    if (this.game && keyOf(game) === keyOf(this.game)) {
      if (preset?.file) this.#form = this.#renew(game, preset);
      return;
    }
    this.game = game;
    this.knowledge = game.knowledges[0] ?? 'observed';
    this.grain = game.grains[0] ?? 'round';
    if (preset) this.usePreset(preset);
    else this.config = {};
  }

  usePreset(preset: PresetCard): void {
    this.preset = preset;
    this.config = preset.config;
    this.#form = preset.file && this.#take(preset);
  }

  /** The form of a game from a file: the list of games does without it. */
  async #take(preset: PresetCard): Promise<void> {
    try {
      const { config } = await platform().call('game_options', { id: preset.id });
      // Of another one that was chosen since, nothing; what was changed or is played again stays.
      if (this.preset?.id !== preset.id) return;
      this.preset = { ...preset, config };
      this.config = { ...config, ...this.config };
    } catch (thrown) {
      if (this.preset?.id === preset.id) this.failure = WireFailure.of(thrown, '');
    }
  }

  /** The form of the game that is chosen already: its file may have changed since. */
  async #renew(game: GameCard, preset: PresetCard): Promise<void> {
    const before = this.#form;
    try {
      await before;
      const { config } = await platform().call('game_options', { id: preset.id });
      const known = this.preset;
      if (known?.id !== preset.id || JSON.stringify(config['game']) === JSON.stringify(known.config['game'])) return;
      [this.game, this.preset, this.config] = [game, { ...preset, config }, config];
    } catch (thrown) {
      if (this.preset?.id === preset.id) this.failure = WireFailure.of(thrown, '');
    }
  }

  /** The same again, of the people who still are here. */
  takeFrom(table: NewTable, games: readonly GameCard[], known: readonly string[]): void {
    const game = cardOf(games, table.game, table.config);
    if (!game) return;
    this.clear();
    this.choose(game);
    this.people = table.people.filter((id) => known.includes(id));
    this.knowledge = table.knowledge;
    this.grain = table.grain;
    this.preset = nearest(game.presets, table.config) ?? this.preset;
    this.config = { ...this.preset?.config, ...table.config };
  }

  clear(): void {
    this.game = undefined;
    this.people = [];
    this.first = undefined;
    this.refused = null;
    this.failure = undefined;
    this.checked = false;
    this.begunWith = undefined;
    this.#written = undefined;
    if (this.name !== undefined) writeStored(this.name, undefined);
  }

  sit(id: string): void {
    if (!this.people.includes(id)) this.people = [...this.people, id];
  }

  getUp(id: string): void {
    this.people = this.people.filter((other) => other !== id);
    if (this.first === id) this.first = undefined;
  }

  async shuffle(): Promise<void> {
    const before = this.people;
    const order = await platform().call('random_order', { count: before.length });
    this.people = order.flatMap((place) => before[place] ?? []);
  }

  async drawFirst(): Promise<void> {
    await this.chooseFirst([...this.people.keys()]);
  }

  /** One of these places, by lot; gives who it is. */
  async chooseFirst(among: readonly number[]): Promise<number | undefined> {
    const [drawn = 0] = await platform().call('random_order', { count: among.length });
    const place = among[drawn];
    this.first = place === undefined ? undefined : this.people[place];
    return place;
  }

  get request(): NewTable | undefined {
    if (!this.game || (this.preset?.file && !this.config['game'])) return undefined;
    const first = this.first === undefined || !this.hasFirst ? -1 : this.people.indexOf(this.first);
    return {
      game: this.game.id,
      people: this.people,
      ...(first >= 0 ? { first } : {}),
      knowledge: this.knowledge,
      grain: this.grain,
      config: this.config,
    };
  }

  /** Asks the rules whether this can begin; only the newest answer counts. */
  async check(): Promise<void> {
    const request = this.request;
    const mine = ++this.#turn;
    this.checked = false;
    if (!request) return;
    try {
      const refused = await platform().call('try_setup', request);
      if (mine !== this.#turn) return;
      this.refused = refused;
      this.failure = undefined;
      this.checked = true;
    } catch (thrown) {
      if (mine === this.#turn) this.failure = WireFailure.of(thrown, '');
    }
  }

  async open(): Promise<TableState | undefined> {
    if (this.opening) return undefined;
    this.opening = true;
    try {
      await this.#form;
      const { request } = this;
      if (!request) return undefined;
      return await platform().call('open_table', request);
    } catch (thrown) {
      const failure = WireFailure.of(thrown, '');
      if (failure.kind === 'refused') {
        this.refused = { code: failure.code, rule: failure.rule ?? '', params: failure.params };
      } else this.failure = failure;
      return undefined;
    } finally {
      this.opening = false;
    }
  }
}

/** The edition that fewest options differ from. */
function nearest(presets: readonly PresetCard[], config: Record<string, unknown>): PresetCard | undefined {
  const differs = (preset: PresetCard) =>
    Object.keys(config).filter((o) => JSON.stringify(config[o]) !== JSON.stringify(preset.config[o])).length;
  return [...presets].sort((a, b) => differs(a) - differs(b))[0];
}

/** Kept until the table is opened. */
export const draft = new Draft(NAME);
