import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableState } from '../gen/wire';
import { WireFailure } from '../platform';
import { fakePlatform } from '../platform/fake';
import { ownDrafts } from '../platform/ownDrafts';
import { LiveTable } from './live.svelte';
import { Trial } from './trial.svelte';

function state(revision: number, more: Partial<TableState> = {}): TableState {
  const standing = { over: false, round: 1, of: 10, places: [{ points: revision, place: 1, won: false }], rounds: [], next: null, rule: null, sides: [], scoring: 'highest' as const, title: null };
  return {
    session: 's', game: 'rage', revision, status: 'live', seats: [{ person: 'p', name: 'Ana', piece: 0 }],
    config: {}, knowledge: 'observed', real_time: false, view: {}, prompts: [], standing, steps: revision, undo: null, redo: null,
    draft: null, commitment: '', started: 0, played_ms: 0, now: 0, tools: { trays: [], clock: null, drawn: null, draws: 0 }, ...more,
  };
}

const failure = (kind: 'refused' | 'stale' | 'storage') =>
  new WireFailure({ kind, code: kind === 'refused' ? 'RG_E_BID_RANGE' : '', params: { cards: 3 }, message: '', rule: 'RG-18' });
const fail = (kind: 'refused' | 'stale' | 'storage') => {
  throw failure(kind);
};

let revision = 1;
const fake = () => {
  revision = 1;
  return fakePlatform({
    table: () => state(revision),
    play: () => state(++revision),
    undo: () => state(++revision),
    log_page: { entries: [], next: null },
    save_draft: null,
  });
};
type Fake = ReturnType<typeof fake>;
const asked = (platform: Fake, name: string) =>
  platform.calls.filter((call) => call.name === name).map((call) => call.request as Record<string, unknown>);

let platform: Fake;
// What is sent here is no game's.
let live: LiveTable<any>;
beforeEach(async () => {
  platform = fake();
  live = new LiveTable(platform, 's');
  await live.load();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

it('sends quick taps one after the other, each with the revision of the answer before it', async () => {
  const taps = [1, 2, 3].map((n) => live.play({ n }));
  expect(await Promise.all(taps)).toEqual([true, true, true]);
  expect(asked(platform, 'play').map(({ command, revision: at }) => [command, at])).toEqual([
    [{ n: 1 }, 1],
    [{ n: 2 }, 2],
    [{ n: 3 }, 3],
  ]);
  expect(live.table?.revision).toBe(4);
});

it('takes the same tap twice for one, but undoes as often as it is pressed', async () => {
  expect(await Promise.all([live.play({ n: 1 }), live.play({ n: 1 })])).toEqual([true, false]);
  expect(await live.play({ n: 1 })).toBe(true);
  await Promise.all([live.undo(), live.undo()]);
  expect([asked(platform, 'play').length, asked(platform, 'undo').length]).toEqual([2, 2]);
});

it('takes back the step that was meant, and nothing that followed it while that was on its way', async () => {
  const followed = live.play({ n: 2 });
  expect(await live.undo(1)).toBe(false);
  expect(await followed).toBe(true);
  expect(asked(platform, 'undo')).toEqual([]);
  expect(await live.undo(2)).toBe(true);
});

it('counts every tap of a counter, and what is said again after something else', async () => {
  const taps = [1, 1, 1].map((by) => live.play({ do: 'count', by }, { repeats: true }));
  expect(await Promise.all(taps)).toEqual([true, true, true]);
  expect(await Promise.all([live.play({ n: 1 }), live.play({ n: 2 }), live.play({ n: 1 })])).toEqual([true, true, true]);
  expect(asked(platform, 'play').length).toBe(6);
});

it('sends what everybody does at once in the order of each seat, and lets no seat wait for another', async () => {
  const answers: ((fail?: boolean) => void)[] = [];
  platform.answer({
    play: (() => new Promise<TableState>((done, failed) => answers.push((no) => (no ? failed(failure('refused')) : done(state(++revision)))))) as never,
  });
  const sent = [live.atOnce(0, { a: 1 }), live.atOnce(0, { a: 2 }), live.atOnce(1, { b: 1 }), live.atOnce(1, { b: 1 })];
  const commands = () => asked(platform, 'play').map(({ command }) => command);
  await vi.waitFor(() => expect(commands()).toEqual([{ a: 1 }, { b: 1 }]));
  platform.tell({ is: 'table', session: 's', revision: 3 });
  answers[1]?.();
  // The same command twice is two.
  await vi.waitFor(() => expect(commands()).toEqual([{ a: 1 }, { b: 1 }, { b: 1 }]));
  answers[0]?.(true);
  await vi.waitFor(() => expect(commands()).toEqual([{ a: 1 }, { b: 1 }, { b: 1 }, { a: 2 }]));
  answers[2]?.();
  answers[3]?.();
  expect(await Promise.all(sent)).toEqual([
    { kept: false, refused: { code: 'RG_E_BID_RANGE', rule: 'RG-18', params: { cards: 3 } } },
    { kept: true }, { kept: true }, { kept: true },
  ]);
  await live.load();
  // Its echo was heard while answers were under way, and fetched nothing.
  expect([live.table?.revision, live.refusal, live.overtaken, asked(platform, 'table').length]).toEqual([4, undefined, false, 2]);
});

it('shows the newest answer, also when an older one comes after it', async () => {
  const answers: ((table: TableState) => void)[] = [];
  platform.answer({ play: (() => new Promise<TableState>((done) => answers.push(done))) as never });
  const sent = [live.atOnce(0, {}), live.atOnce(1, {})];
  await vi.waitFor(() => expect(answers.length).toBe(2));
  answers[1]?.(state(3));
  await sent[1];
  answers[0]?.(state(2));
  await sent[0];
  expect(live.table?.revision).toBe(3);
});

it('keeps a refusal until something is accepted', async () => {
  platform.answer({ play: () => fail('refused') });
  expect(await live.play({ n: 9 })).toBe(false);
  expect(live.refusal).toEqual({ code: 'RG_E_BID_RANGE', rule: 'RG-18', params: { cards: 3 } });
  expect(live.table?.revision).toBe(1);
  platform.answer({ play: () => state(++revision) });
  await live.play({ n: 1 });
  expect(live.refusal).toBeUndefined();
});

it('fetches again when it is late, says so, and drops the taps that were meant for the older table', async () => {
  platform.answer({ play: () => fail('stale') });
  revision = 5;
  const taps = [live.play({ n: 1 }), live.play({ n: 2 })];
  expect(await Promise.all(taps)).toEqual([false, false]);
  expect([live.table?.revision, live.overtaken, asked(platform, 'play').length]).toEqual([5, true, 1]);
  live.seen();
  expect(live.overtaken).toBe(false);
});

it('follows changes made elsewhere and ignores the echo of its own', async () => {
  const answered = live.play({ n: 1 });
  platform.tell({ is: 'table', session: 's', revision: 2 });
  await answered;
  await live.load();
  expect(live.overtaken).toBe(false);
  revision = 7;
  platform.tell({ is: 'table', session: 'another', revision: 7 });
  platform.tell({ is: 'table', session: 's', revision: 7 });
  // Nothing that was tapped or typed here is lost by it.
  await vi.waitFor(() => expect([live.table?.revision, live.overtaken]).toEqual([7, false]));
});

it('says so when a change made elsewhere takes what was half typed, or a tap that waited', async () => {
  const change = () => {
    revision += 1;
    platform.tell({ is: 'table', session: 's', revision });
    return vi.waitFor(() => expect(live.table?.revision).toBe(revision));
  };
  platform.answer({ table: () => state(revision, { draft: 'kept' }) });
  live.draft.save('kept');
  await vi.waitFor(() => expect(live.draft.sending).toBe(false));
  await change();
  expect([live.overtaken, live.draft.text]).toEqual([false, 'kept']);
  platform.answer({ table: () => state(revision) });
  await change();
  expect([live.overtaken, live.draft.text]).toEqual([true, null]);
  live.seen();
  platform.tell({ is: 'table', session: 's', revision: ++revision });
  expect(await live.play({ n: 1 })).toBe(false);
  expect(live.overtaken).toBe(true);
});

it('follows a table where everybody acts at once with one look, whatever it was told, and reads no log for it', async () => {
  const config = live.table?.config;
  let answer: () => void = () => {};
  platform.answer({ table: (() => new Promise<TableState>((done) => (answer = () => done(state(revision, { real_time: true }))))) as never });
  const looks = () => asked(platform, 'table').length;
  const [before, logs] = [looks(), asked(platform, 'log_page').length];
  for (revision = 2; revision < 42; revision += 1) platform.tell({ is: 'table', session: 's', revision });
  await vi.waitFor(() => expect(looks()).toBe(before + 1));
  answer();
  await vi.waitFor(() => expect(live.table?.revision).toBe(42));
  expect([looks(), asked(platform, 'log_page').length, live.overtaken]).toEqual([before + 1, logs, false]);
  expect(live.table?.config).toBe(config);
});

it('reads the log once more, however often it was asked for while it was read', async () => {
  const before = asked(platform, 'log_page').length;
  let answer: () => void = () => {};
  platform.answer({ log_page: (() => new Promise((done) => (answer = () => done({ entries: [], next: null })))) as never });
  const first = live.log.read();
  await vi.waitFor(() => expect(asked(platform, 'log_page').length).toBe(before + 1));
  const later = Array.from({ length: 40 }, () => live.log.read());
  answer();
  await first;
  await vi.waitFor(() => expect(asked(platform, 'log_page').length).toBe(before + 2));
  answer();
  await Promise.all(later);
  expect(asked(platform, 'log_page').length).toBe(before + 2);
});

it('keeps every draft at once and only the newest of those that had to wait', async () => {
  for (const typed of ['1', '12', '123']) live.draft.save(typed);
  await vi.waitFor(() => expect(asked(platform, 'save_draft').map(({ draft }) => draft)).toEqual(['1', '123']));
  expect(live.draft.text).toBe('123');
});

it('finds the draft again, and keeps what was typed while a step was on its way', async () => {
  platform.answer({ table: () => state(revision, { draft: 'half' }) });
  const again = new LiveTable<any>(platform, 's');
  await again.load();
  expect(again.draft.text).toBe('half');
  const answered = again.play({ n: 1 });
  again.draft.save('next');
  await answered;
  await vi.waitFor(() => expect(asked(platform, 'save_draft').map(({ draft }) => draft)).toEqual(['next', 'next']));
  expect(again.draft.text).toBe('next');
  again.close();
});

it('leaves what is typed where saving it failed, and saves it when it is tried again', async () => {
  platform.answer({ save_draft: () => fail('storage') });
  live.draft.save('12');
  await vi.waitFor(() => expect(live.failure).toBeDefined());
  platform.answer({ save_draft: null });
  await live.load();
  expect([live.draft.text, live.failure]).toEqual(['12', undefined]);
  await vi.waitFor(() => expect(asked(platform, 'save_draft').map(({ draft }) => draft)).toEqual(['12', '12']));
});

it('takes back that the host could not be reached as soon as it answers anything, and saves what was typed meanwhile', async () => {
  const away = () => {
    throw new Error('no answer');
  };
  platform.answer({ save_draft: away, play: away as never });
  live.draft.save('12');
  expect(await live.play({ n: 1 })).toBe(false);
  expect(live.failure?.code).toBe('unreachable');
  platform.answer({ save_draft: null });
  platform.tell({ is: 'lists' });
  await vi.waitFor(() => expect(live.failure).toBeUndefined());
  await vi.waitFor(() => expect(asked(platform, 'save_draft').map(({ draft }) => draft)).toEqual(['12', '12']));
});

it('keeps what is typed while it reads what another device has changed', async () => {
  let answer: ((table: TableState) => void) | undefined;
  platform.answer({ table: (() => new Promise((done) => (answer = done))) as never });
  platform.tell({ is: 'table', session: 's', revision: 2 });
  await vi.waitFor(() => expect(answer).toBeDefined());
  live.draft.save('12');
  await vi.waitFor(() => expect(live.draft.sending).toBe(false));
  answer?.(state(2));
  await vi.waitFor(() => expect(live.table?.revision).toBe(2));
  expect([live.draft.text, live.overtaken]).toEqual(['12', false]);
  await vi.waitFor(() => expect(asked(platform, 'save_draft').map(({ draft }) => draft)).toEqual(['12', '12']));
});

it('says that it waits only after a while', async () => {
  vi.useFakeTimers();
  let answer: (table: TableState) => void = () => {};
  platform.answer({ play: (() => new Promise<TableState>((done) => (answer = done))) as never });
  const answered = live.play({ n: 1 });
  await vi.advanceTimersByTimeAsync(250);
  expect(live.pending).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(live.pending).toBe(true);
  answer(state(2));
  await answered;
  expect(live.pending).toBe(false);
});

it('shows totals side by side for a moment after a correction', async () => {
  vi.useFakeTimers();
  platform.answer({ amend: () => state(++revision) });
  await live.amend([{ position: 1, command: {} }]);
  expect(live.moved).toEqual({ before: [1], after: [2] });
  await vi.advanceTimersByTimeAsync(1700);
  expect(live.moved).toBeUndefined();
});

it('tries out only the newest of several changes of one key', async () => {
  const tried: number[] = [];
  const trial = new Trial<number>(
    async (n) => (tried.push(n), { is: 'refused', refused: { code: String(n), rule: '', params: {} }, partial: [] }),
  );
  for (const n of [1, 2, 3]) trial.want(n);
  await vi.waitFor(() => expect(trial.waiting).toBe(false));
  flushSync();
  expect([tried, trial.preview]).toEqual([[3], { is: 'refused', refused: { code: '3', rule: '', params: {} }, partial: [] }]);
  trial.want(undefined);
  expect(trial.preview).toBeUndefined();
});

it('takes a clock that ran out for no news: what is half typed stays, and a tap that met it is sent again', async () => {
  const { standing } = state(1);
  const beside = (more: Partial<TableState> = {}) => state(revision, { standing, ...more });
  platform.answer({ table: () => beside() });
  live.close();
  live = new LiveTable(platform, 's');
  await live.load();
  live.draft.save('half');
  revision = 2;
  platform.tell({ is: 'table', session: 's', revision: 2 });
  await vi.waitFor(() => expect(live.table?.revision).toBe(2));
  expect([live.overtaken, live.draft.text]).toEqual([false, 'half']);
  let faster = true;
  platform.answer({ play: () => (faster ? ((faster = false), (revision = 3), fail('stale')) : beside({ revision: ++revision })) });
  expect(await live.play({ n: 1 })).toBe(true);
  expect(asked(platform, 'play').map(({ revision: at }) => at)).toEqual([2, 3]);
});

it('shows the own side of a guest who records for everybody as their seat sees it', async () => {
  const own = new LiveTable<any>(Object.assign(platform, { whole: true }), 's', 2);
  await own.load();
  await own.play({ n: 1 });
  expect(asked(platform, 'table').slice(-2).map(({ seat }) => seat)).toEqual([2, 2]);
  expect(own.table?.revision).toBe(2);
  own.close();
});

it('takes a hand that is looked at away with the next step, and not when a name changes', async () => {
  await live.lend(0);
  const shown = live.table;
  platform.tell({ is: 'lists' });
  await vi.waitFor(() => expect(live.table).not.toBe(shown));
  expect(live.lent?.seat).toBe(0);
  await live.play({ n: 1 });
  expect(live.lent).toBeUndefined();
});

it('sends a tap again to a host that was started again and knows nothing of it, and no tap that it recorded', async () => {
  let recorded = false;
  platform.answer({
    play: () => {
      if (asked(platform, 'play').length === 1) {
        if (recorded) revision += 1;
        return fail('stale');
      }
      return state(++revision);
    },
  });
  expect(await Promise.all([live.play({ n: 1 }), live.play({ n: 2 })])).toEqual([true, true]);
  expect(asked(platform, 'play').map(({ command }) => command)).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }]);
  expect(live.overtaken).toBe(false);
  recorded = true;
  platform.calls.length = 0;
  expect(await live.play({ n: 3 })).toBe(false);
  expect(asked(platform, 'play').length).toBe(1);
});

it('keeps what a guest has half typed on their own device, apart for the whole table, and forgets it with the step that writes it', async () => {
  sessionStorage.clear();
  const guest = () => Object.assign(fake(), { drafts: ownDrafts });
  const opened = async (own?: number) => {
    const one = new LiveTable<any>(guest(), 's', own);
    await one.load();
    return one;
  };
  const [side, whole] = [await opened(1), await opened()];
  side.draft.save('mine');
  whole.draft.save('for all');
  // The page is loaded again.
  expect([(await opened(1)).draft.text, (await opened()).draft.text, (await opened(0)).draft.text]).toEqual(['mine', 'for all', null]);
  expect(await whole.play({ n: 1 }, { clearsDraft: true })).toBe(true);
  expect([(await opened(1)).draft.text, (await opened()).draft.text]).toEqual(['mine', null]);
});
