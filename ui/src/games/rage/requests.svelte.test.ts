import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableState } from '../../gen/wire';
import { fakePlatform } from '../../platform/fake';
import { LiveTable } from '../../session/live.svelte';
import { Results } from './results.svelte';

/** A round of five cards with everybody's bid, for which results are asked. */
const table = {
  session: 's', game: 'rage', revision: 7, status: 'live', draft: null,
  view: { seats: [{ bid: 2 }, { bid: 1 }, { bid: 0 }], sheet: [] },
  prompts: [{ ask: 'book_results', round: 1, cards: 5, max_bonus: 2, max_mad: 2 }],
  standing: { places: [] }, config: {}, seats: [], real_time: false,
} as unknown as TableState;
const refused = { code: 'RG_E_BOOK_TRICK_SUM', rule: 'RG-62', params: {} };

const platform = fakePlatform({
  table,
  play: ({ revision }) => ({ ...table, revision: revision + 1 }),
  save_draft: null,
  try_play: { is: 'refused', refused, partial: [15, -5, null] },
  log_page: { entries: [], next: null },
});
const asked = () => platform.calls.splice(0).map(({ name }) => name).sort();
const quiet = () => vi.waitFor(() => expect(results.trial.waiting).toBe(false));

let live: LiveTable<'rage'>;
let results: Results;
let end: () => void;
beforeEach(async () => {
  live = new LiveTable<'rage'>(platform, 's');
  await live.load();
  end = $effect.root(() => {
    results = new Results(live);
  });
  flushSync();
  await quiet();
  asked();
});
afterEach(() => {
  end();
  live.close();
});

it('asks twice for a tap while results are typed, however many people sit there', async () => {
  results.change(0, { tricks: 3 });
  flushSync();
  await quiet();
  expect(asked()).toEqual(['save_draft', 'try_play']);
  expect(results.points).toEqual([15, -5, null]);
});

it('asks once for a step, with what was typed and without', async () => {
  await live.play({ do: 'keep', grain: 'card' });
  flushSync();
  expect(asked().filter((name) => name !== 'try_play')).toEqual(['play']);
  results.change(0, { tricks: 3 });
  flushSync();
  await quiet();
  asked();
  end();
  await live.play({ do: 'keep', grain: 'card' }, { clearsDraft: true });
  expect([asked(), live.draft.text]).toEqual([['play'], null]);
});
