// The real app in its real window.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIND } from './find.js';
import { Finger } from './finger.js';
import { countTaps } from './taps.js';
import { until } from './until.js';
import { Driver } from './webdriver.js';

const KEYS = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Space: ' ', Backspace: '\uE003' };

// A finger does not hit what is still moving: it waits until the same thing has stood where it is for some pictures.
// What is drawn anew meanwhile is looked for again, all in one script: between two it could be gone.
const STILL = `
  const find = () => { ${FIND} };
  return new Promise((done) => {
    let found = null;
    let last = '';
    let same = 0;
    const look = () => {
      const now = find();
      if (!now) return done(null);
      const { x, y, width, height } = now.getBoundingClientRect();
      const box = [x, y, width, height].join();
      same = now === found && box === last ? same + 1 : 0;
      [found, last] = [now, box];
      if (same < 5) requestAnimationFrame(look);
      else done({ found, box: { x, y, width, height } });
    };
    look();
  });`;

const TEXT = `const find = () => { ${FIND} }; return find()?.innerText ?? null;`;
const SEEN = `const find = () => { ${FIND} }; return find() !== null;`;

/** The app, started on a data folder of its own; it can be killed and started again. */
export class AppWindow {
  #driver;
  #finger = new Finger();
  #folder;
  #env;

  /**
   * A new app on an empty data folder; goes away when the test `t` ends. `env` is added to what it finds in its
   * environment.
   */
  static async open(t, env = {}) {
    const binary = process.env.TAPETE_APP;
    // The driver would open a session on something else and every look-up would find nothing.
    if (!binary || !existsSync(binary)) throw new Error(`TAPETE_APP names no program: ${binary}`);
    const app = new AppWindow();
    app.#folder = await mkdtemp(join(tmpdir(), 'tapete-'));
    app.#env = { TAPETE_DATA: app.#folder, LANGUAGE: 'en', ...env };
    t.after(() => app.#leave());
    await app.start();
    return app;
  }

  get folder() {
    return this.#folder;
  }

  /** Starts it, as the system does with a link or a file as its argument, and waits until it is ready. */
  async start(...args) {
    await this.begin(...args);
    await this.until(async () => !(await this.rpc('welcome')).preparing, 60);
  }

  /** Starts it, and waits until it draws. */
  async begin(...args) {
    this.#driver = await Driver.start(process.env.TAPETE_APP, this.#env, args);
    await this.until(() => this.evaluate('return document.querySelector("#app > *") !== null'));
    await this.evaluate(`(${countTaps})()`);
  }

  /** Starts it a second time, from the folder of its data, while it runs; gives the exit code of that second one. */
  async startAgain(...args) {
    const second = spawn(process.env.TAPETE_APP, args, { env: { ...process.env, ...this.#env }, cwd: this.#folder, stdio: 'inherit' });
    const ended = new Promise((done) => second.once('exit', done));
    const late = setTimeout(() => second.kill('SIGKILL'), 20_000);
    const code = await ended;
    clearTimeout(late);
    return code;
  }

  /** Ends it without a word, as a power cut would. */
  kill() {
    return this.#driver.kill();
  }

  close() {
    return this.#driver.close();
  }

  pid() {
    return this.#driver.pid();
  }

  title() {
    return this.#driver.title();
  }

  evaluate(script, ...args) {
    return this.#driver.evaluate(script, ...args);
  }

  /** Asks a command as the page does; fails with the wire's error. */
  rpc(name, request = {}) {
    const ask = `return window.__TAURI_INTERNALS__.invoke('rpc', { name: arguments[0], payload: arguments[1] })
      .then((answer) => ({ answer }), (error) => ({ error }))`;
    const payload = typeof request === 'string' ? request : JSON.stringify(request);
    return this.evaluate(ask, name, payload).then(({ answer, error }) => {
      if (error) throw error;
      return JSON.parse(answer);
    });
  }

  /** Waits until `what` gives something true, and gives that. */
  until(what, seconds) {
    return until(what, seconds);
  }

  /** Asks this script about a target until it is on the screen. */
  async #ask(script, target) {
    try {
      return await this.until(() => this.evaluate(script, target));
    } catch (error) {
      throw new Error(`not on the screen: ${JSON.stringify(target)}`, { cause: error });
    }
  }

  async tap(target) {
    const { found, box } = await this.#ask(STILL, target);
    await this.#finger.press(box, () => this.#driver.click(found));
  }

  async type(target, text) {
    const { found } = await this.#ask(STILL, target);
    await this.#driver.clear(found);
    await this.#driver.type(found, text);
  }

  press(key) {
    return this.#driver.press(KEYS[key] ?? key);
  }

  async see(target) {
    await this.#ask(SEEN, target);
  }

  has(target) {
    return this.evaluate(SEEN, target);
  }

  text(target) {
    return this.#ask(TEXT, target);
  }

  resize(width, height) {
    return this.#driver.resize(width, height);
  }

  async screenshot(path) {
    await writeFile(path, await this.#driver.screenshot());
  }

  async #leave() {
    await this.#driver?.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
