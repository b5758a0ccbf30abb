import type { SeatValue, Seat } from '../gen/wire';

/** What a phone says that a round brought, and that does not stand here: taken or left by a tap. */
export interface Differing {
  seat: Seat;
  /** What the phone says, and what stands here, in words; nothing stands here yet without it. */
  what: string;
  mine?: string;
  take: () => void;
}

/** What guests say of their rounds, for the panel of the game to take in, and what of it waits for the keeper. */
export const fromPhones = $state<{ said: readonly SeatValue[]; accepts: boolean; differing: readonly Differing[]; here: readonly Seat[] }>({
  said: [],
  /** The keeper accepts each value; else it is taken in where nothing stands yet. */
  accepts: false,
  differing: [],
  /** Who has a phone of their own at the table now. */
  here: [],
});

/** What a phone says of a round, as the game's own screen wrote it. */
export function saidOf<V>(value: string): V | undefined {
  try {
    return JSON.parse(value) as V;
  } catch {
    return undefined;
  }
}

/** What one seat's phone says, beside what stands here; `open` while it may be taken in by itself. */
export interface Compared<V> {
  seat: Seat;
  value: V;
  open: boolean;
}

/**
 * Takes in what phones say where nothing stands yet, each value once: what the keeper takes back stays taken back. Made
 * while a panel is set up. Gives what is left to the keeper.
 */
export function takeIn<V>(compared: () => readonly Compared<V>[], take: (seat: Seat, value: V) => void): { readonly left: readonly Compared<V>[] } {
  let taken = $state.raw<ReadonlySet<string>>(new Set());
  const key = ({ seat, value }: Compared<V>) => `${seat} ${JSON.stringify(value)}`;
  const mayCome = (one: Compared<V>) => one.open && !fromPhones.accepts && !taken.has(key(one));
  $effect(() => {
    const next = compared().find(mayCome);
    if (!next) return;
    taken = new Set([...taken, key(next)]);
    take(next.seat, next.value);
  });
  return {
    get left() {
      return compared().filter((one) => !mayCome(one));
    },
  };
}
