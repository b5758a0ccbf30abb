import type { Seat } from '../../gen/wire';
import { doneAgain as again, drafts, takenBack as back, type Tapped } from '../../table/drafts';

/** How many of each kind a person laid on the table; what is not named is none. */
export type Counts = Readonly<Record<string, number>>;

/** Round totals outright, or the cards of each kind. */
export type Way = 'total' | 'count';

/** What a round came to for one person, as far as it is written. */
export interface Entry {
  amount: number | null;
  counts: Counts;
  /** The cards have all been counted. */
  counted: boolean;
}

/** What is typed but not recorded, as it survives a restart. */
export interface CyaDraft extends Tapped<Entry> {
  round: number;
  way?: Way;
  /** Where the entry stands, when it is not the next one. */
  seat?: Seat;
  /** An amount half typed. */
  typed?: string;
}

/** What a person's own phone says that their stack is worth: the cards of it, where they were counted there. */
export interface OwnStack {
  amount: number;
  counts?: Counts;
}

export const NOTHING: Entry = { amount: null, counts: {}, counted: false };

/** How it is written stays for the next round. */
export const { read: readDraft, write: writeDraft } = drafts<CyaDraft>('round', ['way']);

/** Takes the last change back and goes to whom it concerned. */
export function takenBack(draft: CyaDraft): CyaDraft {
  return at(draft.done?.at(-1)?.seat, back(draft));
}
export function doneAgain(draft: CyaDraft): CyaDraft {
  return at(draft.undone?.at(-1)?.seat, again(draft));
}
const at = (seat: Seat | undefined, draft: CyaDraft): CyaDraft => (seat === undefined ? draft : { ...draft, seat, typed: undefined });

/** With another number of one kind, in its place; a kind that is none is not named. */
export function counted(counts: Counts, kind: string, n: number): Counts {
  const { [kind]: _, ...rest } = counts;
  return n > 0 ? { ...counts, [kind]: n } : rest;
}
