import type { Entry, Field, View, Written } from '../../gen/sheet';
import type { Seat } from '../../gen/wire';
import { list, number, t } from '../../i18n/index.svelte';
import { said } from '../../i18n/said';
import type { Person } from '../../kit/person';
import type { TableState } from '../../session/game';
import { nameAt, peopleOf } from '../../session/people';
import { amountSaid } from './decimals';

type Table = Pick<TableState<'sheet'>, 'seats' | 'view'>;

/** One for each column: somebody alone, or a side under all its names with the piece of its first. */
export function columnsOf(table: Table): Person[] {
  const people = peopleOf(table);
  return table.view.columns.flatMap(({ seats }) => {
    const side = seats.flatMap((seat) => people[seat] ?? []);
    const [first] = side;
    return first ? [{ ...first, name: list(side.map((person) => person.name)) }] : [];
  });
}

/** In which column somebody writes. */
export const columnOf = (view: View, seat: Seat): number => view.columns.findIndex((column) => column.seats.includes(seat));

/** What somebody at a seat is called who is named: a side under all its names, a member where members write for themselves. */
const namedAt = (table: Table, field: Field, seat: Seat): string =>
  field.for === 'seat' ? nameAt(table, seat) : list((table.view.columns[columnOf(table.view, seat)]?.seats ?? [seat]).map((one) => nameAt(table, one)));

/** Who can be named in a field, by the seat that is written: of a side its first. */
export const namable = (table: Table, field: Field, columns: View['columns'] = table.view.columns): { value: Seat; label: string }[] =>
  columns.flatMap(({ seats }) => seats.slice(0, field.for === 'seat' ? undefined : 1)).map((seat) => ({ value: seat, label: namedAt(table, field, seat) }));

/** What is written in a row; 0 is the sheet. */
export const entryOf = (view: View, row: number): Entry | null | undefined => (row === 0 ? view.game.sheet : fileOf(view, row).game.round);

/** The file that a row was written with, and what explains its parts: the table's own, or one before a newer was taken. */
export const fileOf = (view: View, row: number): Pick<View, 'game' | 'because'> => view.earlier?.[view.rows[row - 1]?.earlier ?? -1] ?? view;

/** At which seat the value of a field stands: a side's own at its first. */
export const cellSeat = (view: View, field: Field, seat: Seat): Seat =>
  field.for === 'seat' ? seat : (view.columns[columnOf(view, seat)]?.seats[0] ?? seat);

/** A value as it is read. */
export function valueSaid(table: Table, field: Field, value: Written | undefined): string {
  if (value === undefined) return '–';
  const word = (id: string) => said(field.of?.find((one) => one.id === id)?.name ?? id);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'number') {
    if (field.kind === 'seat') return value < 0 ? t('sheet-nobody') : namedAt(table, field, value);
    return amountSaid(table.view.game, field, value);
  }
  if (typeof value === 'string') return word(value);
  const counted = Object.entries(value).filter(([, n]) => (n ?? 0) > 0);
  return counted.map(([id, n]) => (n === 1 ? word(id) : `${number(n ?? 0)} × ${word(id)}`)).join(', ') || '–';
}

/** The same where there is little room: of what is counted so many in all. */
export function shortSaid(table: Table, field: Field, value: Written | undefined): string {
  if (field.kind !== 'tally') return valueSaid(table, field, value);
  return number(Object.values(typeof value === 'object' ? value : {}).reduce<number>((sum, n) => sum + (n ?? 0), 0));
}

/** What a row is called: its name, or its number. */
export function rowName(view: View, row: number): string {
  if (row === 0) return t('sheet-sheet');
  const name = fileOf(view, row).game.rounds?.names?.[row - 1];
  if (name) return said(name);
  if (fileOf(view, row).game.rounds?.pace !== 'turn') return t('sheet-round', { n: row });
  // Turn by turn a row is one person's; who came late has taken fewer than the others.
  const until = view.rows.slice(0, row);
  const taken = (column: number) => until.filter(({ columns }) => columns.includes(column)).length;
  return t('sheet-turn', { n: Math.max(0, ...view.columns.map((_, at) => taken(at))) });
}

/** The values of a row in words: "cards: 7", "three to the left". */
export function rowValues(view: View, row: View['rows'][number]): string[] {
  return (fileOf(view, row.row).game.rounds?.values ?? []).flatMap((value, at) => {
    const n = row.values[at];
    if (n === null || n === undefined) return [];
    const word = value.words?.[n];
    return [word ? `${said(value.name)} ${said(word)}` : `${said(value.name)}: ${number(n)}`];
  });
}
