import type { Card, Colour } from '../../gen/rage';
import { every } from '../../kit/every';

/** What is drawn on cards, in the order of the pad; which of them may be played is told by the table. */
export const COLOURS = every<Colour>({ R: true, O: true, Y: true, G: true, B: true, P: true });
export const VALUES: readonly number[] = Array.from({ length: 16 }, (_, value) => value);
export const SPECIALS: readonly Card[] = ['WILD', 'CHANGE', 'OUT', 'BONUS', 'MAD'];

/** The face of a card: its colour and number, or neither for a Rage card. */
export function face(card: Card): { colour: Colour; value: number } | null {
  const colour = COLOURS.find((letter) => card.startsWith(letter));
  const digits = card.slice(1);
  return colour && /^\d+$/.test(digits) ? { colour, value: Number(digits) } : null;
}

export function cardOf(colour: Colour, value: number): Card {
  return `${colour}${value}`;
}
