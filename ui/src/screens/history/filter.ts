import type { CameOut, HistoryFilter } from '../../gen/wire';
import { plain } from '../../i18n/index.svelte';
import { period } from './months';

/** What one looks for; blank is all of it. */
export interface Wanted {
  text: string;
  game: string;
  person: string;
  venue: string;
  result: string;
  year: number;
  /** 0 to 11, or -1 for the whole year. */
  month: number;
  archived: boolean;
}

export const everything: Wanted = { text: '', game: '', person: '', venue: '', result: '', year: 0, month: -1, archived: false };

/** How a session came out; the last three need a person to ask it of. */
export const outcomes: readonly CameOut[] = ['finished', 'abandoned', 'paused', 'live'];
export const ownOutcomes: readonly CameOut[] = ['won', 'shared', 'lost'];

/** A game and how it is called here. */
interface Named {
  id: string;
  name: string;
}

/** What the backend is asked for a wish. The typed name of a game means that game. */
export function filterOf(wanted: Wanted, games: readonly Named[]): HistoryFilter {
  const typed = wanted.text.trim();
  const named = wanted.game ? undefined : games.find((game) => ` ${plain(typed)} `.includes(` ${plain(game.name)} `));
  const text = named ? typed.replace(new RegExp(escaped(named.name), 'iu'), '').trim() : typed;
  const game = named?.id ?? wanted.game;
  const own = (ownOutcomes as readonly string[]).includes(wanted.result);
  return {
    ...(text && { text }),
    ...(game && { game }),
    ...(wanted.person && { person: wanted.person }),
    ...(wanted.venue && { venue: wanted.venue }),
    ...(wanted.result && (!own || wanted.person) && { result: wanted.result as CameOut }),
    ...(wanted.year > 0 && period(wanted.year, wanted.month < 0 ? undefined : wanted.month)),
    archived: wanted.archived,
  };
}

/** Whether anything is left out; the archive is a place of its own. */
export function narrowed(wanted: Wanted): boolean {
  const { archived: _, ...filter } = filterOf(wanted, []);
  return Object.keys(filter).length > 0;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
