import type { Line, OwnValue } from '../gen/wire';

/** What every game's screen of a guest shares: what lies open over it, what waits for the keeper, the pencil, and whether a finger is awaited. */
export const guestMenu = $state<{ open: 'menu' | 'log' | 'dice' | 'rules' | undefined; book: { game: string; rule?: string } | undefined; waits: Line[]; pencil: boolean; aside: boolean; gathers: boolean; said: OwnValue | null }>({
  open: undefined,
  /** The rule book that lies open, at one of its rules. */
  book: undefined,
  waits: [],
  /** This device records for everybody. */
  pencil: false,
  /** It does, but shows its own side now. */
  aside: false,
  /** The table draws who starts, and this phone is a finger. */
  gathers: false,
  /** What was said of a round from this phone. */
  said: null,
});
