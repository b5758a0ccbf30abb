import type { SessionStat } from '../../gen/wire';
import { decimal, has, number, percent, t } from '../../i18n/index.svelte';

/**
 * What a fact is: a share of something, a figure whose mean counts, or a number of times. A game says it by the family
 * of the catalogue in which its words stand; a fact without words is not shown.
 */
const looks = ['share', 'mean', 'count'] as const;
export type FactLook = (typeof looks)[number];

type Known = Pick<SessionStat, 'key' | 'dim' | 'value' | 'of'>;

export function factLook(game: string, key: string): FactLook | undefined {
  return looks.find((look) => has(`word-${game}-${look}-${key}`));
}

/** What it is, in words. */
export function factWords(game: string, fact: Pick<Known, 'key' | 'dim'>): string | undefined {
  const look = factLook(game, fact.key);
  if (!look) return undefined;
  const key = `word-${game}-${look}-${fact.key}`;
  const dim = /^-?\d+$/.test(fact.dim) ? Number(fact.dim) : fact.dim;
  const named = typeof dim === 'string' && has(`word-${game}-${fact.key}-${dim}`) ? t(`word-${game}-${fact.key}-${dim}`) : dim;
  return t(key, { dim: named });
}

/** How much it is. */
export function factFigure(game: string, fact: Known): string {
  switch (factLook(game, fact.key)) {
    case 'share':
      return t('statistics-won-of', { wins: fact.value, plays: fact.of });
    case 'mean':
      return fact.of > 1 ? decimal(fact.value / fact.of) : number(fact.value);
    default:
      return number(fact.value);
  }
}

/** The same of many sessions: a share in per cent, a mean, a number. */
export function sumFigure(game: string, fact: Known): string {
  switch (factLook(game, fact.key)) {
    case 'share':
      return percent(fact.of > 0 ? fact.value / fact.of : 0);
    case 'mean':
      return decimal(fact.of > 0 ? fact.value / fact.of : 0);
    default:
      return number(fact.value);
  }
}
