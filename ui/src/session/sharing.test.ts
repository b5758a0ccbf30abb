import { expect, it } from 'vitest';
import { sharing } from './sharing';

it('gives back the same objects for what did not change', () => {
  const before = { rows: [{ n: 1, cells: ['a'] }, { n: 2, cells: [] }], open: 2, undo: null };
  expect(sharing(before, structuredClone(before))).toBe(before);
  const now = { rows: [{ n: 1, cells: ['a'] }, { n: 2, cells: ['b'] }, { n: 3, cells: [] }], open: 3, undo: { key: 'x' } };
  const shared = sharing(before, now);
  expect(shared).toEqual(now);
  expect(shared.rows[0]).toBe(before.rows[0]);
  expect(shared.rows[1]).not.toBe(before.rows[1]);
});

it('takes what is of another kind, longer, shorter or no longer there', () => {
  for (const [before, now] of [[[1], { 0: 1 }], [{ 0: 1 }, [1]], [[1, 2], [1]], [[1], [1, 2]], [{ a: 1, b: 1 }, { a: 1 }], [{ a: undefined }, { b: undefined }], [null, {}], [{}, null]]) {
    const shared = sharing(before, now);
    expect(shared).toEqual(now);
    expect(shared).not.toBe(before);
  }
});
