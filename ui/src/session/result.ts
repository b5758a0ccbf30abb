import type { Standing } from '../gen/wire';
import { number } from '../i18n/index.svelte';

/** What each seat has, as it is written down: nothing where no points are counted. */
export function pointsSaid({ scoring, places }: Pick<Standing, 'scoring' | 'places'>): string[] {
  const none = scoring === 'unscored' && places.every(({ points }) => points === 0);
  return places.map(({ points }) => (none ? '' : number(points)));
}

/** Everybody played together, or one person alone, and it was lost. */
export function isLost({ over, places, sides }: Pick<Standing, 'over' | 'places' | 'sides'>): boolean {
  const together = places.length === 1 || sides.some((side) => side.length === places.length);
  return over && together && places.every(({ won }) => !won);
}
