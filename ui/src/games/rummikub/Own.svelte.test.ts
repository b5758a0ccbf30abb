import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wantAlarm } from '../../app/alarm.svelte';
import type { Seat } from '../../gen/wire';
import { usePlatform, WireFailure } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import type { TableState } from '../../session/game';
import { LiveTable } from '../../session/live.svelte';
import Own from './Own.svelte';

const BEGAN = 1_000_000;

/** Ana and Bea at a table with turns of 60 seconds; `turn` began `after` so many milliseconds. */
const table = (revision: number, turn: Seat, after: number): TableState<'rummikub'> => ({
  session: 's', game: 'rummikub', revision, status: 'live', draft: null, undo: null, redo: null, real_time: false, now: BEGAN + after,
  seats: [{ person: 'a', name: 'Ana', piece: 0 }, { person: 'b', name: 'Bea', piece: 1 }],
  view: {
    phase: 'playing', game: 1, grain: 'round', turn, ended: null, sheet: [], config: { match_end: 'rounds', turn_seconds: 60 },
    seats: [{ tokens: 0, rack: null }, { tokens: 0, rack: null }],
    clock: { seconds: 60, began: BEGAN + after, paused: null, waited: 0, penalty: 3 },
  },
  standing: { over: false, places: [{ points: 0, place: 1, won: false }, { points: 0, place: 1, won: false }], next: null, rounds: [], sides: [] },
  prompts: [{ ask: 'score_win' }], config: {}, tools: { trays: [], clock: null },
} as unknown as TableState<'rummikub'>);

const said = vi.hoisted(() => {
  const texts: string[] = [];
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class { constructor(readonly text: string) {} },
    speechSynthesis: { getVoices: () => [{ lang: 'en' }, { lang: 'es' }], cancel: () => {}, speak: ({ text }: { text: string }) => texts.push(text) },
  });
  return texts;
});
let now: TableState<'rummikub'>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(BEGAN);
  wantAlarm({ sound: false, vibration: true, voice: true });
});
afterEach(() => {
  vi.useRealTimers();
  said.length = 0;
});

/** The phone of Ana, in a turn of `seat` that has just begun. */
async function phoneOfAna(seat: Seat) {
  now = table(1, seat, 0);
  const platform = fakePlatform({ table: () => now as never, log_page: { entries: [], next: null } });
  usePlatform(platform);
  const live = new LiveTable<'rummikub'>(platform, 's', 0);
  await live.load();
  const shown = render(Own, { live, table: now, seat: 0 });
  await tick();
  const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return {
    platform,
    later,
    /** The turn of another person begins a little later. */
    async turn(of: Seat) {
      await later(5);
      now = table(now.revision + 1, of, Date.now() - BEGAN);
      await live.load();
      await shown.rerender({ live, table: now, seat: 0 });
    },
  };
}

it('rings for the turn of its own person, from its beginning to its end', async () => {
  const phone = await phoneOfAna(1);
  await phone.turn(0);
  expect(phone.platform.buzzes).toEqual([[120]]);
  await phone.later(46);
  expect(phone.platform.buzzes).toHaveLength(2);
  await phone.later(5);
  expect(phone.platform.buzzes).toHaveLength(3);
  await phone.later(10);
  expect(phone.platform.buzzes).toHaveLength(4);
  expect(said).toEqual(['Ana’s turn', 'Ten seconds. Then Bea.']);
});

it('stays silent in the turns of the others', async () => {
  const phone = await phoneOfAna(0);
  await phone.turn(1);
  await phone.later(61);
  expect([phone.platform.buzzes, said]).toEqual([[], []]);
});

it('buzzes for no turn where that is switched off', async () => {
  wantAlarm({ vibration: false });
  const phone = await phoneOfAna(1);
  await phone.turn(0);
  await phone.later(61);
  expect(phone.platform.buzzes).toEqual([]);
});

it('says that the keeper could not be told, until they are', async () => {
  const { platform } = await phoneOfAna(1);
  const unwritten = 'This could not be written down.';
  const tell = () => fireEvent.click(screen.getByRole('button', { name: 'I went out' }));
  platform.answer({ say_value: () => { throw new WireFailure({ kind: 'storage', code: '', params: {}, message: '', rule: null }); } });
  await tell();
  await vi.waitFor(() => expect(screen.getByText(unwritten)).toBeTruthy());
  platform.answer({ say_value: null as never });
  await tell();
  await vi.waitFor(() => expect(screen.queryByText(unwritten)).toBeNull());
});
