import { describe, expect, it } from 'vitest';
import { EMPTY, fewerEach, follow, lasting, lengthOf, type File, type Length } from './patterns';

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

  it('is as usual where nothing was said', () => {
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
