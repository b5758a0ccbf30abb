/** The worker of the page: it holds the files and the engine, and answers one request after another. */

import { startEngine, type Engine } from './engine';
import type { Asked, Start, Told } from './messages';
import { openFiles, Taken, type Folder } from './files';

/** So often it is told how far a longer work is, in milliseconds. */
const OFTEN = 150;
/** So long after the last request the daily backup is written, in milliseconds. */
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

type Files = Awaited<ReturnType<typeof openFiles>>;

/** Where the files of the pool are. */
async function folder(): Promise<Folder> {
  const root = await navigator.storage.getDirectory();
  return (await root.getDirectoryHandle('tapete', { create: true })) as unknown as Folder;
}

/** Compiled while it is fetched, by hosts that say what it is. */
async function compiled(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  const said = response.headers.get('content-type') === 'application/wasm';
  return said ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
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

function handedOut(pool: Files['pool'], { path, copied }: { path: string; copied: boolean }) {
  const inside = path.replace(/^\/+/, '');
  return copied ? pool.copies(inside) : pool.take(inside);
}

async function serve(engine: Engine, { pool, refill }: Files, doing: { work: boolean }) {
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
      tell({ is: 'files', id: request.id, files: handedOut(pool, request) });
    } else {
      doing.work = true;
      const worked = engine.work();
      doing.work = false;
      if (worked) tell({ is: 'idle' });
      else {
        if (performance.now() >= quiet) {
          engine.background();
          quiet = Infinity;
        }
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
  let files: Files;
  try {
    files = await openFiles(await folder());
  } catch (why) {
    return tell({ is: 'ended', why: why instanceof Taken ? 'taken' : 'no_files', text: String(why) });
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
    // Older browsers open none of these files, and say so only then.
    if (files.pool.free === 0 && [...files.pool.paths()].length === 0) return tell({ is: 'ended', why: 'no_files', text: 'no file could be opened' });
    const wasm = await compiled(address);
    engine = await startEngine(wasm, files.pool, pulse);
    // The opening, with the migration after an update.
    doing.work = true;
    engine.work();
    doing.work = false;
    tell({ is: 'idle' });
    tell({ is: 'ready' });
    await serve(engine, files, doing);
  } catch (why) {
    tell({ is: 'ended', why: 'mistake', text: String(why) });
  }
}
