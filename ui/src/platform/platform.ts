import type { Change, Commands, ErrorKind, TableStep, WireError } from '../gen/wire';
import type { OwnDrafts } from './ownDrafts';

export type CommandName = keyof Commands;
export type Request<K extends CommandName> = Commands[K]['request'];
export type Answer<K extends CommandName> = Commands[K]['answer'];

/** A page that is its own host: its files are the browser's, and newer versions come by themselves. */
export interface OwnPage {
  /**
   * Whether the browser has promised to keep its files, whether it was opened from the home screen, whether it would
   * begin there with files of its own, and the bytes it takes.
   */
  storage(): Promise<{ persisted: boolean; installed: boolean; apart: boolean; used: number }>;
  /** Listens for a newer version that waits; gives back what stops the listening. */
  updates(listener: () => void): () => void;
  /** Brings the newer version in: the page begins again. */
  update(): void;
  /** Hands a copy of a database and its log over, as they are, by its path; says how the files are called. */
  copy(path: string): Promise<string>;
}

/** What the device of a page can do beside showing it. */
export interface Device {
  /** Whether it can be asked to leave its screen on; it may refuse all the same. */
  readonly holdsScreen: boolean;
  /**
   * Asks for it; gives back what lets the screen go dark again. Fails where that is refused. A page that goes out of
   * sight has lost it, which is told.
   */
  holdScreen(lost: () => void): Promise<() => void>;
  readonly vibrates: boolean;
  /** For so many milliseconds, with a rest after each; nothing where it cannot. */
  vibrate(lengths: number[]): void;
  /** Whether it hands this to another app, or anything at all. */
  shares(what?: ShareData): boolean;
  /** Hands it over; false where that was cancelled. */
  share(what: ShareData): Promise<boolean>;
}

/** What the screens ask of whatever holds the tables: a window's shell, a server, or a test. */
export interface Platform {
  readonly kind: 'tauri' | 'http' | 'phone' | 'guest' | 'fake';
  /** The one that this page is on, wherever its tables are. */
  readonly device: Device;
  /** None where a program holds the files. */
  readonly ownPage?: OwnPage;
  /** Fails with a `WireFailure`, never with anything else. */
  call<K extends CommandName>(name: K, request: Request<K>): Promise<Answer<K>>;
  /** Hears of changes made somewhere else, of every one once `hears` was called; gives back what stops the listening. */
  changes(listener: (change: Change) => void, hears?: () => void): () => void;
  /**
   * Hears of every state of the one table of a guest, with `own` as their seat sees it, and whether no step led there;
   * the others are told what changed, and fetch.
   */
  tables?(listener: (table: TableStep, otherwise: boolean) => void, own: boolean): () => void;
  /** Whether this guest records for everybody: a step is answered with the whole table, whichever side is shown. */
  readonly whole?: boolean;
  /** Where this device keeps what is half typed on it, and the host does not. */
  readonly drafts?: OwnDrafts;
  /**
   * Listens for deep links and files opened from outside, which `take_deep_link` then answers; gives back what
   * stops the listening. A page that has an address of its own is opened by that.
   */
  deepLinks(listener: () => void): () => void;
  /** Keeps a text as a file, where downloads go; says where, or only how it is called, and nothing where that was cancelled. */
  saveFile(name: string, text: string): Promise<string>;
  /** The same for a picture. */
  savePicture(name: string, picture: Blob): Promise<string>;
  /** Hands over a file or folder that the backend wrote; says where it is, or only how it is called, and nothing where that was cancelled. */
  handOver(path: string): Promise<string>;
}

/** Why a request was not answered, as the wire says it. */
export class WireFailure extends Error implements WireError {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly params: Record<string, unknown>;
  readonly rule: string | null;

  constructor(error: WireError) {
    super(error.message);
    this.name = 'WireFailure';
    this.kind = error.kind;
    this.code = error.code;
    this.params = error.params;
    this.rule = error.rule;
  }

  /** Whatever was thrown or answered; what is not the wire's own has the code given here. */
  static of(thrown: unknown, code: string): WireFailure {
    if (thrown instanceof WireFailure) return thrown;
    const said = typeof thrown === 'string' ? parsed(thrown) : thrown;
    if (isWireError(said)) return new WireFailure(said);
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return new WireFailure({ kind: 'internal', code, params: {}, message, rule: null });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isWireError(said: unknown): said is WireError {
  return typeof said === 'object' && said !== null && 'kind' in said && 'code' in said;
}
