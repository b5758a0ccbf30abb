import { expect, it } from 'vitest';
import { tapped } from '../../table/drafts';
import { counted, doneAgain, NOTHING, readDraft, takenBack, writeDraft, type CyaDraft } from './draft';

const two = [NOTHING, NOTHING];
const start: CyaDraft = { round: 3, way: 'count' };

it('a draft of another round only says how the table writes', () => {
  const text = writeDraft({ ...start, typed: '34', seat: 1 });
  expect(readDraft(text, 3)).toEqual({ round: 3, way: 'count', typed: '34', seat: 1 });
  expect(readDraft(text, 4)).toEqual({ round: 4, way: 'count' });
  expect(readDraft('{', 4)).toEqual({ round: 4 });
  expect(writeDraft({ round: 3, typed: undefined })).toBeNull();
});

it('every tap can be taken back and done again, at the person it concerned', () => {
  const one = tapped(start, two, 1, { ...NOTHING, counts: { HOME: 1 } });
  const more = tapped(one, one.entries ?? [], 0, { ...NOTHING, amount: 345_000 });
  const back = takenBack(more);
  expect(back.entries).toEqual([NOTHING, { ...NOTHING, counts: { HOME: 1 } }]);
  expect(back.seat).toBe(0);
  expect(takenBack(takenBack(back)).entries).toEqual(two);
  expect(doneAgain(back).entries?.[0]?.amount).toBe(345_000);
  expect(doneAgain(doneAgain(back)).entries?.[0]?.amount).toBe(345_000);
  expect(tapped(back, back.entries ?? [], 0, NOTHING).undone).toBeUndefined();
});

it('what is none is not named', () => {
  expect(counted({ HOME: 2 }, 'GOLD', 1)).toEqual({ HOME: 2, GOLD: 1 });
  expect(counted({ HOME: 1, GOLD: 1 }, 'HOME', 0)).toEqual({ GOLD: 1 });
});
