#!/usr/bin/env node
// `tapete serve` with the engine of the page without a server (TAPETE_WASM): the same pool of files and the same calls of
// the system, over files of this machine. The tests end to end run against it as against the native one:
//   TAPETE=tests/e2e/harness/wasm-server.js TAPETE_WASM=… node --test tests/e2e/browser/round.test.js
import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, mkdirSync, openSync, readdirSync, readSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { compiled, Engine } from './engine.js';

const root = new URL('../../../', import.meta.url).pathname;
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
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

const option = (name) => process.argv[process.argv.indexOf(name) + 1];
const folder = join(option('--data'), 'pool');
mkdirSync(folder, { recursive: true });
const names = readdirSync(folder);
let count = Math.max(0, ...names.map(Number));
const more = (n) => Array.from({ length: n }, () => new Handle(join(folder, String(++count))));
const engine = await Engine.open(await compiled(process.env.TAPETE_WASM), names.map((name) => new Handle(join(folder, name))), more, FREE);

const listeners = new Set();
let ringing;
function after() {
  for (const change of engine.changes()) {
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(change)}\n\n`);
  }
  clearTimeout(ringing);
  const next = engine.ring();
  if (next !== undefined) ringing = setTimeout(after, Math.max(10, next));
}
function later() {
  engine.work();
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
    const { status, text: answer } = engine.call(pathname.slice('/rpc/'.length), text);
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
