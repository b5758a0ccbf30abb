// The same app in Chromium, against the real server: every place, every size, both themes, both languages.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Page, SIZES } from '../harness/chromium.js';
import { Server } from '../harness/server.js';
import { fits, looksRight } from '../harness/looks.js';
import { soon } from '../harness/until.js';
import { PLACES } from '../pages/app.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

test('the first screen is drawn without an error', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  await soon(async () => assert.match(await page.page.title(), /Tapete/));
  assert.deepEqual(page.errors, []);
});

for (const size of ['phone', 'tablet', 'desktop']) {
  for (const theme of ['light', 'dark']) {
    test(`every place looks right: ${size}, ${theme}`, async (t) => {
      const server = await Server.open(t);
      const page = await Page.open(t, browser, server.address, { size, theme });
      for (const place of PLACES) {
        await t.test(place || 'home', async () => {
          await page.go(place);
          await looksRight(page);
        });
      }
    });
  }
}

for (const language of ['es-ES', 'en-GB']) {
  test(`nothing sticks out at ${SIZES.narrow.width} px: ${language}`, async (t) => {
    const server = await Server.open(t);
    const page = await Page.open(t, browser, server.address, { size: 'narrow', language });
    for (const place of PLACES) {
      await t.test(place || 'home', async () => {
        await page.go(place);
        await fits(page);
      });
    }
  });
}

test('asked to end while a page listens, the server ends in time and well', async (t) => {
  const server = await Server.open(t);
  const listening = await fetch(`${server.address}changes`);
  assert.equal(listening.headers.get('content-type'), 'text/event-stream');
  const began = Date.now();
  await soon(async () => assert.equal(await server.end('SIGTERM'), 0));
  assert.ok(Date.now() - began < 2000);
});
