import { untrack } from 'svelte';
import { grouped, minus, type Args } from './catalogue';
import { languages, regionOf, systemLanguage, type Language } from './language';
import { catalogueOf, load, preferred, saidOn, spokenGames } from './loading';

export { languages, type Language };

/** What was chosen last; current as soon as its sentences are there. */
let chosen: Language = systemLanguage(preferred());
let current = $state<Language>(systemLanguage(preferred()));
const region = $derived(regionOf(current, preferred()));

/** The games and the screens whose sentences are loaded. */
const spoken = new Set<string>();

export function language(): Language {
  return current;
}

/** Switches everywhere, at once where its sentences are there already; `null` follows the system. */
export async function setLanguage(wanted: Language | null): Promise<void> {
  const next = (chosen = wanted ?? systemLanguage(preferred()));
  const loading = load(next, spoken);
  if (loading) await loading;
  // Another one may have been chosen meanwhile.
  if (chosen !== next) return;
  current = next;
  document.documentElement.lang = current;
}

async function speak(wanted: Iterable<string>): Promise<void> {
  for (const name of wanted) spoken.add(name);
  // Who waits for sentences does not wait again when the language is switched.
  await Promise.all([load(untrack(() => current), spoken), load(chosen, spoken)]);
}

/** Loads the sentences of these games, of all without one: to be awaited before any of them is said. */
export const loadGames = (wanted: Iterable<string> = spokenGames): Promise<void> => speak([...wanted].filter((game) => spokenGames.has(game)));

/** Loads what is said only on this screen and on others like it. */
export const loadWordsOf = (screen: string): Promise<void> => speak(Object.keys(saidOn).filter((words) => saidOn[words]?.includes(screen)));

/** The sentence for a key, in the language of now. A missing key shows itself: a test finds it first. */
export function t(key: string, args?: Args): string {
  return catalogueOf(current).say(key, args) ?? key;
}

/** Whether there is a sentence: for words that come from the table and may have none. */
export function has(key: string): boolean {
  return catalogueOf(current).say(key) !== undefined;
}

// Making a formatter costs more than using it a hundred times: each is made once for a region.
const made = new Map<string, unknown>();
function once<T>(what: string, make: () => T): T {
  const key = `${region} ${what}`;
  let found = made.get(key) as T | undefined;
  if (!found) made.set(key, (found = make()));
  return found;
}

const numbers = (what: string, options: Intl.NumberFormatOptions, value: number) =>
  minus(once(what, () => new Intl.NumberFormat(region, options)).format(value));

/** Grouped from four digits on, also where a region would leave them: amounts stand in columns. */
export function number(value: number): string {
  return numbers('number', grouped, value);
}

/** A whole number read in decimals: 125 with one of them is 12.5. */
export const inDecimals = (n: number, decimals?: number | null): number => n / 10 ** (decimals ?? 0);

/** The sign before decimals. */
export const point = (): string => number(0.5).charAt(1);

/** With one decimal where there is something behind the point: a mean; of thousands nobody reads the tenths. */
export function decimal(value: number): string {
  return Math.abs(value) < 1_000 ? numbers('decimal', { ...grouped, maximumFractionDigits: 1 }, value) : number(Math.round(value));
}

/** With two decimals where there is something behind the point: a share of a league. */
export function hundredths(value: number): string {
  return numbers('hundredths', { ...grouped, maximumFractionDigits: 2 }, value);
}

/** +11, −3, 0: what changed. */
export function change(value: number): string {
  return numbers('change', { ...grouped, signDisplay: 'exceptZero' }, value);
}

/** 1st, 1.º: the place of a person at the table; nothing where there are no places. */
export function place(n: number): string {
  return n > 0 ? t('place', { n }) : '';
}

export function percent(share: number): string {
  return numbers('percent', { style: 'percent', maximumFractionDigits: 0 }, share);
}

export type DateLook = 'day' | 'whole-day' | 'date' | 'short' | 'month' | 'month-name' | 'mon' | 'numeric' | 'day-month' | 'time' | 'full';

const looks: Record<DateLook, Intl.DateTimeFormatOptions> = {
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  'whole-day': { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  date: { dateStyle: 'long' },
  'month-name': { month: 'long' },
  mon: { month: 'short' },
  numeric: { dateStyle: 'short' },
  'day-month': { day: 'numeric', month: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

export function date(when: Date | number, look: DateLook): string {
  return once(look, () => new Intl.DateTimeFormat(region, looks[look])).format(when);
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How many midnights lie between two moments, by this device's calendar. */
function days(when: number, now: number): number {
  return Math.round((new Date(when).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / 86_400_000);
}

/** "4 min ago", "hace 4 min"; both moments in milliseconds. */
export function ago(when: number, now: number): string {
  const seconds = (when - now) / 1000;
  // A day has a midnight behind it: "yesterday". Of a month or a week that went by it is not said that it was the last one.
  const format = (unit: Intl.RelativeTimeFormatUnit) =>
    once(`ago ${unit === 'day'}`, () => new Intl.RelativeTimeFormat(region, { numeric: unit === 'day' ? 'auto' : 'always', style: 'short' }));
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) < size) continue;
    return format(unit).format(unit === 'day' ? days(when, now) : Math.trunc(seconds / size), unit);
  }
  return once('now', () => new Intl.RelativeTimeFormat(region, { numeric: 'auto', style: 'short' })).format(0, 'second');
}

export function list(words: string[]): string {
  return once('list', () => new Intl.ListFormat(region, { type: 'conjunction' })).format(words);
}

/** In the order of the alphabet of the language; numbers inside names by value. */
export function sorted<T>(items: readonly T[], by: (item: T) => string): T[] {
  const collator = once('order', () => new Intl.Collator(region, { sensitivity: 'base', numeric: true }));
  return [...items].sort((a, b) => collator.compare(by(a), by(b)));
}

/** For a search that does not mind accents or capitals. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(region);
}

/** With a capital letter, as the beginning of what stands alone. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
