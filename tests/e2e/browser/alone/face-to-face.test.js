// The number faces me: four people around one glass (scenario 17).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../../harness/browser.js';
import { Page } from '../../harness/chromium.js';
import { Evening, FOUR } from '../../harness/evening.js';
import { Fingers, turnOf } from '../../harness/fingers.js';
import { Server } from '../../harness/server.js';
import { soon } from '../../harness/until.js';
import { PadTable } from '../../pages/padTable.js';

const side = (who) => ({ role: 'button', begins: `${who} ` });

/** A table with one round, lying between the four on a phone: its sides have no room for keys of their own. */
async function lying(t, how = {}) {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR, { game: 'freeform', ...how });
  if (!how.config) await evening.row(1, [15, 20, -5, 10]);
  const page = await Page.open(t, browser, server.address + evening.hash, { size: 'phone' });
  await new PadTable(page).choose('In the middle of the table');
  await page.see(side('Ana'));
  return { server, evening, page, fingers: await Fingers.on(page) };
}

test('every side is turned to its seat, and its keys open there', async (t) => {
  const { page, fingers, evening } = await lying(t);
  const turns = [];
  for (const who of FOUR) turns.push(await turnOf(page, side(who)));
  assert.deepEqual(turns, [0, 90, 180, 270]);

  await fingers.tap(side('Diego'));
  await page.see({ role: 'spinbutton', name: 'Diego: round 2' });
  await soon(async () => assert.equal(await turnOf(page, { role: 'dialog' }), 270));
  await soon(async () => assert.equal(await turnOf(page, { role: 'button', name: '7' }), 270));
  const { right, width } = await page.evaluate(`
    const { right } = document.querySelector('[role=dialog]').getBoundingClientRect();
    return { right, width: innerWidth };`);
  assert.ok(Math.abs(right - width) < 1, 'from the side of the one who tapped');

  for (const key of ['1', '2', 'Write']) await fingers.tap({ role: 'button', name: key });
  await page.until(async () => (await page.text(side('Diego'))).includes('22'));
  await soon(async () => assert.equal(await page.has({ role: 'dialog' }), false));
  const { view } = await evening.table();
  assert.deepEqual(view.rows[1].cells.map((cell) => cell.amount ?? null), [null, null, null, 12]);
  // Who is still missing in the round has the brass; the others see the new number upright to them.
  await soon(async () => assert.match(await page.text(side('Ana')), /22/));
});

/** A number that is likely: a key of its own types it, the big button writes it. */
async function writes(fingers, n) {
  await fingers.tap({ role: 'button', name: `Put ${n}` });
  await fingers.tap({ role: 'button', name: 'Write' });
}

test('a brush and a palm change nothing; a wrong tap can be given back by both for five seconds', async (t) => {
  const { page, fingers, evening } = await lying(t);
  const before = await evening.asItStands();
  await fingers.brush(side('Ana'));
  await fingers.palm(side('Ana'));
  // A tap after them still counts, and it is the only thing that opens anything.
  await fingers.tap(side('Bruno'));
  await page.see({ role: 'spinbutton', name: 'Bruno: round 2' });
  await page.press('Escape');
  await page.until(async () => !(await page.has({ role: 'dialog' })));
  // What was being typed is forgotten a moment after the keys are closed.
  await page.until(async () => (await evening.asItStands()) === before);

  await page.page.clock.install();
  await fingers.tap(side('Ana'));
  await page.see({ role: 'spinbutton', name: 'Ana: round 2' });
  await page.page.clock.pauseAt(Date.now() + 60_000);
  await writes(fingers, 20);
  const chip = page.page.getByRole('button', { name: 'Undo: Ana +20 → 35', exact: true });
  await page.until(async () => (await chip.count()) === 2);
  await page.page.clock.runFor(4900);
  await soon(async () => assert.equal(await chip.count(), 2));
  await page.page.clock.runFor(200);
  await page.until(async () => (await chip.count()) === 0);
  await page.until(async () => JSON.stringify((await evening.table()).view.rows[1].cells.map((cell) => cell.amount ?? null)) === '[20,null,null,null]');

  // The one concerned reads it from their side, the keeper upright; either gives it back.
  for (const [who, turn, at] of [['Carla', 180, 0], ['Diego', 270, 1]]) {
    await fingers.tap(side(who));
    await page.see({ role: 'spinbutton', name: `${who}: round 2` });
    await writes(fingers, 10);
    const both = page.page.getByRole('button', { name: new RegExp(`^Undo: ${who} \\+10`) });
    await page.until(async () => (await both.count()) === 2);
    const turns = await both.evaluateAll((chips) => chips.map((one) => one.closest('[data-turn]')?.dataset.turn ?? '0'));
    assert.deepEqual(turns, [String(turn), '0']);
    await both.nth(at).tap();
    await page.until(async () => (await both.count()) === 0);
  }
  await page.until(async () => JSON.stringify((await evening.table()).view.rows[1].cells.map((cell) => cell.amount ?? null)) === '[20,null,null,null]');
});

test('what another person wrote since stays when an earlier number is given back, and each gives back their own', async (t) => {
  const { page, fingers, evening } = await lying(t);
  for (const who of ['Ana', 'Bruno']) {
    await fingers.tap(side(who));
    await page.see({ role: 'spinbutton', name: `${who}: round 2` });
    await writes(fingers, 10);
    await page.until(async () => !(await page.has({ role: 'dialog' })));
  }
  const amounts = async () => (await evening.table()).view.rows[1]?.cells.map((cell) => cell.amount ?? null);
  await page.page.getByRole('button', { name: /^Undo: Ana/ }).first().tap();
  await soon(async () => assert.deepEqual(await amounts(), [null, 10, null, null]));
  // Bruno's is the newest number, yet not the newest change.
  await page.page.getByRole('button', { name: /^Undo: Bruno/ }).first().tap();
  await soon(async () => assert.ok((await amounts() ?? [null]).every((one) => one === null)));
});

test('a person types while a hand rests on the glass', async (t) => {
  const { page, fingers } = await lying(t);
  await fingers.tap(side('Bruno'));
  await page.see({ role: 'spinbutton', name: 'Bruno: round 2' });
  await fingers.down(9, { x: 380, y: 100 });
  const keys = page.page.getByRole('dialog').getByRole('button', { name: '4', exact: true });
  const box = await keys.boundingBox();
  await fingers.down(2, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await fingers.up(2);
  await page.see({ role: 'button', name: 'Write' });
  await soon(async () => assert.equal(await page.has({ role: 'dialog' }), true));
});

test('it is remembered on this device, turned to where the keeper sits, and left with one tap or key', async (t) => {
  const { page } = await lying(t);
  await page.tap({ role: 'button', name: 'Turn the table by one seat' });
  await soon(async () => assert.equal(await turnOf(page, side('Bruno')), 0));
  await page.page.reload();
  await page.see(side('Bruno'));
  await soon(async () => assert.equal(await turnOf(page, side('Bruno')), 0));
  await page.tap({ role: 'button', name: 'Back to the keeper’s view' });
  await page.see({ role: 'spinbutton', name: 'Ana: round 2' });
  await page.press('f');
  await page.see(side('Bruno'));
  await page.press('f');
  await page.see({ role: 'spinbutton', name: 'Ana: round 2' });
});

test('on a sheet everybody says which box', async (t) => {
  const { page, fingers, evening } = await lying(t, { config: { rows: ['Ones', 'Twos', 'Bonus'] } });
  await fingers.tap(side('Carla'));
  await page.see({ role: 'dialog' });
  await page.tap({ role: 'button', name: 'Bonus', within: { role: 'dialog' } });
  await page.see({ role: 'spinbutton', name: 'Carla: Bonus' });
  for (const key of ['7', 'Write']) await fingers.tap({ role: 'button', name: key });
  await page.until(async () => (await evening.table()).view.sheet.cells[2].r3 === 7);
});
