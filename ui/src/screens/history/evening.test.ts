import { afterEach, expect, it } from 'vitest';
import type { SessionCard } from '../../gen/wire';
import { setLanguage } from '../../i18n/index.svelte';
import { duration } from './duration';
import { byPlace, pointsLine, remark } from './evening';
import { daysOf, listLines, period, weeksOf } from './months';

afterEach(() => setLanguage('en'));

function card(points: number[], status: SessionCard['status'], winners: number[] = []): SessionCard {
  return {
    session: 's', game: 'rage', status,
    seats: points.map((_, i) => ({ person: `p${i}`, name: `P${i}`, piece: i })),
    standing: {
      over: status === 'finished', round: 1, of: 10,
      places: points.map((own, i) => ({ points: own, place: 1 + points.filter((o) => o > own).length, won: winners.includes(i) })),
      rounds: [[0], [0]], next: null, rule: null, sides: [], scoring: 'highest', title: null,
    },
    started: new Date(2026, 10, 14).getTime(), touched: 0, played_ms: 0,
    ended: 0, sorted_at: 0, venue: null, note: '', archived: false, contest: 'each', foreign: false,
    made_of: { game: 'rage', people: [], knowledge: 'observed', grain: 'round', config: {} },
  };
}

it('puts the winner first, even where the points are level', () => {
  const tied = card([70, 83, 83], 'finished', [2]);
  expect(byPlace(tied).map((one) => one.seat)).toEqual([2, 1, 0]);
  expect(pointsLine(tied)).toBe('83, 83, 70');
});

it('says the points of a team once', () => {
  const teams = card([43, 16, 43, 16], 'finished', [0, 2]);
  teams.standing.sides = [[0, 2], [1, 3]];
  expect(pointsLine(teams)).toBe('43, 16');
  expect(remark(teams)).toBe('2 rounds');
});

it('says no points before any are counted', () => {
  const begun = card([0, 0], 'live');
  expect(pointsLine(begun)).toBe('0, 0');
  begun.standing.rounds = [];
  expect(pointsLine(begun)).toBe('');
});

it('says what is not over in words', () => {
  expect(remark(card([1, -5], 'paused'))).toBe('paused, 2 rounds');
  setLanguage('es');
  expect(remark(card([1, -5], 'abandoned'))).toBe('sin acabar, 2 rondas');
});

it('says how long it was', () => {
  expect([0, 35_000, 40 * 60_000, 72 * 60_000, 125 * 60_000].map(duration)).toEqual(['0 s', '35 s', '40 min', '1 h 12', '2 h 05'].map((said) => said.replaceAll(' ', '\u00a0')));
});

it('groups by month in the order they came', () => {
  const october = new Date(2026, 9, 30).getTime();
  const found = listLines([card([1], 'finished'), card([1], 'finished'), { ...card([1], 'finished'), session: 'o', sorted_at: october }]);
  expect(found.map((line) => (line.is === 'month' ? 'm' : `${line.first ? '[' : ''}${line.is === 'day' ? line.count : 'e'}${line.is === 'evening' && line.last ? ']' : ''}`)).join(' ')).toBe('m [2 e e] m [e]');
});

it('puts a paused table in the month that the history puts it in, not in the one it began in', () => {
  const cards = [{ ...card([1], 'paused'), started: new Date(2026, 9, 30).getTime(), sorted_at: new Date(2026, 10, 2).getTime() }];
  expect(listLines(cards)[0]).toMatchObject({ is: 'month', title: 'November 2026' });
});

it('knows where weeks, days and months begin here', () => {
  const { bounds, months } = weeksOf(2026);
  expect([bounds.length, months.length, months[0]?.week, months[11]?.week]).toEqual([54, 12, 0, 48]);
  expect([daysOf(2026).length, daysOf(2024).length]).toEqual([366, 367]);
  expect(period(2025, 11)).toEqual({ since: new Date(2025, 11, 1).getTime(), until: new Date(2026, 0, 1).getTime() });
});
