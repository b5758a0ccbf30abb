import { expect, test } from 'vitest';
import { nearer, stageOf, wholeOf } from './stage';

test('warns at half, at 15 and at 10 seconds, never early', () => {
  const left = [60_000, 30_001, 30_000, 15_001, 15_000, 10_001, 10_000, 1, 0, -5];
  expect(left.map((ms) => stageOf(ms, 60_000))).toEqual(
    ['calm', 'calm', 'half', 'half', 'late', 'late', 'last', 'last', 'out', 'out'],
  );
  // A turn without a half.
  expect([15_001, 15_000, 10_001, 10_000, 1, 0].map((ms) => stageOf(ms))).toEqual(['calm', 'late', 'late', 'last', 'last', 'out']);
  // Of a short turn the last seconds come before its half.
  expect(stageOf(12_000, 20_000)).toBe('late');
});

test('the nearer the end the louder', () => {
  expect([nearer('late', 'half'), nearer('calm', 'half'), nearer('out', 'out')]).toEqual([true, false, false]);
});

test('what counts up has no end', () => {
  expect(wholeOf({ form: { form: 'stopwatch' } })).toBeUndefined();
  expect(wholeOf({ form: { form: 'each', ms: 600_000, increment: 20_000, delay: 0 } })).toBe(600_000);
});
