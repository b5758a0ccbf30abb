// The other games in the real window: a table of each is laid, kept, closed by a power cut and found again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppWindow } from '../harness/window.js';
import { rollAtOnce } from '../harness/rolling.js';
import { soon } from '../harness/until.js';
import { CyaTable } from '../pages/cyaTable.js';
import { Home } from '../pages/home.js';
import { NewTable } from '../pages/newTable.js';
import { PadTable } from '../pages/padTable.js';
import { RummikubTable, written } from '../pages/rummikubTable.js';
import { Rush7Table } from '../pages/rush7Table.js';

/** A new table of a game in a window of this size. */
async function table(t, size, game, people, prepare = async () => {}) {
  const app = await AppWindow.open(t);
  await app.resize(...size);
  await new Home(app).newTable();
  await app.tap({ role: 'radio', name: game });
  await prepare(app);
  const setup = new NewTable(app);
  for (const name of people) await setup.add(name);
  await setup.start();
  return app;
}

/** The power goes, and comes back. */
async function powerCut(app, size) {
  // The log is answered after what was entered has been kept.
  await app.tap({ role: 'button', name: 'Log' });
  await app.see({ role: 'dialog' });
  await app.kill();
  await app.start();
  await app.resize(...size);
  await new Home(app).goOn();
}

test('a turn of Rush 7', async (t) => {
  const size = [1280, 800];
  const app = await table(t, size, 'Rush 7', ['Ana', 'Bruno']);
  const zones = new Rush7Table(app);
  await zones.asks('Ana', 1);
  for (const cards of [[5, 3], [4, 4], [7, 0]]) await zones.battle(...cards);
  await zones.asks('Ana', 4);
  await powerCut(app, size);
  await zones.asks('Ana', 4);
  for (const cards of [[1, 6], [2, 5]]) await zones.battle(...cards);
  await zones.endTurn(1);
  await app.until(async () => (await zones.deal()).includes('Deal 5 cards to each.'));
  await soon(async () => assert.deepEqual((await zones.zones()).map(({ owner }) => owner), ['Ana', '', 'Ana', 'Bruno', 'Bruno']));
});

test('a round of Cover Your Assets reaches the million', async (t) => {
  const size = [390, 844];
  const app = await table(t, size, 'Cover Your Assets', ['Ana', 'Bruno', 'Carla']);
  const rows = new CyaTable(app);
  await rows.byAmounts();
  for (const amount of [1_000_000, 205_000]) {
    await rows.types(amount);
    await app.press('Enter');
  }
  await app.see({ role: 'spinbutton', name: 'Carla, round 1' });
  await powerCut(app, size);
  await app.see({ role: 'spinbutton', name: 'Carla, round 1' });
  await rows.types(5_000);
  await app.press('Enter');
  await app.see({ role: 'heading', name: 'Ana won with 1,000,000' });
  await soon(async () => assert.deepEqual(await rows.totals(), ['1,000,000', '205,000', '5,000']));
});

test('points for any other game', async (t) => {
  const size = [390, 844];
  const app = await table(t, size, 'Points', ['Ana', 'Bruno']);
  const pad = new PadTable(app);
  await pad.write('Ana', 'round 1', 15);
  await pad.write('Bruno', 'round 1', -10);
  await powerCut(app, size);
  await pad.asks('Ana', 'round 2');
  await pad.choose('End the game');
  await app.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await app.text({ role: 'main' }), /Ana wins with 15/));
});

test('a game of Rummikub is written down', async (t) => {
  const size = [390, 844];
  const app = await table(t, size, 'Rummikub', ['Ana', 'Bruno', 'Carla']);
  const racks = new RummikubTable(app);
  await racks.out('Bruno');
  await racks.rack('Carla', 37);
  await racks.asksRack('Ana');
  await powerCut(app, size);
  await racks.rack('Ana', 18);
  await app.until(async () => (await racks.points()).join() === [-18, 55, -37].map(written).join());
  await racks.write(1);
  await soon(async () => assert.deepEqual((await racks.row(1)).map(({ won }) => won), [false, true, false]));
});

test('three people roll Rush Out! at once', async (t) => {
  const size = [1280, 800];
  const app = await table(t, size, 'Rush Out!', ['Ana', 'Bruno', 'Carla']);
  const sorcerer = await app.until(() => app.evaluate(`
    const seats = [0, 1, 2].filter((seat) => document.querySelectorAll('[data-seat="' + seat + '"] .dice > *').length === 5);
    return seats.length === 1 ? 'roll-' + seats[0] : null;`));
  await app.tap(sorcerer);
  const rolled = (seat) => `document.querySelector('[data-seat="${seat}"]').dataset.rolls`;
  await app.until(() => app.evaluate(`return ${rolled(sorcerer.at(-1))} === '1'`));
  await app.evaluate(`(${rollAtOnce})({ seats: [0, 1, 2], seconds: 2, rate: 8 }).then((told) => (window.rolled = told))`);
  const { taps, rolls } = await app.until(() => app.evaluate('return window.rolled'));
  assert.deepEqual(taps, [16, 16, 16]);
  assert.deepEqual(rolls, taps);
  await app.kill();
  await app.start();
  await app.resize(...size);
  await new Home(app).goOn();
  await app.see(sorcerer);
});
