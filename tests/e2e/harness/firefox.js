// Debian's Firefox, driven by WebDriver BiDi: as a guest's phone may run it, or with the page without a server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { askAsTab } from './device.js';

export class Firefox {
  #folder;
  #address;
  #language;
  #browser;
  page;
  /** Errors of its pages. */
  errors = [];

  /** Opens `address` with a profile of its own; goes away when the test `t` ends. */
  static async open(t, address, language = 'en-GB') {
    const firefox = new Firefox();
    firefox.#address = address;
    firefox.#language = language;
    firefox.#folder = await mkdtemp(join(tmpdir(), 'tapete-firefox-'));
    t.after(async () => {
      await firefox.#browser?.close();
      await rm(firefox.#folder, { recursive: true, force: true, maxRetries: 5 });
    });
    await firefox.start();
    return firefox;
  }

  async start() {
    this.#browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
      userDataDir: join(this.#folder, 'profile'),
      // It starts only where the home folder is its own user's.
      env: { ...process.env, HOME: this.#folder },
      extraPrefsFirefox: { 'intl.accept_languages': this.#language },
    });
    this.page = await this.#browser.newPage();
    this.page.setDefaultTimeout(60_000);
    this.page.on('pageerror', (error) => this.errors.push(String(error)));
    await this.page.setViewport({ width: 390, height: 844 });
    await this.page.goto(this.#address);
  }

  /** The browser dies in the middle of what it does. */
  async kill() {
    const process = this.#browser.process();
    const ended = new Promise((done) => process.once('exit', done));
    process.kill('SIGKILL');
    await ended;
  }

  /** What a screen reader calls so. */
  #named(role, name) {
    return this.page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  }

  press(name) {
    return this.#named('button', name).click();
  }

  see(role, name) {
    return this.#named(role, name).wait();
  }

  text(id) {
    return this.page.$eval(`[data-testid="${id}"]`, (element) => element.innerText);
  }

  /** Asks a command of the page without a server; gives status and answer, as the server does. */
  rpc(name, payload = {}) {
    return this.page.evaluate(askAsTab, { name, payload });
  }
}
