import type { SessionCard } from '../../gen/wire';
import { date } from '../../i18n/index.svelte';

/** A line of the list: the name of a month, a day on which several games were played, or a game. */
export type ListLine =
  | { is: 'month'; key: string; title: string }
  | { is: 'day'; key: string; title: string; count: number; session: string; first: boolean }
  | { is: 'evening'; key: string; card: SessionCard; first: boolean; last: boolean; at: number };

/** Games in the order they came: each month with its name above, each day of several finished games with its own. */
export function listLines(cards: readonly SessionCard[]): ListLine[] {
  const lines: ListLine[] = [];
  let month = '';
  let day = '';
  const dayOf = (card: SessionCard) => new Date(card.sorted_at).toDateString();
  cards.forEach((card, at) => {
    const when = new Date(card.sorted_at);
    let first = month !== (month = `${when.getFullYear()} ${when.getMonth()}`);
    const before = lines.at(-1);
    if (first && before?.is === 'evening') before.last = true;
    if (first) lines.push({ is: 'month', key: `${month} ${card.session}`, title: date(when, 'month') });
    if (day !== (day = dayOf(card))) {
      const end = cards.findIndex((other, i) => i > at && dayOf(other) !== day);
      const all = cards.slice(at, end < 0 ? undefined : end);
      const over = all.filter((one) => one.status === 'finished');
      if (over[0] && over.length > 1) {
        lines.push({ is: 'day', key: `day ${card.session}`, title: date(when, 'day'), count: all.length, session: over[0].session, first });
        first = false;
      }
    }
    lines.push({ is: 'evening', key: card.session, card, first, last: at === cards.length - 1, at });
  });
  return lines;
}

/** Where each week of a year begins here, and the first of the year after; with the first week that is mostly of each month. */
export function weeksOf(year: number): { bounds: number[]; months: { week: number; label: string }[] } {
  const beginning = (week: number, day = 1) => new Date(year, 0, day + 7 * week);
  const bounds = [...Array.from({ length: 53 }, (_, week) => beginning(week).getTime()), new Date(year + 1, 0, 1).getTime()];
  const months = Array.from({ length: 12 }, (_, month) => ({
    // As in any calendar of weeks, one belongs to the month of its fourth day.
    week: bounds.findIndex((_, week) => beginning(week, 4).getMonth() === month),
    label: date(new Date(year, month, 1), 'mon'),
  }));
  return { bounds, months };
}

/** The first moment of a year or of one of its months (0 to 11), and the first after it. */
export function period(year: number, month?: number): { since: number; until: number } {
  const [from, to] = month === undefined ? [new Date(year, 0, 1), new Date(year + 1, 0, 1)] : [new Date(year, month, 1), new Date(year, month + 1, 1)];
  return { since: from.getTime(), until: to.getTime() };
}

/** From the beginning of one day to the end of another, each written as 2026-05-31, in either order. */
export function days(from: string, to: string): { since?: number; until?: number } {
  const [first = '', last = ''] = [from, to].sort();
  const begin = (day: string, more: number) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return new Date(year, month - 1, date + more).getTime();
  };
  return first && last ? { since: begin(first, 0), until: begin(last, 1) } : {};
}

/** Where each day of a year begins here; the last bound is the year after. */
export function daysOf(year: number): number[] {
  const days: number[] = [];
  for (let day = new Date(year, 0, 1); day.getFullYear() === year; day = new Date(year, day.getMonth(), day.getDate() + 1)) days.push(day.getTime());
  return [...days, new Date(year + 1, 0, 1).getTime()];
}
