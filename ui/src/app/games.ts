import { t } from '../i18n/index.svelte';
import { said } from '../i18n/said';
import { app } from './app.svelte';

/** What a table of a game from a file counts as begins with this; the rest is the game's id. */
const FILE = 'sheet/';

/** What a game is called that is counted by itself; `title` is what people call it where its name does not say it. */
export function nameOfGame(game: string, title = ''): string {
  if (!game.startsWith(FILE)) return title || t(`game-${game}`);
  const id = game.slice(FILE.length);
  const preset = app.games.find((one) => one.id === 'sheet')?.presets.find((one) => one.id === id);
  if (preset?.file) return said(preset.file.name);
  // Its file is not here: as the newest table calls it.
  const table = [...app.tables, ...app.recent].find((card) => card.standing.game === game);
  return title || table?.standing.title || id.replaceAll('_', ' ');
}

/** What was played, as the people call it. */
export function gameName(card: { game: string; standing: { title: string | null; game?: string | null } }): string {
  return nameOfGame(card.standing.game ?? card.game, card.standing.title ?? '');
}

/** Every game that was played lately or has rules of its own, as history counts it. */
export function countedGames(): { id: string; name: string }[] {
  const files = [...app.tables, ...app.recent].flatMap((card) => card.standing.game ?? []);
  const own = app.games.flatMap((one) => (one.id === 'sheet' ? [] : one.id));
  return [...new Set([...own, ...files])].map((id) => ({ id, name: nameOfGame(id) }));
}
