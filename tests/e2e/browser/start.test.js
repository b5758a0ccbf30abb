// The same app in Chromium, against the real server: every place, every size, both themes, both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { shelf } from '../harness/shelf.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { soon } from '../harness/until.js';
import { PLACES } from '../pages/app.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

/** As a browser that refuses a page its storage. */
function refused() {
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, { get() { throw new DOMException('refused', 'SecurityError'); } });
  }
}

test('the first screen is drawn without an error', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  await soon(async () => assert.match(await page.page.title(), /Tapete/));
});

test('a browser that has not the key is told how to open the page, and one that has it does not show it', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  await soon(async () => assert.doesNotMatch(page.page.url(), /key/));
  const clean = page.page.url();
  const again = await page.page.goto(clean);
  assert.equal(again.status(), 200, 'a bookmark of the address as it stands there');
  const stranger = await browser.newContext();
  t.after(() => stranger.close());
  const other = await stranger.newPage();
  const answer = await other.goto(clean);
  assert.equal(answer.status(), 401);
  assert.match(await other.innerText('body'), /Open the whole address that tapete serve printed[\s\S]*Abre la dirección completa/);
});

test('on the first visit a phone shows the games and the tools, none of them cut by the button', async (t) => {
  const server = await Server.open(t);
  for (const language of ['es-ES', 'en-GB']) {
    const page = await Page.open(t, browser, server.address, { language });
    await page.see({ css: '.tool' });
    await soon(async () => assert.ok(await page.evaluate(`
      const bottom = Math.max(...[...document.querySelectorAll('.tool')].map((one) => one.getBoundingClientRect().bottom));
      return bottom <= document.querySelector('.screen-foot').getBoundingClientRect().top;`), language), 2);
  }
});

for (const [size, language] of [['phone', 'es-ES'], ['tablet', 'en-GB'], ['desktop', 'en-GB']]) {
  test(`every place looks right, in the dark as well: ${size}`, async (t) => {
    const server = await Server.open(t);
    const page = await Page.open(t, browser, server.address, { size, language });
    for (const place of PLACES) {
      await t.test(place || 'home', async () => {
        await page.go(place);
        await looksRight(page);
        await page.inTheDark(() => legible(page));
        if (size !== 'desktop') await page.atSize('narrow', () => fits(page));
      });
    }
  });
}

test('where the browser refuses its storage, every place and a table of each game opens', async (t) => {
  const server = await Server.open(t);
  const games = [{}, { game: 'rush7' }, { game: 'cover_your_assets' }, { game: 'rummikub' }, RUSH_OUT, { game: 'sheet', config: { game: shelf('skull-king') } }];
  const tables = [];
  for (const how of games) tables.push((await Evening.open(server, how.game === 'rush7' ? ['Ana', 'Bruno'] : ['Ana', 'Bruno', 'Carla'], how)).hash);
  const page = await Page.open(t, browser, server.address, { before: refused });
  for (const hash of tables) {
    await page.go(hash);
    await page.page.locator('[data-frame], [data-seat]').first().waitFor();
  }
  for (const hash of PLACES) await page.go(hash);
});

test('asked to end while a page listens, the server ends in time and well', async (t) => {
  const server = await Server.open(t);
  const listening = await server.fetch('changes');
  assert.equal(listening.headers.get('content-type'), 'text/event-stream');
  const began = Date.now();
  await soon(async () => assert.equal(await server.end('SIGTERM'), 0));
  assert.ok(Date.now() - began < 2000);
});
