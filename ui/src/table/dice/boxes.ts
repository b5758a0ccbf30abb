import type { Component } from 'svelte';
import type { Die } from '../../gen/wire';
import type { DieBody } from '../../kit/dice';

/** A die of a game's box, for any table's tray. */
export interface GameDie {
  die: Extract<Die, { faces: string[] }>;
  body: DieBody;
  /** Draws a face of it. */
  Face: Component<{ die: string; face: string }>;
  /** How many one rolls of them. */
  usual: number;
}

/** Every die that comes in a game's box; `games/dice.ts` adds those it finds. */
export const gameDice: GameDie[] = [];
