// Chromium as a person holds it: a phone, a tablet, a desktop; the page is asked as the window is.
import { chromium } from 'playwright-core';
import { Finger } from './finger.js';
import { LATE, lateAnswers } from './late.js';
import { countTaps } from './taps.js';
import { until } from './until.js';

/** The sizes every screen is looked at in; 320 is the narrowest that must work. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
  desktop: { width: 1280, height: 800 },
  narrow: { width: 320, height: 640 },
};

/** Phones as they are, upright and on their side; the first and the last are the lowest. */
export const PHONES = [[320, 568], [360, 640], [390, 844], [844, 390], [640, 360]];

/** Chromium without its own toolbars: their pages cost a test as much processor time as Tapete's. */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
  ],
};

/** The box of what is not drawn yet. */
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** Runs in the page. */
const threeFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));

/** A browser; the tests of a file have one together (`browser.js`). */
export function launch() {
  return chromium.launch(CHROMIUM);
}

/** The pages that each test has opened. */
const PAGES = new WeakMap();
/** What is written down of a server that ended, or of a network that is gone: by the browser, and by the app. */
const UNREACHED = /net::ERR_|Failed to fetch/;

/** What went wrong on the pages of the test `t` and was not expected. */
export function wentWrong(t) {
  return (PAGES.get(t) ?? []).flatMap((page) => page.unexpected());
}

/** One page, with the same words as the window's; it remembers everything that went wrong in it. */
export class Page {
  #context;
  #address;
  /** The same with the key of the page, which the server takes out of the address. */
  #door;
  #touch;
  #size;
  #finger = new Finger();
  page;
  /** Errors of the page and of its console, refused scripts and styles among them. */
  errors = [];
  #expected = [UNREACHED];
  /** Every address that was asked for. */
  requests = [];
  /** The commands that wait for their answer. */
  #waiting = new Set();

  /**
   * Opens `address` in a context of its own that ends with the test `t`, or with what `lasts`.
   * `how`: size (a name of SIZES), theme (light, dark), language (en-GB, es-ES), motion (reduce),
   * before (a function that runs in the page before its own scripts).
   */
  static async open(t, browser, address, how = {}, lasts = t) {
    const { size = 'phone', theme = 'light', language = 'en-GB', motion = 'reduce', before } = how;
    const opened = new Page();
    const { origin, pathname, search, hash } = new URL(address);
    opened.#address = origin + pathname;
    opened.#door = origin + pathname + search;
    opened.#touch = size !== 'desktop';
    opened.#context = await browser.newContext({
      viewport: SIZES[size],
      hasTouch: opened.#touch,
      colorScheme: theme,
      locale: language,
      reducedMotion: motion,
    });
    lasts.after(() => opened.#context.close());
    opened.#size = SIZES[size];
    opened.begin(t);
    opened.page = await opened.#context.newPage();
    // As long as the window's driver waits: a loaded machine may take long over a click.
    opened.page.setDefaultTimeout(60_000);
    await opened.page.addInitScript(countTaps);
    if (LATE > 0) await opened.page.addInitScript(lateAnswers, LATE);
    if (before) await opened.page.addInitScript(before);
    opened.page.on('request', (request) => {
      opened.requests.push(request.url());
      const { pathname } = new URL(request.url());
      if (pathname.includes('/rpc/')) opened.#waiting.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed']) {
      opened.page.on(end, (request) => opened.#waiting.delete(request));
    }
    opened.page.on('pageerror', (error) => opened.errors.push(String(error)));
    opened.page.on('console', (said) => {
      if (said.type() === 'error') opened.errors.push(said.text());
    });
    await opened.go(hash);
    return opened;
  }

  /** A refusal is answered as a bad request, which the browser writes down by itself: this one is meant. */
  expects(error) {
    this.#expected.push(error);
  }

  /** The errors that were not expected. */
  unexpected() {
    return this.errors.filter((error) => !this.#expected.some((one) => one.test(error)));
  }

  /** From here on it is the page of the test `t`, in which nothing has gone wrong. */
  begin(t) {
    PAGES.set(t, [...(PAGES.get(t) ?? []), this]);
    this.errors = [];
    this.requests = [];
    this.#expected = [UNREACHED];
  }

  /** Makes it as it was when it was opened, for another test of the same server. */
  async leave() {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.page.setViewportSize(this.#size);
    await this.go('#/settings');
    await this.evaluate('localStorage.clear(); sessionStorage.clear()');
  }

  /** Goes to a place of the app, such as `#/history`; the screen before stays until that one is there. */
  async go(hash) {
    const isOpen = this.page.url().startsWith(this.#address);
    // A sheet that has just closed takes its step of the history back: no test goes elsewhere in the middle of that.
    if (isOpen) await this.page.waitForFunction(() => !history.state?.layer || document.querySelector('[role=dialog], [data-turn-up], [aria-labelledby=book-title], [aria-labelledby=thing]') !== null);
    if (isOpen) await this.page.evaluate(goTo, hash);
    else await this.page.goto(this.#door + hash);
    await this.page.waitForSelector('main:not([aria-busy=true]) *', { state: 'attached' });
  }

  #locate(target) {
    if (typeof target === 'string') return this.page.getByTestId(target).first();
    const { role, begins, within, css, ...rest } = target;
    if (css) return this.page.locator(css).first();
    if (begins !== undefined) rest.name = new RegExp(`^${begins.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`);
    const part = within ? this.#locate(within) : this.page;
    return part.getByRole(role, { exact: true, ...rest }).first();
  }

  /** By a finger on a phone and a tablet, by the mouse on a desktop. */
  async tap(target) {
    const found = this.#locate(target);
    const box = (await found.boundingBox()) ?? NOWHERE;
    await this.#finger.press(box, () => (this.#touch ? found.tap() : found.click()));
  }

  /** Every answer of the commands that `which` names, from now on: what was asked, and the answer to await. */
  answers(which) {
    const heard = [];
    this.page.on('response', (response) => {
      if (!which.test(response.url())) return;
      const answer = response.json();
      // One that is still on its way when the page closes was awaited by no one.
      answer.catch(() => {});
      heard.push({ asked: response.request().postDataJSON(), answer });
    });
    return heard;
  }

  /** Scrolls until it is in view. */
  into(target) {
    return this.#locate(target).scrollIntoViewIfNeeded();
  }

  /** The middle of what is named, in pixels of the window. */
  async middle(target) {
    const { x, y, width, height } = (await this.#locate(target).boundingBox()) ?? NOWHERE;
    return { x: x + width / 2, y: y + height / 2 };
  }

  type(target, text) {
    return this.#locate(target).fill(text);
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  see(target) {
    return this.#locate(target).waitFor({ state: 'visible' });
  }

  has(target) {
    return this.#locate(target).isVisible();
  }

  text(target) {
    return this.#locate(target).innerText();
  }

  /** Presses and holds until something else is on the screen. */
  async hold(target, until) {
    await this.#locate(target).hover();
    await this.page.mouse.down();
    await this.see(until);
    await this.page.mouse.up();
  }

  /** Waits until `what` gives something true, and gives that. */
  until(what, seconds) {
    return until(what, seconds);
  }

  evaluate(script, ...args) {
    return this.page.evaluate(([body, given]) => new Function(body)(...given), [script, args]);
  }

  /** Gives the page another size; parts that follow a width hear of it with a frame, and are drawn with the next. */
  async resize(width, height) {
    await this.page.setViewportSize({ width, height });
    await this.drawn();
  }

  /** Does `what` while the device is dark. */
  async inTheDark(what) {
    await this.page.emulateMedia({ colorScheme: 'dark' });
    try {
      await what();
    } finally {
      await this.page.emulateMedia({ colorScheme: 'light' });
    }
  }

  /** Does `what` where the system asks for more contrast, and where it sets the colours itself. */
  async withMoreContrast(what, forcedColors = 'none') {
    await this.page.emulateMedia({ contrast: 'more', forcedColors });
    try {
      await what();
    } finally {
      await this.page.emulateMedia({ contrast: 'no-preference', forcedColors: 'none' });
    }
  }

  /** Does `what` at another size (one of SIZES). */
  async atSize(other, what) {
    const size = this.page.viewportSize();
    await this.page.setViewportSize(SIZES[other]);
    await this.drawn();
    try {
      await what();
    } finally {
      await this.page.setViewportSize(size);
    }
  }

  /** Does `what` with text of 200 % on a phone. */
  withLargeText(what) {
    return this.atSize('phone', async () => {
      await this.evaluate('document.documentElement.style.fontSize = "200%"');
      await this.drawn();
      try {
        await what();
      } finally {
        await this.evaluate('document.documentElement.style.fontSize = ""');
      }
    });
  }

  /** Until three frames were drawn: what follows a size hears of it with the first. */
  drawn() {
    return this.page.evaluate(threeFrames);
  }

  /** Waits until every command was answered, and what the answers brought about is drawn. */
  async answered() {
    do {
      await until(async () => this.#waiting.size === 0 && (LATE === 0 || (await this.page.evaluate(() => due)) === 0), 60);
      await this.drawn();
    } while (this.#waiting.size > 0);
  }

  screenshot(path) {
    return this.page.screenshot({ path });
  }
}

/** Runs in the page: ends when the app has heard of the new address. */
function goTo(hash) {
  if (location.hash === hash) return undefined;
  return new Promise((heard) => {
    window.addEventListener('hashchange', heard, { once: true });
    location.hash = hash;
  });
}
