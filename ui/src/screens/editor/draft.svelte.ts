import type { CheckedGame, GameTrial } from '../../gen/wire';
import { platform, WireFailure } from '../../platform';
import { EMPTY, follow, idOf, type Example, type File } from './patterns';

/** Checks follow what is typed by so many milliseconds. */
const SOON = 250;

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
  /** It was there before: it is changed, and gets the next revision. */
  changes = $state(false);

  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly name = $derived(typeof this.file.name === 'string' ? this.file.name : (Object.values(this.file.name)[0] ?? ''));
  readonly faults = $derived(this.checked?.faults ?? []);

  /** Begins with a game that is there already. */
  change(file: File): void {
    this.clear();
    this.file = { ...file, revision: file.revision + 1 };
    this.changes = true;
    this.check();
  }

  /** Begins with the text of a saved game that cannot be played. */
  mend(text: string): void {
    this.clear();
    this.changes = true;
    try {
      this.text = JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      this.text = text;
    }
    this.check();
  }

  clear(): void {
    this.file = follow(EMPTY, 'points');
    this.text = undefined;
    this.checked = undefined;
    this.example = {};
    this.tried = undefined;
    this.failure = undefined;
    this.changes = false;
  }

  set(file: File): void {
    this.file = file;
    this.text = undefined;
    this.check();
  }

  rename(name: string): void {
    this.set({ ...this.file, name, ...(!this.changes && { id: idOf(name, []) }) });
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

  /** Keeps the numbers it was tried with as an example that has to come out. */
  keepExample(): void {
    const columns = this.tried?.columns ?? [];
    if (columns.length === 0) return;
    const points = columns.map((one) => one.points);
    this.set({ ...this.file, cases: [...(this.file.cases ?? []), { ...this.example, points }] });
  }

  /** Asks what is wrong, and what the numbers come to, once nothing was typed for a moment. */
  check(): void {
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
      const tried = checked.file ? await platform().call('try_game', { text, entries: this.example }) : undefined;
      if (turn !== this.#asked) return;
      this.tried = tried;
      this.failure = undefined;
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
    }
  }
}

export const draft = new GameDraft();
