import type { Seat } from '../../gen/wire';
import { drafts, type Tapped } from '../../table/drafts';

/** What a round came to for one person, as far as it is typed. */
export interface Entry {
  tricks: number;
  bonus: number;
  mad: number;
  /** Said by a person; until then it is only assumed from the bid. */
  sure: boolean;
}

/** What a person's own phone says that a round brought them. */
export type OwnResult = Omit<Entry, 'sure'>;

/** What is typed but not recorded, as it survives a restart. */
export interface RageDraft extends Tapped<Entry> {
  round: number;
  /** Where the entry stands, when it is not the next one in turn. */
  seat?: Seat;
  /** A number half typed. */
  typed?: string;
}

export const { read: readDraft, write: writeDraft } = drafts<RageDraft>('round');
