import type { Seat, Seated } from '../gen/wire';
import { t } from '../i18n/index.svelte';
import type { Person, PieceNumber } from '../kit/person';

/** The kit counts pieces from 1, the wire from 0. */
export const pieceOf = ({ piece }: { piece: number }) => ((piece % 8) + 1) as PieceNumber;

/** A person as the kit draws them. */
export function drawn(person: { id: string; name: string; piece: number }): Person {
  return { id: person.id, name: person.name, piece: pieceOf(person) };
}

/** Who sits at the table, in the order of the seats, with the pieces they play it with. */
export function peopleOf(table: { seats: readonly Pick<Seated, 'person' | 'name' | 'piece'>[] }): Person[] {
  return table.seats.map((seated) => drawn({ ...seated, id: seated.person }));
}

/** The seats as they were at a moment: with those who sat there before another took over. */
export function seatsAt(seats: readonly Seated[], at: number): readonly Seated[] {
  return seats.map((seat) => ({ ...seat, ...seat.before?.find(({ until }) => at < until) }));
}

/** Who has a clock of their own: the people of a table, or two sides where no person is named. */
export function clockSeats(table: { seats: readonly Seated[] }): readonly Seated[] {
  if (table.seats.length > 0) return table.seats;
  return [t('clock-side-one'), t('clock-side-two')].map((name, at) => ({ person: String(at), name, piece: at === 0 ? 0 : 3 }));
}

/** The name of the person who sits there. */
export function nameAt(table: { seats: readonly Seated[] }, seat: Seat): string {
  return table.seats[seat]?.name ?? '';
}
