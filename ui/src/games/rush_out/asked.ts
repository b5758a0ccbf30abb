import type { Prompt, TargetView, View } from '../../gen/rush_out';
import type { Seat } from '../../gen/wire';
import type { Asked, TableState } from '../../session/game';

type Prompts = Pick<TableState<'rush_out'>, 'prompts'>;

/** What is no seat's own goes its own way, and waits for no seat. */
export const TABLE: Seat = -1;

/** Every prompt of one kind; of a seat, where it is a seat's. */
export function allAsked<A extends Prompt['ask']>(table: Prompts, ask: A, seat?: Seat): Asked<'rush_out', A>[] {
  const fits = (prompt: Prompt): prompt is Asked<'rush_out', A> =>
    prompt.ask === ask && (seat === undefined || !('seat' in prompt) || prompt.seat === seat);
  return table.prompts.filter(fits);
}

/** The first of them, when the table may be asked for it now. */
export function asked<A extends Prompt['ask']>(table: Prompts | undefined, ask: A, seat?: Seat): Asked<'rush_out', A> | undefined {
  return table && allAsked(table, ask, seat)[0];
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
