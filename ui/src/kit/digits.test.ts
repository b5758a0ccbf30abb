import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { digitReader } from './digits';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typing(values: number[]) {
  const chosen: number[] = [];
  const reader = digitReader(values, (value) => chosen.push(value));
  return { chosen, type: (text: string) => [...text].forEach(reader.type), stop: reader.stop };
}
const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i);

it('takes a digit at once where nothing longer is possible', () => {
  const { chosen, type } = typing(upTo(5));
  type('39');
  expect(chosen).toEqual([3]);
});

it('waits for 10 after a 1, and no longer than a moment', () => {
  const { chosen, type } = typing(upTo(10));
  type('10');
  expect(chosen).toEqual([10]);
  type('1');
  expect(chosen).toEqual([10]);
  vi.advanceTimersByTime(500);
  expect(chosen).toEqual([10, 1]);
  type('14');
  expect(chosen).toEqual([10, 1, 1, 4]);
});

it('forgets what was begun when it is taken away', () => {
  const { chosen, type, stop } = typing(upTo(10));
  type('1');
  stop();
  vi.advanceTimersByTime(500);
  expect(chosen).toEqual([]);
});
