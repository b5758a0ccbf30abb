// Rush Out!: everybody rolls at once on one tablet (scenario 13), and its time (scenario 14).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../../harness/browser.js';
import { Page } from '../../harness/chromium.js';
import { Evening } from '../../harness/evening.js';
import { Fingers, turnOf } from '../../harness/fingers.js';
import { rollsOf } from '../../harness/rolling.js';
import { Server } from '../../harness/server.js';
import { soon } from '../../harness/until.js';
import { RUSH_OUT, RushOutTable } from '../../pages/rushOutTable.js';

const FIVE = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena'];
const HERO = /^(green|blue|white|brown) die [1-3], (fire|sword|footprint|key|heart|wild)$/;
const SORCERER = /^black die [1-5], (fire|plant|water|air|lightning|wild)$/;

/** A table on a tablet; Ana is the sorcerer. */
async function lying(t, people, config, how = {}) {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FIVE.slice(0, people), { ...RUSH_OUT, first: 0, config, ...how });
  const page = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet' });
  await page.see('roll-0');
  return { server, evening, page, table: new RushOutTable(page) };
}

test('four people roll at once for some seconds, each at their own edge, and nothing is lost or mistaken', async (t) => {
  const { page, evening, table } = await lying(t, 4, { mode: 'dice' });
  const turns = [];
  for (const who of FIVE.slice(1, 4)) turns.push(await turnOf(page, { role: 'button', begins: `${who}: roll` }));
  assert.deepEqual(turns, [90, 180, 270]);
  await soon(async () => assert.deepEqual(await Promise.all([0, 1, 2, 3].map(async (seat) => (await table.dice(seat)).length)), [5, 3, 3, 3]));

  await table.roll(0);
  await page.until(async () => (await evening.table()).view.phase === 'running');
  await page.until(async () => (await table.rolls(0)) === 1);

  // A person keeps a die on a card: it stays as it is, whatever is rolled beside it.
  await table.roll(3);
  await page.until(async () => (await table.rolls(3)) === 1);
  await table.die(3, 0);
  await page.until(async () => (await table.dice(3))[0].endsWith('on a card'));
  const kept = (await evening.table()).view.seats[3].dice[0];

  const TAPS = 24;
  const fingers = await Fingers.on(page);
  const at = await page.evaluate(`return [0, 1, 2, 3].map((seat) => {
    const { x, y, width, height } = document.querySelector('[data-testid="roll-' + seat + '"]').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })`);
  const before = await Promise.all([0, 1, 2, 3].map((seat) => table.rolls(seat)));
  await page.evaluate(`
    window.frames = []; let last;
    const look = (now) => { if (last) window.frames.push(now - last); last = now; requestAnimationFrame(look); };
    requestAnimationFrame(look);`);
  // Eight taps a second a seat; four fingers overlap on the glass.
  const began = Date.now();
  for (let n = 0; n < TAPS; n += 1) {
    for (let seat = 0; seat < 4; seat += 1) await fingers.down(seat + 1, at[seat]);
    for (let seat = 0; seat < 4; seat += 1) await fingers.up(seat + 1);
    const rest = began + (n + 1) * 125 - Date.now();
    if (rest > 0) await new Promise((done) => setTimeout(done, rest));
  }
  await page.until(async () => (await Promise.all([0, 1, 2, 3].map((seat) => table.rolls(seat)))).every((n, seat) => n - before[seat] === TAPS));

  const log = await evening.log();
  assert.deepEqual(rollsOf(log, 4), before.map((n) => n + TAPS));
  assert.ok(log.every((entry) => entry.at > 0));
  const { view } = await evening.table();
  assert.deepEqual(view.seats[3].dice[0], kept);
  for (const [seat, faces] of [[0, SORCERER], [1, HERO], [2, HERO]]) {
    for (const said of await table.dice(seat)) assert.match(said, faces);
  }
  // What is shown is what the table knows, die by die.
  for (const { seat, dice } of view.seats.slice(0, 3)) {
    await soon(async () => assert.deepEqual((await table.dice(seat)).map((said) => said.split(', ')[1]), dice.map(({ face }) => face)));
  }
  const frames = await page.evaluate('return window.frames.sort((a, b) => a - b)');
  t.diagnostic(`frame time p95 ${frames[Math.floor(frames.length * 0.95)].toFixed(1)} ms`);
});

test('3, 2, 1 is tied to the first roll; a pause stops every panel at once; the result keeps the roles and the time without pauses', async (t) => {
  const { page, server, evening, table } = await lying(t, 4, { mode: 'dice' });
  // A hero who is early is told why not.
  await table.roll(1);
  await page.see({ role: 'alert' });
  await soon(async () => assert.equal((await evening.table()).view.phase, 'ready'));

  await table.roll(0);
  await page.until(async () => (await page.page.locator('.big').allInnerTexts()).join('') === '3333');
  await page.until(async () => (await evening.table()).view.phase === 'running');
  await soon(async () => assert.deepEqual(rollsOf(await evening.log(), 4), [1, 0, 0, 0]));
  await page.until(async () => /^0:0[1-9]$/.test(await page.text({ role: 'timer' })));

  // All four panels are covered before the page does anything else, whatever the table answers.
  await page.see('pause');
  const covered = await page.evaluate(`
    document.querySelector('[data-testid=pause]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1 }));
    return Promise.resolve().then(() => Promise.resolve()).then(() => document.querySelectorAll('.panel .washed').length);`);
  assert.equal(covered, 4);
  await page.until(async () => (await evening.table()).status === 'paused');
  const paused = (await evening.table()).view.clock;
  assert.equal(paused.running_since, null);
  await page.until(() => page.evaluate('return document.querySelector("[data-testid=roll-1]") === null'));

  await page.tap('pause');
  await page.until(async () => (await evening.table()).view.phase === 'running');
  await table.roll(1);
  await page.until(async () => (await table.rolls(1)) === 1);

  // The heroes win on the table.
  await page.hold({ role: 'button', begins: 'The round goes to the heroes' }, { role: 'button', begins: 'Again: Bruno' });
  const over = await evening.table();
  assert.equal(over.status, 'finished');
  assert.deepEqual(over.standing.places.map(({ won }) => won), [false, true, true, true]);
  assert.deepEqual(over.view.seats.map(({ team }) => team), ['sorcerer', 'heroes', 'heroes', 'heroes']);
  const [row] = over.view.rounds;
  assert.ok(row.elapsed_ms <= over.played_ms, 'both leave pauses out');

  await page.tap({ role: 'button', begins: 'Again: Bruno' });
  await page.until(async () => (await page.evaluate('return location.hash')) !== evening.hash);
  const session = (await page.evaluate('return location.hash')).split('/').at(-1);
  const { answer: again } = await server.rpc('table', { session });
  assert.equal(again.view.sorcerer, 1);
  assert.deepEqual(again.seats.map(({ name }) => name), FIVE.slice(0, 4));
  // The browser notes the one roll that came too early.
  page.expects(/422/);
});

test('one keyboard for all: a key each rolls, a number held and a key moves a die, P stops everybody', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FIVE.slice(0, 3), { ...RUSH_OUT, first: 0, config: { mode: 'full', setup: 'T1' } });
  const page = await Page.open(t, browser, server.address + evening.hash, { size: 'desktop' });
  const table = new RushOutTable(page);
  await page.see('roll-0');
  await soon(async () => assert.equal(await turnOf(page, { role: 'button', begins: 'Carla: roll' }), 0, 'everybody looks from the same side'));
  await page.press('q');
  await page.until(async () => (await evening.table()).view.phase === 'running');
  await page.press('e');
  await page.until(async () => (await table.rolls(2)) === 1);
  await soon(async () => assert.equal(await table.rolls(1), 0));

  // Rolls until some die of Bruno's fits somewhere, then puts it there by the keys alone.
  const place = async () => (await evening.table()).prompts.find((one) => one.ask === 'place' && one.seat === 1 && one.dice.length > 0);
  for (let n = 1; n < 40 && !(await place()); n += 1) {
    await page.press('w');
    await page.until(async () => (await table.rolls(1)) === n);
  }
  const { dice: [{ die }] } = await place();
  const at = (await evening.table()).view.seats[1].dice.findIndex((one) => one.die === die);
  await page.page.keyboard.down('2');
  await page.press('qwe'[at]);
  await page.until(async () => (await page.page.locator('[data-seat="1"] .to').count()) > 0 || (await evening.table()).view.seats[1].dice[at].at === 'slot');
  if ((await evening.table()).view.seats[1].dice[at].at !== 'slot') await page.press('a');
  await page.page.keyboard.up('2');
  await page.until(async () => (await evening.table()).view.seats[1].dice[at].at === 'slot');

  // A touch takes it back.
  await page.until(async () => (await table.dice(1))[at].includes(', on '));
  await table.die(1, at);
  await page.until(async () => (await evening.table()).view.seats[1].dice[at].at === 'hand');

  await page.press('p');
  await page.until(async () => (await evening.table()).view.phase === 'paused');
  await page.press('p');
  await page.until(async () => (await evening.table()).view.phase === 'running');

  // D means a place while a person holds their number, and the dice of the table else.
  await page.page.keyboard.down('2');
  await page.press('d');
  await page.page.keyboard.up('2');
  await soon(async () => assert.equal(await page.has({ role: 'dialog' }), false));
  await page.press('d');
  await page.see({ role: 'dialog', name: 'Dice' });
  await page.press('Escape');
  await page.page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.press('c');
  await page.until(async () => (await page.evaluate('return location.hash')).includes('clock'));
  // The browser notes the place that was none.
  page.expects(/422/);
});

test('a long round: its log opens at the newest and is read backwards, page by page', async (t) => {
  const { page, evening } = await lying(t, 3, { mode: 'dice' });
  await evening.play({ do: 'roll', seat: 0 });
  for (let n = 0; n < 70; n += 1) await evening.play({ do: n % 2 ? 'resume' : 'pause' });
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', name: 'Log' });
  const asked = () => page.requests.filter((address) => address.endsWith('/rpc/log_page')).length;
  await page.see({ role: 'button', name: 'What was before' });
  const before = asked();
  const lines = () => page.page.getByRole('dialog').getByRole('listitem').count();
  const some = await lines();
  await page.tap({ role: 'button', name: 'What was before' });
  await page.until(async () => (await lines()) > some);
  await soon(async () => assert.equal(await page.has({ role: 'button', name: 'What was before' }), false));
  assert.equal(asked(), before + 1);
});
