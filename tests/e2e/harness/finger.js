// One quick finger: it needs a moment to come down at the same place again; what follows sooner is taken for a bounce.
import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_MS = 160;
const NEAR_PX = 24;

export class Finger {
  #last = { x: 0, y: 0, lifted: 0 };

  /** Does `press` in the middle of `box`, when the finger is there. */
  async press({ x, y, width, height }, press) {
    const middle = { x: x + width / 2, y: y + height / 2 };
    const near = Math.hypot(middle.x - this.#last.x, middle.y - this.#last.y) < NEAR_PX;
    if (near) await sleep(Math.max(0, this.#last.lifted + AGAIN_MS - Date.now()));
    await press();
    this.#last = { ...middle, lifted: Date.now() };
  }
}
