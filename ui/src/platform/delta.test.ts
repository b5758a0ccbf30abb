import { expect, it } from 'vitest';
import { changed } from './delta';

it('puts what differs into what was there, and leaves the rest as the same object', () => {
  const before = { rows: [{ n: 1 }, { n: 2 }], open: 2, undo: null, gone: 1 };
  const after = changed(before, { rows: { 1: { n: [5] }, 2: [{ n: 3 }], length: [3] }, open: [3], undo: [['line']], gone: null });
  expect(after).toEqual({ rows: [{ n: 1 }, { n: 5 }, { n: 3 }], open: 3, undo: ['line'] });
  expect((after as typeof before).rows[0]).toBe(before.rows[0]);
  expect(before).toEqual({ rows: [{ n: 1 }, { n: 2 }], open: 2, undo: null, gone: 1 });
});

it('shortens a list, and takes what is told whole', () => {
  expect(changed([{ n: 1 }, { n: 2 }], { length: [1] })).toEqual([{ n: 1 }]);
  expect(changed(['R5', 'B2'], [['B2']])).toEqual(['B2']);
  expect(changed({ undo: ['line'] }, { undo: [null] })).toEqual({ undo: null });
});
