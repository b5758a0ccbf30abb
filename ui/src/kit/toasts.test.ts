import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismiss, hold, notice, pressed, release, remark, toast, toasts } from './toasts.svelte';

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

it('says apart what was done and what is only to be known', () => {
  toast('saved', { label: 'Undo', run: () => {} });
  expect(toasts().map(({ text, done, action }) => [text, done, action?.label])).toEqual([['saved', true, 'Undo']]);
  notice('not reached');
  expect(toasts().map(({ text, done }) => [text, done])).toEqual([['not reached', false]]);
});

it('keeps what could not be done in sight, and no passing remark, when something is pressed', () => {
  notice('not reached');
  pressed();
  expect(toasts()).toHaveLength(1);
  remark('the screen may go dark');
  pressed();
  expect(toasts()).toHaveLength(0);
});
