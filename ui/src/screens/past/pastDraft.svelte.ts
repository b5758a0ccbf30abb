import type { PastGame, PastResult } from '../../gen/wire';
import { numberOf } from '../../kit/typing';
import { readStored, writeStored } from '../../platform/storage';
import { Draft } from '../new/draft.svelte';
import { BARE } from '../tools/bare';

export type ResultKind = PastResult['by'];

/** At this hour a game of another day is said to have ended. */
const EVENING = 21;
/** The largest number that is written down, up or down. */
export const LARGEST = 999_999_999;
/** No game is older. */
const EARLIEST = '1900-01-01';

/** Under this name the device has the past game that is being written down, so that a closed page costs nothing. */
const NAME = 'tapete-past-game';

/** What is kept of it. */
interface Written {
  title: string;
  day: string;
  minutes: number;
  kind: ResultKind;
  lowest: boolean;
  won: boolean;
  one: number;
  typed: Record<string, string>;
  /** Of drafts that older pages kept nothing is said of these two. */
  winners?: string[];
  venue?: string;
  people: string[];
}

/** The day, as a field of the browser writes it. */
export const dayOf = (now: number): string => {
  const at = new Date(now);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** A past game as far as it is written: nothing typed is 0, and no place is guessed. */
export class PastDraft {
  /** Who played: chosen as for a table. */
  readonly seats = new Draft();
  title = $state('');
  /** The day, as a field of the browser writes it. */
  day = $state('');
  minutes = $state(0);
  kind = $state<ResultKind>('points');
  lowest = $state(false);
  won = $state(true);
  one = $state(0);
  /** Where it was played; nothing where nobody says. */
  venue = $state('');
  /** Who has won, where only that is known. */
  winners = $state<readonly string[]>([]);
  #typed = $state<Record<string, string>>({});

  /** With what this device had when its page was closed. */
  constructor() {
    this.seats.choose({ id: BARE, min_seats: 1, max_seats: 20, knowledges: ['observed'], grains: ['round'], presets: [], house_rules: [] });
    const stored = readStored(NAME) as Written | undefined;
    if (Array.isArray(stored?.people)) this.#put(stored);
  }

  /** Something was said of it, other than the day. */
  readonly begun = $derived.by(() => this.title.trim() !== '' || this.venue.trim() !== '' || this.seats.people.length > 0 || this.minutes > 0);

  /** Goes on with what was begun, of people who are still known. */
  goOn(now: number, known: readonly string[]): void {
    this.seats.people = this.seats.people.filter((one) => known.includes(one));
    if (!this.begun) this.clear(now);
  }
  clear(now: number): void {
    this.#put({ title: '', day: dayOf(now), minutes: 0, kind: 'points', lowest: false, won: true, one: 0, typed: {}, winners: [], venue: '', people: [] });
  }
  #put({ typed, people, ...rest }: Written): void {
    Object.assign(this, rest);
    this.#typed = typed;
    this.seats.people = people;
  }
  /** Keeps it on this device as it stands. */
  keep(): void {
    const { title, day, minutes, kind, lowest, won, one, venue } = this;
    const written: Written = { title, day, minutes, kind, lowest, won, one, venue, winners: [...this.winners], typed: this.#typed, people: this.seats.people };
    writeStored(NAME, this.begun ? written : undefined);
  }

  typed(person: string): string {
    return this.#typed[person] ?? '';
  }
  type(person: string, text: string): void {
    this.#typed = { ...this.#typed, [person]: text };
  }
  remove(person: string): void {
    this.seats.people = this.seats.people.filter((one) => one !== person);
    this.winners = this.winners.filter((one) => one !== person);
    this.one = 0;
  }
  hasWon(person: string): boolean {
    return this.winners.includes(person);
  }
  /** Says that somebody has won, or no longer. */
  toggleWon(person: string): void {
    this.winners = this.hasWon(person) ? this.winners.filter((one) => one !== person) : [...this.winners, person];
  }

  /** One person played against the game: their points do not say whether they won. */
  readonly alone = $derived.by(() => this.seats.people.length === 1);

  /** Whose number is none yet, and what is the matter with it. */
  readonly unfit = $derived.by(() => {
    if (this.kind !== 'points' && this.kind !== 'places') return undefined;
    for (const id of this.seats.people) {
      const typed = this.typed(id);
      const n = numberOf(typed);
      const why = typed.trim() === '' ? 'missing' : n === undefined ? 'no-whole' : Math.abs(n) > LARGEST ? 'large' : undefined;
      if (why) return { id, why } as const;
    }
    return undefined;
  });

  /** Where those who have won stand among the people. */
  readonly wonAt = $derived.by(() => this.seats.people.flatMap((id, at) => (this.winners.includes(id) ? [at] : [])));

  readonly result = $derived.by<PastResult>(() => {
    const numbers = this.seats.people.map((id) => numberOf(this.typed(id)) ?? 0);
    switch (this.kind) {
      case 'points':
        return { by: 'points', lowest: this.lowest, points: numbers, ...(this.alone && { won: this.won }) };
      case 'places':
        return { by: 'places', places: numbers };
      case 'winners':
        return { by: 'winners', winners: this.wonAt };
      case 'together':
        return { by: 'together', won: this.won };
      case 'one_against_many':
        return { by: 'one_against_many', one: this.one, won: this.won };
    }
  });

  /** Whether the day is a whole one: an empty or half typed field is none. */
  readonly dated = $derived.by(() => /^\d{4}-\d\d-\d\d$/.test(this.day) && this.day >= EARLIEST);

  /** What is written down; `now` bounds a game of today. */
  game(now: number): PastGame {
    const [year = 0, month = 1, day = 1] = this.day.split('-').map(Number);
    const ended = Math.min(new Date(year, month - 1, day, EVENING).getTime(), now);
    return { title: this.title.trim(), ended, played_ms: this.minutes * 60_000, people: this.seats.people, result: this.result, ...(this.venue.trim() && { venue: this.venue.trim() }) };
  }
}

/** Kept while one looks at another screen, until it is written down. */
export const draft = new PastDraft();
