import { expect, it } from 'vitest';
import { likelyAmounts } from './likely';

const classic = { step: 5_000, max: 1_360_000 };

it('two digits become hundreds of thousands, in the steps of the deck', () => {
  expect(likelyAmounts('34', classic, 300_000).slice(0, 2)).toEqual([340_000, 345_000]);
  expect(likelyAmounts('345', classic, 300_000)).toEqual([345_000]);
});

it('one digit offers round hundreds of thousands first', () => {
  expect(likelyAmounts('3', classic, 300_000)[0]).toBe(300_000);
  expect(likelyAmounts('1', classic, 100_000)).toContain(100_000);
});

it('nothing that cannot be is offered', () => {
  expect(likelyAmounts('2', { step: 5_000, max: 100_000 }, 50_000)).toEqual([25_000, 20_000]);
  expect(likelyAmounts('2', { step: 5_000, max: 0 }, 50_000)).toEqual([]);
});

it('a digit too many is left out', () => {
  expect(likelyAmounts('343', classic, 300_000).slice(0, 2)).toEqual([340_000, 345_000]);
  expect(likelyAmounts('345000', classic, 300_000)).toEqual([345_000]);
  expect(likelyAmounts('0', classic, 210_000)).toEqual(likelyAmounts('', classic, 210_000));
});

it('before a digit stand amounts like those before', () => {
  expect(likelyAmounts('', classic, 210_000)).toEqual([150_000, 200_000, 250_000, 300_000]);
});
