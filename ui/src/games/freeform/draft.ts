import { drafts } from '../../table/drafts';

/** Which box of the pad: a row from 1, a column from 0. */
export interface Box {
  row: number;
  column: number;
}

/** What is typed but not written down yet, and where it goes. */
export interface FreeformDraft {
  box?: Box;
  typed?: string;
}

export const { read: readDraft, write: writeDraft } = drafts<FreeformDraft>();

/** Boxes that can be written, row by row. */
export interface Open {
  row: number;
  columns: readonly number[];
}

const has = (open: readonly Open[], { row, column }: Box) =>
  open.some((one) => one.row === row && one.columns.includes(column));

/** The box that an arrow leads to: past the end of a row the next one begins. */
export function stepped(open: readonly Open[], from: Box, across: number, down: number): Box {
  if (down !== 0) {
    const rows = open.filter((one) => one.columns.includes(from.column)).map((one) => one.row);
    const row = down > 0 ? rows.find((one) => one > from.row) : rows.findLast((one) => one < from.row);
    return row === undefined ? from : { row, column: from.column };
  }
  const boxes = open.flatMap(({ row, columns }) => columns.map((column) => ({ row, column })));
  const order = (box: Box) => box.row * 100 + box.column;
  const next = across > 0
    ? boxes.find((box) => order(box) > order(from))
    : boxes.findLast((box) => order(box) < order(from));
  return next ?? from;
}

/**
 * The box that is asked for next. Rounds are written from person to person. A sheet is filled by
 * turns: whoever has written least is next, in the same row if it is still open for them.
 */
export function awaited(
  open: readonly Open[],
  first: number,
  written: readonly number[] | undefined,
): Box | undefined {
  if (!written) {
    const row = open.find((one) => one.row === first && one.columns.length > 0) ?? open.find((one) => one.columns.length > 0);
    const column = row?.columns[0];
    return row && column !== undefined ? { row: row.row, column } : undefined;
  }
  const able = [...new Set(open.flatMap((one) => one.columns))].sort((a, b) => a - b);
  const least = Math.min(...able.map((column) => written[column] ?? 0));
  const column = able.find((one) => (written[one] ?? 0) === least);
  if (column === undefined) return undefined;
  if (has(open, { row: first, column })) return { row: first, column };
  const row = open.find((one) => one.columns.includes(column));
  return row && { row: row.row, column };
}
