import type { Advice, AdvisedMeld } from '../../gen/rummikub';
import { tilesOf, type Tile } from './tiles';

/** A tile with a name of its own, the same before and after a play. */
export interface Known {
  id: string;
  tile: Tile;
  as?: Tile | null;
  state: 'plain' | 'rack' | 'moved';
}

/** The table before, every tile with its name: its meld and its place. */
export const before = (table: readonly (readonly Tile[])[]): Known[][] =>
  table.map((meld, m) => meld.map((tile, at) => ({ id: `${m}:${at}`, tile, state: 'plain' })));

export const onRack = (rack: readonly Tile[]): Known[] => rack.map((tile, at) => ({ id: `rack:${at}`, tile, state: 'plain' }));

/** The table after a play: every tile keeps the name it had before. */
export function after(table: readonly (readonly Tile[])[], rack: readonly Tile[], melds: readonly AdvisedMeld[]): Known[][] {
  const gone = new Set<string>();
  const take = (among: readonly Known[], tile: Tile): string => {
    const found = among.find((one) => one.tile === tile && !gone.has(one.id));
    if (found) gone.add(found.id);
    return found?.id ?? `${tile}:${gone.size}`;
  };
  const lay = before(table);
  const hand = onRack(rack);
  return melds.map((meld) => {
    const reads = tilesOf(meld.reads);
    return tilesOf(meld.tiles).map((tile, at) => {
      const home = meld.from[at] ?? null;
      const as = tile === 'J' && reads[at] !== 'J' ? reads[at] : null;
      const state = home === null ? 'rack' : home === meld.was ? 'plain' : 'moved';
      return { id: take(home === null ? hand : (lay[home] ?? []), tile), tile, as, state };
    });
  });
}

/** One thing a hand does. */
export interface Move {
  /** joins: goes to a meld that was there; opens: makes a new one. */
  how: 'joins' | 'opens';
  /** The tiles to take hold of, or the whole new meld. */
  tiles: readonly Known[];
  /** The meld it goes to, as it lay before. */
  to?: readonly Tile[];
  kind: AdvisedMeld['kind'];
  /** Tiles that it leaves free for what comes after. */
  frees: readonly Tile[];
  /** Tiles from elsewhere on the table. */
  takes: readonly Tile[];
}

/** The tiles of the rack that are laid first: before them a move may take tiles of the table alone. */
export const firstFromRack = (moves: readonly Move[]): Tile[] =>
  moves.map(({ tiles }) => tiles.flatMap(({ tile, state }) => (state === 'rack' ? [tile] : []))).find((tiles) => tiles.length > 0) ?? [];

/** The moves as the judge orders them, with the tiles to take hold of. */
export function moves(table: readonly (readonly Tile[])[], rack: readonly Tile[], advice: Pick<Advice, 'table' | 'moves'>): Move[] {
  const laid = after(table, rack, advice.table);
  return advice.moves.map(({ meld, grows, pieces }, nth) => {
    const tiles = laid[meld] ?? [];
    const later = advice.moves.slice(nth + 1).flatMap((move) => move.pieces);
    return {
      how: grows === null ? 'opens' : 'joins',
      tiles: grows === null ? tiles : tiles.filter(({ state }) => state !== 'plain'),
      kind: advice.table[meld]?.kind ?? 'run',
      takes: pieces.filter(({ from }) => from !== null).map(({ tile }) => tile),
      frees: grows === null ? [] : later.filter(({ from }) => from === grows).map(({ tile }) => tile),
      ...(grows !== null && { to: table[grows] ?? [] }),
    };
  });
}
