import { platform } from '../../platform';

/** The game of a table on which only tools lie. */
export const BARE = 'bare';

/** A new table with nothing but tools on it. */
export async function openBare(people: string[]): Promise<string> {
  const table = await platform().call('open_table', { game: BARE, people, knowledge: 'observed', grain: 'round', config: {} });
  return table.session;
}
