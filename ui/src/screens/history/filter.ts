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
  const named = games.map(({ id, name }) => ({ game: id, text: without(typed, name) })).find(({ text }) => text !== undefined);
  const { game, text } = (!wanted.game && named) || { game: wanted.game, text: typed };
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

/** What else was typed than a name, whose signs need not be typed; undefined where the name is not there. */
function without(typed: string, name: string): string | undefined {
  const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
  const words = [...typed.matchAll(WORDS)];
  const named = [...name.matchAll(WORDS)].map(([word]) => plain(word));
  const first = words.findIndex((_, at) => named.length > 0 && named.every((word, n) => plain(words[at + n]?.[0] ?? '') === word));
  const [from, to] = [words[first], words[first + named.length - 1]];
  if (!from || !to) return undefined;
  return (typed.slice(0, from.index) + typed.slice(to.index + to[0].length).replace(/^\S+/, '')).trim();
}
