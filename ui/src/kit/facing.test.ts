import { expect, it } from 'vitest';
import { facing } from './facing';

const turns = (people: number, portrait = false) => facing(people, portrait).seats.map((seat) => seat.turn);

it('turns every panel to its seat, clockwise from the foot of the glass', () => {
  expect(turns(2)).toEqual([0, 180]);
  expect(turns(3)).toEqual([0, 90, 270]);
  expect(turns(4)).toEqual([0, 90, 180, 270]);
});

it('seats two along each long side and one at the end when there are five', () => {
  expect(turns(5)).toEqual([0, 180, 180, 270, 0]);
  expect(turns(5, true)).toEqual([0, 90, 90, 270, 270]);
});

it('fills the long sides before the ends, up to eight', () => {
  expect(turns(6)).toEqual([0, 90, 180, 180, 270, 0]);
  expect(turns(7)).toEqual([0, 180, 180, 180, 270, 0, 0]);
  expect(turns(8)).toEqual([0, 90, 180, 180, 180, 270, 0, 0]);
  expect(turns(8, true)).toEqual([0, 90, 90, 90, 180, 270, 270, 270]);
});

it('gives everybody a place of their own', () => {
  for (const portrait of [false, true]) {
    for (let people = 2; people <= 8; people += 1) {
      const areas = facing(people, portrait).seats.map((seat) => seat.area);
      expect(new Set(areas).size, `${people}`).toBe(people);
    }
  }
});

it('lays the shared things in a line across, or upright between two long sides', () => {
  expect([facing(4).upright, facing(4, true).upright, facing(2, true).upright]).toEqual([false, true, false]);
});

it('leaves the middle all the room where the panels have a depth', () => {
  const { columns, rows } = facing(4, false, '9rem');
  expect([columns, rows]).toEqual(['9rem minmax(0, 13fr) 9rem', '9rem minmax(0, 1fr) 9rem']);
  expect(facing(4, true, '9rem')).toMatchObject({ columns: '9rem minmax(0, 1fr) 9rem', rows: '9rem minmax(0, 8fr) 9rem' });
});
