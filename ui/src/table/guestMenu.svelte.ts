import type { Line } from '../gen/wire';

/** What every game's screen of a guest shares: what lies open over it, and what waits for the keeper. */
export const guestMenu = $state<{ open: 'menu' | 'log' | 'dice' | undefined; waits: Line[] }>({ open: undefined, waits: [] });
