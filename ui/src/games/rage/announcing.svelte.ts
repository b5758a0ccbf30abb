import type { Card, Colour, Config } from '../../gen/rage';
import { Question } from '../../session/question.svelte';

/** A card that waits for what is announced with it: its colour, then its value. */
export interface Announced {
  readonly half: { card: Card; colour?: Colour } | undefined;
  colour(colour: Colour): void;
  value(value: number): void;
  drop(): void;
}

/** A card that is told away from its turn: the judge says whether a colour is announced with it, and a value. */
export class Announcing implements Announced {
  #half = $state.raw<Announced['half']>();
  #needs = new Question<'rage', { announced: unknown }>('rage');

  constructor(
    options: () => Partial<Config>,
    private readonly told: (card: Card, colour?: Colour, value?: number) => void,
  ) {
    $effect(() => void this.#needs.ask({ ask: 'announced' }, options()));
  }

  get half() {
    return this.#half;
  }
  readonly card = (card: Card) => {
    if (this.#needs.answer?.announced.includes(card)) this.#half = { card };
    else this.told(card);
  };
  readonly colour = (colour: Colour) => {
    const card = this.#half?.card;
    if (!card) return;
    if (this.#needs.answer?.valued.includes(card)) this.#half = { card, colour };
    else this.#tell(card, colour);
  };
  readonly value = (value: number) => {
    if (this.#half) this.#tell(this.#half.card, this.#half.colour, value);
  };
  readonly drop = () => {
    this.#half = undefined;
  };

  #tell(card: Card, colour?: Colour, value?: number) {
    this.drop();
    this.told(card, colour, value);
  }
}
