import type { Class, Curse, Colour as Body } from '../../gen/rush_out';
import { every } from '../../kit/every';

export type Colour = Exclude<Body, 'black'>;
/** The colours of the heroes' dice, in the order of the seats. */
export const COLOURS = every<Colour>({ green: true, brown: true, blue: true, white: true });

/** The heroes there are. */
export const CLASSES = every<Class>({ warrior: true, ranger: true, cleric: true, bard: true });

const SIGNS: Record<Body, string> = { green: 'G', brown: 'N', blue: 'B', white: 'W', black: 'X' };
/** Whose die it is, by the first sign of its code. */
export const BODIES: Record<string, Body> = Object.fromEntries(
  (Object.keys(SIGNS) as Body[]).map((body) => [SIGNS[body], body]),
);

/** What a curse can be. */
export const CURSES = every<Curse>({ silence: true, one_hand: true, high_five: true });
