// Rummikub at a real table: games are written down, racks are counted, a match is finished (scenario 7).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOUR } from '../harness/evening.js';
import { laid, server } from '../harness/shared.js';
import { tapsOf } from '../harness/taps.js';
import { soon } from '../harness/until.js';
import { RummikubTable, written } from '../pages/rummikubTable.js';

const POINTS = [-18, 64, -37, -9].map(written);

async function atTable(t) {
  const opened = await laid(t, FOUR, { game: 'rummikub' });
  return { ...opened, table: new RummikubTable(opened.page) };
}

test('Bruno goes out, and the row adds up to nothing', async (t) => {
  const { page, table } = await atTable(t);
  const taps = await tapsOf(page, async () => {
    await table.out('Bruno');
    await table.rack('Carla', 37);
    await table.rack('Diego', 9);
    await table.rack('Ana', 18);
  });
  assert.ok(taps <= 9, `${taps} taps for a whole game`);
  await page.until(async () => JSON.stringify(await table.points()) === JSON.stringify(POINTS));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /The points add up to 0\./));
  await table.write(1);
  await soon(async () => assert.deepEqual((await table.row(1)).map(({ points }) => points), POINTS));
  await soon(async () => assert.deepEqual((await table.row(1)).map(({ won }) => won), [false, true, false, false]));
  // Without a table of its own the judge is asked about the one that is played.
  await page.go('#/judge');
  await page.see({ role: 'radio', name: 'Rummikub', checked: true });
});

test('number by number comes to the same row: a joker and a 7 are 37', async (t) => {
  const { page, table } = await atTable(t);
  await table.out('Bruno');
  // The judge is slow, and the rack is taken before it has counted.
  let count;
  const slow = new Promise((done) => (count = done));
  await page.page.route('**/rpc/judge', (route) => slow.then(() => route.continue()));
  await table.rackNumbers('Carla', ['joker', 7]);
  count();
  await table.rackNumbers('Diego', [9]);
  await table.rackNumbers('Ana', [13, 5]);
  await page.until(async () => JSON.stringify(await table.points()) === JSON.stringify(POINTS));
  await table.write(1);
  await soon(async () => assert.deepEqual((await table.row(1)).map(({ points }) => points), POINTS));
});

test('a wrong winner is changed with one tap, and what was entered stays', async (t) => {
  const { page, table } = await atTable(t);
  await table.out('Ana');
  await table.rack('Bruno', 64);
  await table.rack('Carla', 37);
  await table.rack('Diego', 9);
  assert.equal(await tapsOf(page, () => table.out('Bruno')), 1);
  // Only the rack that was not said yet is asked for.
  await table.rack('Ana', 18);
  await page.until(async () => JSON.stringify(await table.points()) === JSON.stringify(POINTS));
  await table.write(1);
  await soon(async () => assert.deepEqual((await table.row(1)).map(({ points }) => points), POINTS));
  // Undo opens it as it was typed, so that even now one tap is enough.
  await table.undo();
  await page.see({ role: 'button', name: 'Write down game 1' });
  await table.out('Carla');
  await page.until(async () => (await table.points())[2] === written(18 + 64 + 9));
});

test('a power cut in the middle of a rack forgets nothing', async (t) => {
  const { evening, page, table } = await atTable(t);
  await table.out('Bruno');
  await table.rack('Carla', 37);
  await table.asksRack('Diego');
  await page.press('1');
  await page.until(async () => JSON.parse((await evening.table()).draft).typed === '1');
  await server.end('SIGKILL');
  await server.start();
  await page.go(evening.hash);
  await table.asksRack('Diego');
  await page.press('2');
  await page.tap({ role: 'button', begins: 'Take 12' });
  await table.rack('Ana', 18);
  await page.until(async () => (await table.points()).join() === [-18, 67, -37, -12].map(written).join());
});

test('no player can go on: the lowest rack wins, and a tie asks for the tiles', async (t) => {
  const { page, table } = await atTable(t);
  await table.nobody();
  for (const [who, points] of [['Ana', 9], ['Bruno', 9], ['Carla', 12], ['Diego', 20]]) await table.rack(who, points);
  await page.see({ role: 'alert' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /tie for the lowest/i));
  // The same keys ask for them.
  await table.tiles('Ana', 1);
  await table.tiles('Bruno', 3);
  await page.until(async () => (await table.points()).join() === [41, -9, -12, -20].map(written).join());
  // They are changed where they stand.
  await page.tap({ role: 'button', name: 'Ana: one tile more' });
  await page.tap({ role: 'button', name: 'Ana: one tile more' });
  await page.tap({ role: 'button', name: 'Ana: one tile more' });
  await page.until(async () => (await table.points()).join() === [-9, 41, -12, -20].map(written).join());
});

test('a match of four games: corrected by hand, warned but not stopped, finished', async (t) => {
  const { page, table } = await atTable(t);
  const games = [['Bruno', [['Carla', 37], ['Diego', 9], ['Ana', 18]]], ['Ana', [['Bruno', 5], ['Carla', 10], ['Diego', 3]]],
    ['Ana', [['Bruno', 12], ['Carla', 44], ['Diego', 7]]], ['Diego', [['Ana', 21], ['Bruno', 30], ['Carla', 2]]]];
  for (const [i, [winner, racks]] of games.entries()) {
    await table.out(winner);
    for (const [who, points] of racks) await table.rack(who, points);
    await table.write(i + 1);
  }
  await soon(async () => assert.deepEqual((await table.row(4)).map(({ total }) => total), [42, 17, -93, 34].map((n) => written(n).replace('+', ''))));

  await table.cell('Carla', 2);
  await page.see({ css: '[role=dialog] [role=spinbutton]:focus' });
  // All keys are in view, and closed, the focus is back at the cell.
  assert.ok(await page.evaluate(`return document.querySelector('[role=dialog] .last').getBoundingClientRect().bottom <= document.querySelector('.sheet-foot').getBoundingClientRect().top`));
  await page.press('Escape');
  await soon(async () => assert.match(await page.evaluate('return document.activeElement.getAttribute("aria-label") ?? ""'), /^Carla, game 2/));
  await table.cell('Carla', 2);
  await page.see({ role: 'dialog' });
  for (const key of ['-', '1', '3']) await page.press(key);
  await page.until(async () => (await page.text({ role: 'dialog' })).includes('add up to \u22123'));
  await page.tap({ role: 'button', name: 'Save the points' });
  await page.until(async () => (await table.row(2))[2]?.points === written(-13));
  await soon(async () => assert.equal((await table.row(2))[2].corrected, true));
  await soon(async () => assert.equal((await table.row(4))[2].total, written(-96)));

  await page.tap({ role: 'button', name: 'Finish the match' });
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana wins with 42/));
});

test('in Spanish the player without tiles “cierra”; to “salir” is to lead', async (t) => {
  const { page } = await laid(t, FOUR.slice(0, 3), { game: 'rummikub' }, { language: 'es-ES' });
  await page.see({ role: 'heading', name: '¿Quién cierra?' });
  await page.see({ role: 'button', name: 'Cerró Ana' });
  assert.doesNotMatch(await page.text({ role: 'main' }), /salió|sale\?/);
});
