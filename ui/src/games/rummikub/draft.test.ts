import { describe, expect, test } from 'vitest';
import { nextMissing, readDraft, withHeld, writeDraft } from './draft';

describe('what is typed of a game', () => {
  test('comes back as it was, and speaks of no other game', () => {
    const draft = { game: 2, out: 1, held: [{ points: 18 }, null, { points: 37, count: 2 }], typed: '3' };
    expect(readDraft(writeDraft(draft), 2)).toEqual(draft);
    expect(readDraft(writeDraft(draft), 3)).toEqual({ game: 3 });
    expect(readDraft('{"game":', 1)).toEqual({ game: 1 });
  });

  test('is empty when nothing is said; that no person went out is said, too', () => {
    expect(writeDraft({ game: 4 })).toBeNull();
    expect(writeDraft({ game: 4, out: null })).not.toBeNull();
  });

  test('the next rack is the next in turn that is missing', () => {
    const held = withHeld(undefined, 4, 2, { points: 37 });
    expect(nextMissing(held, 4, 1, 1)).toBe(3);
    expect(nextMissing(held, 4, 1, 3)).toBe(0);
    expect(nextMissing(withHeld(withHeld(held, 4, 0, { points: 1 }), 4, 3, { points: 2 }), 4, 1, 0)).toBeUndefined();
    expect(nextMissing(undefined, 3, null, 2)).toBe(0);
  });
});
