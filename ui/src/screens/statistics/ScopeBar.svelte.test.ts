import { fireEvent, render, screen, within } from '@testing-library/svelte';
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
  usePlatform(fakePlatform({
    statistics: { ...nothing, first },
    venues: [{ id: 'home', name: 'Home', sessions: 3 }, { id: 'nowhere', name: 'Nowhere', sessions: 0 }],
  }));
  const choice = new ScopeChoice();
  render(ScopeBar, { choice });
  return choice;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => setLanguage('en'));

it('reaches every year since the first session', async () => {
  const choice = bar(new Date(now - 7, 5, 1).getTime());
  await press('Period');
  for (const other of [now, now - 8]) expect(screen.queryByRole('button', { name: String(other) })).toBeNull();
  await press(String(now - 7));
  expect(choice.year).toBe(now - 7);
  await screen.findByRole('button', { name: `Period: ${now - 7}` });
});

it('asks for the days between two dates, in either order', async () => {
  const choice = bar(null);
  await press('Period');
  await press('From day to day');
  const sheet = await screen.findByRole('dialog');
  await fireEvent.input(within(sheet).getByLabelText('From'), { target: { value: '2026-05-31' } });
  await fireEvent.input(within(sheet).getByLabelText('To'), { target: { value: '2026-05-01' } });
  await press('Show these days');
  expect(choice.scope).toEqual({ since: new Date(2026, 4, 1).getTime(), until: new Date(2026, 5, 1).getTime() });
});

it('asks for a place where something was played', async () => {
  const choice = bar(null);
  await press('Place');
  expect(screen.queryByText('Nowhere')).toBeNull();
  await press('Home 3 games');
  expect(choice.scope).toEqual({ venue: 'home' });
});
