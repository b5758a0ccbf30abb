// Rage around one glass: everybody says bid and tricks at their own side, and the clock stands where it runs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { FOUR } from '../harness/evening.js';
import { Fingers, turnOf } from '../harness/fingers.js';
import { laid } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { PadTable } from '../pages/padTable.js';

const side = (who) => ({ role: 'button', begins: `${who} ` });

async function lying(t, size = 'tablet') {
  const { evening, page } = await laid(t, FOUR, {}, { size });
  await new PadTable(page).choose('In the middle of the table');
  await page.page.locator('[data-person]').first().waitFor();
  return { evening, page, fingers: await Fingers.on(page) };
}

test('on a tablet every side has its keys: no side covers another, and all say their numbers at once', async (t) => {
  const { evening, page, fingers } = await lying(t);
  const keys = (who, asked) => page.page.getByRole('group', { name: asked === 'bids' ? `${who} bids` : `${who}, tricks` });
  const key = (who, asked, n) => keys(who, asked).getByRole('button', { name: new RegExp(`^${n}($|\\D)`) }).first();
  const sideOf = (who) => page.page.locator('[data-person]').filter({ hasText: who }).first();
  const middle = async (found) => {
    const { x, y, width, height } = await found.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const bids = async () => (await evening.table()).view.seats.map(({ bid }) => bid);
  for (const who of FOUR) await keys(who, 'bids').waitFor();
  assert.equal(await turnOf(page, { role: 'group', name: 'Carla bids' }), 180);
  // Two fingers at the same time, each at their own side.
  await fingers.down(1, await middle(key('Ana', 'bids', 3)));
  await fingers.down(2, await middle(key('Carla', 'bids', 4)));
  await setTimeout(200);
  await fingers.up(2);
  await fingers.up(1);
  await page.until(async () => JSON.stringify(await bids()) === JSON.stringify([3, null, 4, null]));
  for (const [who, n] of [['Bruno', 1], ['Diego', 3]]) await key(who, 'bids', n).tap();
  for (const [who, n] of [['Ana', 3], ['Bruno', 1], ['Carla', 4], ['Diego', 3]]) await key(who, 'tricks', n).tap();
  // Eleven tricks of ten: nothing is closed, and everybody reads why.
  for (const who of FOUR) await soon(async () => assert.match(await sideOf(who).innerText(), /One trick too many/));
  assert.equal(await page.page.getByRole('dialog').count(), 0);
  assert.equal((await evening.table()).view.round, 1);
  await key('Diego', 'tricks', 2).tap();
  await page.until(async () => (await evening.table()).view.round === 2);
  await page.tap({ role: 'button', begins: 'Undo' });
  await page.until(async () => (await evening.table()).view.round === 1);
  // It stays open as it was typed, until another number is said.
  await soon(async () => assert.equal(await key('Diego', 'tricks', 2).getAttribute('aria-pressed'), 'true'));
});

test('on a phone bids and tricks open at their own sides; the last one closes the round once they add up, and Undo opens it', async (t) => {
  const { evening, page, fingers } = await lying(t, 'phone');
  const says = async (who, n) => {
    await fingers.tap(side(who));
    await page.see({ role: 'dialog' });
    const key = page.page.getByRole('dialog').getByRole('group').getByRole('button', { name: new RegExp(`^${n}($|\\D)`) }).first();
    await key.tap();
  };
  const bids = async () => (await evening.table()).view.seats.map(({ bid }) => bid);

  await fingers.tap(side('Carla'));
  await page.see({ role: 'dialog' });
  await soon(async () => assert.equal(await turnOf(page, { role: 'dialog' }), 180));
  await page.press('Escape');
  await page.page.getByRole('dialog').waitFor({ state: 'detached' });
  // In any order, as people speak.
  for (const [seat, n] of [[2, 4], [0, 3], [1, 1], [3, 3]]) {
    await says(FOUR[seat], n);
    await page.until(async () => (await bids())[seat] === n);
    await page.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  for (const [who, n] of [['Ana', 3], ['Bruno', 1], ['Carla', 4]]) {
    await says(who, n);
    await page.page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.until(async () => (await page.text(side(who))).includes(`${n}/`));
  }
  // Eleven tricks of ten: nothing is closed, and a second look says why.
  await says('Diego', 3);
  await page.page.getByRole('dialog').waitFor({ state: 'detached' });
  await fingers.tap(side('Diego'));
  await page.see({ role: 'dialog' });
  await page.page.getByRole('dialog').getByText('One trick too many', { exact: false }).waitFor();
  assert.equal((await evening.table()).view.round, 1);
  await page.page.getByRole('dialog').getByRole('group').getByRole('button', { name: /^2($|\D)/ }).first().tap();
  await page.until(async () => (await evening.table()).view.round === 2);
  const { standing } = await evening.table();
  assert.equal(standing.rounds.length, 1);
  await soon(async () => assert.ok((await page.text(side('Ana'))).includes(String(standing.places[0].points))));

  await page.tap({ role: 'button', begins: 'Undo' });
  await page.until(async () => (await evening.table()).view.round === 1);
  // It stays open as it was typed, until another number is said.
  await soon(async () => assert.ok((await page.text(side('Diego'))).includes('2/3')));
  assert.equal((await evening.table()).view.round, 1);
});

test('the clock stands at the side of whose time runs, turned to them, and is passed on there', async (t) => {
  const { evening, page } = await lying(t);
  const rules = { form: { form: 'each', ms: 600_000, increment: 0, delay: 0 }, order: 'clockwise', tokens: 0, token_ms: 0, penalty: null };
  await evening.play({ tool: { do: 'set_clock', rules } });
  await evening.play({ tool: { do: 'start_clock', turn: 1, signal: false } });
  const at = () => page.evaluate(`return document.querySelector('[data-testid=clock-strip]')?.closest('[data-turn]')?.dataset.turn`);
  await soon(async () => assert.equal(await at(), '90'));
  await page.page.getByTestId('clock-strip').getByRole('button').last().tap();
  await page.until(async () => (await evening.table()).tools.clock.turn === 2);
  await soon(async () => assert.equal(await at(), '180'));
});
