import type { Card, Colour } from '../../gen/rage';
import type { Seat } from '../../gen/wire';
import { asked } from '../../session/game';
import type { LiveTable } from '../../session/live.svelte';
import { Picked } from '../../session/picked.svelte';
import { face } from './cards';

/**
 * A card that is turned up, or played from a hand: a wild one waits for its colour, and may wait for its value. It is kept
 * by the panel, so that turning the device forgets nothing.
 */
export class CardPlay {
  #turned: Picked<Card[], 'rage'>;
  #shown: Picked<Colour, 'rage'>;
  #half: Picked<{ card: Card; colour?: Colour }, 'rage'>;
  #live: LiveTable<'rage'>;
  #seat: () => Seat | undefined;

  constructor(live: LiveTable<'rage'>, seat: () => Seat | undefined) {
    this.#live = live;
    this.#seat = seat;
    this.#half = new Picked(live);
    this.#turned = new Picked(live);
    this.#shown = new Picked(live);
  }

  /** Turned so far: Rage cards are set aside until a number shows. */
  get turned(): readonly Card[] {
    return this.#turned.value ?? [];
  }
  readonly turnUp = (card: Card) => {
    const turned = [...this.turned, card];
    this.#turned.value = turned;
    if (face(card)) void this.#live.play({ do: 'turn', cards: turned, empty: false });
  };
  readonly turnBack = () => {
    this.#turned.value = this.turned.slice(0, -1);
  };

  /** The colour that one opened: it stays open when a card is refused; the next card begins with the colour led. */
  get shown(): Colour | undefined {
    return this.#shown.value;
  }
  set shown(colour: Colour | undefined) {
    this.#shown.value = colour;
  }

  /** The card that still needs something, with what was said of it. */
  get half() {
    return this.#half.value;
  }

  get #asked() {
    return asked(this.#live.table, 'play');
  }

  readonly card = (card: Card) => {
    if (this.#asked?.announced.includes(card)) this.#half.value = { card };
    else this.#send(card);
  };
  readonly colour = (colour: Colour) => {
    if (!this.half) return;
    if (this.#asked?.valued.includes(this.half.card)) this.#half.value = { ...this.half, colour };
    else this.#send(this.half.card, colour);
  };
  readonly value = (value: number) => {
    if (this.half) this.#send(this.half.card, this.half.colour, value);
  };
  readonly drop = () => {
    this.#half.value = undefined;
  };

  #send(card: Card, colour?: Colour, value?: number) {
    const seat = this.#seat();
    this.drop();
    if (seat !== undefined) void this.#live.play({ do: 'play', seat, card, ...(colour && { colour }), ...(value !== undefined && { value }) });
  }
}
