import type { Seat } from '../../gen/wire';

/** What a round came to for one person, as far as it is typed. */
export interface Entry {
  tricks: number;
  bonus: number;
  mad: number;
  /** Said by somebody; until then it is only assumed from the bid. */
  sure: boolean;
}

/** One tap on the results, so that it can be taken back before they are recorded. */
export interface Tap {
  seat: Seat;
  before: Entry;
  after: Entry;
}

/** What is typed but not recorded, as it survives a restart. */
export interface RageDraft {
  round: number;
  /** Where the entry stands, when it is not the next one in turn. */
  seat?: Seat;
  /** A number half typed. */
  typed?: string;
  results?: Entry[];
  done?: Tap[];
  undone?: Tap[];
}

const REMEMBERED = 40;

/** The draft, if it still speaks of this round. */
export function readDraft(text: string | null, round: number): RageDraft {
  if (text === null) return { round };
  try {
    const draft = JSON.parse(text) as RageDraft;
    return draft.round === round ? draft : { round };
  } catch {
    return { round };
  }
}

export function writeDraft(draft: RageDraft): string | null {
  const said = Object.entries(draft).filter(([key, value]) => key !== 'round' && value !== undefined);
  return said.length > 0 ? JSON.stringify(draft) : null;
}

export function tapped(draft: RageDraft, results: Entry[], seat: Seat, after: Entry): RageDraft {
  const before = results[seat];
  if (!before) return draft;
  const done = [...(draft.done ?? []), { seat, before, after }].slice(-REMEMBERED);
  return { ...draft, results: put(results, seat, after), done, undone: undefined };
}

export function takenBack(draft: RageDraft): RageDraft {
  const done = [...(draft.done ?? [])];
  const last = done.pop();
  if (!last || !draft.results) return draft;
  const undone = [...(draft.undone ?? []), last];
  return { ...draft, results: put(draft.results, last.seat, last.before), done, undone };
}

export function doneAgain(draft: RageDraft): RageDraft {
  const undone = [...(draft.undone ?? [])];
  const next = undone.pop();
  if (!next || !draft.results) return draft;
  const done = [...(draft.done ?? []), next];
  return { ...draft, results: put(draft.results, next.seat, next.after), done, undone };
}

function put(results: Entry[], seat: Seat, entry: Entry): Entry[] {
  return results.map((old, i) => (i === seat ? entry : old));
}
