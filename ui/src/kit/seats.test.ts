import { expect, it } from 'vitest';
import { initial } from './person';
import { moved, seatPlaces } from './seats';

it('seats 2 to 10 people clockwise, none on top of another', () => {
  for (let people = 2; people <= 10; people++) {
    const places = seatPlaces(people);
    expect(places).toHaveLength(people);
    expect(new Set(places.map((p) => `${p.column}/${p.row}`)).size).toBe(people);
    expect(places[0]?.side).toBe('bottom');
  }
  expect(seatPlaces(4).map((p) => p.side)).toEqual(['bottom', 'left', 'top', 'right']);
});

it('moves a person round the table, past its end too', () => {
  const order = ['a', 'b', 'c'].map((id) => ({ id }));
  const ids = (id: string, by: number) => moved(order, id, by).map((one) => one.id).join('');
  expect([ids('b', 1), ids('b', -1), ids('c', 1), ids('a', -1), ids('x', 1)]).toEqual(
    ['acb', 'bac', 'cab', 'bca', 'abc'],
  );
});

it('takes the first letter as people see it', () => {
  expect(['ana', ' Óscar', '👩‍👧 Marta', ''].map(initial)).toEqual(['A', 'Ó', '👩‍👧', '']);
});
