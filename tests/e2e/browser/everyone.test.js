// Everyone can use it (scenario 25): what only the window says, and the other language; `states/` looks at every state.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedInVain } from '../harness/asWindow.js';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { RageTable } from '../pages/rageTable.js';
import { fits, legible, looksRight, motionless } from '../harness/looks.js';
import { soon } from '../harness/until.js';

test('what only the window says looks right as well: a link that opens nothing', async (t) => {
  const server = await Server.open(t);
  for (const size of ['phone', 'narrow', 'desktop']) {
    const page = await Page.open(t, browser, server.address, { size, before: askedInVain });
    await page.see({ role: 'heading', name: 'Not opened' });
    await looksRight(page);
    await motionless(page);
    await page.inTheDark(() => legible(page));
    await page.withLargeText(() => fits(page));
    await page.press('Escape');
    await soon(async () => assert.ok(!(await page.has({ role: 'dialog' }))));
  }
});

test('the language changes in the middle of a round, and every entry stays', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla', 'Diego']);
  await evening.bids([3, 0, 4, 2]);
  const page = await Page.open(t, browser, server.address + evening.hash);
  const table = new RageTable(page);
  await table.tricks('Carla', 5);
  await table.bonus('Ana');
  await page.answered();
  const entered = await table.results();
  await table.leave();
  await page.tap({ role: 'link', name: 'Settings' });
  await page.tap({ role: 'radio', name: 'Español' });
  await page.see({ role: 'heading', name: 'Ajustes' });
  await soon(async () => assert.equal(await page.evaluate('return document.documentElement.lang'), 'es'));
  await page.go(evening.hash);
  await page.see({ role: 'button', name: 'Cerrar la ronda 1' });
  await soon(async () => assert.deepEqual(await table.results(), entered));
  await page.see({ role: 'button', name: 'Ana, Bonus +5: 1' });
});
