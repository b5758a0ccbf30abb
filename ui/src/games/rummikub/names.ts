import { number, t } from '../../i18n/index.svelte';
import type { OwnRack } from './draft';
import { face, JOKER, tilesOf, type Colour, type Tile } from './tiles';
import type { Sound } from './verdicts.svelte';

export function colourName(colour: Colour): string {
  return t(`word-rummikub-colour-${colour}`);
}

/** A tile as it is said: "blue 8", "joker"; a joker that stands for one, "joker as red 6". */
export function tileName(tile: Tile, as?: Tile | null): string {
  const shown = face(tile);
  if (shown) return t('rummikub-tile', { colour: shown.colour, n: shown.n });
  return as ? t('rummikub-joker-as', { tile: tileName(as) }) : t('rummikub-joker');
}

/** A tile's name by its code, for sentences. */
export const cardName = (code: string): string => tileName(code);

/** What a meld counts: its numbers, and with its jokers. */
export function worthSaid({ value, face_min: min, face_max: max, tiles }: Sound): string {
  const jokers = tilesOf(tiles).filter((tile) => tile === JOKER).length;
  if (jokers === 0) return t('rummikub-worth', { n: value });
  return min === max ? t('rummikub-worth-joker', { n: value, face: max, jokers }) : t('rummikub-worth-range', { n: value, min, max, jokers });
}

/** How a game ended for one person, as their phone says it: "out", "12 on the rack". */
export const rackSaid = (own: OwnRack): string => ('out' in own ? t('rummikub-empty-rack') : t('rummikub-rack-came', { n: number(own.points) }));
