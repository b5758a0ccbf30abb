// The engine of the page without a server, without a page: its pool and its system calls over files that a test lends.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = new URL('../../../', import.meta.url).pathname;

/** What these modules export, as one bundle: each of them is in it once. */
async function bundled(paths) {
  const { rolldown } = await import(join(root, 'ui/node_modules/rolldown/dist/index.mjs'));
  const all = paths.map((path) => `export * from '${join(root, path)}';`).join('\n');
  const entry = { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? all : null) };
  const bundle = await rolldown({ input: 'entry', plugins: [entry], logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

export const { Pool, startEngine } = await bundled(['ui/src/platform/phone/pool.ts', 'ui/src/platform/phone/engine.ts']);

/** What a command's answer is called in HTTP, by the kind of its error. */
const STATUS = { not_found: 404, forbidden: 403, stale: 409, refused: 422, invalid: 400, preparing: 503, storage: 503 };

export const compiled = async (path) => WebAssembly.compile(await readFile(path));

/** The engine of a page that was built. */
export async function engineOf(page) {
  const name = (await readdir(join(page, 'assets'))).find((one) => one.endsWith('.wasm'));
  return compiled(join(page, 'assets', name));
}

/** The app in an engine of its own. */
export class Engine {
  #engine;
  #pool;
  #refill;

  /** Opens it over the files of the pool; `more(n)` makes so many more, of which `free` are kept free before each answer. */
  static async open(wasm, files, more, free) {
    const opened = new Engine();
    const pool = Pool.open(files);
    opened.#pool = pool;
    opened.#refill = () => {
      if (pool.free < free) pool.add(more(free - pool.free));
    };
    opened.#refill();
    opened.#engine = await startEngine(wasm, pool, () => undefined);
    opened.work();
    return opened;
  }

  /** Does all the work that waits. */
  work() {
    do this.#refill(); while (this.#engine.work());
  }

  call(name, text) {
    this.#refill();
    const { ok, text: answer } = this.#engine.call(name, text);
    return { status: ok ? 200 : (STATUS[JSON.parse(answer).kind] ?? 500), text: answer };
  }

  /** Asks a command and does what it began. */
  async rpc(name, payload = {}) {
    const { status, text } = this.call(name, JSON.stringify(payload));
    this.work();
    return { status, answer: JSON.parse(text) };
  }

  /** The answer of a command that is not refused. */
  async done(name, payload) {
    const { status, answer } = await this.rpc(name, payload);
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** What the job came to that a command began. */
  async job(name, payload) {
    await this.done(name, payload);
    return (await this.done('job')).outcome;
  }

  /** A file that was exported. */
  text = (path) => new TextDecoder().decode(this.bytes(path.replace(/^\//, '')));

  /** The paths of all files. */
  paths = () => [...this.#pool.paths()];

  bytes(path) {
    const file = this.#pool.get(path);
    const bytes = new Uint8Array(this.#pool.size(file));
    this.#pool.read(file, bytes, 0);
    return bytes;
  }

  changes = () => JSON.parse(this.#engine.changes() ?? '[]');
  ring = () => this.#engine.ring();
  /** What is done when nothing is asked. */
  background() {
    this.#refill();
    this.#engine.background();
  }
}
