import type { Broken, Catalogue, CatalogueAnswer } from '../../../gen/rush_out';
import { t } from '../../../i18n/index.svelte';
import { platform, WireFailure } from '../../../platform';
import { readStored, writeStored } from '../../../platform/storage';
import { judge } from '../../../session/question.svelte';

const OPTION = { game: 'rush_out', option: 'catalogue' } as const;

/** Under this name a browser has what was copied in it before the backend stored such work. */
const BEFORE = 'tapete-rush-out-cards';

/** What the rules say to cards; null are those that were made up. */
export async function looked(catalogue: unknown): Promise<CatalogueAnswer> {
  const verdict = await judge<'rush_out', CatalogueAnswer>('rush_out', { ask: 'catalogue', catalogue }, {});
  if (verdict?.is !== 'answer') throw WireFailure.of('', 'unreachable');
  return verdict.answer;
}

/** How many of the cards and tiles were compared with the real ones. */
export interface Checked {
  n: number;
  of: number;
}
export const checkedOf = ({ of, unchecked }: CatalogueAnswer): Checked => ({ n: of - unchecked, of });

/** A value as text, whatever order its fields are in. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part);

/** The cards of the household, as the backend stores them: each change goes there as it is made, half a card as well. */
export class OurCards {
  /** Unknown until they are here; null while none was copied. */
  catalogue = $state.raw<Catalogue | null>();
  checked = $state.raw<Checked>();
  /** Why what is stored cannot be read. */
  unread = $state.raw<Broken>();
  /** Why they are not here, or why the last change is not stored. */
  failure = $state.raw<WireFailure>();
  /** A change is not stored yet. */
  waits = $state(false);
  /** How often they were replaced by what another window has: the page begins again then. */
  edition = $state(0);

  /** When what is stored was saved; null where nothing is. */
  #saved: number | null = null;
  #next: Catalogue | undefined;
  #storing: Promise<void> | undefined;
  /** What was sent and not answered: it may have been stored. */
  readonly #sent = new Set<string>();
  /** Counts what is asked and changed: an answer that is older than a change says nothing any more. */
  #turn = 0;
  /** What forms of new tables may have taken over since the page was opened. */
  readonly #taken = new Set<string>();

  /** Fetches what is stored, once every change of this page has got there. */
  async load(): Promise<void> {
    if (this.#next) await this.again();
    if (this.#next) return;
    const turn = ++this.#turn;
    try {
      const found = (await platform().call('own_value', OPTION)) ?? (await this.#fromBefore());
      const answer = found && (await looked(found.value));
      if (turn !== this.#turn) return;
      const saved = found?.saved ?? null;
      // The page begins again with what another window has.
      if (this.catalogue && saved !== this.#saved) this.edition += 1;
      this.#saved = saved;
      this.catalogue = answer?.catalogue ?? (answer ? undefined : null);
      this.checked = answer?.catalogue ? checkedOf(answer) : undefined;
      this.unread = answer?.catalogue ? undefined : answer?.broken[0];
      this.failure = undefined;
      if (this.catalogue) this.#taken.add(JSON.stringify(this.catalogue));
    } catch (thrown) {
      if (turn === this.#turn) this.failure = WireFailure.of(thrown, 'unreachable');
    }
  }

  /** The work of a browser of before is taken over once, where nothing is stored; what cannot be read stays there. */
  async #fromBefore(): Promise<{ value: unknown; saved: number } | null> {
    const value = readStored(BEFORE);
    if (value === undefined || !(await looked(value)).catalogue) return null;
    const saved = await platform().call('save_own_value', { ...OPTION, value, after: null });
    writeStored(BEFORE, undefined);
    return { value, saved };
  }

  /** Begins with the cards that were made up: nothing is stored before one is copied. */
  async begin(): Promise<void> {
    try {
      const { catalogue } = await looked(null);
      if (!catalogue) return;
      this.unread = this.failure = undefined;
      this.catalogue = { ...catalogue, name: t('rush_out-cards-name') };
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, 'unreachable');
    }
  }

  change(to: Catalogue): void {
    this.#turn += 1;
    this.catalogue = to;
    this.#next = to;
    void this.again();
  }

  /** Stores what is not stored yet; of several changes only the last one. */
  again(): Promise<void> {
    this.#storing ??= this.#store().finally(() => (this.#storing = undefined));
    return this.#storing;
  }

  async #store(): Promise<void> {
    this.waits = true;
    this.failure = undefined;
    try {
      while (this.#next) {
        const value = this.#next;
        this.#saved = await this.#save(value);
        this.#sent.clear();
        if (this.#next === value) this.#next = undefined;
      }
      this.waits = false;
    } catch (thrown) {
      const failure = WireFailure.of(thrown, 'unreachable');
      if (failure.code === 'own_value_changed') {
        // Another window went on with them: what it has is shown, and nothing of it is lost.
        // So is what was tapped before that is here: it was meant for the cards of before.
        do {
          this.#next = undefined;
          await this.load();
        } while (this.#next);
        this.waits = false;
      }
      this.failure = failure;
    }
  }

  /** Saves it after what is stored; answers when. Where the answer to what this page sent was lost, that is what is stored. */
  async #save(value: Catalogue): Promise<number> {
    try {
      return await platform().call('save_own_value', { ...OPTION, value, after: this.#saved });
    } catch (thrown) {
      const failure = WireFailure.of(thrown, 'unreachable');
      if (failure.code !== 'own_value_changed') {
        this.#sent.add(textOf(value));
        throw failure;
      }
      const found = await platform().call('own_value', OPTION);
      if (!found || found.saved === this.#saved || !this.#sent.has(textOf(found.value))) throw failure;
      this.#saved = found.saved;
      return this.#save(value);
    }
  }

  /** Whether the cards of a new table are these, as they are now or as the form once took them over. */
  are(catalogue: unknown): boolean {
    const text = JSON.stringify(catalogue);
    return text === JSON.stringify(this.catalogue) || this.#taken.has(text);
  }
}

export const ours = new OurCards();
