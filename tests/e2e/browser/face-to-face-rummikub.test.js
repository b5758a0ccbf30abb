// Rummikub around one glass: each panel says what to do and has its own keys; several count their racks at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOUR } from '../harness/evening.js';
import { laid } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { PadTable } from '../pages/padTable.js';

test('turns pass at their own sides, and a game is counted by three people at once', async (t) => {
  const { evening, page } = await laid(t, FOUR, { game: 'rummikub', config: { turn_seconds: 60 } }, { size: 'tablet' });
  await new PadTable(page).choose('In the middle of the table');
  const panel = (seat) => page.page.locator(`[data-face="${seat}"]`);
  const says = (seat, words) => soon(async () => assert.match(await panel(seat).innerText(), words));
  await says(3, /You begin/);
  await panel(3).getByRole('button', { name: 'Start: 60 s' }).tap();
  await says(3, /Lay tiles, or draw one/);
  await panel(3).getByRole('timer').waitFor();
  await says(0, /Your turn comes after Diego/);
  await says(2, /You come after Bruno/);
  await panel(3).getByRole('button', { name: 'My turn is over' }).tap();
  await page.until(async () => (await evening.table()).view.turn === 0);
  await panel(0).getByRole('button', { name: 'No tiles left' }).tap();
  await says(0, /You are out/);
  for (const [seat, keys] of [[1, '12'], [2, '7'], [3, '30']]) {
    for (const key of keys) await panel(seat).getByRole('button', { name: key, exact: true }).tap();
    await panel(seat).getByRole('button', { name: `Take ${keys}` }).tap();
    await says(seat, new RegExp(`${keys} on the rack`));
  }
  await page.tap({ role: 'button', name: 'Write down game 1' });
  await page.until(async () => (await evening.table()).view.sheet.length === 1);
  assert.deepEqual((await evening.table()).view.sheet[0].cells.map(({ points }) => points), [49, -12, -7, -30]);
});
