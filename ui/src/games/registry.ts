import type { Component } from 'svelte';
import type { Refused } from '../gen/Refused';
import type { TableState } from '../gen/TableState';
import { loadGames } from '../i18n/index.svelte';
import type { LiveTable } from '../session/live.svelte';

/** The editor of a game's house rules. */
export interface RulesProps {
  config: Record<string, unknown>;
  /** The edition it was started from: what differs is marked. */
  preset: Record<string, unknown>;
  onchange: (config: Record<string, unknown>) => void;
  /** Why a table cannot begin with them: said beside what it speaks of, where the editor can. */
  refused?: Refused | null;
}

/** A game's sheet of rounds, to be read. */
export interface SheetProps {
  table: TableState;
  /** "round:seat" of every cell that was corrected. */
  corrected?: ReadonlySet<string>;
  /** Names stand above the columns; at a table the scores do. */
  named?: boolean;
}

/** A game's table at an earlier moment, to be read. */
export interface MomentProps {
  table: TableState;
  /** When that moment was; unknown until the log has been read so far. */
  at?: number;
}

/** A game's judge. */
export interface JudgeProps {
  /** The rules of the table it is asked from; without a table every option has its default. */
  config?: Record<string, unknown>;
}

/** A game on a glass that lies between the people: everybody says their own number at their side. */
export interface FaceToFaceProps {
  live: LiveTable;
  table: TableState;
  /** The keeper holds it again. */
  onleave: () => void;
}

/** A game's table while it is played. */
export interface PanelProps {
  live: LiveTable;
  table: TableState;
}

interface Parts {
  FaceToFace: Component<FaceToFaceProps>;
  Judge: Component<JudgeProps>;
  Moment: Component<MomentProps>;
  Panel: Component<PanelProps>;
  Rules: Component<RulesProps>;
  Sheet: Component<SheetProps>;
}

type Loaded<P> = () => Promise<{ default: P }>;

// A game joins by its folder alone: what lies there under these names is found here.
const folders: { [P in keyof Parts]: Record<string, Loaded<Parts[P]>> } = {
  FaceToFace: import.meta.glob<{ default: Parts['FaceToFace'] }>('./*/FaceToFace.svelte'),
  Judge: import.meta.glob<{ default: Parts['Judge'] }>('./*/Judge.svelte'),
  Moment: import.meta.glob<{ default: Parts['Moment'] }>('./*/Moment.svelte'),
  Panel: import.meta.glob<{ default: Parts['Panel'] }>('./*/Panel.svelte'),
  Rules: import.meta.glob<{ default: Parts['Rules'] }>('./*/Rules.svelte'),
  Sheet: import.meta.glob<{ default: Parts['Sheet'] }>('./*/Sheet.svelte'),
};

/** A part of a game's screens, fetched with its sentences when it is first needed; none where the game has none. */
export function part<P extends keyof Parts>(game: string, name: P): Loaded<Parts[P]> | undefined {
  const fetched = folders[name][`./${game}/${name}.svelte`];
  return fetched && (async () => (await Promise.all([fetched(), loadGames([game])]))[0]);
}

/** Whether some game can be asked about without a table. */
export const hasJudge = Object.keys(folders.Judge).length > 0;
