// Waiting for something to become true.
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `what` gives something true, and gives that. */
export async function until(what, seconds = 20) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await what();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain: ${what}`);
    await sleep(50);
  }
}
