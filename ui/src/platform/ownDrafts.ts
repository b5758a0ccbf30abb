import type { Seat } from '../gen/wire';

const KEPT = 'tapete.draft';

/** What is half typed on a device whose host keeps no drafts for it: as long as the page is open, over a reload. */
export interface OwnDrafts {
  /** At a seat's own side of a table, or at the whole of it. */
  kept(session: string, seat: Seat | undefined): string | null;
  keep(session: string, seat: Seat | undefined, draft: string | null): void;
}

const nameOf = (session: string, seat: Seat | undefined) => `${KEPT}.${session}.${seat ?? 'whole'}`;

export const ownDrafts: OwnDrafts = {
  kept(session, seat) {
    try {
      return sessionStorage.getItem(nameOf(session, seat));
    } catch {
      return null;
    }
  },
  keep(session, seat, draft) {
    try {
      if (draft === null) sessionStorage.removeItem(nameOf(session, seat));
      else sessionStorage.setItem(nameOf(session, seat), draft);
    } catch {
      // A device that keeps nothing has it on the screen alone.
    }
  },
};
