import type { Seated } from '../../gen/wire';
import { number, t } from '../../i18n/index.svelte';
import type { Tap } from '../../table/drafts';
import type { Entry } from './draft';
import { cardName } from './names';

/** A tap that is not recorded yet, in words. */
export function tapSaid({ seat, before, after }: Tap<Entry>, seats: readonly Seated[]): string {
  const who = seats[seat]?.name ?? '';
  const kinds = [...Object.keys(before.counts), ...Object.keys(after.counts)];
  const kind = kinds.find((one) => before.counts[one] !== after.counts[one]);
  if (kind !== undefined) return t('cya-tap-count', { who, kind: cardName(kind), n: after.counts[kind] ?? 0 });
  if (after.amount !== before.amount) return t('cya-tap-amount', { who, amount: number(after.amount ?? 0) });
  return t('cya-tap-counted', { who });
}
