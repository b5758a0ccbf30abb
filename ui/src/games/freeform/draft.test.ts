import { expect, it } from 'vitest';
import { awaited, readDraft, stepped, writeDraft } from './draft';

const open = [
  { row: 2, columns: [1, 3] },
  { row: 3, columns: [0, 1, 2, 3] },
];

it('survives as text', () => {
  const draft = { box: { row: 2, column: 1 }, typed: '-1' };
  expect(readDraft(writeDraft(draft))).toEqual(draft);
  expect([writeDraft({}), readDraft(null), readDraft('not JSON')]).toEqual([null, {}, {}]);
});

it('goes from open box to open box, on to the next row, and stays at the ends', () => {
  expect(stepped(open, { row: 2, column: 1 }, 1, 0)).toEqual({ row: 2, column: 3 });
  expect(stepped(open, { row: 2, column: 3 }, 1, 0)).toEqual({ row: 3, column: 0 });
  expect(stepped(open, { row: 3, column: 0 }, -1, 0)).toEqual({ row: 2, column: 3 });
  expect(stepped(open, { row: 3, column: 3 }, 1, 0)).toEqual({ row: 3, column: 3 });
  expect(stepped(open, { row: 3, column: 1 }, 0, -1)).toEqual({ row: 2, column: 1 });
  expect(stepped(open, { row: 3, column: 0 }, 0, -1)).toEqual({ row: 3, column: 0 });
});

it('asks from person to person in a round', () => {
  expect(awaited(open, 2, undefined)).toEqual({ row: 2, column: 1 });
  expect(awaited([{ row: 2, columns: [] }, { row: 3, columns: [0] }], 2, undefined)).toEqual({ row: 3, column: 0 });
  expect(awaited([], 1, undefined)).toBeUndefined();
});

it('asks on a sheet whoever has written least, in the row that is begun if it is open for them', () => {
  const sheet = [{ row: 1, columns: [1] }, { row: 2, columns: [0, 1] }];
  expect(awaited(sheet, 1, [1, 0])).toEqual({ row: 1, column: 1 });
  expect(awaited(sheet, 1, [1, 1])).toEqual({ row: 2, column: 0 });
});
