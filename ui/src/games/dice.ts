import { gameDice, type GameDie } from '../table/dice/boxes';

// A game's dice join by its folder alone; every screen but home has them.
const boxes = import.meta.glob<{ dice: GameDie[] }>('./*/dice.ts', { eager: true });
gameDice.push(...Object.values(boxes).flatMap(({ dice }) => dice));
