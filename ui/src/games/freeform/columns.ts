import type { View } from '../../gen/freeform';
import type { Seat } from '../../gen/wire';
import { list } from '../../i18n/index.svelte';
import type { Person } from '../../kit/person';
import type { TableState } from '../../session/game';
import { peopleOf } from '../../session/people';

/** One for each column: somebody alone, or a team under all its names with the piece of its first. */
export function columnsOf(table: Pick<TableState<'freeform'>, 'seats' | 'view'>): Person[] {
  const people = peopleOf(table);
  return table.view.columns.flatMap(({ seats }) => {
    const team = seats.flatMap((seat) => people[seat] ?? []);
    const [first] = team;
    return first ? [{ ...first, name: list(team.map((person) => person.name)) }] : [];
  });
}

/** In which column somebody writes. */
export function columnOf(view: View, seat: Seat): number {
  return view.columns.findIndex((column) => column.seats.includes(seat));
}
