import { expect, it } from 'vitest';
import { hasParts, keyed, numberOf, padKey, pasted, spaced, typedFor, type PadKey } from './typing';

const typed = (keys: PadKey[], most?: number) => keys.reduce((text, key) => keyed(text, key, most), '');
/** What a keyboard makes of a text, key by key. */
const written = (text: string, decimals = 0, most = 9) => [...text].reduce((so, key) => {
  const press = padKey(key, true);
  return press ? keyed(so, press, most, decimals) : so;
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
  expect(['', '-', '-12', '0', '-0', '1e3', '7--2'].map((text) => numberOf(text))).toEqual([undefined, undefined, -12, 0, 0, undefined, undefined]);
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

it.each([
  // What is typed, how many decimals there may be, what it is, and whether it has too many.
  ['12.5', 1, 125, false],
  ['12,5', 1, 125, false],
  ['12', 1, 120, false],
  ['12.', 1, 120, false],
  [',5', 1, 5, false],
  ['-0,5', 1, -5, false],
  ['0', 1, 0, false],
  ['-0.0', 1, 0, false],
  ['7,25', 1, undefined, true],
  ['1.000', 1, undefined, true],
  ['1.2.5', 2, undefined, true],
  ['7,25', 2, 725, false],
  ['7.2', 2, 720, false],
  ['7.255', 2, undefined, true],
  ['12.5+7', 1, 195, false],
  ['12,5-0,7+1', 1, 128, false],
  ['12.5+', 1, 125, false],
  ['12.+7', 1, 190, false],
  ['12.5+7.25', 1, undefined, true],
  ['+.5', 1, 5, false],
])('with decimals %s is, of %i, %s', (text, decimals, number, parted) => {
  const typed = written(text, decimals);
  expect([numberOf(typed, decimals), hasParts(typed, decimals)]).toEqual([number, parted]);
});

it('takes so many digits before the mark that the whole number is no longer than it may be', () => {
  expect(written('1234567', 1, 7)).toBe('123456');
  expect(written('123456.78', 1, 7), 'what is too much stays, and is refused').toBe('123456.78');
  expect(written('99999.99+1', 2, 7)).toBe('99999.99+');
});

it('is typed again as it is read, and read with the mark of the language', () => {
  expect([[125, 1], [120, 1], [-5, 1], [725, 2], [7, 0]].map(([n = 0, decimals = 0]) => typedFor(n, decimals))).toEqual(['12.5', '12', '-0.5', '7.25', '7']);
  expect(spaced('-12.5+7', ',')).toBe('\u221212,5 + 7');
});

it('takes decimals that were copied elsewhere', () => {
  expect(['12,5', ' .5 ', '\u22127.25', '1.250,5', '12,5 \u20ac'].map((text) => pasted(text, true, 7, 2))).toEqual(['12.5', '0.5', '-7.25', '1.250.5', undefined]);
  expect(hasParts('1.250.5', 2), 'which of the marks is meant is not guessed').toBe(true);
});
