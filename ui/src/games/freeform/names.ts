import type { End } from '../../gen/freeform';
import { t } from '../../i18n/index.svelte';

const ENDS: readonly End[] = ['open', 'rounds', 'target'];

/** What can end a game, in words. */
export function endNames(): { value: End; label: string }[] {
  return ENDS.map((value) => ({ value, label: t(`rule-option-freeform-end-${value}`) }));
}

/** A pad knows no cards: what somebody wrote is its own name. */
export function cardName(code: string): string {
  return code;
}
