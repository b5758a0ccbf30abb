import type { Seated } from '../../gen/wire';
import { t } from '../../i18n/index.svelte';
import type { Tap } from '../../table/drafts';
import type { Entry, OwnResult } from './draft';

/** A tap that is not recorded yet, in words. */
export function tapSaid({ seat, before, after }: Tap<Entry>, seats: Seated[]): string {
  const who = seats[seat]?.name ?? '';
  if (after.bonus !== before.bonus) return t('rage-tap-bonus', { who, n: after.bonus });
  if (after.mad !== before.mad) return t('rage-tap-mad', { who, n: after.mad });
  return t('rage-tap-tricks', { who, n: after.tricks });
}

/** What a round brought, in words: "3 tricks · Bonus +5". */
export function resultSaid({ tricks, bonus, mad }: OwnResult): string {
  const cards = [bonus > 0 && `${t('rage-bonus')} ${t('rage-bonus-key', { n: bonus })}`, mad > 0 && `${t('rage-mad')} ${t('rage-mad-key', { n: mad })}`];
  return [t('rage-n-tricks', { n: tricks }), ...cards].filter(Boolean).join(' · ');
}
