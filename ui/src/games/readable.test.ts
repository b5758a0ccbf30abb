import { expect, it } from 'vitest';
import type { GameFile } from '../gen/sheet';
import { readable } from './readable';

it('writes an expression with names and the signs of school', () => {
  const fields = [{ id: 'bid', name: 'Bid' }, { id: 'won', name: { en: 'Tricks' } }];
  const file = { round: { fields }, carry: [{ id: 'bags', name: 'Bags', next: 0 }] } as unknown as GameFile;
  expect(readable("won == bid && bags >= 10 ? 20 * won : house.moon != 'won' ? zero_pays : extra.sum", file)).toBe(
    "tricks = bid and bags ≥ 10 ? 20 × tricks : house.moon ≠ 'won' ? zero pays : extra",
  );
});

it('calls house rules and the words of a choice by their names', () => {
  const of = [{ id: 'others', name: 'the others get 26' }];
  const house = [{ id: 'moon', kind: 'choice', of, name: { en: 'All 26' } }, { id: 'top', name: 'Top' }];
  const file = { house, round: { fields: [] } } as unknown as GameFile;
  expect(readable("house.moon == 'others' ? house.top : house.gone", file)).toBe('all 26 = “the others get 26” ? top : house.gone');
});
