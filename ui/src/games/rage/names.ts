import type { Card, Colour } from '../../gen/rage';
import { t } from '../../i18n/index.svelte';
import { face } from './cards';

export function colourName(colour: Colour): string {
  return t(`word-rage-colour-${colour}`);
}

/** A card as it is said: "blue 12", "Wild Rage, green". */
export function cardName(card: Card, colour?: Colour | null, value?: number | null): string {
  const number = face(card);
  if (number) return t('rage-card-number', { colour: colourName(number.colour), n: number.value });
  const name = t(`word-rage-card-${card}`);
  const said = colour ? t('rage-card-announced', { card: name, colour: colourName(colour) }) : name;
  return value === null || value === undefined ? said : `${said}, ${value}`;
}
