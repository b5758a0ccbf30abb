// Files of games, as they lie on the app's own shelf.
import { readFileSync } from 'node:fs';

const SHELF = new URL('../../../crates/games/src/sheet/shelf/', import.meta.url);

/** The file of a game, without its examples. */
export function shelf(name) {
  const { cases, ...game } = JSON.parse(readFileSync(new URL(`${name}.json`, SHELF), 'utf8'));
  return game;
}
