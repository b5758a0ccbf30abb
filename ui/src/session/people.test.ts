import { expect, test } from 'vitest';
import { seatsAt } from './people';

const seated = (name: string, before: [string, number][] = []) => ({
  person: name,
  name,
  piece: 0,
  before: before.map(([former, until]) => ({ person: former, name: former, until })),
});

test('a log names those who sat there when a step was recorded', () => {
  const seats = [seated('Ana'), seated('Dani', [['Bruno', 100], ['Carla', 200]])];
  const names = (at: number) => seatsAt(seats, at).map(({ name }) => name);
  expect(names(50)).toEqual(['Ana', 'Bruno']);
  // The step that gave the seat away is the first of the person who has it then.
  expect(names(100)).toEqual(['Ana', 'Carla']);
  expect(names(199)).toEqual(['Ana', 'Carla']);
  expect(names(200)).toEqual(['Ana', 'Dani']);
});
