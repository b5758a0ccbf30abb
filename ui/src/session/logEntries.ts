import type { Line, LogEntry, Seat } from '../gen/wire';

/** Whose piece stands before a sentence: the one seat it speaks of. */
export function seatOf(line: Line): Seat | undefined {
  const seats = Object.values(line.params).flatMap((param) => ('seat' in param ? [param.seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

/** What a correction changed, each sentence beside the one that stood there. */
export function changesOf(entry: Pick<LogEntry, 'lines' | 'before'>): { before?: Line; after?: Line }[] {
  const plain = (line: Line) => JSON.stringify(line);
  const was = new Set(entry.before.map(plain));
  const now = new Set(entry.lines.map(plain));
  const replaced = entry.before.filter((line) => !now.has(plain(line)));
  const take = (at: number) => (at < 0 ? undefined : replaced.splice(at, 1)[0]);
  const changes = entry.lines.filter((line) => !was.has(plain(line))).map((after): { before?: Line; after?: Line } => {
    const before = take(replaced.findIndex((old) => old.key === after.key && old.round === after.round && seatOf(old) === seatOf(after)));
    return { after, ...(before && { before }) };
  });
  // What is said of another person now, or in other words, stands in the place of what is left, in the same order.
  for (const change of changes.filter(({ before }) => !before)) {
    const before = take(replaced.findIndex((old) => !old.follows === !change.after?.follows));
    if (before) change.before = before;
  }
  return [...changes, ...replaced.map((before) => ({ before }))];
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
