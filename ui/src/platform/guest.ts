import type { Line, OwnValue, ShownTables, TableStep } from '../gen/wire';
import { changed, type Delta } from './delta';
import { browserDevice } from './device';
import { download } from './download';
import { ownDrafts } from './ownDrafts';
import { WireFailure, type Answer, type CommandName, type Platform, type Request } from './platform';

/** How the host of a table is reached: now; not for a moment; it sent this device away, or the table is not kept any more. */
export type Reach = 'here' | 'lost' | 'gone';

/** A request is sent again for so long where no answer comes, in milliseconds; one that changes something, until it arrives. */
const PATIENCE = 8_000;
const UNTIL_IT_ARRIVES = 10 * 60_000;
/** A request that is not answered for so long is sent again. */
const ANSWERED = 4_000;
/** The wait before it is sent again; it doubles up to `SLOWEST`. */
const SOON = 250;
const SLOWEST = 4_000;
/** The host says something at least every four seconds: after three times that the connection is broken. */
const SILENCE = 12_000;

/**
 * Commands that change the table: each has a key of its own, so that it counts once however often it is sent. The others
 * that change something need none. `touch`, `withdraw_proposal` and `return_pencil` say how it is to be, the same however
 * often. `join` and `knock` come before the host knows this device, by whose key it would remember an answer: the seat of
 * an answer that was lost is free again, since no page of it is heard.
 */
const changing: readonly CommandName[] = ['play', 'undo', 'redo', 'amend', 'pause', 'resume', 'abandon', 'say_value'];

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A page without a certificate has no `crypto.randomUUID`. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What is told whole once on a connection, and by what differs from then on. */
type Shown = { is: 'table'; table: TableStep; own?: TableStep } | { is: 'tables'; shown: ShownTables };
type Message = Shown | { is: 'run'; run: string } | { is: 'delta'; delta: Delta } | { is: 'waits'; lines: Line[] | null } | { is: 'pencil'; yours: boolean } | { is: 'gathers'; now: boolean } | { is: 'said'; said: OwnValue | null } | { is: 'gone' };

/** Hears what the host says of this device. */
export interface GuestListener {
  reach: (reach: Reach) => void;
  /** What waits for the keeper, in sentences. */
  waits: (lines: Line[] | null) => void;
  /** Whether this device has the pencil: it records for everybody. */
  pencil: (yours: boolean) => void;
  /** What was said of a round from here, and the keeper did not leave. */
  said: (said: OwnValue | null) => void;
  /** Whether this phone is a finger now, while the table draws who starts. */
  gathers: (now: boolean) => void;
  /** Every table of the evening, for a television. */
  shown: (shown: ShownTables) => void;
}

/** The host of a table in the same network, which knows this device by a key. */
export class GuestPlatform implements Platform {
  readonly kind = 'guest';
  readonly device = browserDevice;
  readonly deepLinks = () => () => undefined;
  readonly handOver = (path: string) => Promise.resolve(path);
  readonly changes = () => () => undefined;
  readonly drafts = ownDrafts;
  whole = false;

  #key: string;
  #base: string;
  #listener: GuestListener;
  #tables = new Map<(table: TableStep, otherwise: boolean) => void, boolean>();
  #following: AbortController | undefined;
  /** What this connection was shown last. */
  #shown: Shown | undefined;
  /** The run of the host that was heard last: what was sent to another one may have been done, or not. */
  #run: string | undefined;
  /** Whether it was closed, or the host is gone for good. */
  #over = false;

  constructor(key: string, listener: GuestListener, base = '.') {
    this.#key = key;
    this.#base = base;
    this.#listener = listener;
  }

  async call<K extends CommandName>(name: K, request: Request<K>): Promise<Answer<K>> {
    const text = await this.#ask(name, request);
    try {
      return JSON.parse(text) as Answer<K>;
    } catch (thrown) {
      throw WireFailure.of(thrown, 'unreadable');
    }
  }

  async #ask(name: CommandName, request: object): Promise<string> {
    const headers: Record<string, string> = { 'content-type': 'application/json', authorization: `Bearer ${this.#key}` };
    if (changing.includes(name)) headers['idempotency-key'] = uuid();
    if (this.#run) headers['tapete-run'] = this.#run;
    const patience = changing.includes(name) ? UNTIL_IT_ARRIVES : PATIENCE;
    const began = Date.now();
    for (let pause = SOON; ; pause = Math.min(SLOWEST, pause * 2)) {
      let failure: unknown;
      // The table may be a round further by then: what never arrived counts only where it stands as it was tapped at.
      const late = name === 'play' && Date.now() - began >= ANSWERED;
      const body = JSON.stringify(late ? { ...request, late } : request);
      try {
        const response = await fetch(`${this.#base}/rpc/${name}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(ANSWERED) });
        const text = await response.text();
        if (response.ok) return text;
        if (response.status === 401) this.#end();
        // Asked too often: a moment later it is answered.
        if (response.status !== 429) throw WireFailure.of(text, response.status === 401 ? 'gone' : 'unreachable');
        failure = text;
      } catch (thrown) {
        if (thrown instanceof WireFailure) {
          // Who asks looks at the table, and asks again where nothing of it was done.
          if (thrown.code === 'host_restarted') this.#run = undefined;
          throw thrown;
        }
        failure = thrown;
        // The line that is open may be broken, too, and does not know it yet.
        this.#listener.reach('lost');
        this.hurry();
      }
      if (this.#over || Date.now() - began + pause > patience) throw WireFailure.of(failure, 'unreachable');
      await wait(pause);
    }
  }

  /**
   * Hears of every state of the table, from now on, with `own` as this guest's seat sees it; `otherwise` where no step led
   * there, as with another name or a backup that was restored. Gives back what stops the listening.
   */
  tables(listener: (table: TableStep, otherwise: boolean) => void, own: boolean): () => void {
    this.#tables.set(listener, own);
    this.follow();
    return () => void this.#tables.delete(listener);
  }

  /** Listens to the host, from now on. */
  follow(): void {
    if (!this.#following) void this.#stay();
  }

  /** Connects again at once: the device was asleep, or is in the network again. */
  hurry(): void {
    this.#following?.abort();
  }

  close(): void {
    this.#over = true;
    this.#following?.abort();
  }

  #end(): void {
    this.#over = true;
    this.#listener.reach('gone');
    this.#following?.abort();
  }

  async #stay(): Promise<void> {
    for (let pause = SOON; !this.#over; pause = Math.min(SLOWEST, pause * 2)) {
      const following = (this.#following = new AbortController());
      try {
        await this.#read(following, () => (pause = SOON));
      } catch {
        // Tried again; whether it was lost is told below.
      }
      if (this.#over) return;
      this.#listener.reach('lost');
      // A hurry that came while nothing was open is one still.
      if (!following.signal.aborted) await wait(pause);
    }
  }

  async #read(following: AbortController, heard: () => void): Promise<void> {
    const headers = { authorization: `Bearer ${this.#key}` };
    let silence = setTimeout(() => following.abort(), SILENCE);
    try {
      const response = await fetch(`${this.#base}/changes`, { headers, signal: following.signal });
      if (response.status === 401) return this.#end();
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
        if (done) return;
        clearTimeout(silence);
        silence = setTimeout(() => following.abort(), SILENCE);
        heard();
        this.#listener.reach('here');
        const lines = (rest + value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line) this.#hear(JSON.parse(line) as Message);
      }
    } finally {
      clearTimeout(silence);
    }
  }

  /** A connection begins: it says what waits, what was said and whether fingers are drawn only where there is any. */
  #begin(run: string): void {
    this.#run = run;
    this.#listener.waits(null);
    this.#listener.said(null);
    this.#listener.gathers(false);
  }

  #hear(message: Message): void {
    if (message.is === 'gone') return this.#end();
    if (message.is === 'run') return this.#begin(message.run);
    if (message.is === 'waits') return this.#listener.waits(message.lines);
    if (message.is === 'pencil') {
      this.whole = message.yours;
      return this.#listener.pencil(message.yours);
    }
    if (message.is === 'said') return this.#listener.said(message.said);
    if (message.is === 'gathers') return this.#listener.gathers(message.now);
    const before = this.#shown?.is === 'table' ? this.#shown.table.revision : 0;
    const shown = (this.#shown = message.is === 'delta' ? (changed(this.#shown, message.delta) as Shown) : message);
    if (shown.is === 'tables') return this.#listener.shown(shown.shown);
    this.#tables.forEach((own, listener) => listener((own && shown.own) || shown.table, shown.table.revision <= before));
  }

  async saveFile(name: string, text: string): Promise<string> {
    download(name, new Blob([text], { type: 'application/json' }));
    return name;
  }

  async savePicture(name: string, picture: Blob): Promise<string> {
    download(name, picture);
    return name;
  }
}
