import type { Component } from 'svelte';
import type { Die, Refused, TableState } from '../gen/wire';
import type { DieBody } from '../kit/dice';
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

/** A die of a game's box, for any table's tray. */
export interface GameDie {
  die: Extract<Die, { faces: string[] }>;
  body: DieBody;
  /** Draws a face of it. */
  Face: Component<{ die: string; face: string }>;
  /** How many one rolls of them. */
  usual: number;
}

interface Parts {
  FaceToFace: Component<FaceToFaceProps>;
  Judge: Component<JudgeProps>;
  Moment: Component<MomentProps>;
  Rules: Component<RulesProps>;
  Sheet: Component<SheetProps>;
}

type Loaded<P> = () => Promise<{ default: P }>;

// A game joins by its folder alone: what lies there under these names is found here.
const folders: { [P in keyof Parts]: Record<string, Loaded<Parts[P]>> } = {
  FaceToFace: import.meta.glob<{ default: Parts['FaceToFace'] }>('./*/FaceToFace.svelte'),
  Judge: import.meta.glob<{ default: Parts['Judge'] }>('./*/Judge.svelte'),
  Moment: import.meta.glob<{ default: Parts['Moment'] }>('./*/Moment.svelte'),
  Rules: import.meta.glob<{ default: Parts['Rules'] }>('./*/Rules.svelte'),
  Sheet: import.meta.glob<{ default: Parts['Sheet'] }>('./*/Sheet.svelte'),
};

/** A part of a game's screens, fetched when it is first needed; none where the game has none. */
export function part<P extends keyof Parts>(game: string, name: P): Loaded<Parts[P]> | undefined {
  return folders[name][`./${game}/${name}.svelte`];
}

/** Whether some game can be asked about without a table. */
export const hasJudge = Object.keys(folders.Judge).length > 0;

const boxes = import.meta.glob<{ dice: GameDie[] }>('./*/dice.ts', { eager: true });

/** Every die that comes in a game's box. */
export const gameDice: readonly GameDie[] = Object.values(boxes).flatMap(({ dice }) => dice);
