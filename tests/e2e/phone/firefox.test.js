// The page without a server in another browser: Firefox.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evening, FOUR } from '../harness/evening.js';
import { Firefox } from '../harness/firefox.js';
import { Site } from '../harness/site.js';

test('in Firefox, too, an evening is kept without a server, and through the death of the browser', async (t) => {
  const site = await Site.open(process.env.TAPETE_PHONE);
  t.after(() => site.stop());
  const firefox = await Firefox.open(t, site.address);
  const evening = await Evening.open(firefox, FOUR);
  const { revision } = await evening.round([1, 2, 3, 4], [1, 2, 3, 4]);
  await firefox.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await site.stop();
  await firefox.page.goto(site.address + evening.hash);
  await firefox.page.waitForSelector('[role=group][aria-label$=" bids"]');
  await firefox.kill();
  await firefox.start();
  assert.equal((await evening.table()).revision, revision, 'what was answered is there');
  await site.start();
  assert.deepEqual(firefox.errors, []);
});
