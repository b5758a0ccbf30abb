import { describe, expect, test } from 'vitest';
import { Board } from './board.svelte';
import { marked } from './marks';

const laid = (board: Board) => board.tiles.map((meld) => meld.join(' '));
const at = (board: Board, tile: string, nth = 0) => board.melds.flat().filter((one) => one.tile === tile)[nth]?.id ?? -1;
const type = (board: Board, keys: string) => [...keys].forEach((key) => board.key(key === '/' ? 'Enter' : key));

describe('laying tiles', () => {
  test('by keys: a tile is there as soon as it can be only one', () => {
    const board = new Board();
    type(board, 'r5r6j');
    expect(laid(board)).toEqual(['R5 R6 J']);
    type(board, '/k1 k12');
    expect(laid(board)).toEqual(['R5 R6 J', 'K1 K12']);
    type(board, 'b1 ');
    expect(laid(board)).toEqual(['R5 R6 J', 'K1 K12 B1']);
    board.key('Backspace');
    board.key('Backspace');
    expect(laid(board)).toEqual(['R5 R6 J', 'K1']);
    expect(board.key('x')).toBe(false);
  });

  test('the letter of a colour means it however often it is pressed, and no way to elsewhere', () => {
    const board = new Board();
    for (const key of ['n', 'n', 'N', '5', 'c', 'C', 'j']) expect(board.key(key)).toBe(true);
    expect(laid(board)).toEqual(['K5 J J J']);
  });

  test.each([',', '/'])('%s behind a tile that waits for more begins another meld', (key) => {
    const board = new Board();
    type(board, `k1r1b1${key}r5`);
    expect(laid(board)).toEqual(['K1 R1 B1', 'R5']);
  });

  test('by pasting: melds go behind what lies there', () => {
    const board = new Board();
    expect(board.paste('R5 R6 J, k3-5 zz')).toEqual({ unknown: ['zz'], over: false });
    expect(laid(board)).toEqual(['R5 R6 J', 'K3 K4 K5']);
  });

  test('of more tiles than the box has none is laid', () => {
    const board = new Board();
    const all = ['K', 'R', 'B', 'Y'].flatMap((colour) => [`${colour}1-13`, `${colour}1-13`]).join(',');
    expect(board.paste(`${all},J J`)).toEqual({ unknown: [], over: false });
    expect(board.tiles.flat()).toHaveLength(106);
    expect(board.paste('R1')).toEqual({ unknown: [], over: true });
    expect(board.tiles.flat()).toHaveLength(106);
  });

  test('a meld that is mended as two leaves the one behind it open', () => {
    const board = new Board();
    board.paste('R2 R3 R4 R5 R5 R6 R7');
    board.another();
    board.mend(0, [['R2', 'R3', 'R4', 'R5'], ['R5', 'R6', 'R7']]);
    board.put('K8');
    expect(laid(board)).toEqual(['R2 R3 R4 R5', 'R5 R6 R7', 'K8']);
  });

  test('a held tile is replaced by the next one', () => {
    const board = new Board();
    board.lay([['K8', 'B8', 'B8']]);
    board.hold(at(board, 'B8', 1));
    board.put('R8');
    expect(laid(board)).toEqual(['K8 B8 R8']);
    expect(board.held).toBeUndefined();
  });

  test('a held tile goes along its meld, to the next one, and to a new one', () => {
    const board = new Board();
    board.lay([['R5', 'R6', 'R7'], ['K1', 'K2']]);
    board.hold(at(board, 'R7'));
    board.move(-1, 0);
    expect(laid(board)).toEqual(['R5 R7 R6', 'K1 K2']);
    board.move(0, 1);
    expect(laid(board)).toEqual(['R5 R6', 'K1 K2 R7']);
    board.goOn(0);
    expect(laid(board)).toEqual(['R5 R6 R7', 'K1 K2']);
    board.hold(at(board, 'R5'));
    board.another();
    expect(laid(board)).toEqual(['R6 R7', 'K1 K2', 'R5']);
  });
});

describe('a turn on a table', () => {
  const turn = () => {
    const board = new Board(true);
    board.seed([['R3', 'R4', 'R5', 'R6'], ['K9', 'B9', 'Y9']]);
    return board;
  };

  test('tiles of the table stay, those of the rack come and go', () => {
    const board = turn();
    expect(board.changed).toBe(false);
    board.goOn(1);
    board.put('R9');
    expect(board.added).toEqual(['R9']);
    expect(board.whence(at(board, 'R9'))).toBe('rack');
    board.erase();
    board.erase();
    expect(board.changed).toBe(false);
    board.hold(at(board, 'K9'));
    board.put('K13');
    expect(laid(board)).toEqual(['R3 R4 R5 R6', 'K9 B9 Y9 K13']);
  });

  test('a table that is laid out as it was is not changed, until it is', () => {
    const board = new Board();
    board.seed([]);
    expect(board.changed).toBe(false);
    board.seed([['K1', 'K2', 'K3']]);
    expect(board.changed).toBe(false);
    board.put('K4');
    expect(board.changed).toBe(true);
  });

  test('what was parted from its meld is moved; most of a meld stays', () => {
    const board = turn();
    board.hold(at(board, 'R6'));
    board.another();
    board.put('K6');
    board.put('B6');
    expect(laid(board)).toEqual(['R3 R4 R5', 'K9 B9 Y9', 'R6 K6 B6']);
    expect(['R5', 'R6', 'K6'].map((tile) => board.whence(at(board, tile)))).toEqual(['plain', 'moved', 'rack']);
  });

  test('a half-laid turn comes back with its tiles told apart', () => {
    const board = new Board(true);
    board.seed([['B6', 'B7', 'B8', 'B9', 'B10']], [['B6', 'B7', 'B8'], ['B8', 'B9', 'B10']]);
    expect(board.added).toEqual(['B8']);
  });

  test('a refusal marks the tiles it speaks of', () => {
    const board = turn();
    board.goOn(1);
    board.put('K9');
    const fault = { reasons: [], piece: 'K9', pieces: [], n: 2, repairs: [], fits: [], jokers: 0, marks: [{ reason: 'GROUP_DUP_COLOR', rule: 'RK-10', at: [0, 3], piece: null, pieces: [], n: 2 }] };
    const invalid = marked({ code: 'INVALID_MELD', rule: 'RK-27', params: { meld: 1, fault } }, board);
    expect(invalid).toEqual(new Set([at(board, 'K9', 0), at(board, 'K9', 1)]));
    const touched = marked({ code: 'OPENING_TABLE_TOUCHED', rule: 'RK-24', params: { meld: 0 } }, board);
    expect(touched.size).toBe(4);
    const strange = marked({ code: 'TILE_NOT_ON_RACK', rule: 'RK-27', params: { pieces: ['K9'] } }, board);
    expect(strange).toEqual(new Set([at(board, 'K9', 1)]));
  });
});
