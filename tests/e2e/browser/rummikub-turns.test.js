// A Rummikub table turn by turn: the draw for the start, melds laid on the cloth, refusals, drawn tiles, dealt racks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONES } from '../harness/chromium.js';
import { laid, server } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { RummikubTable } from '../pages/rummikubTable.js';

// The library that drags has an alert of its own, outside of everything.
const ALERT = { role: 'alert', within: { role: 'main' } };
const TWO = ['Ana', 'Bruno'];

async function atTable(t, how = {}, plays = []) {
  const played = async (evening) => {
    for (const command of plays) await evening.play(command);
  };
  const { evening, page } = await laid(t, TWO, { game: 'rummikub', grain: 'card', ...how }, {}, played);
  return { evening, page, table: new RummikubTable(page) };
}
const key = (colour, n) => [{ role: 'button', name: colour, within: { role: 'group', name: 'Colours' } }, { role: 'button', name: `${colour} ${n}`, within: { role: 'group', name: colour } }];

test('tiles are laid by tap, refused with the rule, restored, and laid', async (t) => {
  const { evening, page, table } = await atTable(t);
  for (const n of [9, 10]) for (const target of key('red', n)) await page.tap(target);
  // A meld that is still being laid is no mistake: its key waits.
  await page.see({ css: '[data-primary] .primary[aria-disabled=true]' });
  assert.equal(await page.has(ALERT), false);
  for (const target of key('red', 12)) await page.tap(target);
  await page.see(ALERT);
  await page.tap({ role: 'button', name: 'Restore the table' });
  await soon(async () => assert.deepEqual(await table.melds(), []));

  for (const n of [5, 6, 7]) for (const target of key('red', n)) await page.tap(target);
  await page.until(async () => (await page.has(ALERT)) && /12 short of opening/.test(await page.text(ALERT)));
  await page.tap({ role: 'button', name: 'Another meld' });
  for (const colour of ['black', 'blue', 'yellow']) for (const target of key(colour, 4)) await page.tap(target);
  await page.tap({ role: 'button', name: 'Lay 6 tiles' });
  await page.see({ role: 'button', name: 'Ana draws a tile' });
  const { view } = await evening.table();
  assert.deepEqual([view.seats[1].count, view.seats[1].opened, view.table.length], [8, true, 2]);
  await page.tap({ role: 'button', name: 'Ana draws a tile' });
  await page.see({ role: 'button', name: 'Bruno draws a tile' });
  await soon(async () => assert.equal((await evening.table()).view.seats[0].count, 15));
});

test('no key moves with the first tile, and what ends the turn is in sight, at every size', async (t) => {
  const { evening, page } = await atTable(t, { config: { turn_seconds: 60 } });
  const begin = (await evening.table()).prompts.find(({ ask }) => ask === 'begin_turn');
  await evening.play({ do: 'begin_turn', seat: begin.seat });
  const tile = page.page.getByRole('group', { name: 'black' }).getByRole('button', { name: 'black 8' });
  for (const [width, height] of [...PHONES, [820, 1180], [1180, 820]]) {
    await page.resize(width, height);
    await tile.waitFor();
    const before = await tile.boundingBox();
    await tile.tap();
    const restore = page.page.getByRole('button', { name: 'Restore the table' });
    await restore.waitFor();
    assert.deepEqual(await tile.boundingBox(), before, `${width}x${height}`);
    const { left, right, bottom } = await page.evaluate(`
      const boxes = [...document.querySelectorAll('[data-primary] button')].map((one) => one.getBoundingClientRect());
      return { left: Math.min(...boxes.map((one) => one.left)), right: Math.max(...boxes.map((one) => one.right)), bottom: Math.max(...boxes.map((one) => one.bottom)) };`);
    assert.ok(left >= 0 && right <= width && bottom <= height, `${width}x${height}: ${left} to ${right}, ${bottom}`);
    await restore.tap();
    await restore.waitFor({ state: 'detached' });
  }
});

const OPENED = { do: 'play', seat: 1, after: ['B3 B4 B5', 'K10 R10 Y10'] };

test('a set on the table stays as it is in the opening turn, unless the house plays it otherwise', async (t) => {
  for (const initial_table of ['locked', 'after_opening']) {
    const { page } = await atTable(t, { config: { initial_table } }, [OPENED]);
    await page.see({ role: 'button', name: 'Ana draws a tile' });
    await page.page.keyboard.type('B10');
    await page.until(async () => (await page.has(ALERT)));
    await page.tap({ role: 'button', name: 'Go on with meld 1' });
    await page.page.keyboard.press('Backspace');
    await page.tap({ role: 'button', name: 'Restore the table' });
    await page.tap({ role: 'button', name: 'Go on with meld 1' });
    await page.page.keyboard.type('B6,K11R11Y11');
    if (initial_table === 'locked') {
      await page.until(async () => (await page.has(ALERT)) && /stays as it is when somebody opens/.test(await page.text(ALERT)));
      await page.tap({ role: 'button', name: 'rule RK 24' });
      await page.see({ role: 'dialog' });
    } else {
      await page.tap({ role: 'button', name: 'Lay 4 tiles' });
      await page.see({ role: 'button', name: 'Bruno draws a tile' });
    }
  }
});

test('a tile is taken from one meld to another by tap, and by keys', async (t) => {
  const { page, table, evening } = await atTable(t, {}, [{ do: 'play', seat: 1, after: ['R9 R10 R11 R12', 'B1 B2 B3'] }, { do: 'draw', seat: 0 }]);
  await page.see({ role: 'button', name: 'Bruno draws a tile' });
  await page.tap({ role: 'button', name: 'red 12', within: { role: 'group', name: 'Table' } });
  await page.tap({ role: 'button', name: 'Another meld', within: { role: 'group', name: 'Table' } });
  await page.page.keyboard.type('K12 Y12');
  await page.tap({ role: 'button', name: 'Lay 2 tiles' });
  await page.see({ role: 'button', name: 'Ana draws a tile' });
  await soon(async () => assert.deepEqual(await table.melds(), [['red 9', 'red 10', 'red 11'], ['blue 1', 'blue 2', 'blue 3'], ['red 12', 'black 12', 'yellow 12']]));
  await soon(async () => assert.equal((await evening.table()).view.seats[1].count, 5));
});

test('what is laid stays where it lies while the clock is paused', async (t) => {
  const { evening, page, table } = await atTable(t, { config: { turn_seconds: 60 } }, [{ do: 'begin_turn', seat: 1 }]);
  await page.see({ role: 'group', name: 'Colours' });
  await page.page.keyboard.type('R9 R10');
  await soon(async () => assert.deepEqual(await table.melds(), [['red 9', 'red 10']]));
  await evening.play({ do: 'pause' });
  await page.see({ role: 'button', name: 'Go on' });
  assert.deepEqual(await table.melds(), [['red 9', 'red 10']]);
  assert.notEqual((await evening.table()).draft, null);
});

test('a half-laid turn survives a power cut', async (t) => {
  const { evening, page, table } = await atTable(t);
  await page.see({ role: 'group', name: 'Colours' });
  await page.page.keyboard.type('R9 R10');
  await page.until(async () => (await evening.table()).draft !== null);
  await server.end('SIGKILL');
  await server.start();
  await page.go(evening.hash);
  await page.see({ role: 'button', name: 'Restore the table' });
  await soon(async () => assert.deepEqual(await table.melds(), [['red 9', 'red 10']]));
  await page.page.keyboard.type('R11');
  await page.tap({ role: 'button', name: 'Lay 3 tiles' });
  await page.see({ role: 'button', name: 'Ana draws a tile' });
});

test('the last tile laid ends the game, and the others are counted', async (t) => {
  const opening = ['R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13'];
  const { page, table } = await atTable(t, {}, [{ do: 'play', seat: 1, after: opening }, { do: 'draw', seat: 0 }]);
  await page.see({ role: 'button', name: 'Bruno draws a tile' });
  // The second 8 splits the long run.
  for (const n of [8, 9, 10, 11, 12, 13]) {
    await page.tap({ role: 'button', name: `red ${n}`, within: { role: 'group', name: 'Table' } });
    await page.tap({ role: 'button', name: n === 8 ? 'Another meld' : 'Move it to meld 2', within: { role: 'group', name: 'Table' } });
  }
  await page.tap({ role: 'button', name: 'Go on with meld 1' });
  await page.page.keyboard.type('R8');
  await page.tap({ role: 'button', name: 'Lay 1 tile' });
  await table.rack('Ana', 40);
  await page.until(async () => (await table.points()).join() === '\u221240,+40');
  await table.write(1);
  // The next game begins with a draw for the start; a joker and a tie draw again.
  await page.see({ role: 'heading', name: 'Ana draws for the start' });
  for (const target of key('red', 7)) await page.tap(target);
  await page.see({ role: 'heading', name: 'Bruno draws for the start' });
  for (const target of key('blue', 7)) await page.tap(target);
  await page.see({ role: 'heading', name: 'Ana draws for the start' });
  await page.tap({ role: 'button', name: 'Bruno starts' });
  await page.see({ role: 'button', name: 'Bruno draws a tile' });
});

test('a dealt rack is seen by its owner alone, and its tiles go to the table', async (t) => {
  const { evening, page } = await atTable(t, { knowledge: 'dealt' });
  const { view } = await evening.table();
  const { rack } = (await evening.table(view.turn)).view.seats[view.turn];
  const who = TWO[view.turn];
  const inRack = page.page.locator('[data-primary] ul.rack li:not(.erase) button');
  const tiles = () => inRack.count();
  await soon(async () => assert.equal(await tiles(), 0));
  await page.hold({ role: 'button', begins: 'Look at your rack' }, { role: 'button', name: 'Cover' });
  await soon(async () => assert.equal(await tiles(), rack.split(' ').length));
  // The others stay where they are, so that the next tap is for the tile that is seen there.
  const places = () => inRack.evaluateAll((all) => all.map((one) => { const { x, y } = one.getBoundingClientRect(); return [x, y]; }));
  const before = await places();
  for (const left of [13, 12]) {
    await inRack.first().tap();
    await page.until(async () => (await tiles()) === left);
    assert.deepEqual(await places(), before.slice(14 - left));
  }
  await page.tap({ role: 'button', name: 'Take the last tile back' });
  await page.until(async () => (await tiles()) === 13);
  await page.tap({ role: 'button', name: 'Cover' });
  await page.tap({ role: 'button', name: 'Restore the table' });
  await page.tap({ role: 'button', name: `${who} draws a tile` });
  await page.see({ role: 'button', begins: 'Look at your rack' });
  await soon(async () => assert.equal(await tiles(), 0));
  await soon(async () => assert.equal((await evening.table()).view.seats[view.turn].count, 15));
});
