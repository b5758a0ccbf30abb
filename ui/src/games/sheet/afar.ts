import type { View } from '../../gen/sheet';
import { inDecimals, number, t } from '../../i18n/index.svelte';
import { said } from '../../i18n/said';
import type { TableState } from '../../session/game';
import { pointsIn } from '../../session/result';
import { cellSeat, entryOf, shortSaid } from './columns';
import { decimalsOfCounter } from './decimals';

/** A number that the whole table counts, and how far it goes where that is known. */
export interface Counted {
  id: string;
  name: string;
  n: number;
  of: number | undefined;
}

/** What the table counts together. */
export function countedTogether(view: View): Counted[] {
  return (view.game.counters ?? []).flatMap(({ id, name, max, ...one }, at) => {
    const reads = (n: number) => inDecimals(n, decimalsOfCounter(view.game, { id }));
    return one.for === 'table' ? [{ id, name: said(name), n: reads(view.counters[at]?.[0] ?? 0), of: typeof max === 'number' ? reads(max) : undefined }] : [];
  });
}

/** What a counter of the file comes to at a side: one number, or one for each of its people. */
function numbersOf(view: View, counter: number, seats: readonly number[]): number[] {
  const own = view.game.counters?.[counter]?.for === 'seat' ? seats : seats.slice(0, 1);
  return own.map((seat) => view.counters[counter]?.[seat] ?? 0);
}

/** The same in words. */
export function countedSaid(view: View, counter: number, seats: readonly number[]): string {
  const one = view.game.counters?.[counter];
  const decimals = one ? decimalsOfCounter(view.game, one) : 0;
  return numbersOf(view, counter, seats).map((n) => number(inDecimals(n, decimals))).join(', ');
}

/** The score of each column: of a game that is won by several, the points of the one that is being played; between two of them, how many each has won. */
export function scores(table: TableState<'sheet'>): string[] {
  const { view, standing } = table;
  if (view.game.wins === 'none') return view.columns.map(() => '');
  const between = view.legs !== null && (standing.over || view.columns.every(({ total }) => total === 0));
  return view.columns.map(({ total, legs }) => (between ? number(legs) : pointsIn(view.game, total)));
}

/** What a column carries on that the file shows. */
export function carriedSaid(view: View, at: number): string[] {
  return (view.game.carry ?? []).flatMap((one, i) => (one.show && one.for !== 'table' ? [`${said(one.name)} ${number(view.columns[at]?.carry[i] ?? 0)}`] : []));
}

/** What else the sheet says of a column: what it carries on, what it counts besides its total, what it said earlier in the round. */
export function saidOf(table: TableState<'sheet'>, at: number): string[] {
  const { view, standing } = table;
  const column = view.columns[at];
  if (!column || standing.over) return [];
  const counted = (view.game.counters ?? []).flatMap((one, i) => {
    // The total is what stands there as the score.
    if (one.for === 'table' || one.id === view.game.total) return [];
    const numbers = numbersOf(view, i, column.seats);
    return numbers.some((n) => n !== 0) ? [`${said(one.name)} ${countedSaid(view, i, column.seats)}`] : [];
  });
  return [
    ...(column.out ? [t('sheet-out')] : []),
    ...(view.legs === null ? [] : [t('sheet-legs', { n: column.legs })]),
    ...carriedSaid(view, at),
    ...counted,
    ...saidEarlier(table, column.seats),
  ];
}

/** What people at these seats have said in a phase that is complete: a bid while tricks are asked for, a role for the whole game. */
export function saidEarlier(table: TableState<'sheet'>, seats: readonly number[]): string[] {
  const { view } = table;
  return [view.rows.find(({ row }) => row === view.open), view.sheet].flatMap((row) =>
    (row ? (entryOf(view, row.row)?.fields ?? []) : []).flatMap((field) => {
      const lasts = row?.row === 0 ? field.kind === 'text' : (field.phase ?? 1) < view.phase;
      if (!row || !lasts || field.for === 'table') return [];
      const values = [...new Set(seats.map((seat) => cellSeat(view, field, seat)))].flatMap((seat) => {
        const value = row.cells[seat]?.[field.id];
        return value === undefined || value === '' || value === false ? [] : [field.kind === 'text' ? String(value) : shortSaid(table, field, value)];
      });
      if (field.kind === 'text') return values;
      return values.length === 0 ? [] : [`${said(field.name)} ${values.join(', ')}`];
    }),
  );
}
