// What a page asks of the backend: everything once when it opens, one request for a step, and nothing for what is not on the screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { RageTable } from '../pages/rageTable.js';
import { RUSH_OUT, RushOutTable } from '../pages/rushOutTable.js';

const commands = (addresses) => addresses.flatMap((address) => /\/rpc\/(\w+)/.exec(address)?.[1] ?? []);

/** The commands that were sent while `act` ran. */
async function asked(page, act) {
  const before = page.requests.length;
  await act();
  await page.answered();
  return commands(page.requests.slice(before));
}

/**
 * The page and its table have asked for everything, each once. The first answer may be older than the first change that
 * is heard: then its notices are asked for once more.
 */
async function opened(page) {
  await page.answered();
  const asked = commands(page.requests);
  const again = asked.filter((name, at) => asked.indexOf(name) < at);
  assert.ok(again.length === 0 || again.join() === 'welcome', again.join());
}

test('a first visit fetches the pictures of the games, and nothing of a table', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  const fetched = () => page.requests.flatMap((address) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(address)?.[1] ?? []);
  await page.see({ css: 'main li svg' });
  await page.until(() => fetched().includes('focus'));
  await page.answered();
  assert.deepEqual(fetched().sort(), ['app', 'common', 'emblems', 'en', 'first', 'focus', 'index', 'letters', 'rolldown-runtime']);
});

test('a bid is one request, and what one left is fetched when one comes back to it', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR);
  const page = await Page.open(t, browser, server.address + evening.hash);
  const table = new RageTable(page);
  await table.asksBid('Ana');
  await opened(page);
  const bids = await asked(page, async () => {
    await table.bids([['Ana', 3], ['Bruno', 0], ['Carla', 4]]);
    await table.asksBid('Diego');
  });
  assert.deepEqual(bids, ['play', 'play', 'play']);
  const home = await asked(page, async () => {
    await page.evaluate("location.hash = '#/'");
    await page.see({ role: 'heading', name: 'Rage' });
  });
  // The last bid may be heard of only here, which fetches them once more.
  assert.deepEqual([...new Set(home)].sort(), ['history', 'tables']);
});

test('a roll is one request', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR, { ...RUSH_OUT, first: 0, config: { mode: 'dice' } });
  const page = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet' });
  await page.see('roll-0');
  const table = new RushOutTable(page);
  await opened(page);
  await table.roll(0);
  await page.until(async () => (await table.rolls(0)) === 1);
  const rolls = await asked(page, async () => {
    for (const seat of [1, 2, 3]) {
      await table.roll(seat);
      await page.until(async () => (await table.rolls(seat)) === 1);
    }
  });
  assert.deepEqual(rolls, ['play', 'play', 'play']);
});
