import { describe, expect, it } from 'vitest';
import { cursorAt, offersIn, pieces, rangeOf, textOf, withOffer } from './gameText';

const known = { names: [{ name: 'bid', words: [] }], functions: ['sum'], of_lists: [], reserved: [] };
/** `|` is the cursor. */
const at = (marked: string) => [marked.replace('|', ''), marked.indexOf('|')] as const;
const offers = (marked: string) => offersIn(...at(marked), known);
function take(marked: string, offer: string) {
  const { text, from, to } = withOffer(...at(marked), offer, (otherwise) => `${otherwise}_2`);
  return { file: JSON.parse(text) as unknown, chosen: text.slice(from, to) };
}

describe('what may stand at the cursor', () => {
  it('is a name of the form that is not there yet', () => {
    expect(offers('{ "end": { | } }')).toEqual(['when', 'name']);
    expect(offers('{ "end": { "when": "1", | } }')).toEqual(['name']);
    expect(offers('{ "wins": "low", "ti| }')).toEqual(['tie']);
  });
  it('is a word of the form', () => {
    expect(offers('{ "tie": "|" }')).toEqual(['share', 'extra_round', 'table']);
    expect(offers('{ "round": { "fields": [ { "hidden": |true } ] } }')).toEqual(['true', 'false']);
  });
  it('is what an expression may name', () => {
    expect(offers('{ "total": "b|" }')).toEqual(['bid']);
    expect(cursorAt(...at('{ "round": { "parts": [ { "value": "1 + |" } ] } }')).path).toEqual(['round', 'parts', 0, 'value']);
  });
  it('is nothing where anything may be written', () => expect(offers('{ "name": "W|" }')).toEqual([]));
});

describe('an offer that is taken', () => {
  it.each([
    ['{ "wins": "low", | }', { wins: 'low', end: { when: '' } }],
    ['{ "wins": "low", "en|\n}', { wins: 'low', end: { when: '' } }],
    ['{ |"wins": "low" }', { end: { when: '' }, wins: 'low' }],
    ['{ "wins": "low", "e|", "tie": "share" }', { wins: 'low', end: { when: '' }, tie: 'share' }],
  ])('is written where a name belongs, with what it needs: %s', (text, file) => {
    expect(take(text, 'end')).toEqual({ file, chosen: '' });
  });
  it('takes the place of a word', () => expect(take('{ "tie": "sh|are" }', 'table')).toEqual({ file: { tie: 'table' }, chosen: 'table' }));
  it('is one more of a list', () => expect(take('{ "carry": [ | ] }', '+').file).toEqual({ carry: [{ id: 'carry_2', name: '', next: 0 }] }));
  it('goes on in an expression', () => expect(take('{ "total": "10 * b|" }', 'bid').file).toEqual({ total: '10 * bid' }));
});

it('is written with numbers beside each other', () => {
  expect(textOf({ seats: [2, -6], also: ['[1,\n2]'] })).toBe('{\n  "seats": [2, -6],\n  "also": [\n    "[1,\\n2]"\n  ]\n}');
});

describe('the place of a fault', () => {
  const text = '{\n  "round": { "fields": [], "parts": [ { "value": "10 + wonn" } ] } }';
  const found = (fault: Partial<Parameters<typeof rangeOf>[1]>) => {
    const { from, to } = rangeOf(text, { why: 'unknown', path: '', column: null, params: {}, ...fault });
    return text.slice(from, to);
  };
  it('is the word in an expression', () => expect(found({ path: 'round.parts[0].value', column: 6 })).toBe('wonn'));
  it('is the name of what holds several', () => expect(found({ path: 'round.fields' })).toBe('"fields"'));
  it('is what is nearest to what is missing', () => expect(found({ path: 'round.parts[0].name' })).toBe('{'));
  it('is a line and a column of what is no JSON', () => expect(found({ why: 'json', params: { line: 2, column: 4, said: '' } })).toBe('round'));
  it('is drawn apart', () => expect(pieces('abc', [{ from: 1, to: 2 }])).toEqual([{ text: 'a', marked: false }, { text: 'b', marked: true }, { text: 'c', marked: false }]));
});
