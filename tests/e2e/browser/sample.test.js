// A sample game at the first visit: a whole review to look at, marked as invented, and gone without a trace.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

const OPEN = { role: 'link', name: 'Look at a sample game' };

for (const size of ['phone', 'desktop']) {
  test(`the sample is looked at and thrown away with a tap each, on a ${size}`, async (t) => {
    const server = await Server.open(t);
    const page = await Page.open(t, browser, server.address, { size });
    const kept = async () => Promise.all(['people', 'tables', 'history', 'statistics'].map(async (name) => (await server.rpc(name, {})).answer));
    const before = await kept();

    await page.tap(OPEN);
    await page.page.getByText('people and points are invented', { exact: false }).waitFor();
    await page.see({ role: 'heading', name: 'Ana won with 108' });
    // The log is drawn by pages.
    const log = page.page.getByRole('region', { name: 'Log' });
    await soon(async () => {
      const more = log.getByRole('button', { name: / more$/ });
      if (await more.count()) await more.click();
      assert.match(await log.innerText(), /undone/i);
    });
    await page.see({ role: 'heading', name: 'Corrections' });
    // Earlier moments can be looked at.
    await log.getByRole('button').nth(2).click();
    await page.page.locator('[data-testid=moment]:visible').waitFor();
    for (const name of ['Share', 'Rematch', 'Place and note']) assert.equal(await page.has({ role: 'button', begins: name }), false, name);

    await page.tap({ role: 'link', name: 'Throw it away' });
    await page.see(OPEN);
    assert.deepEqual(await kept(), before);
    await page.go('#/history');
    await page.page.getByText('No games yet').first().waitFor();
  });
}

test('who has played is offered no sample', async (t) => {
  const server = await Server.open(t);
  await Evening.open(server, ['Ana', 'Bruno']);
  const page = await Page.open(t, browser, server.address);
  await page.see({ role: 'link', name: 'New table' });
  assert.equal(await page.has(OPEN), false);
});
