/** The worker of the page: it holds the files and the engine, and answers one request after another. */

import { startEngine, type Engine } from './engine';
import type { Asked, Start, Told } from './messages';
import { Pool, type Handle } from './pool';

/** So many files are free before a request is answered: none can be opened within one. */
const FREE = 16;
/** More are never made. */
const MOST = 2_000;
/** So often it is told how far a longer work is, in milliseconds. */
const OFTEN = 150;
/** So long after the last request the daily backup and session files are written, a few at a time, in milliseconds. */
const QUIET = 2_000;

const scope = globalThis as unknown as { onmessage: ((event: MessageEvent<Asked | Start>) => void) | null; postMessage(told: Told): void };
const tell = (told: Told) => scope.postMessage(told);
const asked: Asked[] = [];
let wake = () => {};
scope.onmessage = ({ data }) => {
  if (data.is === 'start') return void main(data.engine);
  asked.push(data);
  wake();
};

interface SyncFile extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<Handle>;
}

/** Opens the files of the pool, and makes more of them. */
async function openFiles(): Promise<{ pool: Pool; refill: () => Promise<void> }> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('tapete', { create: true });
  const opened = async (name: string) => ((await folder.getFileHandle(name, { create: true })) as SyncFile).createSyncAccessHandle();
  const names: string[] = [];
  for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
  const pool = Pool.open(await Promise.all(names.map(opened)));
  let count = names.reduce((most, name) => Math.max(most, Number(name)), 0);
  const refill = async () => {
    const more = Math.min(FREE - pool.free, MOST - count);
    if (more <= 0) return;
    await pool.grow(Array.from({ length: more }, () => opened(String(++count))));
  };
  return { pool, refill };
}

/** Whether a job or a migration has begun and is not over. */
function working(engine: Engine): boolean {
  const state = JSON.parse(engine.call('job', '{}').text) as { outcome: unknown } | null;
  return state !== null && state.outcome === null;
}

/** What is asked while it works. Most commands need the database, which the work holds; these two know without it. */
function meanwhile(engine: Engine): Record<string, string> {
  const job = engine.call('job', '{}').text;
  const preparing = (JSON.parse(job) as { kind: string } | null)?.kind === 'prepare';
  return { job, ...(preparing && { welcome: engine.call('welcome', '{}').text }) };
}

async function serve(engine: Engine, pool: Pool, refill: () => Promise<void>, doing: { work: boolean }) {
  let rings: number | undefined;
  let quiet = performance.now() + QUIET;
  for (;;) {
    await refill();
    const request = asked.shift();
    if (request?.is === 'call') {
      const reply = engine.call(request.name, request.payload);
      // Before the answer: a question how far it is does not have to wait for its end.
      if (working(engine)) tell({ is: 'working', answers: meanwhile(engine) });
      tell({ is: 'answer', id: request.id, ...reply });
      quiet = performance.now() + QUIET;
    } else if (request) {
      tell({ is: 'files', id: request.id, files: pool.take(request.path.replace(/^\/+/, '')) });
    } else {
      doing.work = true;
      const worked = engine.work();
      doing.work = false;
      if (worked) tell({ is: 'idle' });
      else {
        // More of it follows soon, with files made for it and what is asked in between.
        if (performance.now() >= quiet && !engine.background()) quiet = Infinity;
        rings = engine.ring();
        const wait = Math.min(rings ?? Infinity, quiet - performance.now());
        const text = engine.changes();
        if (text !== undefined) tell({ is: 'changes', text });
        if (asked.length === 0) {
          await new Promise<void>((done) => {
            wake = done;
            if (wait < Infinity) setTimeout(done, Math.max(50, wait));
          });
        }
        continue;
      }
    }
    const text = engine.changes();
    if (text !== undefined) tell({ is: 'changes', text });
  }
}

async function main(address: string) {
  let files: Awaited<ReturnType<typeof openFiles>>;
  try {
    files = await openFiles();
  } catch (why) {
    const taken = why instanceof DOMException && why.name === 'NoModificationAllowedError';
    return tell({ is: 'ended', why: taken ? 'taken' : 'no_files', text: String(why) });
  }
  try {
    const doing = { work: false };
    let engine: Engine | undefined;
    let told = 0;
    const pulse = () => {
      if (!engine || !doing.work || performance.now() - told < OFTEN) return;
      told = performance.now();
      tell({ is: 'working', answers: meanwhile(engine) });
    };
    await files.refill();
    const wasm = await WebAssembly.compileStreaming(fetch(address));
    engine = await startEngine(wasm, files.pool, pulse);
    // The opening, with the migration after an update.
    doing.work = true;
    engine.work();
    doing.work = false;
    tell({ is: 'idle' });
    tell({ is: 'ready' });
    await serve(engine, files.pool, files.refill, doing);
  } catch (why) {
    tell({ is: 'ended', why: 'mistake', text: String(why) });
  }
}
