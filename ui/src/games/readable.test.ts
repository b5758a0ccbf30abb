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
