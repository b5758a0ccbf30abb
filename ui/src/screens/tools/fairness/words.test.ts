import { afterEach, expect, test } from 'vitest';
import type { Fairness } from '../../../gen/tools';
import { setLanguage } from '../../../i18n/index.svelte';
import { inFours, statistic, verdict } from './words';

afterEach(() => setLanguage('en'));

const counted = (more: Partial<Fairness>): Fairness => ({
  die: { sides: 6 }, rolls: 412, faces: [], chi_square: 2.786, degrees: 5, p: 0.733, reading: 'usual', missing: 0, ...more,
});

test('says first what it means, then the numbers', () => {
  expect(verdict(counted({}))).toEqual({ sentence: 'Nothing odd in 412 rolls', reason: 'Fair dice look less even 7 times in 10.' });
  expect(statistic(counted({}))).toBe('χ² 2.79, 5 degrees, p 0.733');
  setLanguage('es');
  expect(verdict(counted({})).sentence).toBe('Nada raro en 412 tiradas');
});

test('never says always, and says how rare what is odd is', () => {
  expect(verdict(counted({ p: 0.999 })).reason).toBe('Fair dice look less even 9 times in 10.');
  expect(verdict(counted({ reading: 'odd', p: 0.04 })).reason).toContain('25');
  expect(verdict(counted({ reading: 'unlikely', p: 1e-9 })).sentence).toBe('Unlikely for fair dice: 412 rolls');
  expect(statistic(counted({ p: 1e-9 }))).toContain('p below 0.001');
  expect(verdict(counted({ reading: 'too_few', p: null, rolls: 12, missing: 18 })).reason).toContain('18');
});

test('a seal in fours', () => expect(inFours('9c4177e05b')).toBe('9C41 77E0 5B'));
