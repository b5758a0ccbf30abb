// Seats of a new table under a finger: one tap chooses, however long it takes; a finger that rests drags.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Page } from '../harness/chromium.js';
import { Fingers } from '../harness/fingers.js';
import { Server } from '../harness/server.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

for (const size of ['phone', 'tablet']) {
  test(`one tap chooses a seat, a second one lets it go, on a ${size}`, async (t) => {
    const server = await Server.open(t);
    for (const name of ['Ana', 'Bruno', 'Carla']) await server.rpc('create_person', { name });
    const page = await Page.open(t, browser, `${server.address}#/new`, { size });
    const fingers = await Fingers.on(page);
    for (const name of ['Ana', 'Bruno', 'Carla']) await page.tap({ role: 'button', name: `Seat ${name}` });
    const seat = (name) => ({ role: 'button', begins: name, within: { role: 'list', name: 'Who sits where' } });
    const pressed = (name) => page.page.getByRole('list', { name: 'Who sits where' }).getByRole('button', { name }).getAttribute('aria-pressed');
    await page.see(seat('Bruno'));
    for (const held of [0, 60, 140]) {
      await fingers.tap(seat('Bruno'), held);
      await page.until(async () => (await pressed('Bruno')) === 'true');
      await fingers.tap(seat('Bruno'), held);
      await page.until(async () => (await pressed('Bruno')) === 'false');
    }
    await fingers.tap(seat('Bruno'), 100);
    await page.tap({ role: 'button', name: 'Gets up' });
    assert.equal(await page.has(seat('Bruno')), false);
    await fingers.drag(seat('Ana'), seat('Carla'));
    const order = () => page.page.getByRole('list', { name: 'Who sits where' }).getByRole('button').allInnerTexts();
    await page.until(async () => (await order())[0].includes('Carla'));
  });
}
