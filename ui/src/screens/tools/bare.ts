import { house } from '../../app/house.svelte';
import type { SessionCard } from '../../gen/wire';
import { platform } from '../../platform';

/** The game of a table on which only tools lie. */
export const BARE = 'bare';

/** A new table with nothing but tools on it. */
export async function openBare(people: string[]): Promise<string> {
  const table = await platform().call('open_table', { game: BARE, people, knowledge: 'observed', grain: 'round', config: {} });
  void house.look();
  return table.session;
}

/** The table of tools that is open, else a new one for nobody in particular. */
export async function bareTable(open: readonly SessionCard[]): Promise<string> {
  const found = open.find((card) => card.game === BARE && card.status === 'live');
  return found?.session ?? openBare([]);
}
