/** The app as WebAssembly: requests and answers as text, over the exports of `crates/phone`. */

import type { Pool } from './pool';
import { system } from './wasi';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  tapete_open(): void;
  tapete_room(length: number): number;
  tapete_answer(): number;
  tapete_call(name: number): number;
  tapete_changes(): number;
  tapete_work(): number;
  tapete_ring(): number;
  tapete_background(): void;
}

export interface Reply {
  ok: boolean;
  text: string;
}

export interface Engine {
  /** Answers a command. */
  call(name: string, payload: string): Reply;
  /** What has changed since this was last asked: a list as JSON; none when nothing has. */
  changes(): string | undefined;
  /** Does one piece of the work that waits; whether there was one. */
  work(): boolean;
  /** Rings the clocks that have run out; in how many milliseconds the next one does. */
  ring(): number | undefined;
  /** The daily backup. */
  background(): void;
}

/** A clock that is put back goes on from where it was; one that is put forward is not told from sleep, in which time passes. */
export function steady(wall: () => number): () => number {
  let [seen, behind] = [wall(), 0];
  return () => {
    const now = wall();
    behind += Math.max(0, seen - now);
    seen = now;
    return now + behind;
  };
}

/** Opens the app over a pool of files. `pulse` is called now and then while it reads and writes. */
export async function startEngine(wasm: WebAssembly.Module, pool: Pool, pulse: () => void): Promise<Engine> {
  const now = steady(Date.now);
  const { imports, use } = system(pool, { now, log: (text) => console.warn(text), pulse });
  const offset = (at: number) => -new Date(at).getTimezoneOffset();
  const { exports } = await WebAssembly.instantiate(wasm, { wasi_snapshot_preview1: imports, tapete: { offset } });
  const app = exports as unknown as Exports;
  use(app.memory);
  app._initialize();
  app.tapete_open();

  const answer = (length: number) => new TextDecoder().decode(new Uint8Array(app.memory.buffer, app.tapete_answer(), length));
  return {
    call(name, payload) {
      const request = new TextEncoder().encode(name + payload);
      // Making room may take more memory: what there was until then is no longer it.
      const room = app.tapete_room(request.length);
      new Uint8Array(app.memory.buffer, room, request.length).set(request);
      const length = app.tapete_call(new TextEncoder().encode(name).length);
      return { ok: length >= 0, text: answer(Math.abs(length)) };
    },
    changes() {
      const length = app.tapete_changes();
      return length > 0 ? answer(length) : undefined;
    },
    work: () => app.tapete_work() !== 0,
    ring() {
      const next = app.tapete_ring();
      return next < 0 ? undefined : next;
    },
    background: () => app.tapete_background(),
  };
}
