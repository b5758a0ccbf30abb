import type { Seat } from '../gen/wire';
import { readStored, writeStored } from './storage';

/** What is half typed on a device whose host stores no drafts for it: as long as the page is open, over a reload. */
export interface OwnDrafts {
  /** At a seat's own side of a table, or at the whole of it. */
  read(session: string, seat: Seat | undefined): string | null;
  /** Writes it, or removes it for `null`. */
  write(session: string, seat: Seat | undefined, draft: string | null): void;
}

const nameOf = (session: string, seat: Seat | undefined) => `tapete.draft.${session}.${seat ?? 'whole'}`;

export const ownDrafts: OwnDrafts = {
  read(session, seat) {
    const draft = readStored(nameOf(session, seat), 'sessionStorage');
    return typeof draft === 'string' ? draft : null;
  },
  write: (session, seat, draft) => void writeStored(nameOf(session, seat), draft ?? undefined, 'sessionStorage'),
};
