import type { View } from '../../gen/rush_out';
import { has, t } from '../../i18n/index.svelte';
import { word } from '../../i18n/say';
import { lettersOf, targetsOf } from './asked';
import { BODIES } from './words';
import { HERO_SYMBOLS, SORCERER_SYMBOLS } from './symbols/symbols';

const SYMBOLS: readonly string[] = [...HERO_SYMBOLS, ...SORCERER_SYMBOLS, 'wild'];
const KINDS: Record<string, string> = {
  T: 'task', G: 'gold', C: 'confrontation', CO: 'confusion', SU: 'summon', DR: 'dracology', DI: 'dispel', CU: 'curse', DO: 'doom', RE: 'regression',
};

/** A die, a target or a symbol as it is said; a card is its kind and its number. */
export function cardName(code: string): string {
  const [, body, n] = /^([GNBWX])([1-5])$/.exec(code) ?? [];
  if (body && n) return t('rush_out-die-name', { colour: word('rush_out', 'colour', BODIES[body] ?? ''), n });
  if (SYMBOLS.includes(code)) return t(`rush_out-symbol-${code}`);
  if (code === 'dragon_tile') return t('rush_out-dragon-tile');
  if (has(`word-rush_out-item-${code}`)) return word('rush_out', 'item', code);
  const [what, which = ''] = code.split(':');
  if (what === 'hero_tile') return t('rush_out-hero-tile', { hero: word('rush_out', 'class', which) });
  if (what === 'scroll') return word('rush_out', 'item', which);
  const [, kind = ''] = /^([A-Z]+)\d/.exec(code) ?? [];
  return KINDS[kind] ? t('rush_out-card', { kind: word('rush_out', 'kind', KINDS[kind]), id: code }) : code;
}

/** What lies on the table, by the words and the letter that stand on it there. */
export function targetName(view: View, target: string): string {
  const found = targetsOf(view).find((one) => one.target === target);
  return found ? t('rush_out-card', { kind: word('rush_out', 'kind', found.kind), id: lettersOf(view).get(target) ?? '' }) : cardName(target);
}
