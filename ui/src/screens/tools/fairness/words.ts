import type { Fairness } from '../../../gen/tools';
import { number, t } from '../../../i18n/index.svelte';

/** The verdict, and what it means, in plain words. */
export function verdict(one: Fairness): { sentence: string; reason: string } {
  const n = one.rolls;
  const p = one.p ?? 1;
  switch (one.reading) {
    case 'too_few':
      return { sentence: t('fair-too-few', { n }), reason: t('fair-too-few-why', { n: one.missing }) };
    case 'usual':
      return { sentence: t('fair-usual', { n }), reason: t('fair-usual-why', { times: Math.min(9, Math.max(1, Math.round(p * 10))) }) };
    case 'odd':
      return { sentence: t('fair-odd', { n }), reason: t('fair-odd-why', { times: Math.round(1 / p) }) };
    case 'unlikely':
      return { sentence: t('fair-unlikely', { n }), reason: t('fair-unlikely-why') };
  }
}

/** The test itself, for those who know it. */
export function statistic(one: Fairness): string {
  const two = (value: number) => number(Math.round(value * 100) / 100);
  if (one.p === null) return t('fair-statistic-none', { chi: two(one.chi_square), degrees: one.degrees });
  return one.p < 0.001 ? t('fair-statistic-small', { chi: two(one.chi_square), degrees: one.degrees }) : t('fair-statistic', { chi: two(one.chi_square), degrees: one.degrees, p: number(Math.round(one.p * 1000) / 1000) });
}

/** A hash as it can be read aloud: in fours. */
export const inFours = (hex: string): string => (hex.match(/.{1,4}/g) ?? []).join(' ').toUpperCase();
