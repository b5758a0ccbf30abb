// The W3C WebDriver protocol, as much of it as the tests speak.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A loaded machine may take long over a start; nothing takes longer than this. */
const PATIENCE = 60_000;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** A driver and the one app it started. */
export class Driver {
  #child;
  #base;
  #session;
  #app;

  /** Starts `binary` with these arguments under the driver, with these variables beside the usual ones. */
  static async start(binary, variables, args = []) {
    const driver = new Driver();
    const port = await freePort();
    driver.#base = `http://127.0.0.1:${port}`;
    driver.#child = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, TAURI_WEBVIEW_AUTOMATION: 'true', ...variables },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    for (let tries = 0; ; tries += 1) {
      try {
        await fetch(`${driver.#base}/status`);
        break;
      } catch (error) {
        if (tries > 100) throw error;
        await sleep(50);
      }
    }
    const options = { 'webkitgtk:browserOptions': { binary, args } };
    const { sessionId } = await driver.#ask('POST', '/session', {
      capabilities: { alwaysMatch: options },
    });
    driver.#session = `/session/${sessionId}`;
    driver.#app = driver.#childOfDriver();
    return driver;
  }

  async #ask(method, path, body) {
    const answer = await fetch(`${this.#base}${path}`, {
      method,
      // A question that hangs fails by name instead of holding up the whole run.
      signal: AbortSignal.timeout(PATIENCE),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  /** Runs `script` (the body of a function) in the page. */
  evaluate(script, ...args) {
    return this.#ask('POST', `${this.#session}/execute/sync`, { script, args });
  }

  click(element) {
    return this.#ask('POST', `${this.#session}/element/${element[ELEMENT]}/click`);
  }

  clear(element) {
    return this.#ask('POST', `${this.#session}/element/${element[ELEMENT]}/clear`);
  }

  type(element, text) {
    return this.#ask('POST', `${this.#session}/element/${element[ELEMENT]}/value`, { text });
  }

  /** Presses a key where the focus is; the codes of special keys are the protocol's. */
  press(key) {
    const actions = [{ type: 'keyDown', value: key }, { type: 'keyUp', value: key }];
    return this.#ask('POST', `${this.#session}/actions`, {
      actions: [{ type: 'key', id: 'keys', actions }],
    });
  }

  resize(width, height) {
    return this.#ask('POST', `${this.#session}/window/rect`, { width, height });
  }

  async screenshot() {
    return Buffer.from(await this.#ask('GET', `${this.#session}/screenshot`), 'base64');
  }

  title() {
    return this.#ask('GET', `${this.#session}/title`);
  }

  /** The app's process. */
  pid() {
    return this.#app;
  }

  #childOfDriver() {
    const isOurs = (pid) => {
      try {
        const [, after] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /);
        return after.split(' ')[1] === String(this.#child.pid);
      } catch {
        return false;
      }
    };
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOurs(name));
    if (!pid) throw new Error('the app is not running');
    return Number(pid);
  }

  /** Ends the app as a power cut would, then the driver. */
  async kill() {
    await this.#end();
  }

  /** Closes the window, then ends the driver. */
  async close() {
    await this.#ask('DELETE', this.#session).catch(() => undefined);
    await this.#end();
  }

  async #end() {
    try {
      // Closing the session does not always end the app.
      process.kill(this.#app, 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((done) => this.#child.once('exit', done));
    // Asked politely it may wait for the app that has just gone.
    this.#child.kill('SIGKILL');
    await ended;
  }
}
