import type { PieceNumber } from './person';

interface Shape {
  /** In a field of 24 by 24. */
  path: string;
  /** Width of the line around it, which rounds its corners. */
  stroke: number;
  hollow?: true;
}

/** The eight silhouettes, for the screen and for pictures. */
export const shapes: Record<PieceNumber, Shape> = {
  1: { path: 'M12 1a11 11 0 0 1 0 22a11 11 0 0 1 0-22z', stroke: 0 },
  2: { path: 'M3.5 2.5h17a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1z', stroke: 3 },
  3: { path: 'M12 3.5 22 20.5H2z', stroke: 3 },
  4: { path: 'M12 1.5 22.5 12 12 22.5 1.5 12z', stroke: 2 },
  5: { path: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z', stroke: 2 },
  6: { path: 'M12 4a8 8 0 0 1 0 16a8 8 0 0 1 0-16z', stroke: 6, hollow: true },
  7: { path: 'M2 18.5a10 11 0 0 1 20 0z', stroke: 2 },
  8: { path: 'M3 2.5h18L15.5 12 21 21.5H3L8.5 12z', stroke: 2 },
};
