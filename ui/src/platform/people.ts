import type { Person, Seated } from '../gen/wire';
import type { Person as Drawn, PieceNumber } from '../kit/person';

/** The wire counts pieces from 0, the kit from 1. */
const piece = (wire: number) => ((wire % 8) + 1) as PieceNumber;

/** A person as the kit draws them. */
export function drawn(person: Pick<Person, 'id' | 'name' | 'piece'>): Drawn {
  return { id: person.id, name: person.name, piece: piece(person.piece) };
}

/** Who sits at a table, in the order of the seats, with the pieces they play it with. */
export function seated(seats: readonly Seated[]): Drawn[] {
  return seats.map((seat) => ({ id: seat.person, name: seat.name, piece: piece(seat.piece) }));
}
