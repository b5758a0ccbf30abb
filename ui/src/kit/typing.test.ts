import { expect, it } from 'vitest';
import { hasParts, keyed, numberOf, padKey, pasted, spaced, type PadKey } from './typing';

const typed = (keys: PadKey[], most?: number) => keys.reduce((text, key) => keyed(text, key, most), '');
/** What a keyboard makes of a text, key by key. */
const written = (text: string, signed = true) => [...text].reduce((so, key) => {
  const press = padKey(key, signed);
  return press ? keyed(so, press) : so;
}, '');

it('grows digit by digit, without zeros in front and up to its length', () => {
  expect(typed(['0', '0', '7'])).toBe('7');
  expect(typed(['1', '0', '5'])).toBe('105');
  expect(typed(['1', '2', '3', '4'], 3)).toBe('123');
  expect(typed(['2', '6', '000'])).toBe('26000');
  expect(typed(['2', '6', '000'], 4)).toBe('26');
});

it('turns the sign of its last term at any time, and takes back what was typed', () => {
  expect(typed(['sign', '1', '2'])).toBe('-12');
  expect(typed(['1', '2', 'sign'])).toBe('-12');
  expect(typed(['1', 'sign', 'sign'])).toBe('1');
  expect(typed(['1', '2', 'plus', '7', 'sign'])).toBe('12-7');
  expect(typed(['1', '2', 'plus', '7', 'sign', 'sign'])).toBe('12+7');
  expect(typed(['1', '2', 'erase', 'erase', 'erase'])).toBe('');
});

it('adds up what is typed one after the other', () => {
  expect(['12+7', '12-7', '-5+3', '12+', '12+7+1', '1.000+1', '2,500,000'].map((text) => numberOf(written(text)))).toEqual([19, 5, -2, 12, 20, 1001, 2_500_000]);
  expect(written('12++7')).toBe('12+7');
  expect(written('+7')).toBe('7');
  expect(typed(['9', '9', 'plus', '9'], 2), 'the sum is no longer than a number may be').toBe('99+');
  expect(spaced('-12+7-3')).toBe('−12 + 7 − 3');
});

it('is a number once there is a digit, and zero has no sign', () => {
  expect(['', '-', '-12', '0', '-0', '1e3', '7--2'].map(numberOf)).toEqual([undefined, undefined, -12, 0, 0, undefined, undefined]);
});

it('drops no mark: parts of a whole stand there, and are no number', () => {
  for (const text of ['12.5', '12,5', '12.', '1.00', '1.000.00', '3+12.5']) {
    expect(hasParts(written(text)), text).toBe(true);
    expect(numberOf(written(text)), text).toBeUndefined();
  }
});

it('knows the keys of a keyboard', () => {
  expect(['7', 'Backspace', '-', '+', ',', 'a'].map((key) => padKey(key, true))).toEqual(['7', 'erase', 'minus', 'plus', 'mark', undefined]);
  expect(padKey('-', false)).toBeUndefined();
});

it('takes what was copied elsewhere whole or not at all', () => {
  expect(['12 + 7', ' 1.250 ', '\u22124', '12 points', '1e9', '', '1/2'].map((text) => pasted(text, true))).toEqual(['12+7', '1.250', '-4', undefined, undefined, undefined, undefined]);
  expect(pasted('1234', false, 3), 'nothing is cut off').toBeUndefined();
});
