import type { Card } from '../../gen/rush7';
import type { Seat } from '../../gen/wire';
import { drafts } from '../../table/drafts';

/** The cards of a zone as far as they are typed, the first seat's first. */
export type Half = readonly [Card | null, Card | null];

/** What is typed but not recorded, as it survives a restart. Cards that the table laid open, no hand. */
export interface Rush7Draft {
  turn: number;
  /** Where the next number goes, when it is not the next field in order. */
  zone?: number;
  seat?: Seat;
  /** Zones of which one card is typed. */
  halves?: Record<number, Half>;
  /** Who won the marked zone, where only results are written down. */
  winner?: Seat;
}

export const { read: readDraft, write: writeDraft } = drafts<Rush7Draft>('turn');

/** One more card of a zone. */
export function typed(draft: Rush7Draft, zone: number, half: Half): Rush7Draft {
  return { ...draft, halves: { ...draft.halves, [zone]: half } };
}

/** A zone's half is no longer needed. */
export function dropped(draft: Rush7Draft, zone: number): Rush7Draft {
  const halves = Object.fromEntries(Object.entries(draft.halves ?? {}).filter(([key]) => Number(key) !== zone));
  return { turn: draft.turn, halves };
}
