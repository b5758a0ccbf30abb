import { afterEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('reads what was written, each area for itself, until it is removed', () => {
  expect(readStored('a')).toBe(undefined);
  expect([writeStored('a', { n: 1 }), writeStored('a', 'mine', 'sessionStorage')]).toEqual([true, true]);
  expect([readStored('a'), readStored('a', 'sessionStorage')]).toEqual([{ n: 1 }, 'mine']);
  writeStored('a', undefined);
  expect([readStored('a'), readStored('a', 'sessionStorage')]).toEqual([undefined, 'mine']);
});

it('reads nothing where there is something else than JSON', () => {
  localStorage.setItem('a', 'on{');
  expect(readStored('a')).toBe(undefined);
});

it('goes on where the browser refuses its storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([readStored('a'), writeStored('a', 1)]).toEqual([undefined, false]);
});
