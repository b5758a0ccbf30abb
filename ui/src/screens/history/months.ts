import type { SessionCard } from '../../gen/wire';
import { date } from '../../i18n/index.svelte';

/** A line of the list: the name of a month, or an evening in it. */
export type ListLine =
  | { is: 'month'; key: string; title: string }
  | { is: 'evening'; key: string; card: SessionCard; first: boolean; last: boolean; at: number };

/** Evenings in the order they came, each month with its name above. */
export function listLines(cards: readonly SessionCard[]): ListLine[] {
  const lines: ListLine[] = [];
  let month = '';
  cards.forEach((card, at) => {
    const when = new Date(card.sorted_at);
    const first = month !== (month = `${when.getFullYear()} ${when.getMonth()}`);
    const before = lines.at(-1);
    if (first && before?.is === 'evening') before.last = true;
    if (first) lines.push({ is: 'month', key: `${month} ${card.session}`, title: date(when, 'month') });
    lines.push({ is: 'evening', key: card.session, card, first, last: at === cards.length - 1, at });
  });
  return lines;
}

/** Where each week of a year begins here, and the first of the year after; with the week of each month's first day. */
export function weeksOf(year: number): { bounds: number[]; months: { week: number; label: string }[] } {
  const bounds: number[] = [];
  for (let week = 0; week < 53; week++) bounds.push(new Date(year, 0, 1 + 7 * week).getTime());
  bounds.push(new Date(year + 1, 0, 1).getTime());
  const months = Array.from({ length: 12 }, (_, month) => {
    const begin = new Date(year, month, 1);
    const week = bounds.findLastIndex((bound) => bound <= begin.getTime());
    return { week: Math.min(week, 52), label: date(begin, 'mon') };
  });
  return { bounds, months };
}

/** The first moment of a year or of one of its months (0 to 11), and the first after it. */
export function period(year: number, month?: number): { since: number; until: number } {
  const [from, to] = month === undefined ? [new Date(year, 0, 1), new Date(year + 1, 0, 1)] : [new Date(year, month, 1), new Date(year, month + 1, 1)];
  return { since: from.getTime(), until: to.getTime() };
}

/** Where each day of a year begins here; the last bound is the year after. */
export function daysOf(year: number): number[] {
  const days: number[] = [];
  for (let day = new Date(year, 0, 1); day.getFullYear() === year; day = new Date(year, day.getMonth(), day.getDate() + 1)) days.push(day.getTime());
  return [...days, new Date(year + 1, 0, 1).getTime()];
}
