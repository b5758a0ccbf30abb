/** The colours of the heroes' dice, in the order of the seats. */
export const COLOURS = ['green', 'brown', 'blue', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** The heroes there are. */
export const CLASSES = ['warrior', 'ranger', 'cleric', 'bard'] as const;

/** Whose die it is, by the first sign of its code. */
export const BODIES: Record<string, Colour | 'black'> = { G: 'green', N: 'brown', B: 'blue', W: 'white', X: 'black' };

/** What a curse can be. */
export const CURSES = ['silence', 'one_hand', 'high_five'] as const;
