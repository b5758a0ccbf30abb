import type { Rush7Prompt } from '../../gen/rush7/Prompt';
import type { Rush7View } from '../../gen/rush7/View';
import type { TableState } from '../../gen/TableState';

export type Asked<A extends Rush7Prompt['ask']> = Extract<Rush7Prompt, { ask: A }>;

/** The prompt of one kind, when the table may be asked for it now. */
export function asked<A extends Rush7Prompt['ask']>(
  table: Pick<TableState, 'prompts'> | undefined,
  ask: A,
): Asked<A> | undefined {
  return (table?.prompts as Rush7Prompt[] | undefined)?.find((p): p is Asked<A> => p.ask === ask);
}

export function viewOf(table: Pick<TableState, 'view'>): Rush7View {
  return table.view as Rush7View;
}
