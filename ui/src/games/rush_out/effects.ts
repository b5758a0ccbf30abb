import type { Effect } from '../../gen/rush_out';
import { t } from '../../i18n/index.svelte';
import { word } from '../../i18n/say';

/** What a spell or scroll does, in few words; nothing where its kind says it all. */
export function effectSaid(effect: Effect | null): string {
  if (!effect) return '';
  if (effect.remove) return effect.remove === 'one' ? t('rush_out-takes-one') : t('rush_out-takes-all');
  if (effect.steps) return t('rush_out-dragon-steps', { n: effect.steps });
  if (effect.lock) return t('rush_out-vortex');
  if (effect.forbid) return t('rush_out-forbids', { symbol: t(`rush_out-symbol-${effect.forbid}`) });
  if (effect.curse) return word('rush_out', 'curse', effect.curse);
  if (effect.wound) return t('rush_out-wounds', { n: effect.wound, souls: effect.souls ? 'yes' : 'no' });
  if (effect.lose_xp) return effect.lose_xp === 'each_hero' ? t('rush_out-all-lose') : t('rush_out-one-loses');
  return '';
}
