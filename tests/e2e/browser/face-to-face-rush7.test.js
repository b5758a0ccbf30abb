// Rush 7 between the two: everybody says their own card at their own side, the zones lie in the middle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { places, stoodStill } from '../harness/places.js';
import { laid } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { PadTable } from '../pages/padTable.js';

const TWO = ['Ana', 'Bruno'];

async function lying(t, size, grain) {
  const { evening, page } = await laid(t, TWO, { game: 'rush7', grain }, { size });
  await new PadTable(page).choose('In the middle of the table');
  const side = (seat) => page.page.locator('[data-person]').filter({ hasText: TWO[seat] }).first();
  return { evening, page, side };
}

test('on a tablet both say their cards by their own keys, and a whole turn is ended in the middle', async (t) => {
  const { evening, page, side } = await lying(t, 'tablet', 'card');
  const say = (seat, card) => side(seat).getByRole('button', { name: String(card), exact: true }).tap();
  await soon(async () => assert.match(await side(0).innerText(), /Zone 1: your card\?/));
  const before = await places(page);
  // Whoever is quicker: the other card is waited for, and one's own may still be another.
  await say(1, 3);
  await soon(async () => assert.match(await side(1).innerText(), /3 in zone 1/));
  stoodStill(before, await places(page), 'while one card is missing');
  await say(1, 4);
  await say(0, 6);
  await page.until(async () => (await evening.table()).view.zones[0].battle !== null);
  assert.deepEqual((await evening.table()).view.zones[0].battle.sides.map(({ card }) => card), [6, 4]);
  for (const [zone, a, b] of [[2, 5, 2], [3, 1, 7], [4, 3, 3], [5, 2, 0]]) {
    await soon(async () => assert.match(await side(0).innerText(), new RegExp(`Zone ${zone}`)));
    await say(0, a);
    await say(1, b);
    await page.until(async () => (await evening.table()).view.zones[zone - 1].battle !== null);
  }
  await page.tap({ role: 'button', name: 'End turn 1' });
  await page.until(async () => (await evening.table()).view.turn === 2);
  assert.equal(await page.page.getByRole('dialog').count(), 0);
});

test('on a phone a tap on one’s side opens the keys turned to it; results are said there, too', async (t) => {
  const { evening, page, side } = await lying(t, 'phone', 'card');
  for (const [seat, card] of [[1, 3], [0, 6]]) {
    await side(seat).getByRole('button').first().tap();
    await page.see({ css: `[data-turn="${seat === 1 ? 180 : 0}"] [role=dialog], [data-turn] [role=dialog]` });
    await page.tap({ role: 'button', name: String(card), within: { role: 'dialog' } });
    await page.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.until(async () => (await evening.table()).view.zones[0].battle !== null);
});

test('where a table judges itself, who won is said at a side', async (t) => {
  const { evening, page, side } = await lying(t, 'phone', 'round');
  await side(0).getByRole('button').first().tap();
  await page.tap({ role: 'button', name: 'Tie', within: { role: 'dialog' } });
  await page.until(async () => (await evening.table()).view.missing.length === 4);
});
