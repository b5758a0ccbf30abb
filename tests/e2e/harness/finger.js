// One quick finger: it needs a moment to come down on the same again; what follows sooner is taken for a bounce.
import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_MS = 160;

export class Finger {
  #from;
  #lifted = 0;

  /** Does `press` to `target`, when the finger is there. */
  async press(target, press) {
    const from = JSON.stringify(target);
    if (from === this.#from) await sleep(Math.max(0, this.#lifted + AGAIN_MS - Date.now()));
    await press();
    this.#from = from;
    this.#lifted = Date.now();
  }
}
