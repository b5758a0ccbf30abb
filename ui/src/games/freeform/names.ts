import { house } from '../../app/house.svelte';
import { t } from '../../i18n/index.svelte';

/** The values of an option of a pad, in words. */
export function choiceNames<K extends 'wins' | 'end'>(option: K) {
  return house.choices('freeform', option).map((value) => ({ value, label: t(`rule-option-freeform-${option}-${value}`) }));
}

/** A pad knows no cards: what somebody wrote is its own name. */
export function cardName(code: string): string {
  return code;
}
