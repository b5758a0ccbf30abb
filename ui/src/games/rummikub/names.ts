import { t } from '../../i18n/index.svelte';
import { face, type Colour, type Tile } from './tiles';

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
