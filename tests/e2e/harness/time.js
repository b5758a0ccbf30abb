// Time that a test moves: of the server (a debug build reads how far it is ahead) and of the page (Playwright) at once.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from './server.js';

/** A server whose clock can be moved on, with the pages that look at it. */
export class MovedTime {
  #file;
  #pages = [];
  #ahead = 0;
  server;

  static async open(t) {
    const time = new MovedTime();
    const folder = mkdtempSync(join(tmpdir(), 'tapete-time-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    time.#file = join(folder, 'now');
    time.#write();
    time.server = await Server.open(t, undefined, '', {
      TAPETE_AHEAD: time.#file,
    });
    return time;
  }

  #write() {
    writeFileSync(this.#file, `${this.#ahead}\n`);
  }

  /** Now, as the server and the pages see it. */
  now() {
    return Date.now() + this.#ahead;
  }

  /** From here on this page has the moved time, too. */
  async take(page, hash) {
    await page.page.clock.install({ time: this.now() });
    await page.go(hash);
    this.#pages.push(page);
  }

  /** So many milliseconds later, all at once: as after a sleep or in a hidden page. */
  async later(ms) {
    this.#ahead += ms;
    this.#write();
    for (const page of this.#pages) await page.page.clock.fastForward(ms);
  }
}
