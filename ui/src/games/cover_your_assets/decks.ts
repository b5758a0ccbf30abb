import type { Card } from '../../gen/cover_your_assets';
import { iconOf } from './kinds';
import { cardName } from './names';

/** The printed decks, each in the order in which a stack is counted: which keys there are. */
const DECKS = {
  classic110: ['HOME', 'JEWELS', 'AUTO', 'BANK', 'COINS', 'STOCKS', 'BASEBALL', 'CASH', 'PIGGY', 'STAMPS'],
  modern104: ['CABIN', 'SCOOTER', 'PLANE', 'AUTO', 'JEWELS', 'CASH', 'PIGGY', 'COMICS', 'PIANO', 'TRAIN'],
} as const;
const WILDS: readonly Card[] = ['GOLD', 'SILVER'];

export type PrintedDeck = keyof typeof DECKS;

/** The keys for a printed deck; what they are worth is the judge's to say. */
export function keysOf(deck: PrintedDeck) {
  return [...WILDS, ...DECKS[deck]].map((code) => {
    const wild = WILDS.includes(code);
    return { code, name: cardName(code), wild, icon: iconOf(code, wild) };
  });
}
