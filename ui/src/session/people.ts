import type { Seat, Seated } from '../gen/wire';
import { t } from '../i18n/index.svelte';
import type { Person, PieceNumber } from '../kit/person';

/** Who sits at the table, in the order of the seats, as the kit draws them. */
export function peopleOf(table: { seats: readonly Seated[] }): Person[] {
  return table.seats.map((seated) => ({
    id: seated.person,
    name: seated.name,
    piece: (seated.piece + 1) as PieceNumber,
  }));
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
