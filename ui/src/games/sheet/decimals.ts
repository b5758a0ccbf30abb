import type { Counter, Field, GameFile } from '../../gen/sheet';
import { inDecimals, number, point } from '../../i18n/index.svelte';
import { padWords } from '../../table/padWords';

type Decimals = Pick<GameFile, 'decimals'>;

/** How many decimals a field has: a number that is typed those of its game, what is counted none. */
export const decimalsOf = (game: Decimals, { kind = 'number' }: Pick<Field, 'kind'>): number => (kind === 'number' ? (game.decimals ?? 0) : 0);

/** A number of a field as it is read. */
export const amountSaid = (game: Decimals, field: Pick<Field, 'kind'>, n: number): string => number(inDecimals(n, decimalsOf(game, field)));

/** How many decimals a counter has: one that is the total those of its game. */
export const decimalsOfCounter = (game: Pick<GameFile, 'decimals' | 'total'>, { id }: Pick<Counter, 'id'>): number => (id === game.total ? (game.decimals ?? 0) : 0);

/** What a pad is told of the numbers of a field. */
export function padFor(game: Decimals, field: Pick<Field, 'kind'>) {
  const decimals = decimalsOf(game, field);
  return { decimals, point: point(), words: padWords(decimals) };
}
