import { expect, it } from 'vitest';
import { steady } from './engine';

it('does not stand still when the clock is put back', () => {
  let wall = 100_000;
  const now = steady(() => wall);
  wall += 1_000;
  expect(now()).toBe(101_000);
  wall -= 40_000;
  expect(now()).toBe(101_000);
  wall += 1_000;
  expect(now()).toBe(102_000);
  // An hour of sleep is an hour.
  wall += 3_600_000;
  expect(now()).toBe(3_702_000);
});
