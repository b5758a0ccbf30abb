import { createContext } from 'svelte';
import type { AmendRequest } from '../gen/AmendRequest';
import type { AtRevision } from '../gen/AtRevision';
import type { Change } from '../gen/Change';
import type { DraftRequest } from '../gen/DraftRequest';
import type { JudgeRequest } from '../gen/JudgeRequest';
import type { LogEntry } from '../gen/LogEntry';
import type { LookAt } from '../gen/LookAt';
import type { Nothing } from '../gen/Nothing';
import type { PlayRequest } from '../gen/PlayRequest';
import type { Preview } from '../gen/Preview';
import type { RuleRequest } from '../gen/RuleRequest';
import type { RuleText } from '../gen/RuleText';
import type { TableState } from '../gen/TableState';
import type { ThatSession } from '../gen/ThatSession';
import type { TryAmendRequest } from '../gen/TryAmendRequest';
import type { TryRequest } from '../gen/TryRequest';
import type { Verdict } from '../gen/Verdict';
import type { WireError } from '../gen/WireError';

/** What a live table asks of the platform: the question and the answer of each command. */
export interface TableCalls {
  table: [LookAt, TableState];
  play: [PlayRequest, TableState];
  undo: [AtRevision, TableState];
  redo: [AtRevision, TableState];
  amend: [AmendRequest, TableState];
  pause: [AtRevision, TableState];
  resume: [AtRevision, TableState];
  abandon: [AtRevision, TableState];
  try_play: [TryRequest, Preview];
  try_amend: [TryAmendRequest, Preview];
  log: [ThatSession, LogEntry[]];
  keep_draft: [DraftRequest, Nothing];
  judge: [JudgeRequest, Verdict];
  rule: [RuleRequest, RuleText];
}

export interface TableHost {
  call<K extends keyof TableCalls>(name: K, request: TableCalls[K][0]): Promise<TableCalls[K][1]>;
  onChange(run: (change: Change) => void): () => void;
}

/** Set once by the screen; the parts of a game ask the judge and the rule book through it. */
export const [getHost, setHost] = createContext<TableHost>();

/** What was thrown, as the wire names it; a broken connection counts as storage out of reach. */
export function asWireError(thrown: unknown): WireError {
  if (typeof thrown === 'object' && thrown !== null && 'kind' in thrown) return thrown as WireError;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: 'internal', code: '', params: {}, message, rule: null };
}
