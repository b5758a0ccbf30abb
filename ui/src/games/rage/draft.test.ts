import { expect, it } from 'vitest';
import { grow } from '../../kit/digits';
import { doneAgain, takenBack, tapped } from '../../table/drafts';
import { readDraft, writeDraft, type Entry, type RageDraft } from './draft';

const start: Entry[] = [
  { tricks: 2, bonus: 0, mad: 0, sure: false },
  { tricks: 1, bonus: 0, mad: 0, sure: false },
];
const first: RageDraft = { round: 1 };
const sixth: RageDraft = { round: 6 };
const said = (tricks: number): Entry => ({ tricks, bonus: 0, mad: 0, sure: true });

it('takes taps back one by one and does them again', () => {
  const one = tapped(sixth, start, 0, said(3));
  const two = tapped(one, one.entries ?? [], 1, said(0));
  expect(two.entries?.map((entry) => entry.tricks)).toEqual([3, 0]);
  const back = takenBack(takenBack(two));
  expect(back.entries).toEqual(start);
  expect(doneAgain(doneAgain(back)).entries).toEqual(two.entries);
  expect(tapped(takenBack(two), one.entries ?? [], 1, said(5)).undone).toBeUndefined();
});

it('survives as text, and only for its own round', () => {
  const draft = { round: 6, seat: 2, typed: '1' };
  expect(readDraft(writeDraft(draft), 6)).toEqual(draft);
  expect(readDraft(writeDraft(draft), 7)).toEqual({ round: 7 });
  expect(readDraft('not JSON', 6)).toEqual({ round: 6 });
  expect(writeDraft({ round: 6, seat: undefined })).toBeNull();
});

it('keeps the text of a draft small, however often one taps', () => {
  let draft: RageDraft = tapped(first, start, 0, said(1));
  for (let i = 0; i < 500; i++) draft = tapped(draft, draft.entries ?? [], 0, said(i % 9));
  expect((writeDraft(draft) ?? '').length).toBeLessThan(16_000);
});

it('lets a half-typed number wait for its second digit', () => {
  const ten = Array.from({ length: 11 }, (_, n) => n);
  expect(grow(ten, '', '1')).toEqual({ typed: '1' });
  expect(grow(ten, '1', '0')).toEqual({ value: 10, typed: '' });
  expect(grow(ten, '', '7')).toEqual({ value: 7, typed: '' });
  // 1 was a slip: the next digit begins again.
  expect(grow(ten, '1', '4')).toEqual({ value: 4, typed: '' });
  expect(grow([0, 1, 2], '', '1')).toEqual({ value: 1, typed: '' });
  expect(grow([0, 1, 2], '', '9')).toEqual({ typed: '' });
});
