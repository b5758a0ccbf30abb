import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePlatform } from '../platform';
import { fakePlatform } from '../platform/fake';
import { opened } from './opened.svelte';
import { go, route } from './router.svelte';

const fake = fakePlatform();
let stop: () => void;
beforeEach(() => {
  usePlatform(fake);
  go({ name: 'people' }, 'replace');
  opened.refused = undefined;
  opened.file = undefined;
  stop = opened.listen();
});
afterEach(() => stop());

const error = { kind: 'not_found', code: 'link_unknown', params: {}, message: 'no such session', rule: null } as const;

it('goes to the table or the session that was asked for', async () => {
  for (const is of ['table', 'session'] as const) {
    fake.answer({ take_deep_link: { is, session: 's' } });
    fake.link();
    await vi.waitFor(() => expect(route()).toEqual({ name: is, id: 's' }));
  }
});

it('leaves a file to the screen that looks into it', async () => {
  fake.answer({ take_deep_link: { is: 'file', file: 'f' } });
  fake.link();
  await vi.waitFor(() => expect(route()).toEqual({ name: 'data' }));
  expect(opened.file).toBe('f');
});

it('stays where it is and says why when nothing can be opened', async () => {
  fake.answer({ take_deep_link: { is: 'refused', error } });
  fake.link();
  await vi.waitFor(() => expect(opened.refused).toMatchObject({ code: 'link_unknown' }));
  expect(route()).toEqual({ name: 'people' });
  fake.answer({ take_deep_link: null });
  fake.link();
  await vi.waitFor(() => expect(fake.calls.length).toBeGreaterThan(1));
  expect(route()).toEqual({ name: 'people' });
});
