import { describe, expect, it } from 'vitest';
import { EMPTY, fewerEach, follow, isOwn, lasting, lengthOf, PATTERNS, withEntry, withField, withName, withWords, type File, type Length } from './patterns';

const points = follow({ ...EMPTY, name: 'Small' }, 'points');
const tricks = follow(points, 'tricks');
const three = ['one', 'two', 'three'];

describe('how long a game lasts', () => {
  it.each([
    ['seven rounds', { is: 'rounds', n: 7 }],
    ['rounds with names', { is: 'names', names: three }],
    ['up to 50 points', { is: 'points', n: 50 }],
  ] as [string, Length][])('stays as it was said where bids and tricks are chosen afterwards: %s', (_, length) => {
    expect(lengthOf(follow(lasting(points, length), 'tricks'))).toEqual(length);
  });

  it('stays as it was said where only the winner of each round is written down', () => {
    const length: Length = { is: 'points', n: 4 };
    expect(lengthOf(follow(lasting(points, length), 'winner'))).toEqual(length);
  });

  it('is as usual where nothing was said', () => {
    expect(lengthOf(follow(points, 'winner'))).toEqual({ is: 'rounds', n: 1 });
    expect(lengthOf(tricks)).toEqual({ is: 'rounds', n: 10 });
    expect(lengthOf(follow(tricks, 'points'))).toEqual({ is: 'open' });
  });

  it.each([
    ['fewer rounds', { is: 'rounds', n: 7 }, '7 + 1 - round'],
    ['rounds with names', { is: 'names', names: three }, '3 + 1 - round'],
    ['up to some points', { is: 'points', n: 50 }, '10 + 1 - round'],
  ] as [string, Length, string][])('moves the cards of a game with one fewer each round: %s', (_, length, value) => {
    const values = tricks.rounds?.values?.map((one) => ({ ...one, value: fewerEach(10) }));
    const down: File = { ...tricks, rounds: { ...tricks.rounds, values } };
    expect(lasting(down, length).rounds?.values?.[0]?.value).toBe(value);
  });

  it('leaves other numbers of cards alone', () => {
    expect(lasting(tricks, { is: 'rounds', n: 7 }).rounds?.values?.[0]?.value).toBe('round');
  });
});

describe('the name of what is written down', () => {
  it('becomes that of its own line, not of the line of another that was called the same', () => {
    const two = withField(follow({ ...EMPTY, name: 'Small' }, 'sheet'), 'number');
    const [first, , last] = two.sheet?.fields ?? [];
    expect(first?.name).toBe(last?.name);
    const renamed = withName(two, first?.id ?? '', 'Birds');
    expect(renamed.sheet?.fields.map(({ name }) => name)).toEqual(['Birds', expect.any(String), last?.name]);
    expect(renamed.sheet?.parts?.map(({ name }) => name)).toEqual(['Birds', expect.any(String), last?.name]);
  });
});

describe('the words of a choice', () => {
  const of = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
  const choice = (id: string) => ({ id, name: id, kind: 'choice' as const, of: of('none', 'both') });
  const line = (when: string) => ({ name: when, value: 1, if: when });
  const both = withEntry(points, { fields: [choice('suit'), choice('how')], parts: [line("suit == 'both'"), line("how == 'both'"), line("suit == 'none'")] });

  it('take the lines with them that speak of them, and no line of another choice', () => {
    const fewer = withWords(both, 'suit', of('none'));
    expect(fewer.round?.fields.map((one) => one.of?.length)).toEqual([1, 2]);
    expect(fewer.round?.parts?.map((one) => one.if)).toEqual(["how == 'both'", "suit == 'none'"]);
  });
});

describe('what would be gone with another shape', () => {
  it.each(PATTERNS)('is nothing of the ready file: %s', (pattern) => expect(isOwn(follow({ ...EMPTY, name: 'Small' }, pattern))).toBe(false));
  it('is what was added to it', () => expect(isOwn(withField(points, 'flag'))).toBe(true));
});
