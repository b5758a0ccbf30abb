import type { Card, Command } from '../../gen/cover_your_assets';
import type { Seat } from '../../gen/wire';
import { asked, type TableState } from '../../session/game';
import type { LiveTable } from '../../session/live.svelte';
import { Picked } from '../../session/picked.svelte';

/** What can be done with a card of the hand. */
export interface Uses {
  /** The cards it would make a set with. */
  partners: Card[];
  /** The top of the discard pile, and whether the two match. */
  discard: { top: Card; fits: boolean } | undefined;
  /** Everybody else with their top set, and whether this card opens a challenge for it. */
  targets: { seat: Seat; kind: Card | undefined; opens: boolean }[];
}

/** A turn card by card: a card of the hand is named, then what is done with it. */
export class Turn {
  #live: LiveTable<'cover_your_assets'>;
  readonly #picked: Picked<Card, 'cover_your_assets'>;

  constructor(live: LiveTable<'cover_your_assets'>) {
    this.#live = live;
    this.#picked = new Picked(live);
  }

  get picked(): Card | undefined {
    return this.#picked.value;
  }
  pick(card: Card | undefined): void {
    this.#live.dismissRefusal();
    this.#picked.value = card;
  }

  /** As the table offers it to the seat that the device is lent to. */
  uses(table: TableState<'cover_your_assets'>, card: Card): Uses {
    const view = table.view;
    const pairs = asked(table, 'pair')?.pairs ?? [];
    const top = view.discard.at(-1);
    const targets = asked(table, 'challenge')?.targets ?? [];
    return {
      partners: pairs.flatMap(([one, other]) => (one === card ? [other] : other === card ? [one] : [])),
      discard: top === undefined ? undefined : { top, fits: asked(table, 'pair_discard')?.cards.includes(card) ?? false },
      targets: view.seats.flatMap((seat, at) =>
        at === view.turn ? [] : [{
          seat: at,
          kind: seat.stack.at(-1)?.kind,
          opens: targets.some((target) => target.defender === at && target.cards.includes(card)),
        }]),
    };
  }

  pair(seat: Seat, other: Card): void {
    if (this.picked !== undefined) this.#send({ do: 'pair', seat, cards: [this.picked, other] });
  }
  pairDiscard(seat: Seat): void {
    if (this.picked !== undefined) this.#send({ do: 'pair_discard', seat, card: this.picked });
  }
  challenge(seat: Seat, defender: Seat): void {
    if (this.picked !== undefined) this.#send({ do: 'challenge', seat, defender, card: this.picked });
  }
  discard(seat: Seat): void {
    if (this.picked !== undefined) this.#send({ do: 'discard', seat, card: this.picked });
  }

  #send(command: Command): void {
    void this.#live.play(command);
  }
}
