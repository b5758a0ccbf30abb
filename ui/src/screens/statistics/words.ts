import { app } from '../../app/app.svelte';
import type { StatSum, HIndex, PlayRecord, Tally } from '../../gen/wire';
import { t } from '../../i18n/index.svelte';
import type { Person } from '../../kit/person';
import { drawn } from '../../session/people';

/** Somebody as the kit draws them; who cannot be found any more is drawn without a name. */
export function who(id: string): Person {
  const found = app.people.find((one) => one.id === id || one.also.some((other) => other.id === id));
  return found ? drawn(found) : { id, name: t('somebody'), piece: 7 };
}

/** "9 of 21". */
export function wonOf(tally: Tally): string {
  return t('statistics-won-of', { wins: tally.wins, plays: tally.plays });
}

/** All that was played, in whatever way. */
export function playsOf(record: PlayRecord): number {
  return record.competitive.plays + record.alone.plays + record.among.plays + record.cooperative.plays;
}

/** What is never blended with the rest, a sentence each. */
export function apart(record: PlayRecord): string[] {
  const said = (key: 'alone' | 'among' | 'cooperative') => {
    const { plays, wins } = record[key];
    if (plays === 0) return [];
    return [key === 'alone' ? t('statistics-alone', { plays, wins }) : key === 'among' ? t('statistics-among', { plays, wins }) : t('statistics-cooperative', { plays, wins })];
  };
  return [...said('alone'), ...said('among'), ...said('cooperative')];
}

/** What a line of a list says of somebody's plays: the wins of one kind of contest. Of several kinds it says each; they are never added up. */
export function lineOf(record: PlayRecord, hidden: boolean): { full: number; empty: number; figure: string; note: string } {
  const plays = playsOf(record);
  const counted = t('statistics-plays', { n: plays });
  if (hidden) return { full: plays, empty: 0, figure: counted, note: '' };
  const kinds = [record.competitive, record.alone, record.among, record.cooperative].filter((tally) => tally.plays > 0);
  const [only] = kinds;
  const note = apart(record).join(' ');
  if (only && kinds.length === 1) return { full: only.wins, empty: only.plays - only.wins, figure: wonOf(only), note };
  const own = record.competitive.plays > 0 ? `${wonOf(record.competitive)}. ` : '';
  return { full: 0, empty: plays, figure: counted, note: own + note };
}

/** How many games were played how often, in a sentence. */
export function hIndexSaid(index: HIndex): string {
  if (index.h < 2) return '';
  return t('statistics-h', { h: index.h, missing: index.missing, next: index.h + 1 });
}

/** Facts of one game by what they are, in the order they came. */
export function byKey(facts: readonly StatSum[]): { game: string; key: string; sums: StatSum[] }[] {
  const found: { game: string; key: string; sums: StatSum[] }[] = [];
  for (const fact of facts) {
    const same = found.find((one) => one.game === fact.game && one.key === fact.key);
    if (same) same.sums.push(fact);
    else found.push({ game: fact.game, key: fact.key, sums: [fact] });
  }
  return found;
}
