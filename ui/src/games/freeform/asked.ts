import type { Prompt, View } from '../../gen/freeform';
import type { Seat, TableState } from '../../gen/wire';
import { list } from '../../i18n/index.svelte';
import type { Person } from '../../kit/person';
import { peopleOf } from '../../session/people';

type Asked<A extends Prompt['ask']> = Extract<Prompt, { ask: A }>;

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

/** One for each column: somebody alone, or a team under all its names with the piece of its first. */
export function columnsOf(table: Pick<TableState, 'seats' | 'view'>): Person[] {
  const people = peopleOf(table);
  return viewOf(table).columns.flatMap(({ seats }) => {
    const team = seats.flatMap((seat) => people[seat] ?? []);
    const [first] = team;
    return first ? [{ ...first, name: list(team.map((person) => person.name)) }] : [];
  });
}

/** In which column somebody writes. */
export function columnOf(view: View, seat: Seat): number {
  return view.columns.findIndex((column) => column.seats.includes(seat));
}
