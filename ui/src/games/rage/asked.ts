import type { RagePrompt } from '../../gen/rage/Prompt';
import type { RageView } from '../../gen/rage/View';
import type { TableState } from '../../gen/TableState';

export type Asked<A extends RagePrompt['ask']> = Extract<RagePrompt, { ask: A }>;

/** The prompt of one kind, when the table may be asked for it now. */
export function asked<A extends RagePrompt['ask']>(
  table: Pick<TableState, 'prompts'> | undefined,
  ask: A,
): Asked<A> | undefined {
  return (table?.prompts as RagePrompt[] | undefined)?.find((p): p is Asked<A> => p.ask === ask);
}

export function viewOf(table: Pick<TableState, 'view'>): RageView {
  return table.view as RageView;
}
