import { t } from '../i18n/index.svelte';
import type { PadWords } from '../kit/NumberPad.svelte';

/** What the keys of a number pad are called. */
export const padWords = (): PadWords => ({
  erase: t('pad-erase'),
  sign: t('pad-sign'),
  plus: t('pad-plus'),
  whole: t('pad-whole'),
  only: t('pad-only'),
});
