import { house } from '../../app/house.svelte';
import { platform } from '../../platform';

/** The game of a table on which only tools lie. */
export const BARE = 'bare';

/** A new table with nothing but tools on it. */
export async function openBare(people: string[]): Promise<string> {
  const table = await platform().call('open_table', { game: BARE, people, knowledge: 'observed', grain: 'round', config: {} });
  void house.loadTables();
  return table.session;
}

/** The table of tools that is open, else a new one for nobody in particular. */
export async function bareTable(): Promise<string> {
  await house.refresh();
  const found = house.tables.find((card) => card.game === BARE && card.status === 'live');
  return found?.session ?? openBare([]);
}
