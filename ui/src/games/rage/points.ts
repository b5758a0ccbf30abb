import type { Config } from '../../gen/rage';
import type { TableState } from '../../session/game';
import { judge } from '../../session/question.svelte';
import type { Entry } from './draft';

/** The house rules that have a say in what a person scores. */
export function scoringOptions({ deck, scoring, sweep_double }: Config): Partial<Config> {
  return { deck, scoring, sweep_double };
}

/** What each person would score, as the judge says; teams score together and only at the end. */
export async function pointsOf({ view }: TableState<'rage'>, cards: number, entries: readonly Entry[]): Promise<(number | null)[]> {
  if (view.config.teams !== 'none') return entries.map(() => null);
  return Promise.all(
    entries.map(async ({ tricks, bonus, mad }, seat) => {
      const bid = view.seats[seat]?.bid;
      if (bid === null || bid === undefined) return null;
      const verdict = await judge<'rage', { points: number }>('rage', { ask: 'score', cards, bid, tricks, bonus, mad }, scoringOptions(view.config));
      return verdict?.is === 'answer' ? verdict.answer.points : null;
    }),
  );
}
