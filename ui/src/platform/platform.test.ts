import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from './fake';
import { httpPlatform } from './http';
import { WireFailure } from './platform';

afterEach(() => vi.unstubAllGlobals());

const refusal = { kind: 'refused', code: 'RG_E_BID_RANGE', params: { max: 3 }, message: 'no', rule: 'RG-18' };

function server(status: number, body: string) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (thrown: unknown) => thrown as WireFailure,
  );

it('posts the request as JSON to its own address', async () => {
  const fetch = server(200, '[3,1,2]');
  expect(await httpPlatform('').call('random_order', { count: 3 })).toEqual([3, 1, 2]);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/rpc/random_order', 'POST', '{"count":3}']);
});

it('keeps every part of a failure, whatever the status', async () => {
  server(422, JSON.stringify(refusal));
  const thrown = await failure(httpPlatform().call('people', {}));
  expect(thrown).toBeInstanceOf(WireFailure);
  expect({ ...thrown, message: thrown.message, name: undefined }).toEqual(refusal);
});

it('says what is not an answer', async () => {
  server(502, '<html>gateway</html>');
  expect(await failure(httpPlatform().call('people', {}))).toMatchObject({ kind: 'internal', code: 'unreachable' });
  server(200, 'not JSON');
  expect(await failure(httpPlatform().call('people', {}))).toMatchObject({ code: 'unreadable' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failure(httpPlatform().call('people', {}))).toMatchObject({ code: 'unreachable' });
});

it('says when it hears every change, counts everything as changed when the line stands again, and asks again where the browser does not', () => {
  vi.useFakeTimers();
  const sources: Record<string, unknown>[] = [];
  vi.stubGlobal('EventSource', class { static CLOSED = 2; constructor() { sources.push(this as never); } });
  const happens = (what: string, event?: unknown) => (sources.at(-1)?.[what] as (event: unknown) => void)(event);
  const heard: unknown[] = [];
  const platform = httpPlatform();
  platform.changes((change) => heard.push(change), () => heard.push('from now on'));
  const stop = platform.changes(() => heard.push('another part of the page'));
  stop();
  expect(heard).toEqual([]);
  happens('onopen');
  platform.changes(() => {}, () => heard.push('at once'));
  happens('onmessage', { data: '{"is":"table","session":"s","revision":4}' });
  happens('onerror');
  vi.runAllTimers();
  expect(sources.length).toBe(1);
  sources[0]!['readyState'] = 2;
  happens('onerror');
  vi.runAllTimers();
  expect(sources.length).toBe(2);
  happens('onopen');
  expect(heard).toEqual(['from now on', 'at once', { is: 'table', session: 's', revision: 4 }, { is: 'lists' }]);
  vi.useRealTimers();
});

it('lets nobody wait for a line that does not stand, and counts everything as changed when it does', () => {
  const sources: Record<string, () => void>[] = [];
  vi.stubGlobal('EventSource', class { static CLOSED = 2; constructor() { sources.push(this as never); } });
  const heard: unknown[] = [];
  httpPlatform().changes((change) => heard.push(change), () => heard.push('from now on'));
  sources[0]?.['onerror']?.();
  sources[0]?.['onopen']?.();
  expect(heard).toEqual(['from now on', { is: 'lists' }]);
});

it('hands a file to the browser under its name', async () => {
  const links: { download: string; href: string }[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ download: this.download, href: this.href });
  });
  expect(await httpPlatform().saveFile('rules.tapete.json', '{}')).toBe('rules.tapete.json');
  expect(links).toEqual([{ download: 'rules.tapete.json', href: 'blob:x' }]);
  click.mockRestore();
});

it('has a fake that remembers and can be told', async () => {
  const fake = fakePlatform({ random_order: ({ count }) => [...Array(count).keys()] });
  const heard: unknown[] = [];
  const stop = fake.changes((change) => heard.push(change));
  expect(await fake.call('random_order', { count: 2 })).toEqual([0, 1]);
  expect(await failure(fake.call('people', {}))).toMatchObject({ code: 'unanswered' });
  fake.tell({ is: 'lists' });
  stop();
  fake.tell({ is: 'lists' });
  expect([fake.calls.map((call) => call.name), heard.length]).toEqual([['random_order', 'people'], 1]);
});
