import type { Command } from '../../gen/rage';
import type { Seat } from '../../gen/wire';
import { grow } from '../../kit/digits';
import { asked, type Asked } from '../../session/game';
import type { LiveTable } from '../../session/live.svelte';
import { readDraft, writeDraft } from './draft';

/** Bids as the keeper writes them: one tap for each person, in turn or where one taps. */
export class Bids {
  #live: LiveTable<'rage'>;
  /** On their way, so that the next tap is for the next person. */
  #sent = $state.raw<ReadonlyMap<Seat, number>>(new Map());

  /** Written bids; or one named in turn, asked for in the same way. */
  readonly prompt = $derived.by(() => asked(this.#live.table, 'book_bids') ?? this.#inTurn());
  readonly draft = $derived.by(() => readDraft(this.#live.draft.text, this.prompt?.round ?? 0));
  /** Whose number is missing now. */
  readonly seat = $derived.by(() => {
    const { draft, prompt } = this;
    if (!prompt) return null;
    if (draft.seat !== undefined && !this.#sent.has(draft.seat)) return draft.seat;
    return prompt.missing.find((seat) => !this.#sent.has(seat)) ?? null;
  });
  readonly typed = $derived.by(() => this.draft.typed ?? '');
  readonly forbidden = $derived.by(() => (this.seat === this.prompt?.next ? this.prompt?.forbidden : null));
  readonly values = $derived.by(() =>
    Array.from({ length: (this.prompt?.max ?? -1) + 1 }, (_, value) => value),
  );

  constructor(live: LiveTable<'rage'>) {
    this.#live = live;
  }

  #inTurn(): (Omit<Asked<'rage', 'book_bids'>, 'ask'> & { ask: 'bid' }) | undefined {
    const { table } = this.#live;
    const one = asked(table, 'bid');
    if (!table || !one) return undefined;
    const missing = table.prompts.flatMap((prompt) => (prompt.ask === 'bid' ? [prompt.seat] : []));
    return { ask: 'bid', round: table.view.round, next: one.seat, missing, max: one.max, forbidden: one.forbidden };
  }

  sent(seat: Seat): number | undefined {
    return this.#sent.get(seat);
  }

  choose(seat: Seat): void {
    if (!this.prompt) return;
    this.#live.dismissRefusal();
    this.#live.draft.save(writeDraft({ round: this.prompt.round, seat }));
  }

  /** Whether it was recorded. */
  async bid(n: number): Promise<boolean> {
    const { prompt, seat } = this;
    if (!prompt || seat === null) return false;
    const { round } = prompt;
    this.#sent = new Map(this.#sent).set(seat, n);
    this.#live.draft.save(null);
    const command: Command =
      prompt.ask === 'bid' ? { do: 'bid', seat, n } : { do: 'book_bids', round, bids: [{ seat, n }] };
    const recorded = await this.#live.play(command);
    const rest = new Map(this.#sent);
    rest.delete(seat);
    this.#sent = rest;
    return recorded;
  }

  /** A typed digit: a number that cannot grow counts at once, 1 waits for 10 or for Enter. */
  digit(digit: string): void {
    const { prompt, seat } = this;
    if (!prompt || seat === null) return;
    const grown = grow(this.values, this.typed, digit);
    if (grown.value !== undefined) return void this.bid(grown.value);
    this.#live.draft.save(writeDraft({ ...this.draft, seat, typed: grown.typed || undefined }));
  }

  enter(): boolean {
    if (!this.typed) return false;
    void this.bid(Number(this.typed));
    return true;
  }

  erase(): boolean {
    if (!this.typed) return false;
    const typed = this.typed.slice(0, -1) || undefined;
    this.#live.draft.save(writeDraft({ ...this.draft, typed }));
    return true;
  }
}
