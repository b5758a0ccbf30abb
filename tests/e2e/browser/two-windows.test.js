// Two windows on one table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { RageTable } from '../pages/rageTable.js';

const TOLD = 'Somebody else changed the table.';

async function twoWindows(t) {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla']);
  const open = () => Page.open(t, browser, server.address);
  const [one, other] = [await open(), await open()];
  return { evening, one, other, tables: [new RageTable(one), new RageTable(other)] };
}

test('what one window writes, the other shows by itself', async (t) => {
  const { evening, one, other, tables } = await twoWindows(t);
  await one.go(evening.hash);
  await other.go(evening.hash);
  await tables[1].asksBid('Ana');
  await tables[0].bids([['Ana', 3]]);
  await tables[1].asksBid('Bruno');
  await other.see({ role: 'button', name: 'Ana 3, bid' });
});

test('the stale window is told and refreshed, and its tap counts for nothing', async (t) => {
  const { evening, one, other, tables } = await twoWindows(t);
  other.expects(/409/);
  // This one hears of no change, as one whose device slept.
  await other.page.route('**/changes', (route) => route.abort());
  await other.page.reload();
  await one.go(evening.hash);
  await other.go(evening.hash);
  await tables[1].asksBid('Ana');
  await tables[0].bids([['Ana', 3]]);
  await tables[0].asksBid('Bruno');
  await other.tap({ role: 'button', name: '7' });
  await other.until(async () => (await other.text({ role: 'main' })).includes(TOLD));
  await tables[1].asksBid('Bruno');
  await soon(async () => assert.deepEqual((await evening.table()).view.seats.map(({ bid }) => bid), [3, null, null]));

  await other.tap({ role: 'button', name: '5' });
  await tables[1].asksBid('Carla');
  await other.until(async () => (await evening.table()).view.seats[1].bid === 5);
  await other.until(async () => !(await other.text({ role: 'main' })).includes(TOLD));
});

test('a browser has as many pages as one likes: one of them listens for all, and another goes on when it closes', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla']);
  const first = await Page.open(t, browser, server.address);
  await first.go(evening.hash);
  // A browser opens six connections to a server, and each page used to hold two of them.
  const others = [];
  for (let page = 0; page < 7; page += 1) {
    const other = await first.page.context().newPage();
    await other.goto(first.page.url());
    others.push(other);
  }
  const shows = (person) => Promise.all(others.map((page) => page.getByRole('heading', { name: `${person} bids` }).waitFor()));
  await shows('Ana');
  await new RageTable(first).bids([['Ana', 3]]);
  await shows('Bruno');
  await first.page.close();
  await evening.play({ do: 'bid', seat: 1, n: 2 });
  await shows('Carla');
});
