import type { Config } from '../../gen/rage';
import type { TableState } from '../../gen/wire';
import type { Platform } from '../../platform';
import { viewOf } from './asked';
import type { Entry } from './draft';

/** The house rules that have a say in what a person scores. */
export function scoringOptions({ deck, scoring, sweep_double }: Config): Record<string, unknown> {
  return { deck, scoring, sweep_double };
}

/** What each person would score, as the judge says; teams score together and only at the end. */
export function pointsOf(
  platform: Platform,
  table: TableState,
  cards: number,
  entries: readonly Entry[],
): Promise<(number | null)[]> {
  const view = viewOf(table);
  if (view.config.teams !== 'none') return Promise.resolve(entries.map(() => null));
  const options = scoringOptions(view.config);
  return Promise.all(
    entries.map(async ({ tricks, bonus, mad }, seat) => {
      const bid = view.seats[seat]?.bid;
      if (bid === null || bid === undefined) return null;
      const question = { ask: 'score', cards, bid, tricks, bonus, mad };
      try {
        const verdict = await platform.call('judge', { game: table.game, question, options });
        return verdict.is === 'answer' ? (verdict.answer as { points: number }).points : null;
      } catch {
        return null;
      }
    }),
  );
}
