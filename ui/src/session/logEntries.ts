import type { Line, LogEntry, Seat } from '../gen/wire';

/** Whose piece stands before a sentence: the one seat it speaks of. */
export function seatOf(line: Line): Seat | undefined {
  const seats = Object.values(line.params).flatMap((param) => ('seat' in param ? [param.seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

/** What a fact says, line by line; of a correction only what it changed, each beside what stood there. */
export function linesOf(entry: Pick<LogEntry, 'kind' | 'lines' | 'before'>): { line: Line; before?: Line }[] {
  if (entry.kind !== 'amend') return entry.lines.map((line) => ({ line }));
  const plain = (line: Line) => JSON.stringify(line);
  const was = new Set(entry.before.map(plain));
  const now = new Set(entry.lines.map(plain));
  const replaced = entry.before.filter((line) => !now.has(plain(line)));
  return entry.lines.filter((line) => !was.has(plain(line))).map((line) => ({
    line,
    before: replaced.find((old) => old.key === line.key && old.round === line.round && seatOf(old) === seatOf(line)),
  }));
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
