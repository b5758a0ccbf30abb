import type { GameCard } from '../gen/wire';
import { has, t } from '../i18n/index.svelte';

type Config = Record<string, unknown>;

/** The rules in one order. */
const rules = (config: Config) => Object.entries(config).sort(([a], [b]) => (a < b ? -1 : 1));

/** How house rules are called: an edition as it is, or rules of the house's own. Nothing where there are no editions. */
export function editionOf(game: string, config: Config | undefined, games: readonly GameCard[]): string {
  const presets = games.find((one) => one.id === game)?.presets ?? [];
  if (!config || presets.length === 0) return '';
  // What is not said has its default, and that is what the usual edition says.
  const usual = presets[0]?.config ?? {};
  // A game with several things to play is called by what was played.
  const setup = `rule-option-${game}-setup-${String({ ...usual, ...config }['setup'])}`;
  if (has(setup)) return t(setup);
  // A game from a file is compared with its own, by the house rules alone: the list does not have the files.
  const file = (config['game'] as { id?: string } | undefined)?.id;
  const said = (config: Config) => JSON.stringify(rules({ ...usual, ...config, game: file }));
  const found = presets.find((preset) => (file === undefined || preset.id === file) && said(preset.config) === said(config));
  const name = `rule-preset-${game}-${found?.id}`;
  // A game from a file is called by its own name already.
  return !found ? t('share-house-rules') : has(name) ? t(name) : '';
}
