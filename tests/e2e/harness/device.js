// A phone with the page without a server: a browser with a profile of its own, which can be killed and started again.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM } from './chromium.js';

/** Asks a command as another tab of the page would. */
export function askAsTab({ name, payload }) {
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel('tapete');
  return new Promise((done) => {
    let receiver;
    const lost = () => done({ status: 0, answer: { kind: 'unreachable' } });
    const ask = () => channel.postMessage({ is: 'asked', from: tab, asked: { is: 'call', id: '1', name, payload: JSON.stringify(payload) } });
    channel.onmessage = ({ data }) => {
      if (data.is === 'received' && data.to === tab) receiver = data.by;
      // The page has only just begun, and did not hear it; or the one that heard it is gone.
      if (data.is === 'open' && !receiver) ask();
      // What ended before this was received has nothing to do with it.
      if (receiver && ((data.is === 'open' && receiver !== data.by) || (data.is === 'told' && data.told.is === 'ended'))) lost();
      if (data.is !== 'told' || data.to !== tab || data.told.is !== 'answer') return;
      channel.close();
      done({ status: data.told.ok ? 200 : 422, answer: JSON.parse(data.told.text) });
    };
    ask();
  });
}

const READY = 'main:not([aria-busy=true]) *';

export class Device {
  #folder;
  #context;
  #address;
  #language;
  page;
  /** Errors of its pages. */
  errors = [];

  /** Opens the page at `address`; goes away when the test `t` ends. */
  static async open(t, address, { language = 'en-GB', before } = {}) {
    const device = new Device();
    device.#address = address;
    device.#language = language;
    device.#folder = await mkdtemp(join(tmpdir(), 'tapete-device-'));
    t.after(async () => {
      await device.#context.close().catch(() => undefined);
      await rm(device.#folder, { recursive: true, force: true, maxRetries: 5 });
    });
    await device.start(before);
    return device;
  }

  /** Starts the browser and opens the page. `before` is done to the tab before it goes there. */
  async start(before) {
    this.#context = await chromium.launchPersistentContext(this.#folder, {
      ...CHROMIUM,
      viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: this.#language, reducedMotion: 'reduce',
    });
    const [first] = this.#context.pages();
    await before?.(first);
    this.page = await this.tab(first);
  }

  /** One more tab with the page in it. */
  async tab(page) {
    const tab = page ?? (await this.#context.newPage());
    tab.setDefaultTimeout(30_000);
    tab.on('pageerror', (error) => this.errors.push(String(error)));
    await tab.goto(this.#address);
    await tab.waitForSelector(READY, { state: 'attached' });
    return tab;
  }

  close() {
    return this.#context.close();
  }

  /** Ends the browser as a person does, and starts it again. */
  async restart(before) {
    await this.close();
    await this.start(before);
  }

  /**
   * The memory of all processes of the browser, shared pages by their share, in MB; without the files of its program,
   * whose share depends on how many browsers run on this machine.
   */
  async memory() {
    const { pids } = await this.#processes();
    const own = (pid) => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm);
    return pids.flatMap((pid) => [...own(pid)]).reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024;
  }

  async reload() {
    await this.page.reload();
    await this.page.waitForSelector(READY, { state: 'attached' });
  }

  offline(off) {
    return this.#context.setOffline(off);
  }

  /** Ends every process of the browser at once, as a system that needs the memory does. */
  async kill() {
    const { pids } = await this.#processes();
    const closed = new Promise((done) => this.#context.once('close', done));
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended with its parent.
      }
    }
    await closed;
  }

  async #processes() {
    const session = await this.#context.browser().newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return { pids: processInfo.map((one) => one.id) };
  }

  /** A DevTools session of the first tab. */
  cdp() {
    return this.#context.newCDPSession(this.page);
  }

  async rpc(name, payload = {}) {
    return this.page.evaluate(askAsTab, { name, payload });
  }
}
