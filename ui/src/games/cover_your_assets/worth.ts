import type { TableState } from '../../gen/wire';
import type { Platform } from '../../platform';
import { viewOf } from './asked';
import type { Counts } from './draft';

/** What a stack of these cards is worth, as the judge says; nothing where he cannot be asked. */
export async function worthOf(platform: Platform, table: TableState, counts: Counts): Promise<number | undefined> {
  const cards = Object.entries(counts).flatMap(([kind, n]) => Array<string>(n).fill(kind));
  const question = { ask: 'value', cards };
  const options = { deck: viewOf(table).config.deck };
  const verdict = await platform.call('judge', { game: table.game, question, options }).catch(() => undefined);
  return verdict?.is === 'answer' ? (verdict.answer as { value: number }).value : undefined;
}
