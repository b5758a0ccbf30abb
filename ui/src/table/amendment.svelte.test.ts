import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { WireFailure } from '../platform';
import { fakePlatform } from '../platform/fake';
import type { LogEntry, TableState } from '../session/game';
import { LiveTable } from '../session/live.svelte';
import { Amendment } from './amendment.svelte';

const entry = (position: number, seat: number, points: number) =>
  ({ position, kind: 'play', round: 1, command: { do: 'enter', row: 1, entries: [{ seat, values: { points } }] } }) as unknown as LogEntry<'sheet'>;

const page = (...entries: LogEntry<'sheet'>[]) => ({ entries, next: null }) as never;
const table = (revision: number) => ({ session: 's', game: 'sheet', revision, status: 'live', seats: [], draft: null, config: {}, view: {}, standing: { places: [] } }) as unknown as TableState;

it('saves nothing where another step lies by now, though the log was not read yet when it was changed', async () => {
  const platform = fakePlatform({
    table: table(3),
    log_page: page(entry(0, 0, 12), entry(1, 1, 20)),
    try_amend: { is: 'accepted' } as never,
    amend: table(4) as never,
  });
  const live = new LiveTable<'sheet'>(platform, 's');
  await live.load();
  let amendment!: Amendment<'sheet'>;
  const stop = $effect.root(() => void (amendment = new Amendment(() => live, 1)));
  await live.log.read();
  const { command } = amendment.steps[1] as unknown as { command: { entries: object[] } };
  amendment.replace(1, { ...command, entries: [{ ...command.entries[0], values: { points: 21 } }] } as never);
  flushSync();
  // Elsewhere that step was taken back and another one written: the table is here, its log is not.
  platform.answer({ log_page: page(entry(0, 0, 12), entry(1, 2, 7)) });
  expect(await amendment.save()).toBe(false);
  expect(platform.calls.map(({ name }) => name)).not.toContain('amend');
  stop();
  live.close();
});

it('corrects the steps that were changed, and none that another device has written in their place', async () => {
  const platform = fakePlatform({
    table: table(3),
    log_page: page(entry(0, 0, 12), entry(1, 1, 20)),
    try_amend: { is: 'accepted' } as never,
  });
  const live = new LiveTable<'sheet'>(platform, 's');
  await live.load();
  let amendment!: Amendment<'sheet'>;
  const stop = $effect.root(() => void (amendment = new Amendment(() => live, 1)));
  const correct = (position: number, points: number) => {
    const command = amendment.steps.find((step) => step.position === position)!.command as { entries: object[] };
    amendment.replace(position, { ...command, entries: [{ ...command.entries[0], values: { points } }] } as never);
    flushSync();
  };
  const positions = () => amendment.corrections.map(({ position }) => position);

  correct(0, 13);
  correct(1, 21);
  expect(positions()).toEqual([0, 1]);
  // The second one was taken back elsewhere, and another seat has written there.
  platform.answer({ log_page: page(entry(0, 0, 12), entry(1, 2, 7)) });
  await live.log.read();
  flushSync();
  expect(positions()).toEqual([0]);
  correct(1, 8);
  correct(0, 12);
  expect(amendment.corrections).toEqual([{ position: 1, command: { do: 'enter', row: 1, entries: [{ seat: 2, values: { points: 8 } }] } }]);
  stop();
  live.close();
});

it('begins without what was refused before it', async () => {
  const platform = fakePlatform({ table: table(3), log_page: page(), play: () => { throw new WireFailure({ kind: 'refused', code: 'SH_E_RANGE', params: {}, message: '', rule: null }); } });
  const live = new LiveTable<'sheet'>(platform, 's');
  await live.load();
  await live.play({ do: 'enter', row: 1, entries: [] } as never);
  expect(live.refusal?.code).toBe('SH_E_RANGE');
  const stop = $effect.root(() => void new Amendment(() => live, 1));
  expect(live.refusal).toBeUndefined();
  stop();
  live.close();
});
