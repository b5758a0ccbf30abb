import type { Line } from '../gen/wire';

/** What every game's screen of a guest shares: what lies open over it, what waits for the keeper, and the pencil. */
export const guestMenu = $state<{ open: 'menu' | 'log' | 'dice' | undefined; waits: Line[]; pencil: boolean; aside: boolean }>({
  open: undefined,
  waits: [],
  /** This device records for everybody. */
  pencil: false,
  /** It does, but shows its own side now. */
  aside: false,
});
