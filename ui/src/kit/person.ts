export type PieceNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A person at a table, as every part of the kit draws them. */
export interface Person {
  id: string;
  name: string;
  piece: PieceNumber;
}

/** One person, or several who play as one: "Ana and Bruno". */
export interface Side {
  id: string;
  name: string;
  pieces: readonly PieceNumber[];
}

/** Whether two of them have the same piece, as among more than eight: then a piece alone does not say who it is. */
export function hasTwins(people: readonly Pick<Person, 'piece'>[]): boolean {
  return new Set(people.map(({ piece }) => piece)).size < people.length;
}

/** The first letter as people see letters: an accent or a joined emoji is one. */
export function initial(name: string): string {
  const first = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    .segment(name.trim())
    [Symbol.iterator]()
    .next();
  return first.done ? '' : first.value.segment.toLocaleUpperCase();
}
