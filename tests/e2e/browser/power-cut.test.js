// The phone dies while values are typed (scenario 5).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { RageTable } from '../pages/rageTable.js';

test('killed with two bids of four and half a number, it is all there again', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR);
  const page = await Page.open(t, browser, server.address + evening.hash);
  const table = new RageTable(page);
  await table.bids([['Ana', 3], ['Bruno', 0]]);
  await table.asksBid('Carla');
  await page.press('1');
  await page.see({ role: 'button', name: 'Carla 1, bid' });
  await page.answered();
  await page.until(async () => (await evening.table()).draft !== null);
  const { played_ms: played } = await evening.table();
  const cut = Date.now();
  await server.end('SIGKILL');
  await server.start();
  const { played_ms: now } = await evening.table();
  assert.ok(now >= played - 1000 && now <= played + (Date.now() - cut) + 1000, `${played} ms, then ${now} ms`);

  await page.page.reload();
  await table.asksBid('Carla');
  for (const cell of ['Ana 3, bid', 'Bruno 0, bid', 'Carla 1, bid', 'Diego \u2013, bid']) {
    await page.see({ role: 'button', name: cell });
  }
  await soon(async () => assert.equal((await server.rpc('tables')).answer.length, 1));
  await page.press('0');
  await table.asksBid('Diego');
  await soon(async () => assert.equal((await evening.table()).view.seats[2].bid, 10));
});

test('killed among half-entered results, they are there again, and so is the undo of a tap', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR);
  await evening.bids([3, 0, 4, 2]);
  const page = await Page.open(t, browser, server.address + evening.hash);
  const table = new RageTable(page);
  await table.tricks('Carla', 5);
  await table.bonus('Ana');
  await page.until(async () => (await evening.table()).draft?.includes('"bonus":1'));
  await server.end('SIGKILL');
  await server.start();
  await page.page.reload();
  await page.see({ role: 'button', name: 'Ana, Bonus +5: 1' });
  await soon(async () => assert.deepEqual((await table.results()).map(({ tricks }) => tricks), [3, 0, 5, 2]));
  await table.undo();
  await page.see({ role: 'button', name: 'Ana, Bonus +5: 0' });
  await table.undo();
  await page.until(async () => (await table.results())[2].tricks === 4);
});
