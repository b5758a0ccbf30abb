import { t } from '../i18n/index.svelte';
import type { PadWords } from '../kit/NumberPad.svelte';

/** What the keys of a number pad are called, for numbers with so many decimals. */
export const padWords = (decimals = 0): PadWords => ({
  erase: t('pad-erase'),
  sign: t('pad-sign'),
  plus: t('pad-plus'),
  mark: t('pad-mark'),
  whole: decimals > 0 ? t('pad-decimals', { n: decimals }) : t('pad-whole'),
  only: decimals > 0 ? t('pad-only-decimals') : t('pad-only'),
});
