// Fingers on the glass: real touches, several at once, as Chromium gets them from a screen.

import { setTimeout as sleep } from 'node:timers/promises';

/** The middle of what is named, in pixels of the window. */
async function middle(page, target) {
  const { role, begins, ...rest } = target;
  const name = begins === undefined ? rest.name : new RegExp(`^${begins}`);
  const box = await page.page.getByRole(role, { exact: true, ...rest, name }).first().boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export class Fingers {
  #page;
  #cdp;
  #down = new Map();

  /** `page` is a Page of Chromium with a screen that can be touched. */
  static async on(page) {
    const fingers = new Fingers();
    fingers.#page = page;
    fingers.#cdp = await page.page.context().newCDPSession(page.page);
    return fingers;
  }

  async #tell(type, points, timestamp) {
    await this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp });
  }

  /** A finger comes down at a place, beside those that lie there already. `more`: radiusX, radiusY. */
  async down(id, { x, y }, more = {}) {
    this.#down.set(id, { x, y, id, radiusX: 8, radiusY: 8, ...more });
    await this.#tell('touchStart', [...this.#down.values()]);
  }

  /** Slides to a place, in steps as a finger does, and rests there: lifted in full swing it would be a fling. */
  async move(id, { x, y }) {
    const from = this.#down.get(id);
    for (const part of [0.3, 0.7, 1, 1]) {
      if (part === 1) await sleep(60);
      this.#down.set(id, { ...from, x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part });
      await this.#tell('touchMove', [...this.#down.values()]);
    }
  }

  async up(id) {
    const lifted = this.#down.get(id);
    this.#down.delete(id);
    await this.#tell('touchEnd', this.#down.size > 0 ? [lifted] : []);
  }

  /** One finger, meant; it lies there for `held` milliseconds. */
  async tap(target, held = 0) {
    if (held === 0) return (await this.#contacts(target))(0);
    await this.down(1, await middle(this.#page, target));
    await sleep(held);
    await this.up(1);
  }

  /** One finger that touches twice, as fast as a screen can tell; `came` waits for what the first contact brings. */
  async bounce(target, came) {
    const touch = await this.#contacts(target);
    if (!came) return void (await Promise.all([touch(0), touch(1)]));
    await touch(0);
    await came();
    await touch(1);
  }

  /** Short touches at one place, one after the other, 30 ms from down to up and from up to down by the screen's clock,
   * however late the page hears of them: on a busy machine a contact would else become a long press, and a bounce two
   * taps. */
  async #contacts(target) {
    const point = { ...(await middle(this.#page, target)), id: 1, radiusX: 8, radiusY: 8 };
    const began = Date.now() / 1000;
    const at = (n, step) => began + (2 * n + step) * 0.03;
    return (n) => Promise.all([this.#tell('touchStart', [point], at(n, 0)), this.#tell('touchEnd', [], at(n, 1))]);
  }

  /** One finger rests on something until it can be dragged, and takes it to something else. */
  async drag(target, to) {
    await this.dragFrom(await middle(this.#page, target), await middle(this.#page, to));
  }

  /** The same from one place of the window to another. */
  async dragFrom(from, to) {
    await this.down(1, from);
    await sleep(500);
    await this.move(1, to);
    await sleep(400);
    await this.up(1);
  }

  /** Two contacts at once, for less than 150 ms: a sleeve, the side of a hand. */
  async brush(target) {
    const { x, y } = await middle(this.#page, target);
    await this.down(1, { x: x - 20, y });
    await this.down(2, { x: x + 20, y });
    await this.up(1);
    await this.up(2);
  }

  /** A wide contact that stays. */
  async palm(target) {
    await this.down(1, await middle(this.#page, target), { radiusX: 60, radiusY: 45 });
    await this.up(1);
  }
}

/** How far what is named is turned, clockwise, as it is seen: 0, 90, 180 or 270. */
export function turnOf(page, target) {
  const { role, begins, ...rest } = target;
  const name = begins === undefined ? rest.name : new RegExp(`^${begins}`);
  return page.page.getByRole(role, { exact: true, ...rest, ...(name && { name }) }).first().evaluate((element) => {
    let turn = 0;
    for (let part = element; part instanceof Element; part = part.parentElement) {
      const { rotate, transform } = getComputedStyle(part);
      turn += rotate === 'none' ? 0 : parseFloat(rotate);
      const { a, b } = new DOMMatrix(transform === 'none' ? undefined : transform);
      turn += (Math.atan2(b, a) * 180) / Math.PI;
    }
    return Math.round(((turn % 360) + 360) % 360);
  });
}
