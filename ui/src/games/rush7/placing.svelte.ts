/** A card of a hand; equal values are told apart, so that one of them can be dragged. */
export interface HandCard {
  id: string;
  value: number;
}

/**
 * A hand being laid out over the open zones: a card and then a zone, or a zone and then its card.
 * It never leaves this device before it is laid down: no draft is kept of it.
 */
export class Placing {
  /** Cards that lie in no zone. */
  hand = $state.raw<HandCard[]>([]);
  /** The card in each zone, by its number. */
  at = $state.raw<ReadonlyMap<number, HandCard>>(new Map());
  /** The card that waits for a zone. */
  picked = $state<string>();
  /** The zone that waits for a card. */
  marked = $state<number>();
  #of = '';
  /** Every card of the hand, wherever it lies. */
  all = $state.raw<readonly HandCard[]>([]);
  #open: readonly number[] = [];

  readonly complete = $derived.by(() => this.#open.length > 0 && this.#open.every((zone) => this.at.has(zone)));

  /** Takes up a hand; the same one in the same turn stays as it was laid out. */
  take(whose: string, values: readonly number[], open: readonly number[]): void {
    if (whose === this.#of) return;
    this.#of = whose;
    this.#open = open;
    this.all = values.map((value, i) => ({ id: `${value} ${i}`, value }));
    this.hand = [...this.all];
    this.at = new Map();
    this.picked = undefined;
    this.marked = undefined;
  }

  /** A tap on a card of the hand. */
  pick(id: string): void {
    if (this.marked !== undefined) return this.#lay(id, this.marked);
    this.picked = this.picked === id ? undefined : id;
  }

  /** A digit of the keyboard: the first such card, into the zone that waits or the first empty one. */
  value(value: number): boolean {
    const card = this.hand.find((one) => one.value === value);
    const zone = this.marked ?? this.#empty();
    if (!card || zone === undefined) return false;
    this.#lay(card.id, zone);
    return true;
  }

  /** A tap on a zone. */
  zone(zone: number): void {
    if (this.picked !== undefined) return this.#lay(this.picked, zone, false);
    if (this.at.has(zone)) this.#back(zone);
    this.marked = this.marked === zone ? undefined : zone;
  }

  /** What dragging left in a zone: the newest card stays, another one goes back to the hand. */
  dropped(zone: number, cards: readonly HandCard[]): void {
    const before = this.at.get(zone);
    const now = cards.find((card) => card.id !== before?.id) ?? cards[0];
    const at = new Map(this.at);
    for (const [other, card] of at) if (card.id === now?.id) at.delete(other);
    if (now) at.set(zone, now);
    else at.delete(zone);
    this.at = at;
    if (before && now && before.id !== now.id) this.hand = [...this.hand, before];
    this.hand = this.hand.filter((card) => ![...at.values()].some((laid) => laid.id === card.id));
    this.picked = undefined;
    this.marked = undefined;
  }

  /** What dragging left in the hand. */
  kept(cards: readonly HandCard[]): void {
    const ids = new Set(cards.map((card) => card.id));
    this.at = new Map([...this.at].filter(([, card]) => !ids.has(card.id)));
    // A card that made room in its zone is here, too.
    const laid = new Set([...this.at.values()].map((card) => card.id));
    this.hand = [...cards.filter((card) => !laid.has(card.id)), ...this.all.filter((card) => !ids.has(card.id) && !laid.has(card.id))];
  }

  #empty(): number | undefined {
    return this.#open.find((zone) => !this.at.has(zone));
  }

  #lay(id: string, zone: number, goesOn = true): void {
    const card = this.hand.find((one) => one.id === id);
    if (!card) return;
    const before = this.at.get(zone);
    this.at = new Map(this.at).set(zone, card);
    this.hand = this.hand.filter((one) => one.id !== id).concat(before ? [before] : []);
    this.picked = undefined;
    this.marked = goesOn ? this.#empty() : undefined;
  }

  #back(zone: number): void {
    const card = this.at.get(zone);
    if (!card) return;
    const at = new Map(this.at);
    at.delete(zone);
    this.at = at;
    this.hand = [...this.hand, card];
  }
}
