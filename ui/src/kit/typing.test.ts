import { expect, it } from 'vitest';
import { keyed, numberOf, padKey, type PadKey } from './typing';

const typed = (keys: PadKey[], most?: number) => keys.reduce((text, key) => keyed(text, key, most), '');

it('grows digit by digit, without zeros in front and up to its length', () => {
  expect(typed(['0', '0', '7'])).toBe('7');
  expect(typed(['1', '0', '5'])).toBe('105');
  expect(typed(['1', '2', '3', '4'], 3)).toBe('123');
  expect(typed(['2', '6', '000'])).toBe('26000');
  expect(typed(['2', '6', '000'], 4)).toBe('26');
});

it('turns its sign at any time, and takes back what was typed', () => {
  expect(typed(['sign', '1', '2'])).toBe('-12');
  expect(typed(['1', '2', 'sign'])).toBe('-12');
  expect(typed(['1', 'sign', 'sign'])).toBe('1');
  expect(typed(['1', '2', 'erase', 'erase', 'erase'])).toBe('');
});

it('is a number once there is a digit, and zero has no sign', () => {
  expect(['', '-', '-12', '0', '-0', '1e3'].map(numberOf)).toEqual([undefined, undefined, -12, 0, 0, undefined]);
});

it('knows the keys of a keyboard', () => {
  expect(['7', 'Backspace', '-', 'a'].map((key) => padKey(key, true))).toEqual(['7', 'erase', 'sign', undefined]);
  expect(padKey('-', false)).toBeUndefined();
});
