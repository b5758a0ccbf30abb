// Every state of a screen that looks different, looked at in every way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from './browser.js';
import { Page } from './chromium.js';
import { fits, largeActions, legible, looksRight, motionless, told } from './looks.js';
import { Server } from './server.js';

/** Of so many states one is also read with more contrast. */
const READ = 4;

/**
 * A test for each state of one part of the app. `statesOf(server, page, at)` lays the tables and gives
 * `[name, reachIt]` for each state, in an order in which one may go on from the one before; `at(hash, seen)`
 * gives a way to a place of the app.
 */
export function everyState(part, statesOf) {
  test(`${part} looks right in every state: light, dark, forced colours, 320 px wide, with text of 200 %; and asks only this machine`, async (t) => {
    const server = await Server.open(t);
    const page = await Page.open(t, browser, server.address);
    // A file that cannot be taken is answered as a bad request, which the browser writes down by itself.
    page.expects(/400 \(Bad Request\)/);
    const at = (hash, seen) => async () => {
      // Leaves whatever sheet is open, and what was begun at this address.
      if ((await page.has({ role: 'dialog' })) || page.page.url().endsWith(hash)) await page.go('#/settings');
      await page.go(hash);
      await page.see(seen);
    };
    for (const [n, [name, reachIt]] of (await statesOf(server, page, at)).entries()) {
      await t.test(name, async () => {
        await reachIt();
        await looksRight(page);
        await largeActions(page);
        await motionless(page);
        await page.inTheDark(() => legible(page));
        // What axe reads of forced colours are the page's own: text has the system's there.
        await page.withMoreContrast(() => told(page), 'active');
        if (n % READ === 0) await page.withMoreContrast(() => legible(page));
        await page.atSize('narrow', () => fits(page));
        await page.withLargeText(() => fits(page));
      });
    }
    assert.ok(page.requests.length > 20);
    assert.deepEqual(page.requests.filter((url) => !url.startsWith(new URL(server.address).origin) && !url.startsWith('data:')), []);
  });
}
