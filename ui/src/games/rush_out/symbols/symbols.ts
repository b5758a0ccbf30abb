/** Whose dice a symbol is on. */
export type Team = 'hero' | 'sorcerer';

/** The symbols of the heroes' dice, in the order of their keys. */
export const HERO_SYMBOLS = ['fire', 'sword', 'footprint', 'key', 'heart'] as const;
/** The symbols of the sorcerer's dice, in the order of their keys. */
export const SORCERER_SYMBOLS = ['fire', 'plant', 'water', 'air', 'lightning'] as const;

export type HeroSymbolName = (typeof HERO_SYMBOLS)[number];
export type SorcererSymbolName = (typeof SORCERER_SYMBOLS)[number];
/** Anything a face or a slot can show. */
export type SymbolName = HeroSymbolName | SorcererSymbolName | 'wild';
