/** Fingers stay so long before one is chosen, in milliseconds. */
export const STEADY = 2_000;
/** A finger that slides further is laid again. */
const SLIDE = 32;

/** A finger on the glass. */
export interface Finger {
  id: number;
  x: number;
  y: number;
}

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
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(choose: (fingers: readonly Finger[]) => Promise<number | undefined>) {
    this.#choose = choose;
  }

  down(finger: Finger): void {
    if (this.chosen !== undefined) this.clear();
    this.overrun = false;
    this.#set([...this.fingers.filter(({ id }) => id !== finger.id), finger]);
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
