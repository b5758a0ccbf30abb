import type { Seat } from '../../gen/wire';
import { Amendment } from '../../table/amendment.svelte';

export interface Corrected {
  bid: number | null;
  tricks: number | null;
  bonus: number;
  mad: number;
}

/** A round of Rage as it was written down, with what it should have been. */
export class RageAmendment extends Amendment<'rage'> {
  readonly cards = $derived.by(() => this.steps.filter(({ command }) => command.do === 'play' || command.do === 'turn'));

  #bids = (seat: Seat) => this.written(['book_bids'], ({ bids }) => bids.some((bid) => bid.seat === seat));
  #bid = (seat: Seat) => this.written(['bid'], (command) => command.seat === seat);

  /** What counts for a person now, changes included. */
  of(seat: Seat): Corrected {
    const booked = this.#bids(seat)?.command.bids.find((bid) => bid.seat === seat);
    const result = this.written(['book_results'])?.command.results.find((one) => one.seat === seat);
    return {
      bid: booked?.n ?? this.#bid(seat)?.command.n ?? null,
      tricks: result?.tricks ?? null,
      bonus: result?.bonus ?? 0,
      mad: result?.mad ?? 0,
    };
  }

  bid(seat: Seat, n: number): void {
    const booked = this.#bids(seat);
    const one = this.#bid(seat);
    if (booked) {
      const bids = booked.command.bids.map((bid) => (bid.seat === seat ? { ...bid, n } : bid));
      this.replace(booked.position, { ...booked.command, bids });
    } else if (one) this.replace(one.position, { ...one.command, n });
  }

  result(seat: Seat, to: Partial<Pick<Corrected, 'bonus' | 'mad'> & { tricks: number }>): void {
    const step = this.written(['book_results']);
    if (!step) return;
    const results = step.command.results.map((one) => (one.seat === seat ? { ...one, ...to } : one));
    this.replace(step.position, { ...step.command, results });
  }
}
