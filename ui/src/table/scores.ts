import type { TableState } from '../gen/wire';
import { place, t } from '../i18n/index.svelte';
import { say } from '../i18n/say';
import { pointsIn } from '../session/result';

/** How it stands, as it is read out: "1st: Ana, 50. 2nd: Bruno, 20." */
export function scoresSaid(table: Pick<TableState, 'standing' | 'seats'>): string {
  const { standing, seats } = table;
  const first = standing.next && (standing.over || standing.scoring === 'unscored') ? [say(standing.next, seats)] : [];
  if (standing.scoring === 'unscored') return first.join('');
  const lines = standing.places
    .map(({ points, place }, seat) => ({ points, place, who: seats[seat]?.name ?? '' }))
    .sort((a, b) => a.place - b.place)
    .map(({ points, place: at, who }) => {
      const told = { place: place(at), who, points: pointsIn(standing, points) };
      return at > 0 ? t('table-read-line', told) : t('table-read-alone', told);
    });
  return [...first, ...lines].join(' ');
}
