import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismiss, hold, release, toast, toasts } from './toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows one line for five seconds, longer while it is touched', () => {
  toast('first');
  toast('second');
  expect(toasts().map((one) => one.text)).toEqual(['second']);
  const id = toasts()[0]?.id ?? 0;
  vi.advanceTimersByTime(4000);
  hold(id);
  vi.advanceTimersByTime(60_000);
  expect(toasts()).toHaveLength(1);
  release(id);
  vi.advanceTimersByTime(5000);
  expect(toasts()).toHaveLength(0);
  dismiss(id);
});
