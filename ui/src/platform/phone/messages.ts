/** What a page and its worker say to each other. */

/** To the worker. */
export type Asked =
  | { is: 'call'; id: string; name: string; payload: string }
  /** A file that was written, or all files of a folder: handed out, and in the pool no more, or a copy of a file and its log. */
  | { is: 'files'; id: string; path: string; copied: boolean };

/** To the worker, first of all: where the engine is. */
export interface Start {
  is: 'start';
  engine: string;
}

/** From the worker. */
export type Told =
  | { is: 'ready' }
  | { is: 'answer'; id: string; ok: boolean; text: string }
  | { is: 'files'; id: string; files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] }
  /** A list of changes, as JSON. */
  | { is: 'changes'; text: string }
  /** It is at a longer work: what these commands would answer now. */
  | { is: 'working'; answers: Record<string, string> }
  | { is: 'idle' }
  /** It cannot go on: there are no files to write to, or the engine met a mistake of ours. */
  | { is: 'ended'; why: 'no_files' | 'taken' | 'mistake'; text: string };
