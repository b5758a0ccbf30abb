// A phone that runs another browser sits at the same table: Firefox in Spanish beside Chromium in English.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Evening } from '../harness/evening.js';
import { Firefox } from '../harness/firefox.js';
import { invite, join } from '../harness/guests.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

test('a guest in Firefox chooses a seat, bids, hears the others at once and comes back to the same seat', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bea', 'Carla'], { knowledge: 'dealt', grain: 'card' });
  const link = await invite(server, evening.session);
  const ana = await Firefox.open(t, link, 'es-ES');
  await ana.see('heading', '¿Cuál es tu asiento?');
  await ana.press('Ana libre');
  await ana.press('Soy Ana');
  await ana.see('group', 'Tu apuesta');
  const bea = await join(t, browser, link, 'Bea');
  await ana.press('2');
  await bea.see({ role: 'group', name: 'Your bid' });
  assert.equal((await evening.table()).view.seats[0].bid, 2);
  await bea.tap({ role: 'button', name: '1' });
  await soon(async () => assert.match(await ana.text('own-says'), /Carla/));
  await ana.page.reload();
  await soon(async () => assert.match(await ana.text('own-says'), /Carla/));
  assert.deepEqual([ana.errors, bea.errors], [[], []]);
});
