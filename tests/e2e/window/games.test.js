// The other games in the real window: a table of each is begun, closed by a power cut and found again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evening } from '../harness/evening.js';
import { rollAtOnce } from '../harness/rolling.js';
import { soon } from '../harness/until.js';
import { AppWindow } from '../harness/window.js';
import { CyaTable } from '../pages/cyaTable.js';
import { PadTable } from '../pages/padTable.js';
import { RummikubTable, written } from '../pages/rummikubTable.js';
import { Rush7Table } from '../pages/rush7Table.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

const THREE = ['Ana', 'Bruno', 'Carla'];
const PHONE = [390, 844];
const DESKTOP = [1280, 800];

/** What was entered has been kept: the log is answered after that. */
async function kept(app) {
  await app.tap({ role: 'button', name: 'Log' });
  await app.see({ role: 'dialog' });
  await app.press('Escape');
  await app.until(() => app.evaluate('return document.querySelector("[role=dialog]") === null && !history.state?.layer'));
}

/** A table, at which size it lies, what is done there before the power goes, and what is found and done after it. */
const TABLES = [
  {
    name: 'a turn of Rush 7', size: DESKTOP, names: THREE.slice(0, 2), how: { game: 'rush7', grain: 'card' },
    async before(app) {
      const zones = new Rush7Table(app);
      await zones.asks('Ana', 1);
      for (const cards of [[5, 3], [4, 4], [7, 0]]) await zones.battle(...cards);
      await zones.asks('Ana', 4);
      await kept(app);
    },
    async after(app) {
      const zones = new Rush7Table(app);
      await zones.asks('Ana', 4);
      for (const cards of [[1, 6], [2, 5]]) await zones.battle(...cards);
      await zones.endTurn(1);
      await app.until(async () => (await zones.deal()).includes('Deal 5 cards to each.'));
      await soon(async () => assert.deepEqual((await zones.zones()).map(({ owner }) => owner), ['Ana', '', 'Ana', 'Bruno', 'Bruno']));
    },
  },
  {
    name: 'a round of Cover Your Assets reaches the million', size: PHONE, names: THREE, how: { game: 'cover_your_assets' },
    async before(app) {
      const rows = new CyaTable(app);
      await rows.byAmounts();
      for (const amount of [1_000_000, 205_000]) {
        await rows.types(amount);
        await app.press('Enter');
      }
      await app.see({ role: 'spinbutton', name: 'Carla, round 1' });
      await kept(app);
    },
    async after(app) {
      const rows = new CyaTable(app);
      await app.see({ role: 'spinbutton', name: 'Carla, round 1' });
      await rows.types(5_000);
      await app.press('Enter');
      await app.see({ role: 'heading', name: 'Ana won with 1,000,000' });
      await soon(async () => assert.deepEqual(await rows.totals(), ['1,000,000', '205,000', '5,000']));
    },
  },
  {
    name: 'points for any other game', size: PHONE, names: THREE.slice(0, 2), how: { game: 'sheet' },
    async before(app) {
      const pad = new PadTable(app);
      await pad.write('Ana', 'round 1', 15);
      await pad.write('Bruno', 'round 1', -10);
      await kept(app);
    },
    async after(app) {
      const pad = new PadTable(app);
      await pad.asks('Ana', 'round 2');
      await pad.choose('End the game');
      await app.see({ role: 'link', name: 'See the result' });
      await soon(async () => assert.match(await app.text({ role: 'main' }), /Ana wins with 15/));
    },
  },
  {
    name: 'a game of Rummikub is written down', size: PHONE, names: THREE, how: { game: 'rummikub' },
    async before(app) {
      const racks = new RummikubTable(app);
      await racks.out('Bruno');
      await racks.rack('Carla', 37);
      await racks.asksRack('Ana');
      await kept(app);
    },
    async after(app) {
      const racks = new RummikubTable(app);
      await racks.rack('Ana', 18);
      await app.until(async () => (await racks.points()).join() === [-18, 55, -37].map(written).join());
      await racks.write(1);
      await soon(async () => assert.deepEqual((await racks.row(1)).map(({ won }) => won), [false, true, false]));
    },
  },
  {
    name: 'three people roll Rush Out! at once', size: DESKTOP, names: THREE, how: { ...RUSH_OUT, first: 0 },
    async before(app) {
      await app.tap('roll-0');
      await app.until(() => app.evaluate(`return document.querySelector('[data-seat="0"]').dataset.rolls === '1'`));
      await app.evaluate(`(${rollAtOnce})({ seats: [0, 1, 2], seconds: 2, rate: 8 }).then((told) => (window.rolled = told))`);
      const { taps, rolls } = await app.until(() => app.evaluate('return window.rolled'));
      assert.deepEqual(taps, [16, 16, 16]);
      assert.deepEqual(rolls, taps);
    },
    after: (app) => app.see('roll-0'),
  },
];

test('every other game is played in the window, and goes on where it was after a power cut', async (t) => {
  const app = await AppWindow.open(t);
  const door = { rpc: async (name, request) => ({ status: 200, answer: await app.rpc(name, request) }) };
  const at = async ({ size, evening }) => {
    await app.resize(...size);
    await app.evaluate('location.hash = arguments[0]', evening.hash);
  };
  const tables = [];
  for (const table of TABLES) tables.push({ ...table, evening: await Evening.open(door, table.names, table.how) });
  for (const table of tables) {
    await t.test(table.name, async () => {
      await at(table);
      await table.before(app);
    });
  }
  await app.kill();
  await app.start();
  for (const table of tables) {
    await t.test(`${table.name}, after the power cut`, async () => {
      await at(table);
      await table.after(app);
    });
  }
});
