import { afterEach, expect, it, vi } from 'vitest';
import { WireFailure } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import { LiveTable } from '../../session/live.svelte';
import type { TableState } from '../../session/game';
import { Entry } from './entry.svelte';

const table = (revision: number) => ({
  session: 's', game: 'rush7', revision, status: 'live', seats: [], config: {}, real_time: false, prompts: [], draft: null,
  view: { turn: 1, grain: 'card', missing: [2], zones: [{ battle: { zone: 1, sides: [{ card: 6 }, { card: 1 }] } }, { battle: null }] },
  standing: { places: [] }, tools: { draws: 0 },
}) as unknown as TableState<'rush7'>;
const booked = { position: 0, kind: 'play', round: 1, command: { do: 'book_battle', zone: 1, a: 6, b: 1 } };

let live: LiveTable<'rush7'>;
afterEach(() => live.close());

async function corrects(amend: () => Promise<unknown>) {
  const platform = fakePlatform({ table: table(1), log_page: { entries: [booked], next: null } as never, save_draft: null, amend: amend as never });
  live = new LiveTable<'rush7'>(platform, 's');
  await live.load();
  const entry = new Entry(live);
  entry.choose(1, 0);
  const done = entry.type(2);
  return { entry, done };
}

it('asks for the next card at once, and leaves what is marked before the answer comes', async () => {
  let answer: (table: unknown) => void = () => {};
  const { entry, done } = await corrects(() => new Promise((come) => (answer = come)));
  expect(entry.field).toEqual({ zone: 2, seat: 0 });
  entry.choose(1, 1);
  await vi.waitFor(() => (answer(table(2)), expect(live.table?.revision).toBe(2)));
  await done;
  expect(entry.field).toEqual({ zone: 1, seat: 1 });
});

it('marks the card again that the table did not take', async () => {
  const { entry, done } = await corrects(async () => { throw new WireFailure({ kind: 'refused', code: 'R7_E_VALUE', params: {}, message: '', rule: 'R7-4' }); });
  await done;
  expect([entry.field, entry.fixing, live.refusal !== undefined]).toEqual([{ zone: 1, seat: 0 }, true, true]);
});
