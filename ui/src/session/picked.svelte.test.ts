import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { TableState } from '../gen/wire';
import { fakePlatform } from '../platform/fake';
import { LiveTable } from './live.svelte';
import { Picked } from './picked.svelte';

const table = {
  session: 's', game: 'rage', revision: 1, status: 'live', seats: [], config: {}, real_time: false, view: { trick: [] }, prompts: [],
  standing: { places: [] }, tools: { draws: 0 }, draft: null,
} as unknown as TableState;
const platform = fakePlatform({ table, log_page: { entries: [], next: null } });
const fetched = () => platform.calls.filter(({ name }) => name === 'table').length;

let live: LiveTable<'rage'>;
afterEach(() => live.close());

it('holds what was tapped until the game goes on, whatever else changes', async () => {
  live = new LiveTable<'rage'>(platform, 's');
  await live.load();
  const picked = new Picked<string, 'rage'>(live);
  const others = [
    ['somebody is renamed', { is: 'lists' as const }, {}, 'R4'],
    ['a die rolls beside the game', { is: 'table' as const, session: 's', revision: 2 }, { tools: { draws: 1 } }, 'R4'],
    ['a card is played', { is: 'table' as const, session: 's', revision: 3 }, { view: { trick: ['G7'] } }, undefined],
  ] as const;
  picked.value = 'R4';
  for (const [what, change, differs, left] of others) {
    const before = fetched();
    const revision = 'revision' in change ? change.revision : (live.table?.revision ?? 0);
    platform.answer({ table: { ...table, ...differs, revision } as unknown as TableState });
    const shown = live.table;
    platform.tell(change);
    await vi.waitFor(() => expect(live.table, what).not.toBe(shown));
    expect(fetched(), what).toBeGreaterThan(before);
    flushSync();
    expect(picked.value, what).toBe(left);
  }
});
