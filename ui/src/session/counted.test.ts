import { afterEach, expect, it } from 'vitest';
import type { Standing } from '../gen/wire';
import { setLanguage } from '../i18n/index.svelte';
import { playedSaid, roundSaid } from './counted';

afterEach(() => setLanguage('en'));

const standing = (some: Partial<Standing>): Standing => ({
  over: false, round: 3, of: null, places: [], rounds: [[1], [2]], next: null, rule: null, sides: [], scoring: 'highest', title: null, ...some,
});

it('counts in the word of the game', () => {
  expect(roundSaid(standing({ of: 10 }))).toBe('round 3 of 10');
  expect(roundSaid(standing({ counts: 'turns' }))).toBe('turn 3');
  expect(roundSaid(standing({ counts: 'games', of: 5 }))).toBe('game 3 of 5');
  setLanguage('es');
  expect(roundSaid(standing({ counts: 'turns', of: 12 }))).toBe('turno 3 de 12');
});

it('says of what is over how much was played, not what would come next', () => {
  expect(roundSaid(standing({ over: true, of: 10 }))).toBe('2 rounds');
  // A sheet is there from the beginning to the end: at the end it says no more than that it is over.
  expect(roundSaid(standing({ counts: 'sheet', round: 1, rounds: [] }))).toBe('one sheet');
  expect(roundSaid(standing({ over: true, counts: 'sheet', round: 1, rounds: [[8]] }))).toBe('The game is over');
  expect(playedSaid(standing({ over: true, counts: 'sheet', round: 1, rounds: [[8]] }))).toBe('');
  expect(roundSaid(standing({ over: true, rounds: [] }))).toBe('The game is over');
  // Life totals have neither rounds nor a sheet.
  expect(roundSaid(standing({ counts: 'nothing', round: 1, rounds: [] }))).toBe('');
  expect(playedSaid(standing({ counts: 'nothing', round: 1, rounds: [] }))).toBe('');
  // Six rows of three people are two turns each.
  expect(playedSaid(standing({ counts: 'turns', round: 2, rounds: [[1], [1], [1], [1], [1], [1]] }))).toBe('2 turns');
});
