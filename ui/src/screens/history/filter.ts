import type { HistoryFilter } from '../../gen/HistoryFilter';
import type { CameOut } from '../../gen/CameOut';
import { period } from './months';
import type { Wanted } from './past.svelte';

/** How a session came out; the last three need somebody to ask it of. */
export const outcomes: readonly CameOut[] = ['finished', 'abandoned', 'paused', 'live'];
export const ownOutcomes: readonly CameOut[] = ['won', 'shared', 'lost'];

/** What is asked of the house for a wish. */
export function filterOf(wanted: Wanted): HistoryFilter {
  const text = wanted.text.trim();
  const own = (ownOutcomes as readonly string[]).includes(wanted.result);
  return {
    ...(text && { text }),
    ...(wanted.game && { game: wanted.game }),
    ...(wanted.person && { person: wanted.person }),
    ...(wanted.venue && { venue: wanted.venue }),
    ...(wanted.result && (!own || wanted.person) && { result: wanted.result as CameOut }),
    ...(wanted.year > 0 && period(wanted.year, wanted.month < 0 ? undefined : wanted.month)),
    archived: wanted.archived,
  };
}

/** Whether anything is left out; the archive is a place of its own. */
export function narrowed(wanted: Wanted): boolean {
  const { archived: _, ...filter } = filterOf(wanted);
  return Object.keys(filter).length > 0;
}
