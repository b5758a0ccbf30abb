import type { Seat, TableState } from '../gen/wire';
import type { Person, PieceNumber } from '../kit/person';

/** Who sits at the table, in the order of the seats, as the kit draws them. */
export function peopleOf(table: Pick<TableState, 'seats'>): Person[] {
  return table.seats.map((seated) => ({
    id: seated.person,
    name: seated.name,
    piece: (seated.piece + 1) as PieceNumber,
  }));
}

/** The name of whoever sits there. */
export function nameAt(table: Pick<TableState, 'seats'>, seat: Seat): string {
  return table.seats[seat]?.name ?? '';
}
