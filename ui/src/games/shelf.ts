import type { GameCard, PresetCard } from '../gen/wire';
import { has, plain, t } from '../i18n/index.svelte';
import { said, type Said } from '../i18n/said';

/** What stands for a game in a list: its id; a game of the shelf has one of its own. */
export const keyOf = (game: GameCard): string => (game.id === 'sheet' ? `sheet/${game.presets[0]?.id ?? ''}` : game.id);

/** Every game that can be played, each game of the shelf by itself. */
export function playable(games: readonly GameCard[]): GameCard[] {
  return games.flatMap((game) => (game.id === 'sheet' ? game.presets.map((preset) => alone(game, preset)) : [game]));
}

function alone(game: GameCard, preset: PresetCard): GameCard {
  const [min_seats, max_seats] = preset.file?.seats ?? [game.min_seats, game.max_seats];
  return { ...game, min_seats, max_seats, presets: [preset] };
}

/** What a game is called in a list. */
export function playedName(game: GameCard): string {
  const file = game.presets[0]?.file;
  return file ? said(file.name) : t(`game-${game.id}`);
}

/** Every name that a game can be found by, in every language. */
function namesOf(game: GameCard): string[] {
  const file = game.presets[0]?.file;
  const every = (name: Said): string[] => (typeof name === 'string' ? [name] : Object.values(name).filter((one) => one !== undefined));
  return file ? [file.name, ...(file.also ?? [])].flatMap(every) : [playedName(game)];
}

/** Letters and digits alone: who types "flip7" or "sushi go" means the game. */
const letters = (name: string): string => plain(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a game is called exactly this, in some language. */
export const isCalled = (game: GameCard, typed: string): boolean => namesOf(game).some((name) => letters(name) === letters(typed));

/** Those of the games that have a name with this in it, the most played first, then those that people made or were sent. */
export function foundBy(games: readonly GameCard[], typed: string, played: readonly GameCard[]): GameCard[] {
  const wanted = letters(typed);
  const times = (game: GameCard) => played.filter((one) => keyOf(one) === keyOf(game)).length;
  const isSaved = (game: GameCard) => Number(game.presets[0]?.saved === true);
  return games
    .filter((game) => namesOf(game).some((name) => letters(name).includes(wanted)))
    .map((game) => ({ game, times: times(game), saved: isSaved(game) }))
    .sort((a, b) => b.times - a.times || b.saved - a.saved)
    .map(({ game }) => game);
}

/** What an edition is called; a game from a file has its own name. */
export function presetName(game: string, preset: PresetCard): string {
  const key = `rule-preset-${game}-${preset.id}`;
  return has(key) ? t(key) : said(preset.file?.name ?? preset.id);
}

/** The card of the game that a configuration is of. */
export function cardOf(games: readonly GameCard[], id: string, config: Record<string, unknown>): GameCard | undefined {
  const file = (config['game'] as { id?: string } | undefined)?.id;
  const all = playable(games).filter((one) => one.id === id);
  return all.find((one) => file !== undefined && one.presets[0]?.id === file) ?? games.find((one) => one.id === id);
}
