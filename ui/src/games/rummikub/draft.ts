import type { Seat } from '../../gen/wire';
import { drafts } from '../../table/drafts';
import type { Tile } from './tiles';

/** What a person still holds: its points. */
export interface Held {
  points: number;
  /** How many tiles the points lie on, where a tie asks for it. */
  count?: number;
}

/** How many tiles a rack can hold at the end of a game: one at least, and no more than there are. */
export const LEFT = { min: 1, max: 106 };

/** What a person's own phone says of how a game ended for them: they went out, or what is still on their rack. */
export type OwnRack = { out: true } | Held;

/** A turn that is being laid out. */
export interface Laying {
  /** What it was laid on, and whose turn it was: on anything else it means nothing. */
  on: string;
  melds: Tile[][];
}

/** What is typed but not written down, as it survives a restart. */
export interface RummikubDraft {
  game: number;
  /** Who went out; null when no person can go on. */
  out?: Seat | null;
  /** What everybody holds, by seat. */
  held?: (Held | null)[];
  /** Whose rack is being typed, when it is not the next one that is missing. */
  seat?: Seat;
  /** A number half typed. */
  typed?: string;
  /** It says how many tiles are on the rack, not what they come to. */
  tiles?: true;
  laying?: Laying;
}

export const { read: readDraft, write: writeDraft } = drafts<RummikubDraft>('game');

/** What everybody holds, with one rack said. */
export function withHeld(held: readonly (Held | null)[] | undefined, seats: number, seat: Seat, now: Held | null): (Held | null)[] {
  return Array.from({ length: seats }, (_, i) => (i === seat ? now : (held?.[i] ?? null)));
}

/** Whose rack is asked for next: after this seat, in turn, of those who hold something. */
export function nextMissing(held: readonly (Held | null)[] | undefined, seats: number, out: Seat | null, after: Seat): Seat | undefined {
  const order = Array.from({ length: seats }, (_, i) => (after + 1 + i) % seats);
  return order.find((seat) => seat !== out && !held?.[seat]);
}
