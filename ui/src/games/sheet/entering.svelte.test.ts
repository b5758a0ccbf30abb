import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { WireFailure } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import type { TableState } from '../../session/game';
import { LiveTable } from '../../session/live.svelte';
import { Entering } from './entering.svelte';

const POINTS = { id: 'points', name: 'Points' };

/** A round in which everybody's points come to 26: what each has written, and who is still open. */
function table(revision: number, cells: object[]) {
  const open = [0, 1].filter((seat) => !('points' in cells[seat]!));
  const bounds = open.map((seat) => ({ seat, min: 0, max: 26, required: true, asked: true }));
  return {
    session: 's', game: 'sheet', revision, status: 'live', draft: null, steps: revision, config: {}, real_time: false,
    seats: [{ person: 'a', name: 'Ana', piece: 0 }, { person: 'b', name: 'Bruno', piece: 1 }],
    view: {
      game: { round: { fields: [POINTS] } }, columns: [{ seats: [0], total: 0 }, { seats: [1], total: 0 }],
      open: 1, rows: [{ row: 1, cells, columns: [0, 1], values: [], table: {} }],
    },
    prompts: open.length === 0 ? [] : [{ ask: 'enter', row: 1, phase: 1, order: [0, 1], fields: [{ field: 'points', bounds, adds_to: 26, or_less: false, likely: [] }] }],
    standing: { places: [] },
  } as unknown as TableState<'sheet'>;
}

let end = () => {};
afterEach(() => end());

async function round() {
  const answers: ((table: TableState<'sheet'>) => void)[] = [];
  const platform = fakePlatform({ table: table(1, [{}, {}]), save_draft: null, log_page: { entries: [], next: null }, play: (() => new Promise((done) => answers.push(done as never))) as never });
  const live = new LiveTable<'sheet'>(platform, 's');
  await live.load();
  let entering!: Entering;
  const stop = $effect.root(() => void (entering = new Entering(live)));
  end = () => (stop(), live.close());
  const said = () => platform.calls.filter(({ name }) => name === 'play').map(({ request }) => (request as unknown as { command: { entries: object[] } }).command.entries);
  const answer = (state: TableState<'sheet'>) => vi.waitFor(() => (expect(answers).toHaveLength(1), answers.shift()?.(state)));
  return { entering, platform, live, said, answer };
}

it('has what could not be recorded in its boxes again', async () => {
  const { entering, platform, live } = await round();
  platform.answer({ play: () => { throw new WireFailure({ kind: 'storage', code: '', params: {}, message: '', rule: null }); } });
  entering.say('points', 20);
  expect(await entering.write()).toBe(false);
  expect([live.failure?.kind, entering.draft.values]).toEqual(['storage', { points: 20 }]);
});

it('writes what is left of a sum, also where that is pressed before the number before it was answered', async () => {
  const { entering, said, answer } = await round();
  entering.say('points', 20);
  const first = entering.write();
  flushSync();
  expect([entering.unit, entering.unsure]).toEqual([1, true]);
  const second = entering.write();
  // A bounce of the finger is no third one.
  expect(await entering.write()).toBe(false);
  expect(said().length).toBeLessThan(2);
  await answer(table(2, [{ points: 20 }, {}]));
  expect(await first).toBe(true);
  await vi.waitFor(() => expect(said()).toEqual([[{ seat: 0, values: { points: 20 } }], [{ seat: 1, values: { points: 6 } }]]));
  await answer(table(3, [{ points: 20 }, { points: 6 }]));
  expect(await second).toBe(true);
});
