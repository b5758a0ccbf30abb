// Files of games, as they lie on the app's own shelf.
import { readdirSync, readFileSync } from 'node:fs';

const SHELF = new URL('../../../crates/games/src/sheet/shelf/', import.meta.url);

/** The names of all files. */
export const games = readdirSync(SHELF).map((file) => file.replace('.json', '')).sort();

/** The file of a game, without its examples. */
export function shelf(name) {
  const { cases, ...game } = JSON.parse(readFileSync(new URL(`${name}.json`, SHELF), 'utf8'));
  return game;
}
