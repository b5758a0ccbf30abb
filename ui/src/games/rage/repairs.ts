import type { Refused, Seat } from '../../gen/wire';
import { t } from '../../i18n/index.svelte';
import { isOneOf, paramsOf } from '../../session/game';
import type { Results } from './results.svelte';

/** A sum of tricks that does not fit is mended by a tap on a person. */
export function fixable(refused: Refused): boolean {
  return isOneOf('rage', refused, 'RG_E_BOOK_TRICK_SUM');
}

/** How many tricks are too many or missing, as the refusal's own numbers say. */
export function sumSaid(refused: Refused): string {
  const { sum = 0, cards = 0 } = paramsOf('rage', refused, 'RG_E_BOOK_TRICK_SUM') ?? {};
  const off = sum - cards;
  return off > 0 ? t('rage-tricks-over', { n: off }) : t('rage-tricks-short', { n: -off });
}

/** Whom one trick can be taken from, or given to, and how that is said beside and above the names. */
export function repairs(results: Results): { label: string; names: string; by: 1 | -1; seats: Seat[] } {
  const { cards = 0 } = results.prompt ?? {};
  const over = results.sum > cards;
  const seats = results.entries.flatMap(({ tricks }, seat) =>
    results.plays(seat) && (over ? tricks > 0 : tricks < cards) ? [seat] : [],
  );
  return over
    ? { label: t('rage-take-one-from'), names: t('rage-take-one-names'), by: -1, seats }
    : { label: t('rage-give-one-to'), names: t('rage-give-one-names'), by: 1, seats };
}
