import type { CyaPrompt } from '../../gen/cover_your_assets/Prompt';
import type { CyaView } from '../../gen/cover_your_assets/View';
import type { TableState } from '../../gen/TableState';

export type Asked<A extends CyaPrompt['ask']> = Extract<CyaPrompt, { ask: A }>;

/** The prompt of one kind, when the table may be asked for it now. */
export function asked<A extends CyaPrompt['ask']>(
  table: Pick<TableState, 'prompts'> | undefined,
  ask: A,
): Asked<A> | undefined {
  return (table?.prompts as CyaPrompt[] | undefined)?.find((p): p is Asked<A> => p.ask === ask);
}

export function viewOf(table: Pick<TableState, 'view'>): CyaView {
  return table.view as CyaView;
}
