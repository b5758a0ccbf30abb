import { expect, it } from 'vitest';
import { everything, filterOf, narrowed } from './filter';

const games = [{ id: 'rage', name: 'Rage' }, { id: 'rush7', name: 'Rush 7' }, { id: 'rush_out', name: 'Rush Out!' }];

it('asks only for what was wished', () => {
  expect(filterOf(everything, games)).toEqual({ archived: false });
  expect(narrowed(everything)).toBe(false);
  expect(narrowed({ ...everything, archived: true })).toBe(false);
  expect(narrowed({ ...everything, text: ' a ' })).toBe(true);
});

it('takes the name of a game for that game', () => {
  expect(filterOf({ ...everything, text: 'rage navidad' }, games)).toEqual({ archived: false, game: 'rage', text: 'navidad' });
  expect(filterOf({ ...everything, text: 'Rush 7' }, games)).toEqual({ archived: false, game: 'rush7' });
  expect(filterOf({ ...everything, text: 'en rush out! con Ana' }, games)).toEqual({ archived: false, game: 'rush_out', text: 'en  con Ana' });
  expect(filterOf({ ...everything, text: 'RUSH OUT' }, games)).toEqual({ archived: false, game: 'rush_out' });
  expect(filterOf({ ...everything, text: 'ragea' }, games)).toEqual({ archived: false, text: 'ragea' });
});

it('asks who won only of a person', () => {
  expect(filterOf({ ...everything, result: 'won' }, games)).toEqual({ archived: false });
  expect(filterOf({ ...everything, result: 'won', person: 'a' }, games)).toEqual({ archived: false, result: 'won', person: 'a' });
  const { since, until } = filterOf({ ...everything, year: 2025, month: 11 }, games);
  expect([since, until]).toEqual([new Date(2025, 11, 1).getTime(), new Date(2026, 0, 1).getTime()]);
});
