import { File } from 'node:buffer';
import { expect, it } from 'vitest';
import { usePlatform, WireFailure } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import { lay } from './laid';

it('hands a file over in parts that cut no sign in two', async () => {
  const parts: string[] = [];
  usePlatform(fakePlatform({ lay_file: ({ text }) => (parts.push(text), { file: 'f' }) }));
  // The last unit of the first part is the first half of a sign.
  const text = 'x'.repeat(19_999) + '🎲'.repeat(30_000);
  expect(await lay(new File([text], 'a.json'))).toBe('f');
  expect(parts.join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.every((part) => part.isWellFormed())).toBe(true);
});

it('goes no further when the first part is refused', async () => {
  const fake = fakePlatform({
    lay_file: () => {
      throw new WireFailure({ kind: 'invalid', code: 'file_too_large', params: { mib: 32 }, message: '', rule: null });
    },
  });
  usePlatform(fake);
  await expect(lay(new File(['x'.repeat(100_000)], 'a.json'))).rejects.toMatchObject({ code: 'file_too_large' });
  expect(fake.calls).toHaveLength(1);
});
