// Four people play their first round: from an empty house to the second deal (scenarios 1 and 2).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { server, shown } from '../harness/shared.js';
import { tapsOf } from '../harness/taps.js';
import { soon } from '../harness/until.js';
import { Home } from '../pages/home.js';
import { NewTable } from '../pages/newTable.js';
import { RageTable } from '../pages/rageTable.js';

test('from the first start to the second round', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  await new Home(page).newTable();
  const setup = new NewTable(page);
  for (const name of FOUR) await setup.add(name);
  await setup.deals('Diego');
  await setup.start();

  const table = new RageTable(page);
  await table.asksBid('Ana');
  await soon(async () => assert.deepEqual(await table.keys(), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Diego deals/));
  const bidding = await tapsOf(page, () => table.bids([['Ana', 3], ['Bruno', 0], ['Carla', 4], ['Diego', 2]]));
  assert.ok(bidding <= 3 * FOUR.length, `${bidding} taps for four bids`);

  await table.asksResults();
  const results = await tapsOf(page, async () => {
    await table.tricks('Carla', 5);
    await table.bonus('Ana');
    await table.mad('Carla');
    await table.close(1);
  });
  assert.ok(results <= 3 * FOUR.length, `${results} taps for four results`);

  await soon(async () => assert.deepEqual(await table.totals(1), ['18', '5', '0', '12']));
  await table.asksBid('Bruno');
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana deals/));
  await soon(async () => assert.deepEqual(await table.keys(), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
});

/** The results of the first round, one trick too many. */
async function oneTooMany(t) {
  const evening = await Evening.open(server, FOUR);
  await evening.bids([3, 0, 4, 2]);
  const page = await shown(t, evening.hash);
  const table = new RageTable(page);
  await table.tricks('Carla', 5);
  await table.tricks('Diego', 3);
  return { page, table };
}

test('eleven tricks of ten are stopped, kindly', async (t) => {
  const { page, table } = await oneTooMany(t);
  await page.see({ role: 'alert' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /They come to 11, and this round has 10/));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /11 of 10/));
  await soon(async () => assert.equal(await table.canClose(1), false));
  await soon(async () => assert.deepEqual((await table.results()).map(({ wrong }) => wrong), [true, true, true, true]));
  // The button says what the refusal says, shut.
  await page.see({ role: 'button', name: 'One trick too many.' });

  await table.tricks('Diego', 2);
  await page.until(() => table.canClose(1));
  await soon(async () => assert.equal(await page.has({ role: 'alert' }), false));
  await soon(async () => assert.ok((await table.results()).every(({ wrong }) => !wrong)));
});

test('one tap takes the trick too many from a person', async (t) => {
  const { page, table } = await oneTooMany(t);
  const taps = await tapsOf(page, () => page.tap({ role: 'button', name: 'take one from Diego' }));
  assert.equal(taps, 1);
  await page.until(() => table.canClose(1));
  await soon(async () => assert.deepEqual((await table.results()).map(({ tricks }) => tricks), [3, 0, 5, 2]));
  await page.tap({ role: 'button', name: 'Diego: one less' });
  await page.tap({ role: 'button', name: 'give one to Bruno' });
  await page.until(() => table.canClose(1));
  await soon(async () => assert.deepEqual((await table.results()).map(({ tricks }) => tricks), [3, 1, 5, 1]));
});

test('what is refused at the door is a round that does not add up, and nothing is written', async (t) => {
  const evening = await Evening.open(server, FOUR);
  const before = await evening.table();
  await assert.rejects(evening.round([3, 0, 4, 2], [3, 0, 5, 3]), /RG_E_BOOK_TRICK_SUM/);
  const table = await evening.table();
  assert.equal(table.standing.rounds.length, 0);
  assert.equal(table.revision, before.revision + 1);
});
