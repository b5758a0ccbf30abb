import type { Command } from '../../gen/rage';
import type { Seat } from '../../gen/wire';
import { asked } from '../../session/game';
import type { LiveTable } from '../../session/live.svelte';
import { Trial } from '../../session/trial.svelte';
import { doneAgain, takenBack, tapped } from '../../table/drafts';
import { fromPhones, saidOf, takeIn, type Compared } from '../../table/fromPhones.svelte';
import { readDraft, writeDraft, type Entry, type OwnResult, type RageDraft } from './draft';
import { resultSaid } from './taps';

/** What the round came to, typed by the keeper and checked at every tap. */
export class Results {
  #live: LiveTable<'rage'>;
  #closed: RageDraft | undefined;
  /** Whose number the keys are for. */
  picking = $state<Seat | null>(null);
  readonly trial: Trial<Command, 'rage'>;

  readonly prompt = $derived.by(() => asked(this.#live.table, 'book_results'));
  readonly draft = $derived.by(() => readDraft(this.#live.draft.text, this.prompt?.round ?? 0));
  readonly entries = $derived.by<Entry[]>(() => {
    if (this.draft.entries) return this.draft.entries;
    const table = this.#live.table;
    const seats = table ? table.view.seats : [];
    // A person who has left takes nothing, and is asked nothing.
    return seats.map((seat) => ({ tricks: seat.bid ?? 0, bonus: 0, mad: 0, sure: seat.left }));
  });
  readonly sum = $derived.by(() => this.entries.reduce((sum, entry) => sum + entry.tricks, 0));
  /** A number was said: from here on a wrong sum is worth a word. */
  readonly begun = $derived.by(() => this.entries.some((entry, seat) => entry.sure && this.plays(seat)));
  readonly refused = $derived.by(() =>
    this.trial.preview?.is === 'refused' ? this.trial.preview.refused : undefined,
  );
  /** What each would score: as the round would be recorded, or person by person until it fits. */
  readonly points = $derived.by<(number | null)[]>(() => {
    const { preview } = this.trial;
    if (preview?.is === 'refused') return preview.partial;
    if (preview?.is !== 'accepted') return [];
    const row = preview.view.sheet.find((one) => one.round === this.prompt?.round);
    return row?.cells.map((cell) => cell.points) ?? [];
  });
  readonly command = $derived.by<Command | undefined>(() => {
    if (!this.prompt) return undefined;
    const results = this.entries
      .map(({ tricks, bonus, mad }, seat) => ({ seat, tricks, bonus, mad }))
      .filter(({ seat }) => this.plays(seat));
    return { do: 'book_results', round: this.prompt.round, results };
  });

  /** What phones say of this round and does not stand here. */
  readonly #compared = $derived.by<Compared<OwnResult>[]>(() => fromPhones.said.flatMap(({ seat, said }) => {
    const [value, entry] = [saidOf<OwnResult>(said.value), this.entries[seat]];
    if (!value || !entry || said.round !== this.prompt?.round || (entry.sure && resultSaid(entry) === resultSaid(value))) return [];
    return [{ seat, value, open: !entry.sure }];
  }));

  constructor(live: LiveTable<'rage'>) {
    this.#live = live;
    const take = (seat: Seat, { tricks, bonus, mad }: OwnResult) => this.change(seat, { tricks, bonus, mad });
    const phones = takeIn(() => this.#compared, take);
    $effect(() => {
      fromPhones.differing = phones.left.map(({ seat, value, open }) => {
        const entry = this.entries[seat];
        return { seat, what: resultSaid(value), ...(entry && !open && { mine: resultSaid(entry) }), take: () => take(seat, value) };
      });
    });
    this.trial = new Trial((wanted) => live.tryPlay(wanted));
    $effect(() => {
      void live.table?.revision;
      this.trial.want(this.command);
    });
    $effect(() => {
      // A round that was closed and is open again by Undo stands as it was typed.
      const { prompt } = this;
      if (!prompt || live.draft.text !== null || this.#closed?.round !== prompt.round) return;
      live.draft.save(writeDraft(this.#closed));
      this.#closed = undefined;
    });
  }

  /** Whether a person has not left. */
  plays(seat: Seat): boolean {
    return this.#live.table?.view.seats[seat]?.left !== true;
  }

  change(seat: Seat, to: Partial<Entry>): void {
    const { entries } = this;
    const before = entries[seat];
    if (!before || !this.prompt) return;
    const after = { ...before, ...to, sure: true };
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    this.#live.dismissRefusal();
    this.#live.draft.save(writeDraft(tapped(this.draft, entries, seat, after)));
  }

  /** Opens the keys for a person's number; a second tap says it stands as it is. */
  pick(seat: Seat): void {
    this.picking = this.picking === seat ? null : seat;
    const tricks = this.entries[seat]?.tricks;
    if (this.picking === null && tricks !== undefined) this.change(seat, { tricks });
  }

  /** Off, one, two … as many as the deck has, off again. */
  cycle(seat: Seat, what: 'bonus' | 'mad'): void {
    const most = what === 'bonus' ? this.prompt?.max_bonus : this.prompt?.max_mad;
    const now = this.entries[seat]?.[what] ?? 0;
    this.change(seat, { [what]: now >= (most ?? 0) ? 0 : now + 1 });
  }

  readonly lastTap = $derived.by(() => this.draft.done?.at(-1));
  readonly nextTap = $derived.by(() => this.draft.undone?.at(-1));
  undo = (): void => this.#live.draft.save(writeDraft(takenBack(this.draft)));
  redo = (): void => this.#live.draft.save(writeDraft(doneAgain(this.draft)));

  async close(): Promise<void> {
    const { command, draft } = this;
    if (!command) return;
    this.picking = null;
    const taken = await this.#live.play(command, { clearsDraft: true });
    if (taken) this.#closed = { ...draft, entries: this.#said(command), undone: undefined };
  }

  #said(command: Command): Entry[] {
    if (command.do !== 'book_results') return [];
    const said = new Map(command.results.map(({ seat, tricks, bonus, mad }) => [seat, { tricks, bonus, mad }]));
    return this.entries.map((_, seat) => ({ ...(said.get(seat) ?? { tricks: 0, bonus: 0, mad: 0 }), sure: true }));
  }
}
