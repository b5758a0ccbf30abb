import type { Prompt, TargetView, View } from '../../gen/rush_out';
import type { Seat, TableState } from '../../gen/wire';

export type Asked<A extends Prompt['ask']> = Extract<Prompt, { ask: A }>;

/** What is no seat's own goes its own way, and waits for nobody. */
export const TABLE: Seat = -1;

/** The prompt of one kind, of a seat where it is a seat's, when the table may be asked for it now. */
export function asked<A extends Prompt['ask']>(
  table: Pick<TableState, 'prompts'> | undefined,
  ask: A,
  seat?: Seat,
): Asked<A> | undefined {
  return (table?.prompts as Prompt[] | undefined)?.find(
    (p): p is Asked<A> => p.ask === ask && (seat === undefined || !('seat' in p) || p.seat === seat),
  );
}

/** Every prompt of one kind for a seat. */
export function allAsked<A extends Prompt['ask']>(table: Pick<TableState, 'prompts'>, ask: A, seat: Seat): Asked<A>[] {
  return (table.prompts as Prompt[]).filter((p): p is Asked<A> => p.ask === ask && (!('seat' in p) || p.seat === seat));
}

export function viewOf(table: Pick<TableState, 'view'>): View {
  return table.view as View;
}

/** Everything that dice can lie on. */
export function targetsOf(view: View): TargetView[] {
  const rows = [...view.task_row, view.dragon?.tile ?? null, ...view.spell_row, ...view.targets];
  return rows.filter((target) => target !== null);
}

/** What a target is called in short: numbers for the heroes, letters for the sorcerer, as they lie. */
export function lettersOf(view: View): Map<string, string> {
  const letters = new Map<string, string>();
  const tile = view.dragon?.tile;
  if (tile) letters.set(tile.target, '0');
  view.task_row.forEach((target, i) => target && letters.set(target.target, String(i + 1)));
  view.spell_row.forEach((target, i) => target && letters.set(target.target, 'ABC'[i] ?? ''));
  let number = view.task_row.length;
  let letter = 3;
  for (const target of view.targets) letters.set(target.target, target.kind === 'scroll' ? ('ABCDEFGHIJ'[letter++] ?? '') : String(++number));
  return letters;
}
