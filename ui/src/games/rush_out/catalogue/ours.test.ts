import { beforeEach, expect, it, vi } from 'vitest';
import type { Catalogue } from '../../../gen/rush_out';
import { usePlatform, WireFailure } from '../../../platform';
import { fakePlatform, type FakePlatform } from '../../../platform/fake';
import { OurCards } from './ours.svelte';

const BEFORE = 'tapete-rush-out-cards';
const named = (name: string) => ({ schema: 1, name }) as unknown as Catalogue;

/** What the backend stores, as it does it: who saw older cards is refused. */
let stored: { value: unknown; saved: number } | null;
let fake: FakePlatform;
beforeEach(() => {
  stored = null;
  localStorage.clear();
  fake = fakePlatform({
    own_value: () => stored,
    save_own_value: ({ value, after }) => {
      if (after !== (stored?.saved ?? null)) throw new WireFailure({ kind: 'invalid', code: 'own_value_changed', params: {}, message: '', rule: null });
      stored = { value, saved: (stored?.saved ?? 0) + 1 };
      return stored.saved;
    },
    judge: ({ question }) => {
      const { catalogue } = question as { catalogue: unknown };
      const whole = typeof catalogue === 'object' ? (catalogue ?? named('made up')) : null;
      return { is: 'answer', rule: null, answer: { catalogue: whole, unchecked: 90, of: 92, broken: [], warnings: [], shapes: [] } };
    },
  });
  usePlatform(fake);
});

it('stores every change, of several only the last, each after the one before', async () => {
  const cards = new OurCards();
  await cards.load();
  expect([cards.catalogue, cards.checked]).toEqual([null, undefined]);
  for (const name of ['a', 'b', 'c']) cards.change(named(name));
  await vi.waitFor(() => expect(cards.waits).toBe(false));
  expect(stored).toEqual({ value: named('c'), saved: 2 });
  await cards.load();
  expect([cards.catalogue, cards.checked]).toEqual([named('c'), { n: 2, of: 92 }]);
});

it('takes over once what a browser had from before, and only where nothing is stored', async () => {
  localStorage.setItem(BEFORE, JSON.stringify(named('of before')));
  await new OurCards().load();
  expect(stored?.value).toEqual(named('of before'));
  expect(localStorage.getItem(BEFORE)).toBeNull();
  localStorage.setItem(BEFORE, JSON.stringify(named('older')));
  const cards = new OurCards();
  await cards.load();
  expect(cards.catalogue).toEqual(named('of before'));
  expect(localStorage.getItem(BEFORE)).not.toBeNull();
});

it('shows what another window has instead of writing over it', async () => {
  const cards = new OurCards();
  await cards.load();
  stored = { value: named('of the other window'), saved: 7 };
  cards.change(named('mine'));
  await vi.waitFor(() => expect(cards.edition).toBe(1));
  expect(cards.catalogue).toEqual(named('of the other window'));
  expect(cards.failure?.code).toBe('own_value_changed');
  cards.change(named('then'));
  await vi.waitFor(() => expect(stored?.value).toEqual(named('then')));
  expect(cards.failure).toBeUndefined();
});

it('keeps a change that could not be stored, and stores it when it is tried again', async () => {
  const cards = new OurCards();
  await cards.load();
  const save = () => { throw WireFailure.of('no disk', 'unreachable'); };
  fake.answer({ save_own_value: save });
  cards.change(named('mine'));
  await vi.waitFor(() => expect(cards.failure).toBeDefined());
  expect([cards.waits, cards.catalogue]).toEqual([true, named('mine')]);
  fake.answer({ save_own_value: ({ value }) => ((stored = { value, saved: 1 }), 1) });
  await cards.load();
  expect([cards.waits, cards.failure, stored?.value]).toEqual([false, undefined, named('mine')]);
});

it('tells who asks meanwhile what is stored in the end', async () => {
  const cards = new OurCards();
  await cards.load();
  cards.change(named('just now'));
  await cards.load();
  expect([cards.checked, cards.are(named('just now')), stored?.value]).toEqual([{ n: 2, of: 92 }, true, named('just now')]);
});

it('knows its cards in a form that took them over earlier', async () => {
  stored = { value: named('then'), saved: 1 };
  const cards = new OurCards();
  await cards.load();
  const taken = structuredClone(cards.catalogue);
  cards.change(named('now'));
  await vi.waitFor(() => expect(cards.waits).toBe(false));
  await cards.load();
  expect([cards.are(taken), cards.are(named('now')), cards.are(named('of a friend'))]).toEqual([true, true, false]);
});

it('goes on where only the answer was lost: what is stored then is its own', async () => {
  const cards = new OurCards();
  await cards.load();
  const save = (value: unknown) => ((stored = { value, saved: (stored?.saved ?? 0) + 1 }), stored.saved);
  let lost = true;
  fake.answer({
    save_own_value: ({ value, after }) => {
      if (after !== (stored?.saved ?? null)) throw new WireFailure({ kind: 'invalid', code: 'own_value_changed', params: {}, message: '', rule: null });
      const saved = save(value);
      if (lost) throw WireFailure.of('', 'unreachable');
      return saved;
    },
  });
  cards.change(named('a'));
  await vi.waitFor(() => expect(cards.failure?.code).toBe('unreachable'));
  lost = false;
  cards.change(named('b'));
  await vi.waitFor(() => expect(cards.waits).toBe(false));
  expect([stored, cards.catalogue, cards.edition, cards.failure]).toEqual([{ value: named('b'), saved: 2 }, named('b'), 0, undefined]);
});

it('begins again where another window went on meanwhile, and not for its own changes', async () => {
  const cards = new OurCards();
  await cards.load();
  cards.change(named('mine'));
  await vi.waitFor(() => expect(cards.waits).toBe(false));
  await cards.load();
  expect(cards.edition).toBe(0);
  stored = { value: named('of the other window'), saved: 7 };
  await cards.load();
  expect([cards.edition, cards.catalogue]).toEqual([1, named('of the other window')]);
});
