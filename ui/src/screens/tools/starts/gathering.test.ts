import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gathering, onPhone, phoneOf, STEADY } from './gathering.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (id: number, x = id * 100) => ({ id, x, y: 50 });

test('chooses one of four that lie steady for two seconds', async () => {
  const choose = vi.fn(async () => 2);
  const glass = new Gathering(choose);
  for (const id of [1, 2, 3, 4]) glass.down(at(id));
  await vi.advanceTimersByTimeAsync(STEADY - 1);
  expect(choose).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(glass.chosen).toBe(3);
  // Who lifts a finger now changes nothing; who lays one again begins again.
  glass.up(3);
  expect(glass.chosen).toBe(3);
  glass.down(at(9));
  expect([glass.chosen, glass.fingers.length]).toEqual([undefined, 1]);
});

test('one alone is no choice; one that comes, slides or goes begins the wait again', async () => {
  const choose = vi.fn(async () => 0);
  const glass = new Gathering(choose);
  glass.down(at(1));
  await vi.advanceTimersByTimeAsync(10 * STEADY);
  glass.down(at(2));
  await vi.advanceTimersByTimeAsync(STEADY - 100);
  glass.move(at(2, 205));
  glass.down(at(3));
  await vi.advanceTimersByTimeAsync(STEADY - 100);
  glass.move(at(3, 400));
  await vi.advanceTimersByTimeAsync(STEADY - 100);
  glass.up(3);
  await vi.advanceTimersByTimeAsync(STEADY - 100);
  expect(choose).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(choose).toHaveBeenCalledTimes(1);
});

test('says when the glass lost them all', () => {
  const glass = new Gathering(async () => 0);
  for (const id of [1, 2, 3, 4, 5, 6]) glass.down(at(id));
  for (const id of [1, 2, 3, 4, 5, 6]) glass.lost(id);
  expect([glass.overrun, glass.fingers]).toEqual([true, []]);
  glass.down(at(1));
  expect(glass.overrun).toBe(false);
});

test('phones are fingers, too: they lie beside those on the glass, and who lays one again begins again', async () => {
  const choose = vi.fn(async () => 1);
  const glass = new Gathering(choose);
  const phones = (...seats: number[]) => glass.phones(seats.map((seat) => at(onPhone(seat), 0)));
  phones(2);
  glass.down(at(1));
  await vi.advanceTimersByTimeAsync(STEADY - 100);
  phones(2, 0);
  await vi.advanceTimersByTimeAsync(STEADY - 100);
  expect(choose).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(glass.fingers.map(({ id }) => phoneOf(id))).toEqual([undefined, 2, 0]);
  expect(phoneOf(glass.chosen ?? 0)).toBe(2);
  // Lifted one after the other: what was chosen stays.
  phones(0);
  phones();
  expect(phoneOf(glass.chosen ?? 0)).toBe(2);
  phones(0);
  expect([glass.chosen, glass.fingers.length]).toEqual([undefined, 1]);
});
