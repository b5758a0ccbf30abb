import { readStored, writeStored } from '../platform/storage';

/** Under this name the tab has what was begun in a sheet, over a reload. */
const NAME = 'tapete-half-done';

interface Kept {
  /** The table as it stood: for a later one it counts no more. */
  revision: number;
  value: unknown;
}

const kept = new Map(Object.entries((readStored(NAME, 'sessionStorage') ?? {}) as Record<string, Kept>));

/** What was begun of one thing of a table and is not saved: neither closing its sheet nor Back nor a reload loses it. */
export interface HalfDone<T> {
  read(): T | undefined;
  /** Keeps it, or has done with it. */
  write(value: T | undefined): void;
}

/** `thing` names what is being done, among all that can be done at that table. */
export function halfDone<T>(table: () => { session: string; revision: number } | undefined, thing: string): HalfDone<T> {
  return {
    read() {
      const at = table();
      const found = at && kept.get(`${at.session} ${thing}`);
      return found?.revision === at?.revision ? (found?.value as T | undefined) : undefined;
    },
    write(value) {
      const at = table();
      if (!at) return;
      const { session, revision } = at;
      for (const [key, one] of kept) if (key.startsWith(`${session} `) && one.revision !== revision) kept.delete(key);
      if (value === undefined) kept.delete(`${session} ${thing}`);
      else kept.set(`${session} ${thing}`, { revision, value });
      writeStored(NAME, kept.size > 0 ? Object.fromEntries(kept) : undefined, 'sessionStorage');
    },
  };
}
