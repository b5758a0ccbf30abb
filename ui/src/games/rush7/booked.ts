import type { Command } from '../../gen/rush7';
import type { LogEntry } from '../../gen/wire';

/** What was written down of a zone in one turn. */
export type Booked = Extract<Command, { do: 'book_battle' | 'book_result' }>;

export interface BookedStep {
  position: number;
  command: Booked;
}

/** The step that counts for a zone in a turn, found in the log. */
export function bookedAt(log: readonly LogEntry[], turn: number, zone: number): BookedStep | undefined {
  for (const { position, command, kind, lines } of [...log].reverse()) {
    const said = command as Command | null;
    if (position === null || kind !== 'play' || !said) continue;
    if (said.do !== 'book_battle' && said.do !== 'book_result') continue;
    if (said.zone === zone && lines.some((line) => line.round === turn)) return { position, command: said };
  }
  return undefined;
}
