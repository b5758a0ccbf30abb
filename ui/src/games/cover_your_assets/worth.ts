import type { TableState } from '../../session/game';
import { judge } from '../../session/question.svelte';
import type { Counts } from './draft';

/** What a stack of these cards is worth, as the judge says; nothing where he cannot be asked. */
export async function worthOf({ view }: TableState<'cover_your_assets'>, counts: Counts): Promise<number | undefined> {
  const cards = Object.entries(counts).flatMap(([kind, n]) => Array<string>(n).fill(kind));
  const verdict = await judge<'cover_your_assets', { value: unknown }>('cover_your_assets', { ask: 'value', cards }, { deck: view.config.deck });
  return verdict?.is === 'answer' ? verdict.answer.value : undefined;
}
