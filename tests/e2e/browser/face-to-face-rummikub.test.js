// Rummikub around one glass: each panel says what to do and has its own keys; several count their racks at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page, PHONES } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Fingers, turnOf } from '../harness/fingers.js';
import { places, stoodStill } from '../harness/places.js';
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

test('the time of a turn lies over no key, on any phone, between two and between four', async (t) => {
  for (const names of [FOUR.slice(0, 2), FOUR]) {
    const { page } = await laid(t, names, { game: 'rummikub', config: { turn_seconds: 60 } }, { size: 'tablet' });
    await new PadTable(page).choose('In the middle of the table');
    await page.tap({ role: 'button', name: 'Start: 60 s' });
    await page.see({ role: 'button', name: 'My turn is over' });
    for (const [width, height] of PHONES) {
      await page.resize(width, height);
      const covered = await page.evaluate(`
        const time = document.querySelector('[role=timer]').getBoundingClientRect();
        return [...document.querySelectorAll('[data-face] button')].filter((key) => {
          const box = key.getBoundingClientRect();
          return Math.min(box.right, time.right) - Math.max(box.left, time.left) > 1 && Math.min(box.bottom, time.bottom) - Math.max(box.top, time.top) > 1;
        }).map((key) => key.innerText);
      `);
      assert.deepEqual(covered, [], `${names.length} people, ${width}x${height}`);
    }
  }
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

const NOBODY = { role: 'button', name: 'Nobody can go on' };
const WRITE = { role: 'button', name: 'Write down game 1' };

/** Four people around a tablet, or a phone, and what each of them types and reads. */
async function around(t, how = {}, size = 'tablet', play) {
  const { evening, page } = await laid(t, FOUR, { game: 'rummikub', ...how }, { size }, play);
  await new PadTable(page).choose('In the middle of the table');
  const panel = (seat) => page.page.locator(`[data-face="${seat}"]`);
  const key = (seat, name) => panel(seat).getByRole('button', { name, exact: true });
  const take = async (seat, n) => {
    for (const digit of String(n)) await key(seat, digit).tap();
    await key(seat, `Take ${n}`).tap();
  };
  const says = (seat, words) => soon(async () => assert.match(await panel(seat).innerText(), words));
  const boxes = () => Promise.all([0, 1, 2, 3].map((seat) => panel(seat).boundingBox()));
  return { evening, page, key, take, says, boxes };
}
const points = async (evening) => (await evening.table()).view.sheet[0]?.cells.map((cell) => cell.points);

test('a game that is blocked is counted at all sides, and the lowest racks, where they are equal, by their tiles', async (t) => {
  const { evening, page, key, take, says } = await around(t);
  await page.tap(NOBODY);
  for (const seat of [0, 1, 2, 3]) await says(seat, /How much do you hold\?/);
  const before = await places(page);
  await take(0, 9);
  await take(2, 12);
  await take(3, 20);
  const five = await key(1, '5').boundingBox();
  await take(1, 9);
  await says(1, /How many tiles do you hold\?\s+A tie for the lowest rack/);
  await says(0, /How many tiles do you hold\?/);
  // Only those who are lowest are asked, at their own keys; nothing can be written yet, and no side is told of a mistake.
  for (const [seat, held] of [[2, 12], [3, 20]]) await says(seat, new RegExp(`${held} on the rack\\s+Waiting for the others`));
  assert.equal(await page.has(WRITE), false);
  assert.equal(await page.has({ role: 'alert' }), false);
  stoodStill(before, await places(page), 'when tiles are asked for');
  assert.deepEqual(await key(1, '5').boundingBox(), five, 'the keys ask on');
  // A rack that is lowest holds a tile at least.
  await key(1, '0').tap();
  assert.equal(await key(1, 'Take 0').getAttribute('aria-disabled'), 'true');
  await key(1, 'Take back a digit').tap();
  await take(1, 2);
  await says(1, /9 on the rack · 2 tiles\s+Waiting for the others/);
  await take(0, 3);
  await page.see(WRITE);
  await says(0, /9 on the rack · 3 tiles\s+Write it down in the middle/);
  stoodStill(before, await places(page), 'when all is said');
  await page.tap(WRITE);
  await soon(async () => assert.deepEqual(await points(evening), [-9, 41, -12, -20]));
  await says(0, /Game 2/);
});

test('a game that can go on after all goes on, and what was counted is forgotten', async (t) => {
  const { evening, page, key, take, says } = await around(t);
  const before = await places(page);
  await page.tap(NOBODY);
  await take(1, 12);
  await says(1, /12 on the rack/);
  stoodStill(before, await places(page), 'when no person can go on');
  await page.tap(NOBODY);
  await says(1, /Game 1/);
  stoodStill(before, await places(page), 'when the game goes on');
  await key(1, 'No tiles left').tap();
  for (const seat of [0, 2, 3]) await says(seat, /How much do you hold\?/);
  await key(1, 'I am not out').tap();
  // With one rack too large only that side is told.
  await page.tap(NOBODY);
  for (const [seat, n] of [[0, 5], [1, 999], [2, 6], [3, 7]]) await take(seat, n);
  await says(1, /So many points cannot be\./);
  await says(0, /5 on the rack\s+Waiting for the others/);
  await key(1, 'Count again').tap();
  await take(1, 8);
  await page.tap(WRITE);
  await soon(async () => assert.deepEqual(await points(evening), [21, -8, -6, -7]));
});

test('a game that is blocked is counted while its clock stands', async (t) => {
  const { evening, page, take, says } = await around(t, { config: { turn_seconds: 60 } }, 'tablet', (evening) => evening.play({ do: 'begin_turn', seat: 3 }));
  await page.see({ role: 'button', name: 'Pause' });
  const before = await places(page);
  await page.tap({ role: 'button', name: 'Pause' });
  await page.see({ role: 'button', name: 'Go on' });
  stoodStill(before, await places(page), 'when the clock stands');
  await page.tap(NOBODY);
  await says(3, /How much do you hold\?/);
  for (const [seat, n] of [[3, 4], [0, 5], [1, 6], [2, 7]]) await take(seat, n);
  await page.tap(WRITE);
  await soon(async () => assert.deepEqual(await points(evening), [-5, -6, -7, 18]));
});

test('on a phone tiles are typed in a sheet that is turned to its side', async (t) => {
  const { evening, page, key, boxes } = await around(t, {}, 'phone');
  const before = await boxes();
  await page.tap(NOBODY);
  const typed = async (seat, what, n) => {
    await key(seat, what).tap();
    const sheet = { role: 'dialog', name: FOUR[seat] };
    await page.see(sheet);
    assert.equal(await turnOf(page, sheet), 90 * seat);
    await page.tap({ role: 'button', name: String(n), within: sheet });
    await page.tap({ role: 'button', name: `Take ${n}`, within: sheet });
    await page.page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const keys = async () => {
    const found = [];
    for (const [width, height] of [...PHONES, [820, 1180], [390, 844]]) {
      await page.resize(width, height);
      found.push(Object.entries(await places(page)).filter(([name]) => /Back to|undo|Turn the table/.test(name)));
    }
    return found;
  };
  for (const [seat, n] of [[0, 5], [1, 9], [2, 5], [3, 5]]) await typed(seat, `${FOUR[seat]}’s rack`, n);
  await soon(async () => assert.ok(await key(0, `${FOUR[0]}, tiles left`).isVisible()));
  const asked = await keys();
  for (const [seat, n] of [[3, 2], [0, 2], [2, 4]]) await typed(seat, `${FOUR[seat]}, tiles left`, n);
  await page.see(WRITE);
  assert.deepEqual(await boxes(), before, 'the sides keep their size when it can be written');
  assert.equal(asked[0].length, 3);
  assert.deepEqual(await keys(), asked, 'the keys in the middle keep their places');
  await page.tap(WRITE);
  // Equal in tiles as well: Ana and Diego share.
  await soon(async () => assert.deepEqual(await points(evening), [7, -9, -5, 7]));
});

test('a game that was kept turn by turn and is blocked is counted between the people', async (t) => {
  const { evening, page, take, says } = await around(t, { grain: 'card' }, 'tablet', async (evening) => {
    for (let n = 0; n < 54; n += 1) await evening.play({ do: n < 50 ? 'draw' : 'pass', seat: (3 + n) % 4 });
  });
  for (const seat of [0, 1, 2, 3]) await says(seat, /How much do you hold\?/);
  assert.equal(await page.has(NOBODY), false, 'the table knows it');
  // The table knows how many tiles each holds: Bruno and Carla share.
  for (const [seat, n] of [[0, 90], [1, 80], [2, 80], [3, 95]]) await take(seat, n);
  await page.tap(WRITE);
  await soon(async () => assert.deepEqual(await points(evening), [-90, 93, 92, -95]));
});
