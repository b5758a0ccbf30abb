import type { SessionStat } from '../../gen/wire';
import { decimal, has, number, percent, t } from '../../i18n/index.svelte';
import { said } from '../../i18n/said';

/**
 * What a fact is: a share of something, a figure whose mean counts, or a number of times. A game that brings no name
 * with it says it by the family of the catalogue in which its words stand; a fact without words is not shown.
 */
const looks = ['share', 'mean', 'count'] as const;
export type FactLook = (typeof looks)[number];

type Known = Pick<SessionStat, 'key' | 'name' | 'dim' | 'value' | 'of'>;

export function factLook(game: string, { key, name }: Pick<Known, 'key' | 'name'>): FactLook | undefined {
  if (name) return name.share ? 'share' : 'mean';
  return looks.find((look) => has(`word-${game}-${look}-${key}`));
}

/** What several kinds of a fact have in common; empty where it has one kind. */
export function factTitle(game: string, { key, name, dim }: Pick<Known, 'key' | 'name' | 'dim'>): string {
  if (name) return dim ? said(name.said) : '';
  return has(`word-${game}-facts-${key}`) ? t(`word-${game}-facts-${key}`) : '';
}

/** What it is, in words; under its title only what sets it apart. */
export function factWords(game: string, fact: Pick<Known, 'key' | 'name' | 'dim'>, titled = false): string | undefined {
  const look = factLook(game, fact);
  if (!look) return undefined;
  const dim = /^-?\d+$/.test(fact.dim) ? Number(fact.dim) : fact.dim;
  if (fact.name) {
    const name = said(fact.name.said);
    if (!fact.dim) return name;
    return titled ? t('statistics-fact-with', { dim }) : t('statistics-fact-of', { name, dim });
  }
  const key = `word-${game}-${look}-${fact.key}`;
  const named = typeof dim === 'string' && has(`word-${game}-${fact.key}-${dim}`) ? t(`word-${game}-${fact.key}-${dim}`) : dim;
  return t(key, { dim: named });
}

/** How much it is. */
export function factFigure(game: string, fact: Known): string {
  switch (factLook(game, fact)) {
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
  switch (factLook(game, fact)) {
    case 'share':
      return percent(fact.of > 0 ? fact.value / fact.of : 0);
    case 'mean':
      return decimal(fact.of > 0 ? fact.value / fact.of : 0);
    default:
      return number(fact.value);
  }
}
