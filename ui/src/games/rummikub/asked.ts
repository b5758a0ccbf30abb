import type { RummikubPrompt } from '../../gen/rummikub/Prompt';
import type { RummikubView } from '../../gen/rummikub/View';
import type { TableState } from '../../gen/TableState';

export type Asked<A extends RummikubPrompt['ask']> = Extract<RummikubPrompt, { ask: A }>;

/** The prompt of one kind, when the table may be asked for it now. */
export function asked<A extends RummikubPrompt['ask']>(
  table: Pick<TableState, 'prompts'> | undefined,
  ask: A,
): Asked<A> | undefined {
  return (table?.prompts as RummikubPrompt[] | undefined)?.find((p): p is Asked<A> => p.ask === ask);
}

export function viewOf(table: Pick<TableState, 'view'>): RummikubView {
  return table.view as RummikubView;
}
