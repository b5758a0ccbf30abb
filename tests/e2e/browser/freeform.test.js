// An evening of any other game: rounds and named rows, negative numbers, teams, notes, corrections, an end.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { reach, write } from '../harness/keyboard.js';
import { Server } from '../harness/server.js';
import { tapsOf } from '../harness/taps.js';
import { soon } from '../harness/until.js';
import { Home } from '../pages/home.js';
import { NewTable } from '../pages/newTable.js';
import { PadTable } from '../pages/padTable.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const MINUS = '\u2212';

test('from a title to the winner, with fingers', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  await new Home(page).newTable();
  const setup = new NewTable(page);
  await page.tap({ role: 'radio', name: 'Another game' });
  await page.type({ role: 'textbox', name: 'What are you playing?' }, 'Carioca');
  await page.tap({ role: 'radio', name: 'The lowest' });
  for (const name of ['Ana', 'Bruno']) await setup.add(name);
  await setup.start();

  const pad = new PadTable(page);
  await page.see({ role: 'heading', name: 'Carioca' });
  await pad.write('Ana', 'round 1', 15);
  await pad.write('Bruno', 'round 1', -10);
  await pad.has('round 1', ['+15', `${MINUS}10`]);
  // A number that was written before takes one tap and no more; what passes on is the big button, as with digits.
  await pad.asks('Ana', 'round 2');
  assert.equal(await tapsOf(page, () => pad.likely(15)), 1);
  await page.see({ role: 'button', name: 'Write 15, then Bruno' });
  await pad.asks('Ana', 'round 2');
  await page.tap({ role: 'button', name: 'Write 15, then Bruno' });
  await pad.asks('Bruno', 'round 2');
  await page.tap({ role: 'button', begins: 'Undo: Ana: 15' });
  await pad.asks('Ana', 'round 2');
  await page.tap({ role: 'button', name: 'Take back a digit' });
  await page.tap({ role: 'button', name: 'Take back a digit' });
  await pad.write('Ana', 'round 2', 25);
  await pad.write('Bruno', 'round 2', 0);

  // Any box is corrected by a tap; totals before and after are shown.
  await pad.box('Ana', 'round 1');
  await pad.digits(5);
  await page.see({ role: 'button', name: 'Correct 15 to 5' });
  await page.until(async () => /40\D+30/.test(await page.text({ role: 'dialog' })));
  await page.tap({ role: 'button', name: 'Correct 15 to 5' });
  await page.until(async () => (await pad.sheet()).some((box) => box.who === 'Ana' && box.row === 'round 1' && box.corrected));
  await pad.has('round 1', ['+5', `${MINUS}10`]);

  await pad.choose('Note');
  await pad.leaveNote('Bruno deals badly');
  await pad.choose('End the game');
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Bruno wins with −10/));
  await page.tap({ role: 'link', name: 'See the result' });
  await page.see({ role: 'heading', name: 'Rounds' });
  const { answer } = await server.rpc('history');
  assert.equal(answer.sessions[0].status, 'finished');
  assert.deepEqual(page.errors, []);
});

test('whole rounds by keyboard: digits, minus, backspace, arrows, Enter', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { game: 'freeform' });
  const page = await Page.open(t, browser, server.address + evening.hash, { size: 'desktop' });
  const pad = new PadTable(page);
  await pad.asks('Ana', 'round 1');
  const taps = await tapsOf(page, async () => {
    for (const [who, typed] of [['Ana', '12'], ['Bruno', '-7'], ['Carla', '100']]) {
      await pad.asks(who, 'round 1');
      await write(page, typed);
      await page.press('Enter');
    }
    await pad.has('round 1', ['+12', `${MINUS}7`, '+100']);
    // Carla first, then back; a slip is rubbed out.
    await pad.asks('Ana', 'round 2');
    await page.press('ArrowRight');
    await page.press('ArrowRight');
    await pad.asks('Carla', 'round 2');
    await write(page, '49');
    await page.press('Backspace');
    await page.press('Enter');
    await pad.asks('Ana', 'round 2');
    await page.press('Control+z');
    await page.until(async () => (await pad.row('round 2')).length === 0);
    await page.press('Control+Shift+Z');
    await pad.has('round 2', ['+4']);
    await page.press('n');
    await page.see({ role: 'dialog' });
    await write(page, 'ok');
    await page.press('Enter');
    await page.until(async () => !(await page.has({ role: 'dialog' })));
    await reach(page, 'Carla, round 1: total 100 +100');
    await page.press('Enter');
    await page.see({ role: 'dialog' });
    await write(page, '10');
    await page.see({ role: 'button', name: 'Correct 100 to 10' });
    await page.press('Enter');
    await pad.has('round 1', ['+12', `${MINUS}7`, '+10']);
  });
  assert.equal(taps, 0);
  await soon(async () => assert.equal((await evening.table()).view.rows[1].cells[0].note, 'ok'));
  assert.deepEqual(page.errors, []);
});

test('a sheet with rows of its own is written in any order, in teams', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  await new Home(page).newTable();
  const setup = new NewTable(page);
  await page.tap({ role: 'radio', name: 'Another game' });
  for (const name of ['Ana', 'Bruno', 'Carla', 'Diego']) await setup.add(name);
  await page.tap({ role: 'radio', name: 'Rows with names' });
  for (const row of ['Bonus', 'Ones', 'Gone']) {
    await page.type({ role: 'textbox', name: 'New row' }, row);
    await page.tap({ role: 'button', name: 'Add', within: { role: 'region', name: 'Rules' } });
  }
  await page.tap({ role: 'button', name: 'Remove Gone' });
  await page.tap({ role: 'button', name: 'Move Ones up' });
  await page.type({ role: 'textbox', name: 'Row 2' }, 'Extra');
  await page.page.getByText('More rules').click();
  await page.tap({ role: 'button', begins: 'Teams' });
  await page.tap({ role: 'radio', begins: 'Two' });
  await setup.start();

  const pad = new PadTable(page);
  await pad.asks('Ana and Carla', 'Ones');
  await pad.box('Bruno and Diego', 'Extra');
  await pad.write('Bruno and Diego', 'Extra', 35);
  await pad.has('Extra', ['35']);
  await pad.box('Ana and Carla', 'Ones');
  await pad.write('Ana and Carla', 'Ones', 4);
  await pad.has('Ones', ['4']);
  await pad.write('Ana and Carla', 'Extra', 1);
  await pad.write('Bruno and Diego', 'Ones', 2);
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Bruno and Diego win with 37/));
  assert.deepEqual(page.errors, []);
});

test('a number that the table does not take is refused with its rule, and stays to be mended', async (t) => {
  const server = await Server.open(t);
  const config = { step: 5, lowest: 0, highest: 100, end: 'target', target: 20, final_tie: 'table' };
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'freeform', config });
  const page = await Page.open(t, browser, server.address + evening.hash);
  const pad = new PadTable(page);
  await pad.write('Ana', 'round 1', 12);
  await page.see({ role: 'alert' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /between two steps.*multiple of 5/s));
  await page.tap({ role: 'button', name: 'Take back a digit' });
  await page.until(async () => !(await page.has({ role: 'alert' })));
  await page.tap({ role: 'button', name: '5' });
  await page.tap({ role: 'button', begins: 'Write 15' });
  await pad.write('Bruno', 'round 1', 15);
  await pad.write('Ana', 'round 2', 10);
  await pad.write('Bruno', 'round 2', 10);
  await page.tap({ role: 'button', name: 'Settle the tie' });
  await page.tap({ role: 'button', name: 'Bruno', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Bruno won' });
  await page.see({ role: 'link', name: 'See the result' });
  // The table may agree to go on.
  await pad.choose('Another end');
  await page.tap({ role: 'radio', name: 'A total' });
  await page.type({ role: 'textbox', name: 'Which total' }, '100');
  await page.tap({ role: 'button', name: 'Agreed' });
  await pad.asks('Ana', 'round 3');
});

test('what is half typed survives a power cut', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'freeform' });
  const page = await Page.open(t, browser, server.address + evening.hash);
  const pad = new PadTable(page);
  await pad.asks('Ana', 'round 1');
  await pad.box('Bruno', 'round 1');
  await pad.digits(47);
  await page.until(async () => (await evening.table()).draft?.includes('47'));
  await page.page.reload();
  await page.see({ role: 'button', begins: 'Write 47' });
  await pad.asks('Bruno', 'round 1');
});
