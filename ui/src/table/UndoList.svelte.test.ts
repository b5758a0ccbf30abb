import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { fakePlatform } from '../platform/fake';
import type { LogEntry, TableState } from '../session/game';
import { LiveTable } from '../session/live.svelte';
import UndoList from './UndoList.svelte';

const entry = (seq: number) => ({ seq, position: seq, kind: 'pause', fate: 'counts', at: seq, lines: [], before: [] });
/** The newest first, as the log tells them. */
const page = (last: number) => ({ entries: Array.from({ length: last }, (_, i) => ({ ...entry(last - i), kind: 'amend' }) as unknown as LogEntry), next: null }) as never;
const table = (revision: number) => ({ session: 's', game: 'bare', revision, status: 'live', seats: [], draft: null, undo: null, config: {}, view: {}, standing: { places: [] } }) as unknown as TableState;

async function list(revision: number) {
  let now = revision;
  const platform = fakePlatform({ table: () => table(now) as never, log_page: page(revision), undo: (() => table((now += 1))) as never });
  const live = new LiveTable(platform, 's');
  await live.load();
  const shown = render(UndoList, { live, table: live.table!, onclose: () => {} });
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(revision));
  const choose = async (at: number) => {
    const line = screen.getAllByRole('listitem')[at]!.querySelector('button')!;
    await fireEvent.pointerDown(line);
    await fireEvent.click(line);
    await tick();
  };
  const undone = () => platform.calls.filter(({ name }) => name === 'undo').map(({ request }) => (request as { revision: number }).revision);
  return { platform, live, choose, undone, shown, comes: (to: number) => (now = to) };
}

it('takes back the step that was chosen and those after it', async () => {
  const { choose, undone, live } = await list(4);
  await choose(2);
  await vi.waitFor(() => expect(undone()).toEqual([4, 5, 6]));
  live.close();
});

it('takes back nothing where another device was faster, and keeps the newest list', async () => {
  const { platform, live, choose, undone, shown, comes } = await list(4);
  comes(6);
  await live.load();
  // The answer to this list comes after that to the next one.
  const answers: ((page: never) => void)[] = [];
  platform.answer({ log_page: (() => new Promise((done) => answers.push(done))) as never });
  await shown.rerender({ table: table(5) });
  await shown.rerender({ table: table(6) });
  await choose(0);
  expect(undone()).toEqual([]);
  answers[1]?.(page(6));
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(6));
  answers[0]?.(page(5));
  await new Promise((done) => setTimeout(done));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  await choose(0);
  await vi.waitFor(() => expect(undone()).toEqual([6]));
  live.close();
});
