// Rush Out! on own phones: what is read there is whole, and one's own last entry is taken back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Evening, LONG } from '../harness/evening.js';
import { invite, join } from '../harness/guests.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

const NAMES = ['Ana', 'Bea', 'Carla'];
const SORCERER = 2;

/** What is shown of a text and not all of it: names and effects of cards, what a round is about, whose phone it is. */
const CUT = `
  const shown = (one) => one.checkVisibility() && (!one.matches('.kind') || [...one.children].some((part) => part.checkVisibility() && !part.matches('.sr-only')));
  return [...document.querySelectorAll('.kind, .named, .facts, .facts p, .name')].filter(shown)
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.className + ': ' + one.textContent.trim());`;

for (const setup of ['S1', 'S3', 'S5']) {
  test(`names of cards, of people and of what is played are whole on a small phone: ${setup}`, async (t) => {
    const server = await Server.open(t);
    const evening = await Evening.open(server, LONG.slice(0, 3), { ...RUSH_OUT, first: SORCERER, config: { mode: 'full', setup } });
    const link = await invite(server, evening.session);
    const hero = await join(t, browser, link, LONG[0], { language: 'es-ES' });
    const sorcerer = await join(t, browser, link, LONG[SORCERER], { language: 'es-ES' });
    await sorcerer.tap(`roll-${SORCERER}`);
    await soon(async () => assert.equal((await evening.table()).view.phase, 'running'));
    for (const phone of [hero, sorcerer]) {
      for (const [width, height] of [[320, 568], [360, 640], [390, 844], [844, 390]]) {
        await phone.resize(width, height);
        await fits(phone);
        await soon(async () => assert.deepEqual(await phone.evaluate(CUT), [], `${width}x${height}`), 2);
      }
      if (setup !== 'S5') continue;
      await phone.resize(320, 568);
      await looksRight(phone);
      await phone.inTheDark(() => legible(phone));
    }
  });
}

test('one takes one’s own last entry back on one’s own phone, and nobody else’s', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { ...RUSH_OUT, first: SORCERER, config: { mode: 'full', setup: 'T1' } });
  const link = await invite(server, evening.session);
  const ana = await join(t, browser, link, 'Ana');
  const bea = await join(t, browser, link, 'Bea');
  await evening.play({ do: 'roll', seat: SORCERER });
  await soon(async () => assert.equal(await ana.text('roll-0'), 'Roll 3'));
  await ana.tap('roll-0');
  const undo = { role: 'button', name: 'Undo' };
  await ana.see(undo);
  assert.equal(await bea.has(undo), false);
  const { steps } = await evening.table();
  await ana.tap(undo);
  await soon(async () => assert.equal((await evening.table()).steps, steps - 1));
  // What stands there now is the keeper's.
  await soon(async () => assert.equal(await ana.has(undo), false));
});

test('the next round is begun on any phone', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { ...RUSH_OUT, first: SORCERER, config: { mode: 'full', setup: 'S1' } });
  const bea = await join(t, browser, await invite(server, evening.session), 'Bea', { language: 'es-ES' });
  await evening.play({ do: 'roll', seat: SORCERER });
  await evening.play({ do: 'end_round', winner: 'heroes' });
  await bea.tap({ role: 'button', name: 'Siguiente ronda' });
  await soon(async () => assert.equal((await evening.table()).view.round, 2));
  await bea.see('roll-1');
  assert.deepEqual((await evening.log()).at(-1).by, { seat: 1 });
});
