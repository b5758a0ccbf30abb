import type { Card, Command } from '../../gen/rush7';
import type { Refused, Seat } from '../../gen/wire';
import { asked } from '../../session/game';
import type { LiveTable } from '../../session/live.svelte';
import { lastOf, stepsFor } from '../../session/steps';
import { dropped, readDraft, typed, writeDraft, type Half } from './draft';

/** Where a number goes. */
export interface Field {
  zone: number;
  seat: Seat;
}

const NOTHING: Half = [null, null];

/** The cards of a turn as the keeper writes them: zone by zone, or wherever one taps. */
export class Entry {
  #live: LiveTable<'rush7'>;
  /** On their way, so that the next number is for the next zone. */
  #sent = $state.raw<ReadonlyMap<number, Half>>(new Map());
  /** The last step on its way: a card is tried against the table as it will be then. */
  #going: Promise<unknown> = Promise.resolve();
  /** Why the card that was just typed cannot be, before its zone is whole. */
  #early = $state.raw<Refused>();

  readonly view = $derived.by(() => (this.#live.table ? this.#live.table.view : undefined));
  readonly draft = $derived.by(() => readDraft(this.#live.draft.text, this.view?.turn ?? 0));
  /** Results only: the table judged this zone itself, or judges all of them. */
  readonly results = $derived.by(() => {
    const entered = this.zone === null ? null : this.#battle(this.zone);
    return entered ? entered.sides === null : this.view?.grain === 'round';
  });
  readonly cards = $derived.by(() => asked(this.#live.table, 'book_set_zone')?.cards ?? []);
  /** The marked zone; none when every zone is entered. */
  readonly zone = $derived.by(() => {
    if (this.draft.zone !== undefined && !this.#sent.has(this.draft.zone)) return this.draft.zone;
    return this.view?.missing.find((zone) => !this.#sent.has(zone)) ?? null;
  });
  /** The marked zone is entered: what is typed corrects it. */
  readonly fixing = $derived.by(() => this.zone !== null && this.#battle(this.zone) !== null);
  readonly field = $derived.by((): Field | null => {
    const { zone, draft } = this;
    if (zone === null) return null;
    if (draft.zone === zone && draft.seat !== undefined) return { zone, seat: draft.seat };
    return { zone, seat: this.half(zone)[0] === null ? 0 : 1 };
  });
  readonly refused = $derived.by(() => this.#early ?? this.#live.refusal);

  constructor(live: LiveTable<'rush7'>) {
    this.#live = live;
  }

  /** What is typed of a zone that is not recorded. */
  half(zone: number): Half {
    return this.#sent.get(zone) ?? this.draft.halves?.[zone] ?? NOTHING;
  }

  /** How many of a card have not come up, those half typed and on their way counted. */
  left(card: Card): number {
    const known = this.cards.find((one) => one.card === card)?.left ?? 0;
    const halves = [...Object.values(this.draft.halves ?? {}), ...this.#sent.values()].flat();
    return known - halves.filter((one) => one === card).length;
  }

  /** Marks a field; an entered zone is corrected there. */
  choose(zone: number, seat: Seat): void {
    if (!this.view) return;
    this.#calm();
    this.#keep({ ...this.draft, zone, seat, winner: undefined });
  }

  /** Leaves an entered zone as it is. */
  leave(): void {
    this.#calm();
    this.#keep({ turn: this.draft.turn, halves: this.draft.halves });
  }

  async type(card: Card): Promise<void> {
    const { field } = this;
    if (!field) return;
    this.#calm();
    if (this.fixing) return this.#correct(field, card);
    const half = put(this.half(field.zone), field.seat, card);
    const [a, b] = half;
    if (a !== null && b !== null) return this.#book(field, a, b);
    const gone = this.left(card) <= 0;
    this.#keep({ ...typed(this.draft, field.zone, half), zone: field.zone, seat: gone ? field.seat : 1 - field.seat });
    if (gone) await this.#tryEarly(field, card);
  }

  /** Who won, where the table judged itself. */
  async judge(winner: Seat | null): Promise<void> {
    const { zone } = this;
    if (zone === null) return;
    this.#calm();
    if (winner === null) return this.#result({ do: 'book_result', zone, winner });
    this.#keep({ ...this.draft, zone, winner });
  }

  /** Which card the winner of the marked zone keeps. */
  async capture(card: Card): Promise<void> {
    const { zone, draft } = this;
    if (zone === null || draft.winner === undefined) return;
    this.#calm();
    await this.#result({ do: 'book_result', zone, winner: draft.winner, captured: card });
  }

  /** Who won is asked again. */
  unjudge(): void {
    this.#calm();
    this.#keep({ ...this.draft, winner: undefined });
  }

  /** Takes the half typed card back. */
  erase(): boolean {
    const half = this.lastHalf;
    if (half === undefined) return false;
    this.#calm();
    this.#keep({ ...dropped(this.draft, half.zone), zone: half.zone, seat: half.seat });
    return true;
  }

  /** The card that is typed of a zone that is not whole. */
  readonly lastHalf = $derived.by((): (Field & { card: Card }) | undefined => {
    for (const [key, half] of Object.entries(this.draft.halves ?? {}).reverse()) {
      const seat = half.findIndex((card) => card !== null);
      const card = half[seat];
      if (card !== null && card !== undefined) return { zone: Number(key), seat, card };
    }
    return undefined;
  });

  #battle(zone: number) {
    return this.view?.zones[zone - 1]?.battle ?? null;
  }

  async #book({ zone, seat }: Field, a: Card, b: Card): Promise<void> {
    this.#sent = new Map(this.#sent).set(zone, [a, b]);
    this.#keep(dropped(this.draft, zone));
    const going = this.#live.play({ do: 'book_battle', zone, a, b });
    this.#going = going;
    const booked = await going;
    this.#arrived(zone);
    // What was refused stays in its fields, marked where it was typed.
    if (!booked) this.#keep({ ...typed(this.draft, zone, [a, b]), zone, seat });
  }

  async #result(command: Extract<Command, { do: 'book_result' }>): Promise<void> {
    const { zone } = command;
    if (this.fixing) return this.#amend(zone, command);
    this.#sent = new Map(this.#sent).set(zone, NOTHING);
    this.#keep({ turn: this.draft.turn, halves: this.draft.halves });
    const booked = await this.#live.play(command);
    this.#arrived(zone);
    if (!booked) this.#keep({ ...this.draft, zone, winner: command.winner ?? undefined });
  }

  async #correct({ zone, seat }: Field, card: Card): Promise<void> {
    const sides = this.#battle(zone)?.sides;
    const [a, b] = put([sides?.[0]?.card ?? null, sides?.[1]?.card ?? null], seat, card);
    if (a !== null && b !== null) await this.#amend(zone, { do: 'book_battle', zone, a, b });
  }

  /** The next field is asked for at once; what was refused is marked again, unless something else is by then. */
  async #amend(zone: number, command: Command): Promise<void> {
    const { seat, winner } = this.draft;
    this.leave();
    const steps = stepsFor(await this.#live.log.read(), this.draft.turn);
    const step = lastOf(steps, ['book_battle', 'book_result'], (booked) => booked.zone === zone);
    if (step && (await this.#live.amend([{ position: step.position, command }]))) return;
    if (this.draft.zone === undefined) this.#keep({ ...this.draft, zone, seat, winner });
  }

  /** A card of which none is left is refused before the other one is typed. */
  async #tryEarly({ zone, seat }: Field, card: Card): Promise<void> {
    await this.#going;
    const other = this.cards.find((one) => one.left > 0 && one.card !== card)?.card;
    if (other === undefined) return;
    const [a = other, b = other] = seat === 0 ? [card, other] : [other, card];
    const preview = await this.#live.tryPlay({ do: 'book_battle', zone, a, b }).catch(() => undefined);
    if (preview?.is === 'refused') this.#early = preview.refused;
  }

  #arrived(zone: number): void {
    const rest = new Map(this.#sent);
    rest.delete(zone);
    this.#sent = rest;
  }

  #calm(): void {
    this.#early = undefined;
    this.#live.dismissRefusal();
  }

  #keep(draft: Parameters<typeof writeDraft>[0]): void {
    this.#live.draft.save(writeDraft(draft));
  }
}

function put(half: Half, seat: Seat, card: Card): Half {
  return seat === 0 ? [card, half[1]] : [half[0], card];
}
