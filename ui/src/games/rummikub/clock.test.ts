import { describe, expect, test } from 'vitest';
import { left, shownSeconds } from './clock';

const clock = { seconds: 60, began: 1_000_000, paused: null, waited: 0, penalty: 3 };

describe('the clock of a turn', () => {
  test('is what the stamps say, however long it was not looked at', () => {
    expect(left(clock, 1_000_000)).toBe(60_000);
    expect(left(clock, 1_020_000)).toBe(40_000);
    expect(left(clock, 1_090_000)).toBe(-30_000);
  });

  test('what it stood still counts for no person', () => {
    expect(left({ ...clock, paused: 1_010_000 }, 1_250_000)).toBe(50_000);
    expect(left({ ...clock, waited: 240_000 }, 1_255_000)).toBe(45_000);
    expect(left({ ...clock, seconds: 90 }, 1_060_000)).toBe(30_000);
  });

  test('never shows more than there is when another clock runs ahead', () => {
    expect(left(clock, 999_000)).toBe(60_000);
  });

  test('shows no second early', () => {
    expect([59_999, 15_000, 14_999, 1, 0, -5].map(shownSeconds)).toEqual([60, 15, 15, 1, 0, 0]);
  });
});
