import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Platform } from '../platform';
import { hostPlatform } from './index';
import type { Asked, Told } from './messages';

vi.mock('virtual:engine', () => ({ default: 'http://localhost/tapete.wasm' }));
vi.mock('./worker?worker', () => ({ default: class { constructor() { return new FakeWorker(); } } }));

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: Told }) => void) | null = null;
  asked: Asked[] = [];
  ended = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(asked: Asked | { is: 'start' }) {
    if (asked.is !== 'start') this.asked.push(asked);
  }
  terminate = () => void (this.ended = true);
  tell = (data: Told) => this.onmessage?.({ data });
  /** Answers everything that it was asked so far. */
  answer(text: string) {
    for (const { id } of this.asked.splice(0)) this.tell({ is: 'answer', id, ok: true, text });
  }
}

/** What tabs of one page say to each other. */
class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all.filter((one) => one !== this)) other.onmessage?.({ data });
  }
}

/** Gives the lock to the first that asks; `next` gives it to the one that waits longest. */
const waiting: (() => Promise<void>)[] = [];
let held = 0;
const next = () => void waiting.shift()?.();

beforeEach(() => {
  vi.useFakeTimers();
  [FakeWorker.all, FakeChannel.all] = [[], []];
  waiting.length = held = 0;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const request = (_: string, run: () => Promise<void>) => new Promise<void>((_done, failed) => waiting.push(async () => {
    held += 1;
    await run().catch(failed);
    held -= 1;
  }));
  vi.stubGlobal('navigator', { locks: { request }, storage: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const last = () => FakeWorker.all.at(-1) as FakeWorker;
const add = (platform: Platform) => platform.call('create_person', { name: 'Ana' });
const failed = (promise: Promise<unknown>) => promise.then(() => 'done', (why: { code: string }) => why.code);

it('asks each thing once, however early it was asked', async () => {
  const tab = hostPlatform();
  const before = add(tab);
  next();
  const during = add(tab);
  last().tell({ is: 'ready' });
  expect(last().asked.map(({ id }) => id).sort()).toEqual(['1', '2']);
  last().answer('{"name":"Ana"}');
  expect(await Promise.all([before, during])).toEqual([{ name: 'Ana' }, { name: 'Ana' }]);
});

it('answers with an error what a worker that ended had, and asks the next one the rest', async () => {
  const tab = hostPlatform();
  next();
  last().tell({ is: 'ready' });
  const lost = failed(add(tab));
  last().tell({ is: 'ended', why: 'mistake', text: 'a panic' });
  const later = add(tab);
  expect(await lost).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeWorker.all).toHaveLength(2);
  last().tell({ is: 'ready' });
  expect(last().asked).toHaveLength(1);
  last().answer('null');
  expect(await later).toBeNull();
});

it('goes on in the second tab when the first one is gone, and does nothing twice', async () => {
  const [first, second] = [hostPlatform(), hostPlatform()];
  next();
  last().tell({ is: 'ready' });
  const answered = add(second);
  last().answer('1');
  expect(await answered).toBe(1);
  const lost = failed(add(second));
  FakeChannel.all.shift();
  const later = add(second);
  next();
  last().tell({ is: 'ready' });
  // The first tab had this one: whether it was done is not known.
  expect(await lost).toBe('unreachable');
  expect(last().asked).toHaveLength(1);
  last().answer('2');
  expect(await later).toBe(2);
  void first;
});

it('waits for an engine that comes slowly: nothing sleeps, and no other tab has the files', async () => {
  const tab = hostPlatform();
  const early = add(tab);
  next();
  await vi.advanceTimersByTimeAsync(60_000);
  last().tell({ is: 'ready' });
  last().answer('"Ana"');
  expect(await early).toBe('Ana');
});

it('opens the files again after a minute, or in front again, where too much went wrong', async () => {
  const tab = hostPlatform();
  next();
  const break4 = async () => {
    for (let n = 0; n < 4; n += 1) {
      last().tell({ is: 'ended', why: 'mistake', text: 'a panic' });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(await failed(add(tab))).toBe('unreachable');
  };
  await break4();
  await vi.advanceTimersByTimeAsync(60_000);
  const pressed = add(tab);
  next();
  last().tell({ is: 'ready' });
  last().answer('"Ana"');
  expect(await pressed).toBe('Ana');
  await break4();
  document.dispatchEvent(new Event('visibilitychange'));
  next();
  last().tell({ is: 'ready' });
  const added = add(tab);
  last().answer('"Ana"');
  expect(await added).toBe('Ana');
});

it('opens the files anew where that is asked for: there may be room now', async () => {
  const tab = hostPlatform();
  next();
  last().tell({ is: 'ready' });
  await tab.call('try_again', {});
  expect(FakeWorker.all.map((worker) => worker.ended)).toEqual([true, false]);
  const added = add(tab);
  last().tell({ is: 'ready' });
  last().answer('"Ana"');
  expect(await added).toBe('Ana');
});

it('answers another tab that asked while the files were opened, once', async () => {
  const [, second] = [hostPlatform(), hostPlatform()];
  next();
  const early = add(second);
  last().tell({ is: 'ready' });
  expect(last().asked).toHaveLength(1);
  last().answer('"Ana"');
  expect(await early).toBe('Ana');
});

it('asks the next worker what one was asked that could not open the files, for this tab and for others', async () => {
  const [first, second] = [hostPlatform(), hostPlatform()];
  next();
  const calls = [add(first), add(second)];
  // A worker that was ended may go on for some seconds.
  for (let started = 1; started <= 20; started += 1) {
    expect(FakeWorker.all).toHaveLength(started);
    last().tell({ is: 'ended', why: 'taken', text: 'the page before has them' });
    await vi.advanceTimersByTimeAsync(200);
  }
  last().tell({ is: 'ready' });
  expect(last().asked).toHaveLength(2);
  last().answer('"Ana"');
  expect(await Promise.all(calls)).toEqual(['Ana', 'Ana']);
});

it('says that the tab which has the files is asleep', async () => {
  hostPlatform();
  const second = hostPlatform();
  FakeChannel.all.shift();
  const silent = failed(add(second));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await silent).toBe('open_elsewhere');
});

it('stops a job by ending its worker, from any tab', async () => {
  const [first, second] = [hostPlatform(), hostPlatform()];
  next();
  last().tell({ is: 'ready' });
  last().tell({ is: 'working', answers: { job: '{"kind":"export","done":1,"of":9,"outcome":null}' } });
  expect(await second.call('job', {})).toMatchObject({ done: 1 });
  await second.call('stop_job', {});
  expect(FakeWorker.all.map((worker) => worker.ended)).toEqual([true, false]);
  for (const tab of [first, second]) {
    expect(await tab.call('job', {})).toMatchObject({ outcome: { is: 'failed', error: { code: 'file_stopped' } } });
  }
  // The next one is another job, in both tabs.
  last().tell({ is: 'ready' });
  void second.call('rebuild', {});
  last().tell({ is: 'working', answers: { job: '{"kind":"rebuild","done":2,"of":9,"outcome":null}' } });
  for (const tab of [first, second]) expect(await tab.call('job', {})).toMatchObject({ kind: 'rebuild', done: 2 });
});

it('says that there is no place to write, and looks again when it is asked to, with nothing of before', async () => {
  const tab = hostPlatform();
  next();
  const asked = failed(add(tab));
  last().tell({ is: 'ended', why: 'no_files', text: 'SecurityError' });
  expect([await asked, await failed(add(tab))]).toEqual(['no_files', 'no_files']);
  await tab.call('try_again', {});
  next();
  last().tell({ is: 'ready' });
  expect(last().asked).toEqual([]);
  const added = add(tab);
  last().answer('"Ana"');
  expect(await added).toBe('Ana');
  vi.stubGlobal('navigator', {});
  expect(await failed(add(hostPlatform()))).toBe('no_files');
});

it('does not begin again for ever where every start goes wrong, however much is answered in between', async () => {
  const tab = hostPlatform();
  next();
  const answered = async () => {
    last().tell({ is: 'ready' });
    const added = add(tab);
    last().answer('1');
    await added;
    last().tell({ is: 'ended', why: 'mistake', text: 'a panic' });
    await vi.advanceTimersByTimeAsync(1_000);
  };
  for (let n = 0; n < 3; n += 1) await answered();
  expect(FakeWorker.all).toHaveLength(4);
  await answered();
  expect(FakeWorker.all).toHaveLength(4);
  expect(await failed(add(tab))).toBe('unreachable');
});

it('does nothing that was given up, when the tab that slept wakes', async () => {
  const [, second] = [hostPlatform(), hostPlatform()];
  next();
  last().tell({ is: 'ready' });
  const [slept] = FakeChannel.all;
  const missed: unknown[] = [];
  const wake = slept!.onmessage;
  slept!.onmessage = ({ data }) => void missed.push(data);
  const silent = failed(add(second));
  await vi.advanceTimersByTimeAsync(9_000);
  // It is sent again, and no later for that.
  slept!.postMessage({ is: 'open', by: 'x' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect([await silent, missed.length]).toEqual(['open_elsewhere', 2]);
  for (const data of missed) wake?.({ data });
  expect(last().asked).toEqual([]);
});

it('gives the files up to another tab where a job was stopped and they cannot be opened again', async () => {
  const [, second] = [hostPlatform(), hostPlatform()];
  next();
  last().tell({ is: 'ready' });
  last().tell({ is: 'working', answers: { job: '{"kind":"import","done":9,"of":9,"outcome":null}' } });
  await second.call('stop_job', {});
  expect(await second.call('job', {})).toMatchObject({ outcome: { error: { code: 'import_stopped' } } });
  last().tell({ is: 'ended', why: 'no_files', text: 'gone' });
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe(0);
  next();
  last().tell({ is: 'ready' });
  const added = add(second);
  last().answer('"Ana"');
  expect(await added).toBe('Ana');
});
