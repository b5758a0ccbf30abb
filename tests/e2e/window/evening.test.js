// The five-minute trial in the real window: four people, ten rounds, two corrections, a power cut, the history.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOUR } from '../harness/evening.js';
import { soon } from '../harness/until.js';
import { AppWindow } from '../harness/window.js';
import { Home } from '../pages/home.js';
import { NewTable } from '../pages/newTable.js';
import { RageTable } from '../pages/rageTable.js';

const SIZE = [390, 844];

/** Who bids in a round, in turn: Diego deals first, then it goes round to the left. */
const inTurn = (round) => FOUR.map((_, turn) => FOUR[(round - 1 + turn) % 4]);

/** All tricks to the first bidder, as bid. */
async function asBid(table, round) {
  const [first, ...rest] = inTurn(round);
  await table.bids([[first, 11 - round], ...rest.map((who) => [who, 0])]);
  await table.close(round);
}

test('an evening of Rage', async (t) => {
  const app = await AppWindow.open(t);
  await app.resize(...SIZE);
  await new Home(app).newTable();
  const setup = new NewTable(app);
  for (const name of FOUR) await setup.add(name);
  await setup.deals('Diego');
  await setup.start();
  const table = new RageTable(app);

  await table.bids([['Ana', 3], ['Bruno', 0], ['Carla', 4], ['Diego', 2]]);
  await table.tricks('Carla', 5);
  await table.bonus('Ana');
  await table.mad('Carla');
  await table.close(1);
  await soon(async () => assert.deepEqual(await table.totals(1), ['18', '5', '0', '12']));
  for (const round of [2, 3]) await asBid(table, round);

  // The last row first: Diego took one of Carla's eight.
  await table.cell('Carla', 3);
  await app.see({ role: 'heading', begins: 'Why +18?' });
  await table.less('Carla');
  await app.see({ role: 'alert' });
  await table.more('Diego');
  await app.see({ role: 'heading', name: 'Totals' });
  await table.saveCorrection();
  await app.until(async () => (await table.totals(3)).join() === '28,29,12,18');
  for (const round of [4, 5]) await asBid(table, round);

  await table.bids([['Bruno', 3], ['Carla', 1]]);
  await table.asksBid('Diego');
  await app.tap({ role: 'button', name: 'Ana \u2013, bid' });
  await table.asksBid('Ana');
  // The log is answered after what was typed has been kept.
  await table.openLog();
  await app.see({ role: 'dialog' });
  await app.kill();
  await app.start();
  await app.resize(...SIZE);
  await new Home(app).goOn();
  await table.asksBid('Ana');
  for (const cell of ['Ana \u2013, bid', 'Bruno 3, bid', 'Carla 1, bid', 'Diego \u2013, bid']) {
    await app.see({ role: 'button', name: cell });
  }
  await table.bids([['Ana', 1], ['Diego', 0]]);
  await table.close(6);

  // Three rounds back: Diego's seven were six, and Ana had one.
  const before = await table.totals(6);
  await table.cell('Diego', 4);
  await table.less('Diego');
  await table.more('Ana');
  await app.see({ role: 'heading', name: 'Totals' });
  await table.saveCorrection();
  const moved = async () => (await table.totals(6)).map((total, seat) => Number(total) - Number(before[seat]));
  await soon(async () => assert.deepEqual(await moved(), [-4, 0, 0, -11]));

  for (const round of [7, 8, 9, 10]) await asBid(table, round);
  await app.tap({ role: 'link', name: 'See the result' });
  await app.see({ role: 'heading', name: 'Rounds' });
  await app.tap({ role: 'link', name: 'Back' });
  await app.see({ role: 'heading', name: 'History' });
  await app.until(() => app.evaluate(`const row = document.querySelector('main a[href^="#/session"]'); row?.click(); return row !== null`));
  await app.see({ role: 'heading', name: 'Rounds' });
  const said = () => app.evaluate('return document.querySelector("main").innerText');
  await soon(async () => assert.match(await said(), /Before: Carla took 8 tricks\.[^\n]*\s+Now: Carla took 7 tricks\./));
});
