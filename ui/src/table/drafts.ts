import type { Seat } from '../gen/wire';

const says = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/**
 * Reads and writes what is typed but not recorded, as it survives a restart. A draft speaks of the round that its field
 * `about` names, and counts for no other; of an older one only the `lasting` fields stay.
 */
export function drafts<D extends object>(about?: keyof D, lasting: readonly (keyof D)[] = []) {
  function read(text: string | null, now?: number): D {
    const blank = (about === undefined ? {} : { [about]: now }) as D;
    if (text === null) return blank;
    try {
      const draft = JSON.parse(text) as D;
      if (about === undefined || draft[about] === now) return draft;
      return { ...blank, ...Object.fromEntries(lasting.filter((field) => says(draft[field])).map((field) => [field, draft[field]])) };
    } catch {
      return blank;
    }
  }
  /** Nothing, when nothing is said but what it is about. */
  function write(draft: D): string | null {
    const said = Object.entries(draft).filter(([, value]) => says(value));
    return said.some(([field]) => field !== about) ? JSON.stringify(Object.fromEntries(said)) : null;
  }
  return { read, write };
}

/** One entry changed, so that it can be taken back before the round is closed. */
export interface Tap<E> {
  seat: Seat;
  before: E;
  after: E;
}

/** A draft of what everybody's round came to, with the taps that wrote it. */
export interface Tapped<E> {
  entries?: E[];
  done?: Tap<E>[];
  undone?: Tap<E>[];
}

/** Taps that can be taken back. */
const MOST = 40;

const put = <E>(entries: readonly E[], seat: Seat, entry: E): E[] => entries.map((old, i) => (i === seat ? entry : old));

/** The draft after one more tap; what was taken back before it cannot be done again. */
export function tapped<E, D extends Tapped<E>>(draft: D, entries: readonly E[], seat: Seat, after: E): D {
  const before = entries[seat];
  if (!before) return draft;
  const done = [...(draft.done ?? []), { seat, before, after }].slice(-MOST);
  return { ...draft, entries: put(entries, seat, after), done, undone: undefined };
}

/** The draft without its last tap. */
export function takenBack<E, D extends Tapped<E>>(draft: D & Tapped<E>): D {
  const last = draft.done?.at(-1);
  if (!last || !draft.entries) return draft;
  const undone = [...(draft.undone ?? []), last];
  return { ...draft, entries: put(draft.entries, last.seat, last.before), done: draft.done?.slice(0, -1), undone };
}

/** The draft with the tap that was taken back last. */
export function doneAgain<E, D extends Tapped<E>>(draft: D & Tapped<E>): D {
  const next = draft.undone?.at(-1);
  if (!next || !draft.entries) return draft;
  const done = [...(draft.done ?? []), next];
  return { ...draft, entries: put(draft.entries, next.seat, next.after), done, undone: draft.undone?.slice(0, -1) };
}
