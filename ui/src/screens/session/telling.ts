import type { GameCard, SessionCard } from '../../gen/wire';
import { date, has, number, place, t } from '../../i18n/index.svelte';
import { say } from '../../i18n/say';
import type { Poster } from '../../kit/poster';
import { byPlace, gameName } from '../history/evening';

/** How the house rules of a session are called: an edition as it is, or rules of the house's own. */
export function editionOf(card: Pick<SessionCard, 'game' | 'made_of'>, games: readonly GameCard[]): string {
  const presets = games.find((game) => game.id === card.game)?.presets ?? [];
  const config = card.made_of?.config;
  if (!config || presets.length === 0) return '';
  // What is not said has its default, and that is what the usual edition says.
  const usual = presets[0]?.config ?? {};
  // A game with several things to play is called by what was played.
  const setup = `rule-option-${card.game}-setup-${String({ ...usual, ...config }['setup'])}`;
  if (has(setup)) return t(setup);
  const said = (config: Config) => JSON.stringify(rules({ ...usual, ...config }));
  const found = presets.find((preset) => said(preset.config) === said(config));
  return found ? t(`rule-preset-${card.game}-${found.id}`) : t('share-house-rules');
}

type Config = Record<string, unknown>;

/** The rules in one order; how a pad is called is none. */
const rules = (config: Config) => Object.entries(config).filter(([key]) => key !== 'title').sort(([a], [b]) => (a < b ? -1 : 1));

/** How it ended, in a sentence. */
export function outcome(card: Pick<SessionCard, 'standing' | 'seats' | 'status'>): string {
  const { over, next } = card.standing;
  const said = over && next ? say(next, card.seats) : t(`word-status-${card.status}`);
  // It stands as a title: without a full stop.
  return said.slice(0, 1).toLocaleUpperCase() + said.slice(1).replace(/\.$/, '');
}

/** What a picture of a result says: names, places, edition, date, and nothing else. */
export function posterOf(card: SessionCard, games: readonly GameCard[]): Poster {
  return {
    brand: t('app-name'),
    title: gameName(card),
    facts: [editionOf(card, games), date(card.ended, 'date')].filter(Boolean),
    sentence: outcome(card),
    rows: byPlace(card).map((one) => ({
      lead: one.place > 0 ? place(one.place) : '',
      piece: one.person.piece,
      text: one.person.name,
      end: card.standing.scoring === 'unscored' ? '' : number(one.points),
      strong: one.won,
    })),
  };
}

/** The same as text. */
export function textOf(poster: Poster): string {
  const rows = poster.rows.map((row) => [row.lead, [row.text, row.end].filter(Boolean).join(': ')].filter(Boolean).join(' '));
  return [[poster.title, ...poster.facts].join(', '), poster.sentence, ...rows].join('\n');
}

/** A file's name from what it holds. */
export function fileName(poster: Poster, ending: string): string {
  return `${[poster.title, poster.facts.at(-1)].filter(Boolean).join(' ')}.${ending}`;
}
