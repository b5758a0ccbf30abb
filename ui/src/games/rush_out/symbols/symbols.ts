import type { Symbol as SymbolName } from '../../../gen/rush_out';

/** Anything a face or a slot can show. */
export type { SymbolName };

/** Whose dice a symbol is on. */
export type Team = 'hero' | 'sorcerer';

type OnDice = Exclude<SymbolName, 'wild'>;

/** Whose dice each symbol is on, in the order of their keys; one that is missing fails `svelte-check`. */
const DICE: Record<OnDice, readonly Team[]> = {
  fire: ['hero', 'sorcerer'],
  sword: ['hero'],
  footprint: ['hero'],
  key: ['hero'],
  heart: ['hero'],
  plant: ['sorcerer'],
  water: ['sorcerer'],
  air: ['sorcerer'],
  lightning: ['sorcerer'],
};

const on = (team: Team): readonly OnDice[] => (Object.keys(DICE) as OnDice[]).filter((name) => DICE[name].includes(team));

/** The symbols of the heroes' dice, in the order of their keys. */
export const HERO_SYMBOLS = on('hero');
/** The symbols of the sorcerer's dice, in the order of their keys. */
export const SORCERER_SYMBOLS = on('sorcerer');
