import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/index.svelte';
import { weeksOf } from './months';

beforeAll(() => setLanguage('en'));

/** The month whose name stands last before a day of the strip. */
function monthOver(year: number, month: number, day: number): string | undefined {
  const { bounds, months } = weeksOf(year);
  const week = bounds.findLastIndex((bound) => bound <= new Date(year, month - 1, day).getTime());
  return months.findLast((one) => one.week <= week)?.label;
}

it('puts a week under the month that most of its days are of', () => {
  expect(monthOver(2026, 11, 26)).toBe('Nov');
  expect(monthOver(2026, 12, 3)).toBe('Dec');
  expect(monthOver(2026, 1, 1)).toBe('Jan');
  expect(monthOver(2026, 12, 31)).toBe('Dec');
});

it('names twelve months in every year, each in a week of its own', () => {
  for (const year of [2024, 2025, 2026, 2027, 2028]) {
    const { bounds, months } = weeksOf(year);
    expect(bounds).toHaveLength(54);
    expect(new Set(months.map((one) => one.week)).size).toBe(12);
    expect(Math.min(...months.map((one) => one.week))).toBe(0);
  }
});
