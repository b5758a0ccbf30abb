import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import type { Overview } from '../../gen/wire';
import { setLanguage } from '../../i18n/index.svelte';
import { usePlatform } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import { ScopeChoice } from './scope.svelte';
import ScopeBar from './ScopeBar.svelte';

const nothing: Overview = {
  plays: 0, played_ms: 0, first: null, last: null, games: [], sizes: [], people: [],
  h_index: { h: 0, exact: 0, missing: 1 }, hide_rates: false,
};
const now = new Date().getFullYear();

function bar(first: number | null) {
  usePlatform(fakePlatform({ statistics: { ...nothing, first } }));
  const choice = new ScopeChoice();
  render(ScopeBar, { choice });
  return choice;
}

beforeEach(() => setLanguage('en'));

it('reaches every year since the first session', async () => {
  const choice = bar(new Date(now - 7, 5, 1).getTime());
  await fireEvent.click(await screen.findByRole('button', { name: 'Earlier years' }));
  // What stands there as a choice of its own is not said twice.
  for (const other of [now - 1, now - 8]) expect(screen.queryByRole('button', { name: String(other) })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: String(now - 7) }));
  expect(choice.year).toBe(now - 7);
  await screen.findByRole('button', { name: `Earlier years: ${now - 7}` });
});
