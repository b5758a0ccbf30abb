#!/usr/bin/env node
// `tapete serve` with the engine of the page without a server (TAPETE_WASM): the same pool of files and the same calls of
// the system, over files of this machine. The tests end to end run against it as against the native one:
//   TAPETE=tests/e2e/harness/wasm-server.js TAPETE_WASM=… node --test tests/e2e/browser/round.test.js
import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, mkdirSync, openSync, readdirSync, readSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const root = new URL('../../../', import.meta.url).pathname;
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const STATUS = { not_found: 404, forbidden: 403, stale: 409, refused: 422, invalid: 400, preparing: 503, storage: 503 };
/** So many files are free before each answer. */
const FREE = 64;

/** A file of the pool, as a browser lends it. */
class Handle {
  constructor(path) {
    this.fd = openSync(path, 'a+') && openSync(path, 'r+');
  }
  read = (into, { at }) => readSync(this.fd, into, 0, into.length, at);
  write = (from, { at }) => writeSync(this.fd, from, 0, from.length, at);
  truncate = (size) => ftruncateSync(this.fd, size);
  getSize = () => fstatSync(this.fd).size;
  flush = () => fdatasyncSync(this.fd);
  close = () => closeSync(this.fd);
}

async function bundled(path) {
  const { rolldown } = await import(join(root, 'ui/node_modules/rolldown/dist/index.mjs'));
  const bundle = await rolldown({ input: join(root, path), logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

const option = (name) => process.argv[process.argv.indexOf(name) + 1];
const folder = join(option('--data'), 'pool');
mkdirSync(folder, { recursive: true });
const [{ Pool }, { startEngine }, wasm] = await Promise.all([
  bundled('ui/src/platform/phone/pool.ts'), bundled('ui/src/platform/phone/engine.ts'), readFile(process.env.TAPETE_WASM),
]);
const names = readdirSync(folder);
let count = Math.max(0, ...names.map(Number));
const pool = Pool.open(names.map((name) => new Handle(join(folder, name))));
const refill = () => {
  if (pool.free < FREE) pool.add(Array.from({ length: FREE - pool.free }, () => new Handle(join(folder, String(++count)))));
};
refill();
const engine = await startEngine(await WebAssembly.compile(wasm), pool, () => undefined);
while (engine.work());

const listeners = new Set();
let ringing;
function after() {
  const changes = engine.changes();
  for (const change of changes ? JSON.parse(changes) : []) {
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(change)}\n\n`);
  }
  clearTimeout(ringing);
  const next = engine.ring();
  if (next !== undefined) ringing = setTimeout(after, Math.max(10, next));
}
function later() {
  refill();
  if (engine.work()) setImmediate(later);
  after();
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/changes') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
    listeners.add(response);
    return request.on('close', () => listeners.delete(response));
  }
  if (pathname.startsWith('/rpc/')) {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    refill();
    const { ok, text: answer } = engine.call(pathname.slice('/rpc/'.length), text);
    const status = ok ? 200 : (STATUS[JSON.parse(answer).kind] ?? 500);
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    return setImmediate(later);
  }
  try {
    const name = pathname === '/' ? 'index.html' : pathname;
    const body = await readFile(join(root, 'ui/dist', name));
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(Number(option('--port')), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));
process.on('SIGTERM', () => process.exit(0));
