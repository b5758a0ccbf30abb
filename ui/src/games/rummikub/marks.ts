import type { Fault } from '../../gen/rummikub';
import type { Refused } from '../../gen/wire';
import type { Board } from './board.svelte';

/** The tiles of a laid turn that a refusal speaks of, by their numbers on the board. */
export function marked(refused: Refused | undefined, board: Board): ReadonlySet<number> {
  if (!refused) return new Set();
  const laid = board.melds.filter((meld) => meld.length > 0);
  const { meld, at, pieces, fault } = refused.params as { meld?: number; at?: number; pieces?: string[]; fault?: Fault };
  switch (refused.code) {
    case 'INVALID_MELD': {
      const places = fault?.marks[0]?.at ?? [];
      const tiles = laid[meld ?? -1] ?? [];
      const concerned = tiles.filter((_, place) => places.includes(place));
      return ids(concerned.length > 0 ? concerned : tiles);
    }
    case 'JOKER_USE':
      return ids((laid[meld ?? -1] ?? []).filter((_, place) => place === at));
    case 'OPENING_TABLE_TOUCHED':
      return ids(board.from(meld ?? -1));
    case 'JOKER_NOT_REPLACED':
      return ids(board.from(meld ?? -1).filter(({ tile }) => tile === 'J'));
    case 'TILE_NOT_ON_RACK':
    case 'TOO_MANY_COPIES': {
      const named = pieces ?? [String(refused.params['piece'] ?? '')];
      return ids(laid.flat().filter(({ id, tile }) => named.includes(tile) && board.whence(id) !== 'plain'));
    }
    case 'OPENING_UNDER_MIN':
      return ids(laid.flat().filter(({ id }) => board.whence(id) === 'rack'));
    default:
      return new Set();
  }
}

const ids = (tiles: readonly { id: number }[]) => new Set(tiles.map(({ id }) => id));
