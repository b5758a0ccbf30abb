// Rummikub around one glass: each panel says what to do and has its own keys; several count their racks at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Fingers } from '../harness/fingers.js';
import { laid, server } from '../harness/shared.js';
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

test('a finger that bounces on the start of a turn does not end it', async (t) => {
  const { evening, page } = await laid(t, FOUR, { game: 'rummikub', config: { turn_seconds: 60 } }, { size: 'tablet' });
  await new PadTable(page).choose('In the middle of the table');
  const fingers = await Fingers.on(page);
  await page.see({ role: 'button', name: 'Start: 60 s' });
  await fingers.bounce({ role: 'button', name: 'Start: 60 s' }, () => page.see({ role: 'button', name: 'My turn is over' }));
  await page.answered();
  assert.equal((await evening.table()).view.turn, 3);
});

test('what is refused is said at the side where it was asked for', async (t) => {
  const evening = await Evening.open(server, FOUR, { game: 'rummikub', config: { turn_seconds: 60 } });
  const page = await Page.open(t, browser, server.address, { size: 'tablet' });
  page.expects(/422/);
  // This glass is ahead of the device that keeps the time.
  await page.page.clock.install();
  await page.go(evening.hash);
  await new PadTable(page).choose('In the middle of the table');
  const panel = (seat) => page.page.locator(`[data-face="${seat}"]`);
  await panel(3).getByRole('button', { name: 'Start: 60 s' }).tap();
  await page.until(async () => (await evening.table()).view.clock !== null);
  await panel(3).getByRole('timer').waitFor();
  await page.page.clock.fastForward(61_000);
  await panel(3).getByRole('button', { name: /^Time is up/ }).tap();
  await soon(async () => assert.match(await panel(3).innerText(), /There is time left\.\s+The clock shows/));
  assert.doesNotMatch(await panel(0).innerText(), /time left/);

  await panel(3).getByRole('button', { name: 'No tiles left' }).tap();
  for (const key of ['9', '9', '9']) await panel(1).getByRole('button', { name: key, exact: true }).tap();
  await panel(1).getByRole('button', { name: 'Take 999' }).tap();
  await soon(async () => assert.match(await panel(1).innerText(), /So many points cannot be\./));
  assert.doesNotMatch(await panel(0).innerText(), /cannot be/);
});

test('a table that was laid aside is gone on with from the middle, and not from a side', async (t) => {
  const { evening, page } = await laid(t, FOUR, { game: 'rummikub', config: { turn_seconds: 60 } }, { size: 'tablet' });
  await new PadTable(page).choose('In the middle of the table');
  await evening.pause();
  const panel = page.page.locator('[data-face="3"]');
  await soon(async () => assert.match(await panel.innerText(), /The table is paused/));
  assert.equal(await panel.getByRole('button').count(), 0);
  await page.tap({ role: 'button', name: 'Go on playing' });
  await page.until(async () => (await evening.table()).status === 'live');
  await panel.getByRole('button', { name: 'Start: 60 s' }).tap();
  await page.until(async () => (await evening.table()).view.clock !== null);
  // Laid aside in a turn, its clock goes on with it.
  await evening.pause();
  await page.tap({ role: 'button', name: 'Go on' });
  await page.until(async () => (await evening.table()).status === 'live');
  assert.equal((await evening.table()).view.clock.paused, null);
});

test('on a phone a rack is typed in a sheet that is turned to its side, and no key is cut off', async (t) => {
  const { evening, page } = await laid(t, FOUR, { game: 'rummikub' }, { size: 'phone' });
  await new PadTable(page).choose('In the middle of the table');
  const panel = (seat) => page.page.locator(`[data-face="${seat}"]`);
  await panel(3).getByRole('button', { name: 'No tiles left' }).tap();
  for (const [seat, who, keys] of [[1, 'Bruno', '12'], [2, 'Carla', '7'], [0, 'Ana', '30']]) {
    await panel(seat).getByRole('button', { name: `${who}’s rack` }).tap();
    const sheet = page.page.getByRole('dialog', { name: who });
    for (const key of keys) await sheet.getByRole('button', { name: key, exact: true }).tap();
    await sheet.getByRole('button', { name: `Take ${keys}` }).tap();
    await sheet.waitFor({ state: 'detached' });
  }
  const cut = await page.evaluate('return [...document.querySelectorAll("[data-between] button")].filter((one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight; }).length');
  assert.equal(cut, 0);
  await page.tap({ role: 'button', name: 'Write down game 1' });
  await page.until(async () => (await evening.table()).view.sheet.length === 1);
});
