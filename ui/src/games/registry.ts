import type { Component, Snippet } from 'svelte';
import type { HouseRule, Refused, TableState as Sent } from '../gen/wire';
import { loadGames } from '../i18n/index.svelte';
import type { Game, Tables, TableState } from '../session/game';
import type { LiveTable } from '../session/live.svelte';

/** A game at the keeper's hand. */
export interface PanelProps<G extends Game> {
  live: LiveTable<G>;
  table: TableState<G>;
}

/** A house rule in the form of a new table, as the game draws it. */
export interface HouseRuleProps {
  rule: HouseRule;
  /** Every option with its value. */
  config: Record<string, unknown>;
  /** It is not what the edition says. */
  changed: boolean;
  /** Why a table cannot begin with these rules: said beside what it speaks of, where the game can. */
  refused?: Refused | null;
  /** The row of the form, for a rule that needs no more. */
  usual: Snippet;
  onchange: (value: unknown) => void;
}

/** A game's written rounds, to be read. */
export interface RoundsProps<G extends Game> {
  table: TableState<G>;
  /** "round:seat" of every cell that was corrected. */
  corrected?: ReadonlySet<string>;
  /** Names stand above the columns; at a table the scores do. */
  named?: boolean;
}

/** A game's table at an earlier moment, to be read. */
export interface MomentProps<G extends Game> {
  table: TableState<G>;
  /** When that moment was; unknown until the log has been read so far. */
  at?: number;
}

/** A game's judge. */
export interface JudgeProps<G extends Game> {
  /** The rules of the table it is asked from; without a table every option has its default. */
  config?: Partial<Tables[G]['config']>;
}

/** What is laid out from a game's real box before the start. */
export interface LayoutProps<G extends Game> {
  config: Partial<Tables[G]['config']>;
  /** How many play, at a table. */
  people?: number | undefined;
}

/** The rules of a table in its game's own words. */
export interface AboutProps<G extends Game> {
  table: TableState<G>;
}

/** A game on a glass that lies between the people: everybody says their own number at their side. */
export interface FaceToFaceProps<G extends Game> extends PanelProps<G> {
  /** The keeper holds it again. */
  onleave: () => void;
}

/** What is said of a table where it is read from afar, beside the scores. */
export interface TableNoteProps<G extends Game> {
  table: TableState<G>;
}

/** What is said of one person there, below their score. */
export interface SeatNoteProps<G extends Game> {
  table: TableState<G>;
  seat: number;
}

/** What is read of a table from afar, where that is not the points of each person. */
export interface AfarProps<G extends Game> {
  table: TableState<G>;
}

/** What one person sees and does on a device of their own. */
export interface OwnProps<G extends Game> extends PanelProps<G> {
  seat: number;
}

/** Whatever game it is: here, and only here, its own types are forgotten. */
type Any<P> = Component<Omit<P, 'table'> & (P extends { table: unknown } ? { table: Sent } : object)>;

interface Parts {
  Panel: Any<PanelProps<Game>>;
  FaceToFace: Any<FaceToFaceProps<Game>>;
  Own: Any<OwnProps<Game>>;
  TableNote: Any<TableNoteProps<Game>>;
  SeatNote: Any<SeatNoteProps<Game>>;
  Afar: Any<AfarProps<Game>>;
  Judge: Component<Record<string, never>>;
  Moment: Any<MomentProps<Game>>;
  HouseRule: Component<HouseRuleProps>;
  /** Pieces drawn beside a numbered rule, with what the judge says of them. */
  Examples: Component<{ rule: string }>;
  About: Any<AboutProps<Game>>;
  Layout: Component<{ config: Record<string, unknown>; people?: number | undefined }>;
  Rounds: Any<RoundsProps<Game>>;
  /** Cards of one's own box that people copy, as a page. */
  OurCards: Component<Record<string, never>>;
  /** A picture of its pieces, 76 by 60. */
  Emblem: Component<Record<string, never>>;
}

type Loaded<P> = () => Promise<{ default: P }>;

// A game joins by its folder alone: what lies there under these names is found here.
const folders: { [P in keyof Parts]: Record<string, Loaded<Parts[P]>> } = {
  Panel: import.meta.glob<{ default: Parts['Panel'] }>('./*/Panel.svelte'),
  FaceToFace: import.meta.glob<{ default: Parts['FaceToFace'] }>('./*/FaceToFace.svelte'),
  Own: import.meta.glob<{ default: Parts['Own'] }>('./*/Own.svelte'),
  TableNote: import.meta.glob<{ default: Parts['TableNote'] }>('./*/TableNote.svelte'),
  SeatNote: import.meta.glob<{ default: Parts['SeatNote'] }>('./*/SeatNote.svelte'),
  Afar: import.meta.glob<{ default: Parts['Afar'] }>('./*/Afar.svelte'),
  Judge: import.meta.glob<{ default: Parts['Judge'] }>('./*/Judge.svelte'),
  Moment: import.meta.glob<{ default: Parts['Moment'] }>('./*/Moment.svelte'),
  HouseRule: import.meta.glob<{ default: Parts['HouseRule'] }>('./*/HouseRule.svelte'),
  Examples: import.meta.glob<{ default: Parts['Examples'] }>('./*/Examples.svelte'),
  About: import.meta.glob<{ default: Parts['About'] }>('./*/About.svelte'),
  Layout: import.meta.glob<{ default: Parts['Layout'] }>('./*/Layout.svelte'),
  Rounds: import.meta.glob<{ default: Parts['Rounds'] }>('./*/Rounds.svelte'),
  OurCards: import.meta.glob<{ default: Parts['OurCards'] }>('./*/OurCards.svelte'),
  Emblem: import.meta.glob<{ default: Parts['Emblem'] }>('./*/Emblem.svelte'),
};

/** Games whose tables are drawn by another one's screens. */
const DRAWN_BY: Readonly<Record<string, string>> = { freeform: 'sheet' };

/** Every part that was asked for: the same again while a table changes, so that nothing is drawn twice. */
const coming = new Map<string, Promise<unknown>>();

/** A part of a game's screens, fetched with its sentences (a picture has none) when it is first needed; none where the game has none. */
export function part<P extends keyof Parts>(game: string, name: P): Loaded<Parts[P]> | undefined {
  const folder = DRAWN_BY[game] ?? game;
  const path = `./${folder}/${name}.svelte`;
  const fetched = folders[name][path];
  return fetched && (() => {
    const found = coming.get(path) ?? Promise.all([fetched(), name === 'Emblem' ? undefined : loadGames([folder])]).then(([component]) => component);
    coming.set(path, found);
    // Without the network it can be asked for again.
    found.catch(() => coming.delete(path));
    return found as ReturnType<Loaded<Parts[P]>>;
  });
}

/** Whether some game can be asked about without a table. */
export const hasJudge = Object.keys(folders.Judge).length > 0;

/** The games whose cards people copy. */
export const gamesWithCards = Object.keys(folders.OurCards).map((path) => path.split('/')[1] ?? '');
