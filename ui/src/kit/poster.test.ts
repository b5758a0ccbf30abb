import { expect, it } from 'vitest';
import { cut, wrapped } from './poster';

it('breaks a sentence where it no longer fits, and keeps a long word whole', () => {
  const fits = (line: string) => line.length <= 10;
  expect(wrapped('Bruno wins the tie', fits)).toEqual(['Bruno wins', 'the tie']);
  expect(wrapped('a Rindfleischetikett b', fits)).toEqual(['a', 'Rindfleischetikett', 'b']);
});

it('leaves out the end of a name that is too long', () => {
  expect(cut('Ana', (text) => text.length <= 5)).toBe('Ana');
  expect(cut('Maximiliano', (text) => text.length <= 5)).toBe('Maxi…');
});
