import { describe, expect, test } from 'vitest';
import type { AdvisedMeld } from '../../gen/rummikub';
import { after, firstFromRack, moves } from './origins';

const table = [['R3', 'R4', 'R5', 'R6'], ['K9', 'R9', 'B9'], ['Y1', 'Y2', 'Y3']];
const rack = ['K6', 'B6', 'Y9', 'R2', 'K13'];
const melds: AdvisedMeld[] = [
  { tiles: 'R2 R3 R4 R5', reads: 'R2 R3 R4 R5', kind: 'run', was: 0, from: [null, 0, 0, 0] },
  { tiles: 'K9 R9 B9 Y9', reads: 'K9 R9 B9 Y9', kind: 'group', was: 1, from: [1, 1, 1, null] },
  { tiles: 'Y1 Y2 Y3', reads: 'Y1 Y2 Y3', kind: 'run', was: 2, from: [2, 2, 2] },
  { tiles: 'K6 R6 B6', reads: 'K6 R6 B6', kind: 'group', was: null, from: [null, 0, null] },
];

describe('a play that is followed', () => {
  test('every tile keeps its name', () => {
    const laid = after(table, rack, melds).map((meld) => meld.map(({ id, state }) => `${id} ${state}`));
    expect(laid[0]).toEqual(['rack:3 rack', '0:0 plain', '0:1 plain', '0:2 plain']);
    expect(laid[3]).toEqual(['rack:0 rack', '0:3 moved', 'rack:1 rack']);
  });

  test('a move names what comes, what it frees for later ones, and what it takes from elsewhere', () => {
    const advice = {
      table: melds,
      moves: [
        { meld: 1, grows: 1, pieces: [{ tile: 'Y9', from: null, becomes: null }] },
        { meld: 0, grows: 0, pieces: [{ tile: 'R2', from: null, becomes: null }] },
        { meld: 3, grows: null, pieces: [{ tile: 'K6', from: null, becomes: null }, { tile: 'R6', from: 0, becomes: null }, { tile: 'B6', from: null, becomes: null }] },
      ],
    };
    const said = moves(table, rack, advice).map(({ how, tiles, frees, takes }) => [how, tiles.map(({ tile }) => tile), frees, takes]);
    expect(said).toEqual([
      ['joins', ['Y9'], [], []],
      ['joins', ['R2'], ['R6'], []],
      ['opens', ['K6', 'R6', 'B6'], [], ['R6']],
    ]);
  });

  test('the first tile of the rack is that of the first move which has one', () => {
    const advice = {
      table: [
        { tiles: 'R4 R5 R6', reads: 'R4 R5 R6', kind: 'run', was: 0, from: [0, 0, 0] },
        { tiles: 'K3 B3 R3', reads: 'K3 B3 R3', kind: 'group', was: 1, from: [1, 1, 0] },
        { tiles: 'Y3 B4 Y5', reads: 'Y3 B4 Y5', kind: 'group', was: null, from: [1, null, null] },
      ] satisfies AdvisedMeld[],
      moves: [
        { meld: 1, grows: 1, pieces: [{ tile: 'R3', from: 0, becomes: null }] },
        { meld: 2, grows: null, pieces: [{ tile: 'Y3', from: 1, becomes: null }, { tile: 'B4', from: null, becomes: null }, { tile: 'Y5', from: null, becomes: null }] },
      ],
    };
    const all = moves([['R3', 'R4', 'R5', 'R6'], ['K3', 'B3', 'Y3']], ['B4', 'Y5'], advice);
    expect(all[0]?.tiles.map(({ tile }) => tile)).toEqual(['R3']);
    expect(firstFromRack(all)).toEqual(['B4', 'Y5']);
    expect(firstFromRack([])).toEqual([]);
  });

  test('two equal tiles are two', () => {
    const twice: AdvisedMeld[] = [{ tiles: 'B6 B7 B8', reads: 'B6 B7 B8', kind: 'run', was: 0, from: [0, 0, 0] }, { tiles: 'B8 B9 B10', reads: 'B8 B9 B10', kind: 'run', was: null, from: [null, 0, 0] }];
    const ids = after([['B6', 'B7', 'B8', 'B9', 'B10']], ['B8'], twice).flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
  });
});
