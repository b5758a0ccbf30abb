import type { Component } from 'svelte';
import type { Die } from '../gen/Die';
import type { DieBody } from '../kit/dice';

/** A die of a game's box, for any table's tray. */
export interface GameDie {
  die: Extract<Die, { faces: string[] }>;
  body: DieBody;
  /** Draws a face of it. */
  Face: Component<{ die: string; face: string }>;
  /** How many one rolls of them. */
  usual: number;
}

const boxes = import.meta.glob<{ dice: GameDie[] }>('./*/dice.ts', { eager: true });

/** Every die that comes in a game's box. */
export const gameDice: readonly GameDie[] = Object.values(boxes).flatMap(({ dice }) => dice);
