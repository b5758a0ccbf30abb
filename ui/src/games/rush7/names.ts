import { number } from '../../i18n/index.svelte';

/** A card as it is said: its number. */
export function cardName(code: string): string {
  return /^\d+$/.test(code) ? number(Number(code)) : code;
}
