import type { Person } from '../../kit/person';

/** One side of a zone as it is drawn. */
export interface Side {
  /** The card that lies there, where it may be seen. */
  value: number | null;
  /** It lies face down. */
  down?: boolean;
  /** The points as a sum: "3 + 4 = 7". */
  sum?: string;
  winner?: boolean;
  /** The next number, or the next card, is for this one. */
  asked?: boolean;
  wrong?: boolean;
  /** As it is heard: "Elena, zone 1: 3". */
  label: string;
  onclick?: () => void;
  /** Cards can be dragged here. */
  drop?: boolean;
}

/** A zone as it is drawn, from the near side (seat 0) and from the far one (seat 1). */
export interface DrawnZone {
  zone: number;
  /** Whose it is. */
  owner?: Person;
  captured: readonly number[];
  /** How many captured cards win it: as many places are drawn. */
  slots: number;
  won: boolean;
  /** Who wins it is asked now. */
  asked?: boolean;
  sides: readonly [Side, Side];
  /** What came of it; the first part must do alone. */
  result?: { strong: string; rest: string };
  /** Opens the sums. */
  onwhy?: () => void;
}
