import { expect, it } from 'vitest';
import type { TableState } from '../gen/wire';
import { setLanguage } from '../i18n/index.svelte';
import { roundHeard } from './heard';

const write = { number: String, change: String };
const table = (game: string, points: readonly number[], round: readonly number[]) => ({
  game,
  seats: [{ name: 'Ana' }, { name: 'Bea' }],
  standing: { rounds: [round], places: points.map((n) => ({ points: n, place: 1 + points.filter((other) => other > n).length, won: false })) },
}) as unknown as TableState;

it('says who leads, where somebody does, and counts in what the game counts in', async () => {
  await setLanguage('en');
  expect(roundHeard(table('rage', [96, 1], [18, 1]), write)).toBe('Ana 18 points, total 96, leads. Bea 1 point, total 1.');
  expect(roundHeard(table('rage', [5, 5], [5, 2]), write)).toBe('Ana 5 points, total 5. Bea 2 points, total 5.');
  expect(roundHeard(table('rush7', [0, 0], [0, 0]), write)).toBe('Ana 0 zones, total 0. Bea 0 zones, total 0.');
  expect(roundHeard(table('rush7', [1, 0], [1, 0]), write)).toBe('Ana 1 zone, total 1, leads. Bea 0 zones, total 0.');
});
