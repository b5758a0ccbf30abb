import { describe, expect, test } from 'vitest';
import { face, jokersOf, read, type } from './tiles';

describe('tiles as people write them', () => {
  test.each([
    ['R5 R6 J', [['R5', 'R6', 'J']]],
    ['k10 b10 y10, r1 r2 r3', [['K10', 'B10', 'Y10'], ['R1', 'R2', 'R3']]],
    ['N3 A3 M3', [['K3', 'B3', 'Y3']]],
    ['r3-7\nJ*', [['R3', 'R4', 'R5', 'R6', 'R7'], ['J', 'J']]],
    ['R5R6J', [['R5', 'R6', 'J']]],
    ['a5 c A7', [['B5', 'J', 'B7']]],
  ])('%s', (text, melds) => expect(read(text)).toEqual({ melds, unknown: [] }));

  test.each(['R14', 'R0', 'X3', 'R7-3', '7', 'R', 'hello'])('%s is no tile', (word) => {
    const found = read(`R1 ${word}`);
    expect(found.unknown).toEqual([word]);
    expect(found.melds).toEqual([['R1']]);
  });

  test('a tile is there as soon as it can be only one', () => {
    expect(type('', 'n')).toEqual({ typed: 'K' });
    expect(type('K', '7')).toEqual({ typed: '', tile: 'K7' });
    expect(type('K', '1')).toEqual({ typed: 'K1' });
    expect(type('K1', '2')).toEqual({ typed: '', tile: 'K12' });
    expect(type('K1', '7')).toEqual({ typed: 'K1' });
    expect(type('K', '0')).toEqual({ typed: 'K' });
    expect(type('R', 'j')).toEqual({ typed: '', tile: 'J' });
  });

  test('a joker has neither colour nor number', () => {
    expect(face('B12')).toEqual({ colour: 'B', n: 12 });
    expect(face('J')).toBeUndefined();
  });

  test.each([
    ['R12 R13 J', 'J R12 R13', 'R11 R12 R13', [undefined, undefined, 'R11']],
    ['J R5 J R7', 'R5 J R7 J', 'R5 R6 R7 R8', ['R6', undefined, 'R8', undefined]],
    ['J R8 J R6', 'R6 J R8 J', 'R6 R7 R8 R9', ['R9', undefined, 'R7', undefined]],
    ['K8 J B8', 'K8 B8 J', 'K8 B8 J', [undefined, undefined, undefined]],
  ])('%s: a joker is named where it stands, in whatever order it was laid', (laid, tiles, reads, named) => {
    const [lies, read, stands] = [laid, tiles, reads].map((meld) => meld.split(' '));
    expect(jokersOf(lies ?? [], read ?? [], stands ?? [])).toEqual(named);
  });
});
