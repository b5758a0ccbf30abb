import { expect, it } from 'vitest';
import { dropped, readDraft, typed, writeDraft } from './draft';

it('survives a restart within its turn, and no longer', () => {
  const draft = typed({ turn: 4, zone: 3, seat: 1 }, 3, [2, null]);
  const kept = writeDraft(draft);
  expect(readDraft(kept, 4)).toEqual(draft);
  expect(readDraft(kept, 5)).toEqual({ turn: 5 });
  expect(readDraft('no draft', 4)).toEqual({ turn: 4 });
});

it('keeps the halves of several zones, and drops the one that is whole with its mark', () => {
  const two = typed(typed({ turn: 1 }, 2, [7, null]), 5, [null, 0]);
  expect(dropped({ ...two, zone: 2, seat: 1 }, 2)).toEqual({ turn: 1, halves: { 5: [null, 0] } });
});

it('is nothing when nothing is typed', () => {
  expect(writeDraft({ turn: 1 })).toBeNull();
  expect(writeDraft(dropped(typed({ turn: 1 }, 2, [7, null]), 2))).toBeNull();
});
