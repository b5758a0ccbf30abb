// The screen stays on, then lets go (scenario 18).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { RageTable } from '../pages/rageTable.js';

/** Stands in for the platform's lock, counts, and lets go of it when the page is hidden, as platforms do. */
function countedLock() {
  let sight = 'visible';
  const held = new Set();
  window.lock = { requests: 0, releases: 0, refuse: false, get held() { return held.size; } };
  Object.defineProperty(document, 'visibilityState', { get: () => sight });
  window.look = (state) => {
    sight = state;
    if (state === 'hidden') for (const one of held) void one.release();
    document.dispatchEvent(new Event('visibilitychange'));
  };
  class Sentinel extends EventTarget {
    async release() {
      if (!held.delete(this)) return;
      window.lock.releases += 1;
      this.dispatchEvent(new Event('release'));
    }
  }
  const request = async () => {
    window.lock.requests += 1;
    if (localStorage.getItem('refuse')) throw new DOMException('no', 'NotAllowedError');
    const one = new Sentinel();
    held.add(one);
    return one;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

async function watched(t, before = countedLock) {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno']);
  const page = await Page.open(t, browser, server.address, { before });
  const lock = () => page.evaluate('return [lock.requests, lock.releases, lock.held]');
  const locked = (state) => page.until(async () => JSON.stringify(await lock()) === JSON.stringify(state));
  return { evening, page, lock, locked, table: new RageTable(page) };
}

test('asked for once, let go when hidden, asked for again, let go on leaving', async (t) => {
  const { evening, page, lock, locked, table } = await watched(t);
  await soon(async () => assert.deepEqual(await lock(), [0, 0, 0]));
  await page.tap({ role: 'link', begins: 'Next: ' });
  await locked([1, 0, 1]);
  await table.bids([['Ana', 3], ['Bruno', 7]]);
  await table.close(1);
  await soon(async () => assert.deepEqual(await lock(), [1, 0, 1]));
  await page.evaluate('look("hidden")');
  await locked([1, 1, 0]);
  await page.evaluate('look("visible")');
  await locked([2, 1, 1]);
  await table.leave();
  await locked([2, 2, 0]);
  assert.ok(evening.session);
});

test('a short pause keeps it, a long one lets go', async (t) => {
  const { evening, page, locked, table } = await watched(t);
  await page.page.clock.install();
  await page.go(evening.hash);
  await locked([1, 0, 1]);
  await table.choose('Pause the table');
  await page.see({ role: 'button', name: 'Go on playing' });
  await page.page.clock.fastForward('09:00');
  await locked([1, 0, 1]);
  await page.page.clock.fastForward('02:00');
  await locked([1, 1, 0]);
  await page.tap({ role: 'button', name: 'Go on playing' });
  await locked([2, 1, 1]);
});

test('refused, it is said in a small notice and play goes on', async (t) => {
  const { evening, page, lock, table } = await watched(t);
  await page.evaluate('localStorage.setItem("refuse", "yes")');
  await page.go(evening.hash);
  await page.until(() => page.evaluate('return document.body.innerText.includes("The screen may go dark")'));
  // Whatever else it lies over, the scores are read.
  const toast = await page.page.locator('.toast').elementHandle();
  for (const [width, height] of [[320, 568], [390, 844], [844, 390]]) {
    await page.resize(width, height);
    const apart = await page.page.evaluate((toast) => {
      const said = toast.getBoundingClientRect();
      return [...document.querySelectorAll('.strip .score')].every((score) => score.getBoundingClientRect().top >= said.bottom || score.getBoundingClientRect().bottom <= said.top);
    }, toast);
    assert.ok(apart, `${width}x${height}`);
    // The way back and the menu stay in sight; a line or two says it.
    const covered = await page.page.evaluate((toast) => {
      const said = toast.getBoundingClientRect();
      return [...document.querySelectorAll('[data-frame] button, [data-frame] a')].filter((key) => {
        const { left, right, top, bottom } = key.getBoundingClientRect();
        return key.checkVisibility() && key.querySelector('svg') && left < said.right && right > said.left && top < said.bottom && bottom > said.top;
      }).map((key) => key.getAttribute('aria-label'));
    }, toast);
    assert.deepEqual(covered, [], `${width}x${height}`);
    assert.ok((await toast.boundingBox()).height < 60, `two lines at ${width}x${height}`);
  }
  // Whoever plays on has done with it; this device says it once.
  await table.bids([['Ana', 3]]);
  assert.equal(await page.page.locator('.toast').count(), 0);
  await page.page.reload();
  await page.until(async () => (await lock())[0] > 0);
  await table.bids([['Bruno', 7]]);
  assert.equal(await page.page.locator('.toast').count(), 0);
  await table.close(1);
});

test('switched off in the settings, it is never asked for', async (t) => {
  const { evening, page, lock, table } = await watched(t);
  await page.go('#/settings');
  await page.tap({ role: 'switch', begins: 'Keep the screen on' });
  await page.go(evening.hash);
  await table.bids([['Ana', 3]]);
  await soon(async () => assert.deepEqual(await lock(), [0, 0, 0]));
});
