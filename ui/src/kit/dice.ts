import type { PieceNumber } from './person';

/** Whose die it is: the colour of its body. */
export type DieBody = 'green' | 'brown' | 'blue' | 'white' | 'black' | `p${PieceNumber}`;

/** to roll: no face yet; rolled; placed: it lies on something; locked: it cannot be taken. */
export type DieState = 'blank' | 'rolled' | 'placed' | 'locked';
