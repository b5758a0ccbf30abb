import type { Tile } from '../../gen/rummikub';
import type { Refused } from '../../gen/wire';
import { refusalOf } from '../../session/game';
import type { Board } from './board.svelte';

/** The tiles of a laid turn that a refusal speaks of, by their numbers on the board. */
export function marked(refused: Refused | undefined, board: Board): ReadonlySet<number> {
  if (!refused) return new Set();
  const laid = board.melds.filter((meld) => meld.length > 0);
  const named = (pieces: readonly Tile[]) => ids(laid.flat().filter(({ id, tile }) => pieces.includes(tile) && board.whence(id) !== 'plain'));
  const { code, params } = refusalOf('rummikub', refused);
  switch (code) {
    case 'INVALID_MELD': {
      const places = params.fault.marks[0]?.at ?? [];
      const tiles = laid[params.meld] ?? [];
      const concerned = tiles.filter((_, place) => places.includes(place));
      return ids(concerned.length > 0 ? concerned : tiles);
    }
    case 'JOKER_USE':
      return ids((laid[params.meld] ?? []).filter((_, place) => place === params.at));
    case 'OPENING_TABLE_TOUCHED':
      return ids(board.from(params.meld));
    case 'JOKER_NOT_REPLACED':
      return ids(board.from(params.meld).filter(({ tile }) => tile === 'J'));
    case 'TILE_NOT_ON_RACK':
      return named(params.pieces);
    case 'TOO_MANY_COPIES':
      return named('pieces' in params ? params.pieces : [params.piece]);
    case 'OPENING_UNDER_MIN':
      return ids(laid.flat().filter(({ id }) => board.whence(id) === 'rack'));
    default:
      return new Set();
  }
}

const ids = (tiles: readonly { id: number }[]) => new Set(tiles.map(({ id }) => id));
