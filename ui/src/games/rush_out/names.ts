import { t } from '../../i18n/index.svelte';
import { word } from '../../i18n/say';

const BODIES: Record<string, string> = { G: 'green', N: 'brown', B: 'blue', W: 'white', X: 'black' };

/** A die, a target or a symbol as it is said; a card is known by its number. */
export function cardName(code: string): string {
  const [, body, n] = /^([GNBWX])([1-5])$/.exec(code) ?? [];
  if (body && n) return t('rush_out-die-name', { colour: word('rush_out', 'colour', BODIES[body] ?? ''), n });
  if (code === 'dragon_tile') return t('rush_out-dragon-tile');
  const [what, which = ''] = code.split(':');
  if (what === 'hero_tile') return t('rush_out-hero-tile', { hero: word('rush_out', 'class', which) });
  if (what === 'scroll') return word('rush_out', 'item', which);
  return word('rush_out', 'card', code);
}
