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

/** Asks again until `holds` (which asserts) throws no more: a screen answers a moment after it is touched. */
export async function soon(holds, seconds = 10) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await holds();
    } catch (failure) {
      if (Date.now() > end) throw failure;
    }
    await sleep(50);
  }
}
