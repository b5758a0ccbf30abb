import type { Prompt, View } from '../../gen/rummikub';
import type { TableState } from '../../gen/wire';

export type Asked<A extends Prompt['ask']> = Extract<Prompt, { ask: A }>;

/** The prompt of one kind, when the table may be asked for it now. */
export function asked<A extends Prompt['ask']>(
  table: Pick<TableState, 'prompts'> | undefined,
  ask: A,
): Asked<A> | undefined {
  return (table?.prompts as Prompt[] | undefined)?.find((p): p is Asked<A> => p.ask === ask);
}

export function viewOf(table: Pick<TableState, 'view'>): View {
  return table.view as View;
}
