import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notice, SessionCard, Settings, Welcome } from '../gen/wire';
import { toasts } from '../kit/toasts.svelte';
import { usePlatform } from '../platform';
import { fakePlatform } from '../platform/fake';
import { app } from './app.svelte';

const settings = { language: 'es', theme: 'dark' } as Settings;
const ready: Welcome = { version: '0', settings, folder: '/x', notices: [], preparing: null, problem: null, now: 0 };
const at = (done: number): Welcome => ({
  ...ready,
  preparing: { kind: 'prepare', done, of: 20_000, outcome: null },
});

/** A host that answers with one after the other of these, the last one again and again. */
function host(...welcomes: Welcome[]) {
  const fake = fakePlatform({
    welcome: () => (welcomes.length > 1 ? welcomes.shift() : welcomes[0])!,
    games: [],
    people: [],
    groups: [],
    tables: [],
    history: { sessions: [], next: null },
  });
  usePlatform(fake);
  return fake;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  app.close();
  vi.useRealTimers();
});

it('says how far the rebuild after an update is, in the language and the light that were chosen', async () => {
  host(at(0), at(4_312), at(9_000), ready);
  const opened = app.open();
  await vi.advanceTimersByTimeAsync(200);
  expect(app.preparing?.done).toBe(4_312);
  expect(document.documentElement.lang).toBe('es');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(app.ready).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(app.preparing?.done).toBe(9_000);
  await vi.advanceTimersByTimeAsync(200);
  await opened;
  expect(app.preparing).toBeUndefined();
  expect(app.ready).toBe(true);
});

it('shows nothing of what is in order at the second asking', async () => {
  const fake = host(at(0), ready);
  const opened = app.open();
  for (let ms = 0; ms < 200; ms += 10) {
    await vi.advanceTimersByTimeAsync(10);
    expect(app.preparing).toBeUndefined();
  }
  await opened;
  expect(app.ready).toBe(true);
  expect(fake.calls.filter((call) => call.name === 'welcome')).toHaveLength(2);
});

it('shows a problem that came of it', async () => {
  host(at(0), at(10), { ...ready, problem: { is: 'storage', message: 'full' } });
  const opened = app.open();
  await vi.advanceTimersByTimeAsync(400);
  await opened;
  expect(app.preparing).toBeUndefined();
  expect(app.welcome?.problem).toEqual({ is: 'storage', message: 'full' });
  expect(app.ready).toBe(false);
});

it('asks for everything again where the host came back and puts everything in order', async () => {
  const fake = host(ready, at(0), at(1), ready);
  await app.open();
  fake.tell({ is: 'lists' });
  await vi.advanceTimersByTimeAsync(0);
  expect(app.ready).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(app.ready).toBe(true);
  expect(fake.calls.filter((call) => call.name === 'games')).toHaveLength(2);
});

it('asks for everything once, and again for what changed meanwhile', async () => {
  const everything = ['welcome', 'games', 'people', 'groups', 'tables', 'history'];
  const fake = host(ready);
  await app.open();
  expect(fake.calls.map((call) => call.name)).toEqual(everything);
  app.close();
  let meanwhile = true;
  fake.answer({ people: () => (meanwhile && fake.tell({ is: 'lists' }), (meanwhile = false), []) });
  fake.calls.length = 0;
  await app.open();
  expect(fake.calls.map((call) => call.name)).toEqual([...everything, ...everything.slice(1), 'welcome']);
});

it('tells what was found out between the first answer and the first change that is heard', async () => {
  const found: Notice = { is: 'no_backup', since: null, why: 'no room' };
  const fake = host(ready, { ...ready, notices: [found] });
  let hearing = () => {};
  fake.changes = (_, done = () => {}) => ((hearing = done), () => {});
  const opened = app.open();
  await vi.advanceTimersByTimeAsync(0);
  hearing();
  await opened;
  expect(app.welcome?.notices).toEqual([found]);
});

it('fetches tables and evenings again when they are shown, not at each step of a table', async () => {
  const fake = host(ready);
  await app.open();
  const asked = () => fake.calls.map((call) => call.name);
  app.listed = false;
  fake.calls.length = 0;
  for (let revision = 2; revision < 30; revision += 1) fake.tell({ is: 'table', session: 's', revision });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual([]);
  await app.refresh();
  expect(asked()).toEqual(['tables', 'history']);
  expect(app.refresh()).toBeUndefined();
  app.listed = true;
  fake.tell({ is: 'table', session: 's', revision: 30 });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(['tables', 'history', 'tables', 'history']);
});

it('waits for another program that has the tables open, and asks at once where that is wanted', async () => {
  const locked: Welcome = { ...ready, problem: { is: 'locked' } };
  const fake = host(locked, locked, ready);
  fake.answer({ try_again: null });
  await app.open();
  expect(app.welcome?.problem).toEqual({ is: 'locked' });
  await app.tryAgain();
  expect(fake.calls.map((call) => call.name)).toContain('try_again');
  expect(app.ready).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(app.welcome?.problem).toBeNull();
  expect(app.ready).toBe(true);
});

it('tells what is found out while it is used until it was read or is mended', async () => {
  const why = 'no room';
  const noBackup: Notice = { is: 'no_backup', since: null, why };
  const noFiles: Notice = { is: 'no_session_files', since: 7, why };
  const fake = host(ready);
  const told = async (...notices: Notice[]) => {
    fake.answer({ welcome: { ...ready, notices } });
    fake.tell({ is: 'lists' });
    await vi.advanceTimersByTimeAsync(0);
    return app.welcome?.notices;
  };
  await app.open();
  expect(await told(noBackup, noFiles)).toEqual([noBackup, noFiles]);
  app.readNotice(noBackup);
  expect(app.welcome?.notices).toEqual([noFiles]);
  expect(await told(noBackup, noFiles)).toEqual([noFiles]);
  expect(await told(noBackup)).toEqual([]);
  expect(await told(noBackup, { is: 'damaged' })).toEqual([{ is: 'damaged' }]);
});

it('keeps a new person where an older answer comes last', async () => {
  const answers: ((people: unknown[]) => void)[] = [];
  host(ready).answer({ people: (() => new Promise((done) => answers.push(done as never))) as never });
  const [older, newer] = [app.loadPeople(), app.loadPeople()];
  answers[1]?.([{ name: 'Ana' }, { name: 'Carla' }]);
  await newer;
  answers[0]?.([{ name: 'Ana' }]);
  await older;
  expect(app.people.map(({ name }) => name)).toEqual(['Ana', 'Carla']);
});

it('opens by itself where what was silent at first is there after all', async () => {
  const fake = host(ready);
  fake.answer({ welcome: () => { throw new Error('asleep'); } });
  await app.open();
  expect(app.failure).toBeDefined();
  fake.answer({ welcome: ready });
  fake.tell({ is: 'lists' });
  await vi.advanceTimersByTimeAsync(0);
  expect([app.ready, app.failure]).toEqual([true, undefined]);
});

it('shows the lists of a newer answer where an older one comes last', async () => {
  const answers: ((cards: SessionCard[]) => void)[] = [];
  host(ready).answer({ tables: (() => new Promise((done) => answers.push(done))) as never });
  const [older, newer] = [app.loadTables(), app.loadTables()];
  const card = (session: string) => ({ session, game: 'rage' }) as SessionCard;
  answers[1]?.([card('new'), card('old')]);
  await newer;
  answers[0]?.([card('old')]);
  await older;
  expect(app.tables.map(({ session }) => session)).toEqual(['new', 'old']);
});

it('says what could not be fetched, and fetches it with the next place that shows a list', async () => {
  const fake = host(ready);
  await app.open();
  fake.answer({ tables: () => { throw new Error('away'); } });
  fake.tell({ is: 'table', session: 's', revision: 7 });
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toHaveLength(1);
  fake.answer({ tables: [{ session: 's', game: 'rage' } as SessionCard] });
  await app.refresh();
  expect(app.tables).toHaveLength(1);
  expect(app.refresh()).toBeUndefined();
});

it('keeps both of two settings that were changed one right after the other', async () => {
  const fake = host(ready);
  await app.open();
  const answers: (() => void)[] = [];
  fake.answer({ change_settings: ((wanted: Settings) => new Promise((done) => answers.push(() => done(wanted)))) as never });
  const both = Promise.all([app.change({ theme: 'light' }), app.change({ large_symbols: true })]);
  await vi.advanceTimersByTimeAsync(0);
  expect(app.settings).toMatchObject({ theme: 'light', large_symbols: true });
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(app.settings).toMatchObject({ theme: 'light', large_symbols: true });
  answers[1]?.();
  await both;
  expect(fake.calls.filter(({ name }) => name === 'change_settings').at(-1)?.request).toMatchObject({ theme: 'light', large_symbols: true });
});
