import type { Seat } from '../../../gen/wire';

/** Fingers stay so long before one is chosen, in milliseconds. */
export const STEADY = 2_000;
/** A finger that slides further is laid again. */
const SLIDE = 32;

/** A finger on the glass, or on a phone beside it. */
export interface Finger {
  id: number;
  x: number;
  y: number;
}

/** The number of the finger on the phone of a seat; a glass counts its own from 0. */
export const onPhone = (seat: Seat): number => -2 - seat;
/** The seat whose phone a finger lies on. */
export const phoneOf = (id: number): Seat | undefined => (id <= -2 ? -2 - id : undefined);

/**
 * Fingers that gather on a glass: when two or more lie steady, one of them is to be chosen. One that
 * comes, goes or slides begins the wait again.
 */
export class Gathering {
  fingers = $state.raw<Finger[]>([]);
  /** Who was chosen, until all fingers are gone. */
  chosen = $state<number>();
  /** The glass lost them all at once: it takes fewer fingers than were laid. */
  overrun = $state(false);
  readonly #choose: (fingers: readonly Finger[]) => Promise<number | undefined>;
  /** Those on phones. */
  #elsewhere: readonly Finger[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(choose: (fingers: readonly Finger[]) => Promise<number | undefined>) {
    this.#choose = choose;
  }

  down(finger: Finger): void {
    const others = this.chosen === undefined ? this.fingers.filter(({ id }) => id !== finger.id) : this.#elsewhere;
    this.chosen = undefined;
    this.overrun = false;
    this.#set([...others, finger]);
  }
  /** All that lie on phones now. Once one was chosen, who lifts a finger changes nothing; who lays one begins again. */
  phones(fingers: readonly Finger[]): void {
    const came = fingers.some(({ id }) => !this.#elsewhere.some((one) => one.id === id));
    const went = fingers.length < this.#elsewhere.length;
    this.#elsewhere = fingers;
    if (this.chosen === undefined ? !came && !went : !came) return;
    const own = this.chosen === undefined ? this.fingers.filter(({ id }) => phoneOf(id) === undefined) : [];
    this.chosen = undefined;
    this.#set([...own, ...fingers]);
  }
  move(finger: Finger): void {
    const here = this.fingers.find(({ id }) => id === finger.id);
    if (!here || this.chosen !== undefined || Math.hypot(here.x - finger.x, here.y - finger.y) <= SLIDE) return;
    this.#set(this.fingers.map((one) => (one.id === finger.id ? finger : one)));
  }
  up(id: number): void {
    if (this.chosen !== undefined) return;
    this.#set(this.fingers.filter((one) => one.id !== id));
  }
  /** The system took the fingers away, as it does when there are too many. */
  lost(id: number): void {
    if (this.chosen !== undefined) return;
    if (this.fingers.length > 1) this.overrun = true;
    this.up(id);
  }
  clear(): void {
    this.chosen = undefined;
    this.#set([]);
  }

  #set(fingers: Finger[]): void {
    this.fingers = fingers;
    clearTimeout(this.#timer);
    if (fingers.length >= 2) this.#timer = setTimeout(() => void this.#settle(), STEADY);
  }
  async #settle(): Promise<void> {
    const asked = this.fingers;
    const at = await this.#choose(asked);
    if (this.fingers === asked && at !== undefined) this.chosen = asked[at]?.id;
  }
}
