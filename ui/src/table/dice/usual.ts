import type { Die } from '../../gen/wire';
import { t } from '../../i18n/index.svelte';

interface UsualSet {
  key: string;
  dice: Die[];
  /** What is drawn for it: a number, or nothing for a plain die. */
  sign: string[];
}

const d = (sides: number, n = 1): Die[] => Array<Die>(n).fill({ sides });

/** Dice that are one tap away on every table. */
export const USUAL_SETS: readonly UsualSet[] = [
  { key: 'one', dice: d(6), sign: [''] },
  { key: 'two', dice: d(6, 2), sign: ['', ''] },
  { key: 'three', dice: d(6, 3), sign: ['', '', ''] },
  { key: 'five', dice: d(6, 5), sign: ['', '', '', '', ''] },
  { key: 'd20', dice: d(20), sign: ['20'] },
  { key: 'd8d12', dice: [...d(8), ...d(12)], sign: ['8·12'] },
  {
    key: 'coin',
    // A coin's sides are words, in the language of the table that tosses it.
    get dice(): Die[] {
      return [{ name: t('word-dice-set-coin'), faces: [t('dice-heads'), t('dice-tails')] }];
    },
    sign: ['½'],
  },
];
