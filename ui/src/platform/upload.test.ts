import { File as Whole } from 'node:buffer';
import { expect, it } from 'vitest';
import { fakePlatform } from './fake';
import { WireFailure } from './platform';
import { gameIn, upload } from './upload';

/** Not jsdom's, which cannot be read as it comes. */
const file = (text: string) => new Whole([text], 'a.json') as unknown as File;

it('hands a file over in parts that cut no sign in two', async () => {
  const parts: string[] = [];
  const { call } = fakePlatform({ upload_part: ({ text }) => (parts.push(text), { file: 'f' }) });
  // The last unit of the first part is the first half of a sign.
  const text = 'x'.repeat(19_999) + '🎲'.repeat(30_000);
  expect(await upload(call, file(text))).toBe('f');
  expect(parts.join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.some((part) => /[\uD800-\uDBFF]$|^[\uDC00-\uDFFF]/.test(part))).toBe(false);
});

it('goes no further when the first part is refused', async () => {
  const fake = fakePlatform({
    upload_part: () => {
      throw new WireFailure({ kind: 'invalid', code: 'file_too_large', params: { mib: 32 }, message: '', rule: null });
    },
  });
  await expect(upload(fake.call, file('x'.repeat(100_000)))).rejects.toMatchObject({ code: 'file_too_large' });
  expect(fake.calls).toHaveLength(1);
});

it('knows a game, also one with faults, and takes no export for one that was played with it', async () => {
  const game = '{ "format" : "tapete-game", "version": 1, ';
  expect(await gameIn(file(game))).toBe(game);
  const session = { config: { game: { format: 'tapete-game' } } };
  expect(await gameIn(file(JSON.stringify({ format: 'tapete', version: 2, sessions: [session] })))).toBeUndefined();
  expect(await gameIn(file(JSON.stringify({ plays: [] })))).toBeUndefined();
});
