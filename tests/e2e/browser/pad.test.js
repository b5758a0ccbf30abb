// Points of any game: rounds and boxes, by keyboard, in teams; what is refused, what is half typed, what is corrected.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evening, LONG } from '../harness/evening.js';
import { tabTo, write } from '../harness/keyboard.js';
import { laid, server, shown } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { tapsOf } from '../harness/taps.js';
import { soon } from '../harness/until.js';
import { PadTable } from '../pages/padTable.js';

const amounts = async (evening, row) => (await evening.table()).view.rows[row - 1].cells.map((cell) => cell.amount ?? null);

test('rounds by keyboard, a correction, and an end that the table agrees on', async (t) => {
  const { evening, page } = await laid(t, ['Ana', 'Bruno'], { game: 'sheet' }, { size: 'desktop' });
  for (const [who, typed] of [['Ana', '12'], ['Bruno', '-7']]) {
    await page.see({ role: 'spinbutton', name: `${who}: round 1` });
    await write(page, typed);
    await page.press('Enter');
  }
  await soon(async () => assert.deepEqual(await amounts(evening, 1), [12, -7]));
  const pad = new PadTable(page);
  await pad.choose('Other house rules');
  await page.tap({ role: 'radio', name: '5', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Agreed' });
  await soon(async () => assert.equal((await evening.table()).standing.of, 5));
  await pad.choose('End the game');
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana wins with 12/));
});

test('whole rounds by keyboard: arrows between people and rounds, a slip, undo, a note, a correction', async (t) => {
  const { evening, page } = await laid(t, ['Ana', 'Bruno', 'Carla'], { game: 'sheet' }, { size: 'desktop' });
  const asks = (who, row) => page.see({ role: 'spinbutton', name: `${who}: round ${row}` });
  await asks('Ana', 1);
  const taps = await tapsOf(page, async () => {
    // As quick as the fingers are: what is typed while a number is on its way is the next one's.
    for (const typed of ['12', '-7', '100']) {
      await write(page, typed);
      await page.press('Enter');
    }
    await soon(async () => assert.deepEqual(await amounts(evening, 1), [12, -7, 100]));
    // Carla first, then back; a slip is rubbed out.
    await asks('Ana', 2);
    await page.press('ArrowRight');
    await page.press('ArrowRight');
    await asks('Carla', 2);
    await write(page, '49');
    await page.press('Backspace');
    await page.press('Enter');
    await asks('Ana', 2);
    await page.press('Control+z');
    await page.until(async () => (await evening.table()).view.rows.length < 2 || (await amounts(evening, 2))[2] === null);
    await page.press('Control+Shift+Z');
    await soon(async () => assert.deepEqual(await amounts(evening, 2), [null, null, 4]));
    await page.press('n');
    await page.see({ role: 'dialog' });
    await write(page, 'ok');
    await page.press('Enter');
    await page.until(async () => !(await page.has({ role: 'dialog' })));
    await tabTo(page, 'Carla, round 1: total 100 +100');
    await page.press('Enter');
    await page.see({ role: 'dialog' });
    await write(page, '10');
    await page.see({ role: 'spinbutton', name: 'The right number' });
    await page.until(async () => /104\D+14/.test(await page.text({ role: 'dialog' })));
    await page.press('Enter');
    await soon(async () => assert.deepEqual(await amounts(evening, 1), [12, -7, 10]));
  });
  assert.equal(taps, 0);
  await soon(async () => assert.equal((await evening.table()).view.rows[1].notes[0], 'ok'));
});

test('boxes of a game of one’s own are written in any order, in teams', async (t) => {
  const box = (id, name) => ({ id, name, max: 60 });
  const fields = [box('ones', 'Ones'), box('extra', 'Extra')];
  const game = {
    format: 'tapete-game', version: 1, id: 'our_boxes', revision: 1, name: 'Our boxes', seats: [2, 4], sides: ['two'], wins: 'high',
    sheet: { fields, parts: fields.map(({ id, name }) => ({ name, value: id })) },
  };
  const { page } = await laid(t, ['Ana', 'Bruno', 'Carla', 'Diego'], { game: 'sheet', config: { game, sides: 'two' } });
  const says = async (what, who, box, n) => {
    await page.tap({ role: 'button', name: `${who}, ${box}: –` });
    await page.see({ role: 'spinbutton', name: `${who}: ${box}` });
    for (const digit of n) await page.tap({ role: 'button', name: digit, within: { css: '[data-primary]' } });
    await page.tap({ role: 'button', begins: 'Write' });
    await page.see({ role: 'button', name: `${who}, ${box}: ${n}` });
  };
  await says(page, 'Bruno and Diego', 'Extra', '35');
  await says(page, 'Ana and Carla', 'Ones', '4');
  await says(page, 'Ana and Carla', 'Extra', '1');
  await says(page, 'Bruno and Diego', 'Ones', '2');
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Bruno and Diego win with 37/));
});

test('a number that the game does not take is refused with its rule, and stays to be mended; the table settles a tie', async (t) => {
  const pad = shelf('pad');
  pad.round.fields[0] = { ...pad.round.fields[0], min: 0, max: 200, step: 5 };
  const { page } = await laid(t, ['Ana', 'Bruno'], { game: 'sheet', config: { game: { ...pad, tie: 'table' }, house: { target: 20 } } });
  page.expects(/422/);
  const table = new PadTable(page);
  await table.write('Ana', 'round 1', 12);
  await page.see({ role: 'alert' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /only in steps of 5.*multiple of 5/s));
  await page.tap({ role: 'button', name: 'Take back a digit' });
  await page.until(async () => !(await page.has({ role: 'alert' })));
  await page.tap({ role: 'button', name: '5', within: { css: '[data-primary]' } });
  await page.tap({ role: 'button', begins: 'Write' });
  await table.write('Bruno', 'round 1', 15);
  await table.write('Ana', 'round 2', 10);
  await table.write('Bruno', 'round 2', 10);
  await page.tap({ role: 'button', name: 'Settle the tie' });
  await page.tap({ role: 'button', name: 'Bruno', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Bruno won' });
  await page.see({ role: 'link', name: 'See the result' });
  // The table may agree to go on.
  await table.choose('Other house rules');
  await page.tap({ role: 'radio', name: '100', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Agreed' });
  await table.asks('Ana', 'round 3');
});

test('the keys of likely numbers stay where they are while others write and give back', async (t) => {
  const evening = await Evening.open(server, LONG, { game: 'sheet' });
  await evening.row(1, [12_000, 20, 15, 1]);
  const page = await shown(t, evening.hash);
  const likely = () => page.page.getByRole('group', { name: 'Likely numbers' }).getByRole('button').allTextContents();
  const asks = (who) => page.see({ role: 'spinbutton', name: `${who}: round 2` });
  await asks(LONG[0]);
  const before = await likely();
  const place = await page.middle({ role: 'button', name: 'Put 15' });
  assert.deepEqual(before, ['1', '15', '20', '12,000']);
  // Written on another device: 20 is the most frequent number now.
  await evening.play({ do: 'enter', row: 2, entries: [{ seat: 2, values: { amount: 20 } }] });
  await page.until(async () => (await page.text({ role: 'main' })).includes('35'));
  assert.deepEqual(await likely(), before);
  // What Undo takes back was three lines, and is one.
  assert.deepEqual(await page.middle({ role: 'button', name: 'Put 15' }), place);
  await page.tap({ role: 'button', name: 'Put 15' });
  await page.tap({ role: 'button', begins: 'Write' });
  await asks(LONG[1]);
  await soon(async () => assert.deepEqual(await likely(), ['20', '1', '15', '12,000']));
  await evening.undo();
  await asks(LONG[0]);
  await soon(async () => assert.equal((await likely())[0], '20'));
});

test('what is half typed survives a power cut', async (t) => {
  const { evening, page } = await laid(t, ['Ana', 'Bruno'], { game: 'sheet' });
  const table = new PadTable(page);
  await table.asks('Ana', 'round 1');
  await table.box('Bruno', 'round 1');
  await table.asks('Bruno', 'round 1');
  await table.digits(47);
  await page.until(async () => (await evening.table()).draft?.includes('47'));
  await page.page.reload();
  await table.asks('Bruno', 'round 1');
  const typed = () => page.evaluate(`return document.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')`);
  await soon(async () => assert.equal(await typed(), '47'));
});

test('an old scorepad is played on, and what its journal holds is corrected', async (t) => {
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'freeform', config: { title: 'Carioca' } });
  await evening.play({ do: 'book', row: 1, entries: [{ seat: 0, amount: 15 }, { seat: 1, amount: 4 }] });
  const page = await shown(t, evening.hash);
  await page.see({ role: 'heading', name: 'Carioca' });
  await page.tap({ role: 'button', begins: 'Ana, round 1' });
  await page.see({ role: 'dialog' });
  await page.tap({ role: 'button', name: '5', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Correct', within: { role: 'dialog' } });
  await soon(async () => assert.deepEqual(await amounts(evening, 1), [5, 4]));
});
