import type { Standing } from '../gen/wire';
import { change, inDecimals, number } from '../i18n/index.svelte';

/** Whose points have decimals: a standing, a game file. */
type Decimals = { decimals?: number | null };

/** Points as they are read: 125 with one decimal is 12.5. */
export const pointsIn = ({ decimals }: Decimals, n: number): string => number(inDecimals(n, decimals));
/** Points that came or went. */
export const gainIn = ({ decimals }: Decimals, n: number): string => change(inDecimals(n, decimals));

/** What each seat has, as it is written down: nothing where no points are counted. */
export function pointsSaid(standing: Pick<Standing, 'scoring' | 'places' | 'decimals'>): string[] {
  const { scoring, places } = standing;
  const none = scoring === 'unscored' && places.every(({ points }) => points === 0);
  return places.map(({ points }) => (none ? '' : pointsIn(standing, points)));
}

/** Everybody played together, or one person alone, and it was lost. */
export function isLost({ over, places, sides }: Pick<Standing, 'over' | 'places' | 'sides'>): boolean {
  const together = places.length === 1 || sides.some((side) => side.length === places.length);
  return over && together && places.every(({ won }) => !won);
}
