/** The colours of the heroes' dice, in the order of the seats. */
export const COLOURS = ['green', 'brown', 'blue', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** The heroes there are. */
export const CLASSES = ['warrior', 'ranger', 'cleric', 'bard'] as const;
export type HeroClass = (typeof CLASSES)[number];

/** Trainings and scenarios, in the order in which one learns them. */
export const SETUPS = ['T1', 'T2', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6'] as const;
export type SetupName = (typeof SETUPS)[number];
