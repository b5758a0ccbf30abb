import type { Standing } from '../gen/wire';
import { t } from '../i18n/index.svelte';

/** How far it is, in the word of the game: "turn 3 of 10", nothing where nothing is counted; of what is over, how much was played. */
export function roundSaid(standing: Standing): string {
  const { of, round: n } = standing;
  if (standing.over) return (standing.rounds.length > 0 && playedSaid(standing)) || t('table-over');
  if (standing.counts === 'sheet') return t('round-sheet');
  if (standing.counts === 'nothing') return '';
  return of === null ? t('table-round', { counts: countsOf(standing), n }) : t('table-round-of', { counts: countsOf(standing), n, of });
}

/** How much was played: "3 rounds"; nothing of a game that has none. */
export function playedSaid(standing: Standing): string {
  if (standing.counts === 'sheet' || standing.counts === 'nothing') return '';
  // Where turns are counted a row of the sheet may be one person's.
  const n = standing.counts === 'turns' && standing.rounds.length > 0 ? standing.round : standing.rounds.length;
  return t('round-count', { counts: countsOf(standing), n });
}

/** What is counted, as the sentences have it. */
export const countsOf = ({ counts = 'rounds' }: Pick<Standing, 'counts'>) => counts;
