import { catalogue, grouped, minus, type Args, type Catalogue } from './catalogue';
import { languages, regionOf, systemLanguage, type Language } from './language';

export { languages, type Language };

// A game joins by its folder alone: its two catalogues are found here.
const own = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });
const games = import.meta.glob<string>('../games/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function sourcesOf(language: Language): string[] {
  const mine = Object.entries(own).filter(([path]) => path.startsWith(`./${language}/`));
  const theirs = Object.entries(games).filter(([path]) => /(\w+)\.ftl$/.exec(path)?.[1] === language);
  return [...mine, ...theirs].map(([, source]) => source);
}

const preferred = () => (navigator.languages.length ? navigator.languages : [navigator.language]);
const built = new Map<Language, Catalogue>();

let current = $state<Language>(systemLanguage(preferred()));
const region = $derived(regionOf(current, preferred()));

function spoken(language: Language): Catalogue {
  let found = built.get(language);
  if (!found) {
    found = catalogue(language, regionOf(language, preferred()), sourcesOf(language));
    built.set(language, found);
  }
  return found;
}

export function language(): Language {
  return current;
}

/** Switches at once, everywhere; `null` follows the system. */
export function setLanguage(wanted: Language | null): void {
  current = wanted ?? systemLanguage(preferred());
  document.documentElement.lang = current;
}

/** The sentence for a key, in the language of now. A missing key shows itself: a test finds it first. */
export function t(key: string, args?: Args): string {
  return spoken(current)(key, args) ?? key;
}

/** Whether there is a sentence: for words that come from the table and may have none. */
export function has(key: string): boolean {
  return spoken(current)(key) !== undefined;
}

/** Grouped from four digits on, also where a region would leave them: amounts stand in columns. */
export function number(value: number): string {
  return minus(new Intl.NumberFormat(region, grouped).format(value));
}

/** With one decimal where there is something behind the point: a mean. */
export function decimal(value: number): string {
  return minus(new Intl.NumberFormat(region, { ...grouped, maximumFractionDigits: 1 }).format(value));
}

/** +11, −3, 0: what changed. */
export function change(value: number): string {
  return minus(new Intl.NumberFormat(region, { ...grouped, signDisplay: 'exceptZero' }).format(value));
}

/** 1st, 1.º: the place of somebody at the table. */
export function place(n: number): string {
  return t('place', { n });
}

export function percent(share: number): string {
  const options = { style: 'percent', maximumFractionDigits: 0 } as const;
  return minus(new Intl.NumberFormat(region, options).format(share));
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
  full: { dateStyle: 'full', timeStyle: 'short' },
};

// Making one costs more than using it a hundred times.
const calendars = new Map<string, Intl.DateTimeFormat>();

export function date(when: Date | number, look: DateLook): string {
  const key = `${region} ${look}`;
  let calendar = calendars.get(key);
  if (!calendar) calendars.set(key, (calendar = new Intl.DateTimeFormat(region, looks[look])));
  return calendar.format(when);
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "4 min ago", "hace 4 min"; both moments in milliseconds. */
export function ago(when: number, now: number): string {
  const seconds = (when - now) / 1000;
  const format = new Intl.RelativeTimeFormat(region, { numeric: 'auto', style: 'short' });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, 'second');
}

export function list(words: string[]): string {
  return new Intl.ListFormat(region, { type: 'conjunction' }).format(words);
}

/** In the order of the alphabet of the language; numbers inside names by value. */
export function sorted<T>(items: readonly T[], by: (item: T) => string): T[] {
  const collator = new Intl.Collator(region, { sensitivity: 'base', numeric: true });
  return [...items].sort((a, b) => collator.compare(by(a), by(b)));
}

/** For a search that does not mind accents or capitals. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(region);
}
