import { expect, it } from 'vitest';
import type { PlayRecord } from '../../gen/wire';
import { lineOf } from './words';

const none = { plays: 0, wins: 0, shared: 0, even: 0 };
const record = (more: Partial<PlayRecord>): PlayRecord => ({ competitive: none, alone: none, among: none, cooperative: none, ...more }) as PlayRecord;
const tally = (wins: number, plays: number) => ({ ...none, wins, plays });

it('says the wins of the one kind that was played', () => {
  expect(lineOf(record({ competitive: tally(9, 21) }), false)).toEqual({ full: 9, empty: 12, figure: '9 of 21', note: '' });
});

it('never adds up two roles', () => {
  const both = lineOf(record({ alone: tally(3, 6), among: tally(9, 13) }), false);
  expect([both.full, both.empty, both.figure]).toEqual([0, 19, '19 games']);
  expect(both.note).toContain('3 of 6');
  expect(both.note).toContain('9 of 13');
});

it('says nothing of wins where a group hides them', () => {
  expect(lineOf(record({ competitive: tally(9, 21) }), true)).toEqual({ full: 21, empty: 0, figure: '21 games', note: '' });
});
