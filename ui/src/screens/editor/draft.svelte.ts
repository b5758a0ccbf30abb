import type { CheckedGame, GameFault, GameNames, GameTrial } from '../../gen/wire';
import { t } from '../../i18n/index.svelte';
import { resaid, said, type Said } from '../../i18n/said';
import { dismiss, toast, toasts } from '../../kit/toasts.svelte';
import { platform, WireFailure } from '../../platform';
import { readStored, writeStored } from '../../platform/storage';
import { textOf } from './gameText';
import { placeOf, valueAt, withValue, type Path } from './more/shape';
import { EMPTY, follow, idOf, idsIn, isOwn, isSpokenOf, type Example, type File } from './patterns';

/** Checks follow what is typed by so many milliseconds. */
const SOON = 250;

/** Under this name the device has the game that is being made, so that a closed page costs nothing. */
const NAME = 'tapete-game-being-made';

/** So many people are enough to try a game with. */
const ENOUGH = 2;

const UNKNOWN: GameNames = { names: [], functions: [], of_lists: [], reserved: [] };

/** The game that is being made: its file, what is wrong with it, and the numbers it is tried with. */
export class GameDraft {
  file = $state.raw<File>(EMPTY);
  /** The text of the file while it is edited as such. */
  text = $state<string>();
  /** What the check said of it last. */
  checked = $state.raw<CheckedGame>();
  /** What it is tried with: numbers by the id of a field, a list of everybody's or one for the table. */
  example = $state.raw<Example>({});
  tried = $state.raw<GameTrial>();
  failure = $state.raw<WireFailure>();
  /** The revision that is changed; nothing for a new game. */
  from = $state<number>();
  /** What may stand in the expression that is written. */
  known = $state.raw<GameNames>(UNKNOWN);

  /** Ids that were made of a name here: they follow it, as long as nothing speaks of them. */
  #fresh = new Set<string>();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly name = $derived(said(this.file.name));
  readonly faults = $derived(this.checked?.faults ?? []);
  /** Why the numbers it is tried with come to nothing, or no longer fit what is written down. */
  readonly amiss = $derived.by(() => {
    if (this.tried?.refused) return { refused: this.tried.refused };
    const unfit = this.faults.length === 0 ? this.tried?.faults[0] : undefined;
    return unfit && { unfit };
  });
  readonly people = $derived(Math.max(this.file.seats[0], Math.min(ENOUGH, this.file.seats[1])));
  /** What it is tried with, without what is no longer written down. */
  readonly entries = $derived.by((): Example => {
    const known = (id: string) => id === 'round' || (this.file.round ?? this.file.sheet)?.fields.some((one) => one.id === id);
    const fit = (value: unknown) => (Array.isArray(value) ? Array.from({ length: this.people }, (_, at) => (value[at] as unknown) ?? null) : value);
    const entered = Object.entries(this.example).filter(([id]) => known(id));
    return { ...Object.fromEntries(entered.map(([id, value]) => [id, fit(value)])), seats: this.people };
  });

  /** With what this device had when its page was closed. */
  constructor() {
    const stored = readStored(NAME) as (Pick<GameDraft, 'file' | 'text' | 'example' | 'from'> & { fresh: string[] }) | undefined;
    if (!Array.isArray(stored?.file?.seats) || !Array.isArray(stored.fresh)) return;
    ({ file: this.file, text: this.text, example: this.example, from: this.from } = stored);
    this.#fresh = new Set(stored.fresh);
  }

  /** Begins a new game, or goes on with the one that was begun; with a name it is always another one. */
  make(name = ''): void {
    if (name !== '' || this.from !== undefined) this.clear();
    if (name !== '') this.rename(name);
    else if (this.file !== EMPTY && (this.name.trim() !== '' || isOwn(this.file))) this.#goOn(() => this.clear());
  }

  /** Begins with a game that is there already, or goes on where its change was left. */
  change(file: File): void {
    const begin = () => {
      this.clear();
      this.file = { ...file, revision: file.revision + 1 };
      this.from = file.revision;
      this.check();
    };
    if (this.from !== undefined && this.file.id === file.id) this.#goOn(begin);
    else begin();
  }

  #goOn(startOver: () => void): void {
    toast(t('editor-goes-on'), { label: t('editor-start-over'), run: startOver });
  }

  /** Begins with the text of a saved game that cannot be played. */
  mend(text: string): void {
    this.clear();
    this.from = Number.MAX_SAFE_INTEGER;
    try {
      const read = JSON.parse(text) as File;
      this.text = textOf(read);
      this.from = read.revision;
    } catch {
      this.text = text;
    }
    this.check();
  }

  clear(): void {
    // What could be put back is gone with it.
    for (const { id } of toasts()) dismiss(id);
    this.file = follow(EMPTY, 'points');
    this.text = undefined;
    this.checked = undefined;
    this.example = {};
    this.tried = undefined;
    this.failure = undefined;
    this.from = undefined;
    this.#fresh = new Set([EMPTY.id]);
    writeStored(NAME, undefined);
  }

  set(file: File): void {
    this.file = file;
    this.text = undefined;
    this.check();
  }

  /** It is to take the place of this revision, too. */
  over(revision: number): void {
    this.from = revision;
    this.set({ ...this.file, revision: revision + 1 });
  }

  /** Another shape of the game; what goes with the one before can be put back. */
  reshape(file: File, gone: string | undefined): void {
    const before = this.file;
    this.set(file);
    if (gone !== undefined) toast(gone, { label: t('form-put-back'), run: () => this.set(before) });
  }

  rename(name: string): void {
    this.put(['name'], resaid(this.file.name, name));
  }

  at(path: Path): unknown {
    return valueAt(this.file, path);
  }

  /** Writes what stands at a place of the file; nothing takes the name out. */
  put(path: Path, value: unknown): void {
    this.set(this.#named(withValue(this.file, path, value), path));
  }

  /** Takes out what stands at a place, and offers to put it back. */
  take(path: Path, what: string): void {
    const gone = this.at(path);
    const [list, at] = [path.slice(0, -1), path.at(-1)];
    this.put(path, undefined);
    const back = () => {
      const items = this.at(list);
      if (typeof at === 'number' && Array.isArray(items)) this.put(list, items.toSpliced(at, 0, gone));
      else this.put(path, gone);
    };
    toast(t('form-removed', { what }), { label: t('form-put-back'), run: back });
  }

  /** An id for something new, which follows its name from now on. */
  newId(otherwise: string): string {
    const id = idOf('', this.#taken(this.file), otherwise);
    this.#fresh.add(id);
    return id;
  }

  /** What is wrong at a place itself. */
  faultsAt(path: Path): GameFault[] {
    const place = placeOf(path);
    return this.faults.filter((one) => one.path === place);
  }

  /** What is wrong at a place and at everything in it. */
  faultsIn(path: Path): GameFault[] {
    const place = placeOf(path);
    return this.faults.filter((one) => one.path === place || one.path.startsWith(`${place}.`) || one.path.startsWith(`${place}[`));
  }

  /** Asks what may stand in the expression at a place. */
  async askNames(path: Path): Promise<void> {
    const text = JSON.stringify(path.length > 0 ? withValue(this.file, path, '0') : this.file);
    this.known = { ...UNKNOWN, reserved: this.known.reserved };
    try {
      this.known = await platform().call('game_names', { text, path: placeOf(path) });
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
    }
  }

  /** What these entries come to, whatever an example of them says. */
  async trial(entries: Example): Promise<GameTrial | undefined> {
    try {
      return await platform().call('try_game', { text: this.text ?? JSON.stringify(this.file), entries });
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
      return undefined;
    }
  }

  #taken = (file: File): string[] => [...idsIn(file), ...this.known.reserved];

  /** The same file, with the id of what was just named made of its name. */
  #named(file: File, path: Path): File {
    const owner = path.slice(0, path.lastIndexOf('name'));
    const id = valueAt(file, [...owner, 'id']);
    const name = valueAt(file, [...owner, 'name']);
    if (!path.includes('name') || name === undefined || typeof id !== 'string' || !this.#fresh.has(id)) return file;
    const others = withValue(file, owner, { ...(valueAt(file, owner) as object), id: '', name: '' });
    if (owner.length > 0 && isSpokenOf(others, id)) return file;
    const made = idOf(said(name as Said), owner.length > 0 ? this.#taken(others) : [], id);
    this.#fresh.add(made);
    return withValue(file, [...owner, 'id'], made);
  }

  /** Takes over what was written as text, as far as it can be read. */
  write(text: string): void {
    this.text = text;
    this.check();
  }

  enter(example: Example): void {
    this.example = example;
    this.check();
  }

  /** Keeps the numbers it was tried with as an example that has to come out. What is refused comes out in no game. */
  keepExample(): void {
    const columns = this.tried?.columns ?? [];
    if (columns.length === 0 || this.amiss) return;
    const points = columns.map((one) => one.points);
    this.set({ ...this.file, cases: [...(this.file.cases ?? []), { ...this.entries, points }] });
  }

  /** Which of the examples do not come out. */
  readonly strays = $derived((this.file.cases ?? []).filter((_, at) => this.faults.some((one) => one.path === `cases[${at}]`)));

  /** Takes out the examples that do not come out. */
  dropStrays(): void {
    this.set({ ...this.file, cases: (this.file.cases ?? []).filter((one) => !this.strays.includes(one)) });
  }

  /** Stores it on this device, and asks what is wrong and what the numbers come to, once nothing was typed for a moment. */
  check(): void {
    const { file, text, example, from } = this;
    writeStored(NAME, { file, text, example, from, fresh: [...this.#fresh] });
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#ask(), SOON);
  }

  async #ask(): Promise<void> {
    const turn = ++this.#asked;
    const text = this.text ?? JSON.stringify(this.file);
    try {
      const checked = await platform().call('check_game', { text });
      if (turn !== this.#asked) return;
      this.checked = checked;
      if (this.text !== undefined && checked.file) this.file = checked.file as unknown as File;
      const tried = checked.file ? await platform().call('try_game', { text, entries: this.entries }) : undefined;
      if (turn !== this.#asked) return;
      this.tried = tried;
      this.failure = undefined;
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
    }
  }
}

export const draft = new GameDraft();
