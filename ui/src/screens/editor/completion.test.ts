import { describe, expect, it } from 'vitest';
import { offersAt, taken, wiped } from './completion';

const known = {
  names: [{ name: 'bid', words: [] }, { name: 'bonus.sum', words: [] }, { name: 'each.bid', words: [] }, { name: 'house.moon', words: ['half', 'full'] }],
  functions: ['sum', 'max'],
  of_lists: ['all', 'exists'],
  reserved: [],
};
const offers = (text: string) => offersAt(known, text, text.length);

describe('what may be written next', () => {
  it('is every name and every function where nothing is begun', () => {
    const all = ['bid', 'bonus.sum', 'each.bid', 'house.moon', 'sum(', 'max('];
    for (const text of ['', '10 * ', '0']) expect(offers(text)).toEqual(all);
  });
  it('goes on with what is begun', () => {
    expect(offers('won == b')).toEqual(['bid', 'bonus.sum']);
    expect(offers('each.')).toEqual(['each.bid']);
  });
  it('is what a list can be asked behind its dot', () => {
    expect(offers('each.bid.')).toEqual(['each.bid.all(', 'each.bid.exists(']);
  });
  it('is everything behind a name that is written out', () => expect(offers('won == bid')).toContain('bonus.sum'));
  it('is a word of what it is compared with', () => {
    expect(offers("house.moon == '")).toEqual(["'half'", "'full'"]);
    expect(offers('house.moon == ')).toContain("'full'");
  });
  it.each([
    ['won == b', 'bid', 'won == bid'],
    ['won', '==', 'won =='],
    ['won ==', 'bid', 'won == bid'],
    ['sum(', 'each.bid', 'sum(each.bid'],
    ['sum(each.bid', ')', 'sum(each.bid)'],
    ['20', '0', '200'],
    ['bid +', '2', 'bid + 2'],
    ['won -', 'bid', 'won - bid'],
    ['-', '1', '-1'],
    ['max(0, -', 'bid', 'max(0, -bid'],
    ["house.moon == 'h", "'half'", "house.moon == 'half'"],
  ])('%s takes %s', (text, offer, becomes) => {
    expect(taken(text, text.length, offer)).toEqual({ text: becomes, at: becomes.length });
  });
  it.each([['won == bid', 'won == '], ['won == ', 'won '], ['10 + 25', '10 + '], ['max(', ''], ["moon == 'half'", 'moon == ']])('%s loses its last word', (text, left) => {
    expect(wiped(text, text.length)).toEqual({ text: left, at: left.length });
  });
  it('is written where the cursor is', () => {
    expect(taken('b + won', 1, 'bid')).toEqual({ text: 'bid + won', at: 3 });
  });
});
