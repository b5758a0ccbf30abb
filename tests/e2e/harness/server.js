// The real server on a data folder of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { until } from './until.js';

export class Server {
  #child;
  #folder;
  #env;
  /** Where it answers, as it says itself: with the key of its page. */
  address;

  /**
   * A new server on an empty data folder, or on what `prepare` puts into it; goes away when the
   * test `t` ends. `inside` names something in that folder to be used instead of it; `env` is added to
   * what it finds in its environment.
   */
  static async open(t, prepare, inside = '', env = {}) {
    const server = new Server();
    server.#env = { ...process.env, ...env };
    const whole = await mkdtemp(join(tmpdir(), 'tapete-'));
    server.#folder = join(whole, inside);
    t.after(async () => {
      await server.end('SIGTERM');
      await rm(whole, { recursive: true, force: true });
    });
    await prepare?.(whole);
    await server.start();
    return server;
  }

  get folder() {
    return this.#folder;
  }

  /** Its process. */
  get pid() {
    return this.#child.pid;
  }

  /** Starts it at a free port, or at the one it had before, and waits until it is ready. */
  async start() {
    await this.begin();
    await until(async () => !(await this.rpc('welcome')).answer.preparing, 60);
  }

  /** Starts it, and waits until it answers. */
  async begin() {
    const port = this.address ? new URL(this.address).port : '0';
    // Guests could come by the loopback interface; nothing listens for them before they are invited.
    const args = ['serve', '--port', port, '--data', this.#folder, '--lan', '127.0.0.1'];
    this.#child = spawn(process.env.TAPETE, args, { stdio: ['ignore', 'pipe', 'inherit'], env: this.#env });
    const lines = createInterface({ input: this.#child.stdout });
    this.address = await new Promise((told, failed) => {
      lines.once('line', told);
      this.#child.once('error', failed);
      this.#child.once('exit', (code) => failed(new Error(`tapete serve ended with ${code}`)));
    });
  }

  /** Ends it: SIGTERM as the system does, SIGKILL as a power cut does. Gives its exit code. */
  async end(signal) {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const ended = new Promise((done) => this.#child.once('exit', done));
    this.#child.kill(signal);
    return ended;
  }

  /** Fetches one of its paths as a page does that was opened by its address: the key is a cookie then. */
  fetch(path, { headers, ...how } = {}) {
    const { port, searchParams } = new URL(this.address);
    const cookie = `tapete-${port}=${searchParams.get('key')}`;
    return fetch(new URL(path, this.address), { ...how, headers: { cookie, ...headers } });
  }

  /** Asks a command as a page would; gives the status and the answer. */
  async rpc(name, payload = {}) {
    const answer = await this.fetch(`rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    return { status: answer.status, answer: await answer.json() };
  }
}
