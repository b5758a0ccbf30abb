import type { Line } from '../gen/Line';
import type { LogEntry } from '../gen/LogEntry';
import type { Seat } from '../gen/Seat';

/** Whose piece stands before a sentence: the one seat it speaks of. */
export function seatOf(line: Line): Seat | undefined {
  const seats = Object.values(line.params).flatMap((param) => ('seat' in param ? [param.seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

/** Where a correction changed something: "round:seat", for the marks of the sheet. */
export function correctedCells(log: readonly LogEntry[]): Set<string> {
  const marks = new Set<string>();
  for (const entry of log) {
    if (entry.kind !== 'amend' || entry.fate === 'undone') continue;
    const was = new Set(entry.before.map((line) => JSON.stringify(line)));
    for (const line of entry.lines) {
      const seat = seatOf(line);
      if (seat === undefined || line.round === null || was.has(JSON.stringify(line))) continue;
      marks.add(`${line.round}:${seat}`);
    }
  }
  return marks;
}
