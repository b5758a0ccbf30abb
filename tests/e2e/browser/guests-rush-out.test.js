// A round of Rush Out! on own phones alone: each rolls and lays their own dice, and all see how it ends.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { invite, join } from '../harness/guests.js';
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
