// A host for static files, as any other: no special headers, under a path of its own, and the page only by its folder.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.png': 'image/png',
  '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2', '.json': 'application/json',
};

export class Site {
  #server;
  #port = 0;
  #folder;
  /** Whether it says what WebAssembly is. */
  knowsWasm = true;

  /** Serves a folder below `/tapete/`. */
  static async open(folder) {
    const site = new Site();
    site.#folder = folder;
    await site.start();
    return site;
  }

  get address() {
    return `http://localhost:${this.#port}/tapete/`;
  }

  /** Another version of the files from now on. */
  serve(folder) {
    this.#folder = folder;
  }

  async start() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    await new Promise((listening) => this.#server.listen(this.#port, '127.0.0.1', listening));
    this.#port = this.#server.address().port;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #answer(request, response) {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (path.endsWith('/index.html')) return void response.writeHead(308, { location: '/tapete/' }).end();
    const name = path === '/tapete/' ? 'index.html' : normalize(path.replace('/tapete/', '')).replace(/^(\.\.[/\\])+/, '');
    try {
      const body = await readFile(join(this.#folder, name));
      const type = (name.endsWith('.wasm') && !this.knowsWasm) || !TYPES[extname(name)] ? 'application/octet-stream' : TYPES[extname(name)];
      response.writeHead(200, { 'content-type': type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  }
}
