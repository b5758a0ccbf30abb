// Back is back: a sheet, a dialog and a correction are steps of the browser's history.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evening, FOUR } from '../harness/evening.js';
import { server, shown } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { soon } from '../harness/until.js';
import { PadTable } from '../pages/padTable.js';
import { RageTable } from '../pages/rageTable.js';
import { RummikubTable } from '../pages/rummikubTable.js';
import { Rush7Table } from '../pages/rush7Table.js';

/** A table of Rage with one round, and a phone that came to it from home. */
async function atTable(t) {
  const evening = await Evening.open(server, FOUR);
  await evening.round([3, 0, 4, 3], [3, 0, 4, 3]);
  const page = await shown(t, '#/', { size: 'phone' });
  await page.go(evening.hash);
  await page.see({ role: 'heading', begins: 'Bruno' });
  const sheets = (n) => soon(async () => assert.equal(await page.page.getByRole('dialog').count(), n));
  return { evening, page, sheets };
}

test('Back closes what lies on top, one after the other, and the table stays', async (t) => {
  const { evening, page, sheets } = await atTable(t);
  for (const open of ['Log', 'Judge']) {
    await page.tap({ role: 'button', name: open });
    await sheets(1);
    await page.page.goBack();
    await sheets(0);
    assert.ok(page.page.url().endsWith(evening.hash), 'the table stays');
  }
  // A sheet that was shut by its own key leaves no dead step.
  await page.tap({ role: 'button', name: 'Log' });
  await sheets(1);
  await page.press('Escape');
  await sheets(0);
  await page.until(() => page.evaluate('return history.state?.layer === undefined'));
  await page.page.goBack();
  await page.see({ role: 'link', name: 'New table' });
});

test('loaded again with a sheet open, one press of Back leaves the table', async (t) => {
  const { page, sheets } = await atTable(t);
  await page.tap({ role: 'button', name: 'Log' });
  await sheets(1);
  await page.page.reload();
  await page.see({ role: 'heading', begins: 'Bruno' });
  await sheets(0);
  await page.until(() => page.evaluate('return history.state?.layer === undefined'));
  await page.page.goBack();
  await page.see({ role: 'link', name: 'New table' });
});

test('a half-made correction is there again after Back', async (t) => {
  const { page, sheets } = await atTable(t);
  const table = new RageTable(page);
  const tricks = () => page.page.getByRole('dialog').getByRole('spinbutton', { name: 'Carla, tricks' }).getAttribute('aria-valuenow');
  await table.cell('Carla', 1);
  await sheets(1);
  await table.less('Carla');
  await soon(async () => assert.equal(await tricks(), '3'));
  await page.page.goBack();
  await sheets(0);
  await table.cell('Carla', 1);
  await soon(async () => assert.equal(await tricks(), '3'));
});

test('a half-made correction is there again after the page was loaded again', async (t) => {
  const { page } = await atTable(t);
  const table = new RageTable(page);
  const tricks = () => page.page.getByRole('dialog').getByRole('spinbutton', { name: 'Carla, tricks' }).getAttribute('aria-valuenow');
  await table.cell('Carla', 1);
  await table.less('Carla');
  await soon(async () => assert.equal(await tricks(), '3'));
  await page.page.reload();
  await page.see({ role: 'heading', begins: 'Bruno' });
  await table.cell('Carla', 1);
  await soon(async () => assert.equal(await tricks(), '3'));
});

test('Rummikub: a half-made correction of points, and a rack half tapped, are there again after Back and a reload', async (t) => {
  const evening = await Evening.open(server, FOUR.slice(0, 3), { game: 'rummikub' });
  await evening.play({ do: 'score_win', winner: 0, racks: [{ seat: 1, points: 10 }, { seat: 2, points: 8 }] });
  const page = await shown(t, evening.hash, { size: 'phone' });
  const table = new RummikubTable(page);
  const dialog = () => page.page.getByRole('dialog');
  const leave = [() => page.page.goBack(), () => page.page.reload()];

  const edited = () => soon(async () => assert.match(await dialog().getByRole('button', { name: /^Bruno/ }).innerText(), /−12/));
  await table.cell('Bruno', 1);
  await page.tap({ role: 'button', name: 'Plus or minus', within: { role: 'dialog' } });
  for (const digit of ['1', '2']) await page.tap({ role: 'button', name: digit, within: { role: 'dialog' } });
  await edited();
  for (const go of leave) {
    await go();
    await page.until(async () => !(await page.has({ role: 'dialog' })));
    await table.cell('Carla', 1);
    await edited();
  }
  // Once it is saved nothing is left of it.
  await page.tap({ role: 'button', name: 'Save the points', within: { role: 'dialog' } });
  await page.until(async () => (await evening.table()).view.sheet[0].cells[1].points === -12);
  await page.until(async () => !(await page.has({ role: 'dialog' })));
  await table.cell('Carla', 1);
  await soon(async () => assert.match(await dialog().getByRole('button', { name: /^Carla/ }).innerText(), /−8/));
  await page.page.goBack();

  const tapped = () => soon(async () => assert.match(await dialog().innerText(), /7 \+ 13/));
  await table.out('Ana');
  await table.asksRack('Bruno');
  await page.tap({ role: 'button', name: 'Number by number' });
  for (const number of ['7', '13']) await page.tap({ role: 'button', name: number, within: { role: 'dialog' } });
  await tapped();
  for (const go of leave) {
    await go();
    await page.until(async () => !(await page.has({ role: 'dialog' })));
    await page.tap({ role: 'button', name: 'Number by number' });
    await tapped();
  }
  await page.tap({ role: 'button', begins: 'Take 2 tiles', within: { role: 'dialog' } });
  await table.asksRack('Carla');
  await page.tap({ role: 'button', name: 'Number by number' });
  await soon(async () => assert.doesNotMatch(await dialog().innerText(), /7 \+ 13/));
});

/** Corrections half made, and what of each is there again. */
const HALF_MADE = [
  {
    game: 'Cover Your Assets',
    open: async () => {
      const evening = await Evening.open(server, FOUR, { game: 'cover_your_assets' });
      await evening.amounts([320_000, 250_000, 240_000, 360_000]);
      return evening;
    },
    cell: 'Bruno, round 1, ', digits: ['7', '5', '000'], stands: /75,000/,
  },
  {
    game: 'a game from a file',
    open: async () => {
      const evening = await Evening.open(server, FOUR, { game: 'sheet', config: { game: shelf('pad') } });
      await evening.row(1, [15, 20, 100, 0]);
      return evening;
    },
    cell: 'Carla, round 1: ', digits: ['7', '3'], stands: /73/,
  },
];
for (const { game, open, cell, digits, stands } of HALF_MADE) {
  test(`${game}: a half-made correction is there again after Back and a reload`, async (t) => {
    const evening = await open();
    const page = await shown(t, evening.hash, { size: 'phone' });
    const there = () => soon(async () => assert.match(await page.text({ role: 'dialog' }), stands));
    await page.tap({ role: 'button', begins: cell });
    for (const name of digits) await page.tap({ role: 'button', name, within: { role: 'dialog' } });
    await there();
    for (const go of [() => page.page.goBack(), () => page.page.reload()]) {
      await go();
      await page.until(async () => !(await page.has({ role: 'dialog' })));
      await page.tap({ role: 'button', begins: cell });
      await there();
    }
  });
}

test('a note half written is there again at another column, after Back and a reload, and is done with once it is saved', async (t) => {
  const evening = await Evening.open(server, FOUR.slice(0, 2), { game: 'sheet' });
  const page = await shown(t, evening.hash, { size: 'phone' });
  const table = new PadTable(page);
  const note = () => page.page.getByRole('dialog').getByRole('textbox', { name: 'Note' });
  const stands = (text) => soon(async () => assert.equal(await note().inputValue(), text));
  const beside = (who) => page.tap({ role: 'radio', name: who, within: { role: 'dialog' } });
  await table.choose('Note');
  await page.type({ role: 'textbox', name: 'Note' }, 'Rain');
  await beside('Bruno');
  await stands('');
  await page.type({ role: 'textbox', name: 'Note' }, 'Late');
  for (const go of [() => page.page.goBack(), () => page.page.reload()]) {
    await go();
    await page.until(async () => !(await page.has({ role: 'dialog' })));
    await table.choose('Note');
    await stands('Rain');
    await beside('Bruno');
    await stands('Late');
  }
  await page.tap({ role: 'button', name: 'Save the note', within: { role: 'dialog' } });
  await page.until(async () => !(await page.has({ role: 'dialog' })));
  await table.choose('Note');
  await stands('Rain');
  await beside('Bruno');
  await stands('Late');
  assert.match(JSON.stringify((await evening.table()).view), /Late/);
  assert.doesNotMatch(JSON.stringify((await evening.table()).view), /Rain/);
});

test('Rush 7: how zones lie, half told, is there again after another zone, Back and a reload', async (t) => {
  const evening = await Evening.open(server, FOUR.slice(0, 2), { game: 'rush7', grain: 'card' });
  const page = await shown(t, evening.hash, { size: 'phone' });
  const table = new Rush7Table(page);
  const open = () => table.choose('Set a zone by hand');
  const stands = async (zone, who, cards) => {
    await page.tap({ role: 'radio', name: String(zone) });
    await soon(async () => assert.equal(await page.page.getByRole('radio', { name: who, exact: true }).isChecked(), true));
    await soon(async () => assert.equal(await page.page.getByRole('dialog').getByRole('button', { name: /^Take away/ }).count(), cards));
  };
  await open();
  await page.tap({ role: 'radio', name: 'Ana' });
  for (const card of ['3', '4']) await page.tap({ role: 'button', name: card, within: { role: 'dialog' } });
  await stands(2, 'Nobody', 0);
  await page.tap({ role: 'radio', name: 'Bruno' });
  await page.tap({ role: 'button', name: '5', within: { role: 'dialog' } });
  for (const go of [() => page.page.goBack(), () => page.page.reload()]) {
    await go();
    await page.until(async () => !(await page.has({ role: 'dialog' })));
    await open();
    await stands(1, 'Ana', 2);
    await stands(2, 'Bruno', 1);
  }
  // What is set is done with; the other one still waits.
  await page.tap({ role: 'button', name: 'Set zone 2' });
  await page.until(async () => (await evening.table()).view.zones[1].controller === 1);
  await stands(1, 'Ana', 2);
  await page.see({ role: 'button', name: 'Set zone 1' });
});

test('what was left takes no more presses while the next place comes', async (t) => {
  const { evening, page } = await atTable(t);
  await evening.bids([3, 2, 2, 2]);
  const close = { role: 'button', name: 'Close round 2' };
  await page.see(close);
  const { revision } = await evening.table();
  const key = await page.middle(close);
  // What home lists is on its way: the table is still shown, and a finger and a key do nothing there.
  let come = () => {};
  const coming = new Promise((done) => (come = done));
  await page.page.route('**/rpc/tables', async (route) => (await coming, route.continue()));
  await page.tap({ role: 'link', name: 'Back to the tables' });
  await page.page.locator('main[aria-busy=true]').waitFor();
  await page.page.touchscreen.tap(key.x, key.y);
  await page.press('Enter');
  await page.press('l');
  come();
  await page.see({ role: 'link', name: 'New table' });
  await page.answered();
  assert.equal((await evening.table()).revision, revision);
  assert.equal(await page.has({ role: 'dialog' }), false);
  await page.page.goBack();
  await page.tap(close);
  await page.until(async () => (await evening.table()).revision > revision);
});

test('who sits at a table that is being laid is there again after the page was loaded again, until it is opened', async (t) => {
  const { page } = await atTable(t);
  await page.go('#/new');
  for (const name of ['Ana', 'Bruno', 'Carla']) await page.tap({ role: 'button', name: `Seat ${name}` });
  await page.page.reload();
  for (const name of ['Ana', 'Bruno', 'Carla']) await page.see({ role: 'button', name });
  await page.tap({ role: 'button', begins: 'Start' });
  await page.until(() => page.page.url().includes('#/table/'));
  await page.go('#/new');
  await page.see({ role: 'button', name: '2 people are missing' });
});
