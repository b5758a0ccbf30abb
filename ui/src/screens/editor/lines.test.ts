import { describe, expect, it } from 'vitest';
import { readConditions, readWorth, writeConditions, writeWorth } from './lines';

describe('a line of points', () => {
  it.each([
    ['20 + 10 * won', { plus: 20, times: 10, counted: { is: 'name', name: 'won' } }],
    ['20 - 10 * won', { plus: 20, times: -10, counted: { is: 'name', name: 'won' } }],
    ['-10 * abs(won - bid)', { plus: 0, times: -10, counted: { is: 'apart', of: ['won', 'bid'] } }],
    ['bonus.sum', { plus: 0, times: 1, counted: { is: 'name', name: 'bonus.sum' } }],
    [35, { plus: 35, times: 1 }],
    [-5, { plus: -5, times: 1 }],
  ] as const)('reads and writes %s', (value, pieces) => {
    expect(readWorth(value)).toEqual(pieces);
    expect(writeWorth(pieces)).toBe(value);
  });

  it.each(['max(0, won - bid)', 'won + bid', '10 * (won - 1)', 'won == bid ? 1 : 0', ''])('leaves %s as text', (value) => {
    expect(readWorth(value)).toBeUndefined();
  });

  it.each([
    ['won == bid', [{ left: 'won', sign: '==', right: 'bid' }]],
    ["bid >= 1 && moon != 'half'", [{ left: 'bid', sign: '>=', right: '1' }, { left: 'moon', sign: '!=', right: "'half'" }]],
    ['!shut', [{ left: 'shut', sign: '==', right: 'false' }]],
    [undefined, []],
  ] as const)('reads and writes when it counts: %s', (text, pieces) => {
    expect(readConditions(text)).toEqual(pieces);
    expect(writeConditions(pieces)).toBe(text);
  });

  it.each(['a == 1 || b == 2', 'each.points.all(p, p < 0)', 'won > 2 * bid'])('leaves the condition %s as text', (text) => {
    expect(readConditions(text)).toBeUndefined();
  });
});
