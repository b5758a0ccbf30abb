import type { Seat } from '../../gen/wire';

/** How many of each kind somebody laid on the table; what is not named is none. */
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

/** One entry changed, so that it can be taken back before the round is closed. */
export interface Tap {
  seat: Seat;
  before: Entry;
  after: Entry;
}

/** What is typed but not recorded, as it survives a restart. */
export interface CyaDraft {
  round: number;
  way?: Way;
  /** Where the entry stands, when it is not the next one. */
  seat?: Seat;
  /** An amount half typed. */
  typed?: string;
  entries?: Entry[];
  done?: Tap[];
  undone?: Tap[];
}

const REMEMBERED = 60;

export const NOTHING: Entry = { amount: null, counts: {}, counted: false };

/** The draft, if it still speaks of this round; how it is written stays for the next one. */
export function readDraft(text: string | null, round: number): CyaDraft {
  if (text === null) return { round };
  try {
    const draft = JSON.parse(text) as CyaDraft;
    return draft.round === round ? draft : { round, ...(draft.way && { way: draft.way }) };
  } catch {
    return { round };
  }
}

export function writeDraft(draft: CyaDraft): string | null {
  const said = Object.entries(draft).filter(([key, value]) => key !== 'round' && value !== undefined);
  return said.length > 0 ? JSON.stringify(draft) : null;
}

export function tapped(draft: CyaDraft, entries: readonly Entry[], seat: Seat, after: Entry): CyaDraft {
  const before = entries[seat];
  if (!before) return draft;
  const done = [...(draft.done ?? []), { seat, before, after }].slice(-REMEMBERED);
  return { ...draft, entries: put(entries, seat, after), done, undone: undefined };
}

/** Takes the last change back and goes to whom it concerned. */
export function takenBack(draft: CyaDraft): CyaDraft {
  const last = draft.done?.at(-1);
  if (!last || !draft.entries) return draft;
  const undone = [...(draft.undone ?? []), last];
  return { ...draft, entries: put(draft.entries, last.seat, last.before), done: draft.done?.slice(0, -1), undone, seat: last.seat, typed: undefined };
}

export function doneAgain(draft: CyaDraft): CyaDraft {
  const next = draft.undone?.at(-1);
  if (!next || !draft.entries) return draft;
  const done = [...(draft.done ?? []), next];
  return { ...draft, entries: put(draft.entries, next.seat, next.after), done, undone: draft.undone?.slice(0, -1), seat: next.seat, typed: undefined };
}

/** With another number of one kind; a kind that is none is not named. */
export function counted(counts: Counts, kind: string, n: number): Counts {
  const { [kind]: _, ...rest } = counts;
  return n > 0 ? { ...rest, [kind]: n } : rest;
}

function put(entries: readonly Entry[], seat: Seat, entry: Entry): Entry[] {
  return entries.map((old, i) => (i === seat ? entry : old));
}
