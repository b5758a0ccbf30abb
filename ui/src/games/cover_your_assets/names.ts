import type { Card } from '../../gen/cover_your_assets';
import { has, t } from '../../i18n/index.svelte';

/** The kinds that the app knows by name, as their codes are written. */
const KNOWN: readonly Card[] = [
  'GOLD', 'SILVER', 'HOME', 'JEWELS', 'AUTO', 'BANK', 'COINS', 'STOCKS', 'BASEBALL', 'CASH', 'PIGGY', 'STAMPS',
  'COMICS', 'PIANO', 'TRAIN', 'SCOOTER', 'PLANE', 'CABIN',
];

/** A card as it is said; the kinds of a table's own deck bring their names. */
export function cardName(code: Card): string {
  return has(`word-cover_your_assets-${code}`) ? t(`word-cover_your_assets-${code}`) : code;
}

/** The card that is called so, where the app knows the name. */
export function cardCalled(name: string): Card {
  return KNOWN.find((code) => cardName(code) === name.trim()) ?? name;
}
