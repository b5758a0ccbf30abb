import type { Card } from '../../gen/cover_your_assets';
import { has, t } from '../../i18n/index.svelte';

/** A card as it is said; the kinds of a table's own deck bring their names. */
export function cardName(code: Card): string {
  return has(`word-cover_your_assets-${code}`) ? t(`word-cover_your_assets-${code}`) : code;
}
