import { untrack } from 'svelte';
import type { Command } from '../../gen/cover_your_assets';
import type { Seat } from '../../gen/wire';
import { numberOf } from '../../kit/typing';
import { asked } from '../../session/game';
import type { LiveTable } from '../../session/live.svelte';
import { Trial } from '../../session/trial.svelte';
import { saidOf } from '../../table/fromPhones.svelte';
import { guestMenu } from '../../table/guestMenu.svelte';
import { counted, type Counts, type OwnStack, type Way } from './draft';

/** A person's own stack, counted or added up on their own phone, until the keeper closes the round. */
export class OwnStackCount {
  #live: LiveTable<'cover_your_assets'>;
  #seat: Seat;
  #trial: Trial<Command, 'cover_your_assets'>;
  /** The round that is being counted; a new one begins with nothing. */
  #round = $state(0);
  way = $state<Way>('count');
  counts = $state.raw<Counts>({});
  typed = $state('');
  sending = $state(false);

  readonly prompt = $derived.by(() => asked(this.#live.table, 'book_totals'));
  readonly said = $derived.by(() => (guestMenu.said?.round === this.prompt?.round ? saidOf<OwnStack>(guestMenu.said?.value ?? '') : undefined));
  /** What it comes to; nothing while nothing is typed or counted. */
  readonly amount = $derived.by<number | undefined>(() => {
    if (this.way === 'total') return numberOf(this.typed);
    const { preview } = this.#trial;
    if (Object.keys(this.counts).length === 0) return undefined;
    return preview?.is === 'refused' && !this.#trial.waiting ? (preview.partial[this.#seat] ?? undefined) : undefined;
  });
  readonly there = $derived.by(() => this.said !== undefined && this.said.amount === this.amount);

  constructor(live: LiveTable<'cover_your_assets'>, seat: Seat) {
    this.#live = live;
    this.#seat = seat;
    this.#trial = new Trial((wanted) => live.tryPlay(wanted));
    $effect(() => {
      const round = this.prompt?.round ?? 0;
      if (round === this.#round) return;
      this.#round = round;
      this.counts = {};
      this.typed = '';
    });
    $effect(() => {
      // What was said before a reload is heard a moment after the table.
      const { said } = this;
      if (!said || untrack(() => this.typed !== '' || Object.keys(this.counts).length > 0)) return;
      this.counts = said.counts ?? {};
      this.way = said.counts ? 'count' : 'total';
      this.typed = said.counts ? '' : String(said.amount);
    });
    $effect(() => {
      const { prompt, counts } = this;
      this.#trial.want(prompt && { do: 'book_counts', round: prompt.round, counts: [{ seat, cards: { ...counts } }] });
    });
  }

  count(kind: string, n: number): void {
    this.counts = counted(this.counts, kind, n);
  }
  async say(): Promise<void> {
    const { amount, prompt } = this;
    if (amount === undefined || !prompt) return;
    const value: OwnStack = { amount, ...(this.way === 'count' && { counts: this.counts }) };
    this.sending = true;
    await this.#live.say(prompt.round, value);
    this.sending = false;
  }
}
