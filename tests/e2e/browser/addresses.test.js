// The address of a page leads to what it names, and says so when that is not here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

const NOBODY = '0190a0a0-0000-7000-8000-000000000001';

test('an address opens a table or a session, and one that names nothing is said', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { config: { round_plan: [1] } });
  await evening.round([1, 0], [1, 0]);
  for (const [address, words] of [
    [`#/session/${evening.session}`, /Ana/],
    [`#/table/${evening.session}`, /Ana/],
    [`#/session/${NOBODY}`, /no longer here/],
    [`#/table/${NOBODY}`, /no such table/],
    ['#/session/..', /cannot be understood|no longer here/],
    [`#/session/${'x'.repeat(9_000)}`, /cannot be understood|no longer here/],
    ['#/nonsense/../x', /New table/],
  ]) {
    const page = await Page.open(t, browser, `${server.address}${address}`);
    page.expects(/Failed to load resource/);
    await soon(async () => assert.match(await page.text({ role: 'main' }), words, address));
    await page.page.close();
  }
  assert.equal((await server.rpc('people')).answer.length, 2);
});
