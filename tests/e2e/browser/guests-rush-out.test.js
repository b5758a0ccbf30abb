// A round of Rush Out! on own phones alone: each rolls and lays their own dice, and all see how it ends.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from '../harness/chromium.js';
import { Evening, LONG } from '../harness/evening.js';
import { invite, join } from '../harness/guests.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const NAMES = ['Ana', 'Bea', 'Carla'];
const [HEROES, SORCERER] = [[0, 1], 2];
const SIZES = [[390, 844], [320, 568], [844, 390]];

test('three phones play a round to its end without a touch of the keeper’s device', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { ...RUSH_OUT, first: SORCERER, config: { mode: 'full', setup: 'T1' } });
  const link = await invite(server, evening.session);
  const phones = [];
  for (const [seat, name] of NAMES.entries()) {
    const phone = await join(t, browser, link, name, seat === 1 ? { language: 'es-ES' } : {});
    await phone.resize(...SIZES[seat]);
    phones.push(phone);
  }
  const now = async () => (await evening.table()).view;
  const rolled = async (seat) => {
    const { steps } = await evening.table();
    await phones[seat].tap(`roll-${seat}`);
    await soon(async () => assert.ok((await evening.table()).steps > steps));
  };

  await rolled(SORCERER);
  await soon(async () => assert.equal((await now()).phase, 'running'));
  for (let tries = 0; (await now()).phase === 'running'; tries += 1) {
    assert.ok(tries < 400, 'the heroes never come to an end');
    for (const seat of HEROES) await turn(seat);
  }
  const over = await evening.table();
  assert.equal(over.view.winner, 'heroes');
  for (const [seat, won] of [/You win/, /Has ganado/, /The others win/].entries()) {
    await soon(async () => assert.match(await phones[seat].text({ css: '[data-frame]' }), won));
    assert.deepEqual(phones[seat].errors, []);
  }

  /** One hero rolls, and lays every die that the first task still needs. */
  async function turn(seat) {
    const hand = ({ at }) => at === 'hand';
    const before = await now();
    if (before.phase !== 'running') return;
    if (before.seats[seat].dice.some(hand)) await rolled(seat);
    const { phase, task_row: row, seats } = await now();
    const place = row.findIndex((one) => one?.hero.some((slot) => !slot.die) && !one.held);
    if (phase !== 'running' || place < 0) return;
    const wanted = row[place].hero.filter((slot) => !slot.die).map(({ symbol }) => symbol);
    for (const [at, die] of seats[seat].dice.entries()) {
      const fits = wanted.indexOf(die.face);
      if (!hand(die) || fits < 0) continue;
      wanted.splice(fits, 1);
      const { steps } = await evening.table();
      await phones[seat].tap({ css: `[data-seat="${seat}"] .dice > :nth-child(${at + 1})` });
      // The only place is taken at once; of several one is chosen, by the key of its card.
      const choice = phones[seat].page.locator(`[data-seat="${seat}"] .targets .to`).filter({ hasText: String(place + 1) }).first();
      const laid = async () => (await evening.table()).steps > steps;
      await phones[seat].until(async () => (await laid()) || ((await choice.isVisible()) && (await choice.tap(), true)));
      await phones[seat].until(laid);
    }
  }
});

/** What is shown of a text and not all of it: names and effects of cards, what a round is about, whose phone it is. */
const CUT = `
  const shown = (one) => one.checkVisibility() && (!one.matches('.kind') || [...one.children].some((part) => part.checkVisibility() && !part.matches('.sr-only')));
  return [...document.querySelectorAll('.kind, .named, .facts, .facts p, .name')].filter(shown)
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.className + ': ' + one.textContent.trim());`;

for (const [language, setup] of [['es-ES', 'S5'], ['en-GB', 'S5'], ['es-ES', 'S1'], ['es-ES', 'S3']]) {
  test(`names of cards, of people and of what is played are whole on a small phone: ${setup}, ${language}`, async (t) => {
    const server = await Server.open(t);
    const evening = await Evening.open(server, LONG.slice(0, 3), { ...RUSH_OUT, first: SORCERER, config: { mode: 'full', setup } });
    const link = await invite(server, evening.session);
    const hero = await join(t, browser, link, LONG[0], { language });
    const sorcerer = await join(t, browser, link, LONG[SORCERER], { language });
    await sorcerer.tap(`roll-${SORCERER}`);
    await soon(async () => assert.equal((await evening.table()).view.phase, 'running'));
    for (const phone of [hero, sorcerer]) {
      for (const [width, height] of [[320, 568], [360, 640], [390, 844], [844, 390]]) {
        await phone.resize(width, height);
        await fits(phone);
        await soon(async () => assert.deepEqual(await phone.evaluate(CUT), [], `${width}x${height}`), 2);
      }
      await phone.resize(320, 568);
      await looksRight(phone);
      await phone.inTheDark(() => legible(phone));
      assert.deepEqual(phone.errors, []);
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
  assert.deepEqual([...ana.errors, ...bea.errors], []);
});
