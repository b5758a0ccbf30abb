// Who starts: fingers, a button, an order, teams (scenario 16).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../../harness/browser.js';
import { Page } from '../../harness/chromium.js';
import { Evening, FOUR } from '../../harness/evening.js';
import { Fingers } from '../../harness/fingers.js';
import { NewTable } from '../../pages/newTable.js';
import { listens } from '../../harness/senses.js';
import { Server } from '../../harness/server.js';
import { soon } from '../../harness/until.js';

/** A glass that feels five fingers, and what it makes one feel. */
const feels = `(${listens})(); Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });`;

async function gathered(t, names, how = {}) {
  const server = await Server.open(t);
  const evening = await Evening.open(server, names, { game: how.game ?? 'bare' });
  const page = await Page.open(t, browser, `${server.address}#/starts/${evening.session}`, { before: { content: feels }, size: 'tablet', ...how });
  await page.see({ role: 'button', name: 'Pick for us' });
  return { server, evening, page, fingers: await Fingers.on(page) };
}
const glass = async (page) => page.page.getByTestId('finger-glass').boundingBox();
const places = async (page) => page.evaluate(`return [...document.querySelectorAll('[data-testid=finger-glass] .place')].map((place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})`);
const drawn = async (evening) => (await evening.table()).tools.drawn;
const chosenKeys = async (evening) => (await evening.log()).flatMap(({ lines }) => lines.map(({ key }) => key)).filter((key) => /^tool-(chosen|shuffled|team)/.test(key));

test('four fingers: one is chosen after two seconds, by shape and buzz, and it is written down', async (t) => {
  const { evening, page, fingers } = await gathered(t, FOUR);
  const at = await places(page);
  for (const [i, place] of at.entries()) await fingers.down(i + 1, place);
  await page.until(async () => (await page.text('finger-glass')).includes('Hold still'));
  await soon(async () => assert.equal(await drawn(evening), null));
  await page.until(() => page.evaluate('return document.querySelectorAll("[data-chosen]").length === 1'), 6);
  const { drawn: what, seat } = await drawn(evening);
  assert.equal(what, 'one');
  const place = await page.evaluate(`const { x, y, width, height } = document.querySelector('[data-chosen]').getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }`);
  assert.ok(Math.hypot(place.x - at[seat].x, place.y - at[seat].y) < 20, 'the finger of the one who was drawn');
  await soon(async () => assert.ok((await page.evaluate('return window.heard.buzzes')) > 0));
  await soon(async () => assert.match(await page.text('drawn'), new RegExp(`${FOUR[seat]} starts`)));
  await soon(async () => assert.deepEqual(await chosenKeys(evening), ['tool-chosen']));
});

test('two of four fingers: only they are drawn from', async (t) => {
  const { evening, page, fingers } = await gathered(t, FOUR);
  const at = await places(page);
  await fingers.down(1, at[1]);
  await fingers.down(2, at[3]);
  await page.until(async () => (await drawn(evening)) !== null, 6);
  await soon(async () => assert.ok([1, 3].includes((await drawn(evening)).seat)));
});

test('one pointer or a keyboard: the button gives the same, an order and teams as well; undone like a step', async (t) => {
  const { evening, page } = await gathered(t, FOUR, { size: 'desktop' });
  await page.page.getByRole('button', { name: 'Pick for us' }).focus();
  await page.press('Enter');
  await page.until(async () => (await drawn(evening))?.drawn === 'one');
  await page.until(async () => (await page.text('drawn')).includes(' starts'));
  await page.page.getByRole('button', { name: 'An order' }).focus();
  await page.press('Enter');
  await page.until(async () => (await drawn(evening)).drawn === 'order');
  const { seats } = await drawn(evening);
  assert.deepEqual(seats.toSorted(), [0, 1, 2, 3]);
  await page.until(async () => (await page.text('drawn')).split('\n').filter((line) => FOUR.includes(line)).join() === seats.map((seat) => FOUR[seat]).join());
  await page.tap({ role: 'button', name: '2 teams' });
  await page.until(async () => (await drawn(evening)).drawn === 'teams');
  await soon(async () => assert.deepEqual((await drawn(evening)).teams.map((team) => team.length), [2, 2]));
  await page.press('Control+z');
  await page.until(async () => (await drawn(evening)).drawn === 'order');
});

test('six people on a glass of five fingers get the button, not a dead end', async (t) => {
  const { evening, page } = await gathered(t, [...FOUR, 'Elena', 'Fede']);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /feels 5 fingers at once, and you are 6/));
  await page.tap({ role: 'button', name: 'Pick for us' });
  await page.until(async () => (await drawn(evening))?.drawn === 'one');
});

test('from a table, in its log', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR);
  const page = await Page.open(t, browser, server.address + evening.hash);
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', name: 'Who starts' });
  await page.tap({ role: 'button', name: 'Pick for us' });
  await page.until(async () => (await drawn(evening))?.drawn === 'one');
  await page.tap({ role: 'link', name: 'Back to the table' });
  await page.page.getByRole('button', { name: /^Undo: \w+ is drawn out of 4/ }).waitFor();
});

test('without people a finger is enough, and at a new table it says who is first', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, `${server.address}#/starts`, { before: { content: feels } });
  await page.see({ role: 'button', name: 'Who plays' });
  const fingers = await Fingers.on(page);
  const box = await glass(page);
  await fingers.down(1, { x: box.x + 80, y: box.y + 80 });
  await fingers.down(2, { x: box.x + 250, y: box.y + 250 });
  await page.until(() => page.evaluate('return document.querySelectorAll("[data-chosen]").length === 1'), 6);
  await fingers.up(1);
  await fingers.up(2);

  await page.go('#/new');
  const setup = new NewTable(page);
  for (const name of ['Ana', 'Bruno']) await setup.add(name);
  await page.tap({ role: 'button', name: 'Choose with fingers' });
  const [one, two] = await places(page);
  await fingers.down(3, one);
  await fingers.down(4, two);
  await page.until(async () => /(Ana|Bruno) deals first/.test(await page.text({ role: 'dialog' })), 6);
});
