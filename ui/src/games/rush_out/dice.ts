import type { GameDie } from '../../table/dice/boxes';
import DieFace from './DieFace.svelte';
import { HERO_SYMBOLS, SORCERER_SYMBOLS } from './symbols/symbols';

/** The dice of the box, for any table. */
export const dice: GameDie[] = [
  { die: { name: 'hero', faces: [...HERO_SYMBOLS, 'wild'] }, body: 'green', Face: DieFace, usual: 3 },
  { die: { name: 'sorcerer', faces: [...SORCERER_SYMBOLS, 'wild'] }, body: 'black', Face: DieFace, usual: 5 },
];
