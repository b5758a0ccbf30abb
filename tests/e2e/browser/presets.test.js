// House rules under a name: saved, changed, deleted and brought back, sent to a friend as a file.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

/** The new table of a game, with its rules in sight. */
async function newTable(t, game) {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, `${server.address}#/new`);
  await page.tap({ role: 'radio', name: game });
  await page.see({ role: 'button', name: 'Save these rules as…' });
  return { server, page };
}
async function saveAs(page, name) {
  await page.tap({ role: 'button', name: 'Save these rules as…' });
  await page.type({ role: 'textbox', name: 'What they are called' }, name);
  await page.tap({ role: 'button', name: 'Save' });
  await page.see({ role: 'radio', name });
}
const checked = (page, name) => page.page.getByRole('radio', { name, exact: true }).isChecked();

const DOUBLED = { role: 'switch', name: 'Doubled sweep' };
const isOn = (page, name = DOUBLED.name) => page.page.getByRole('switch', { name }).isChecked();

test('rules are saved beside the editions, renamed, changed, deleted and restored', async (t) => {
  const { server, page } = await newTable(t, 'Rage');
  await page.tap(DOUBLED);
  await saveAs(page, 'Sunday rules');
  await soon(async () => assert.equal(await checked(page, 'Sunday rules'), true));

  await page.tap(DOUBLED);
  await page.tap({ role: 'button', name: 'Save these rules as…' });
  await page.type({ role: 'textbox', name: 'What they are called' }, 'sunday rules');
  await page.tap({ role: 'button', name: 'Save' });
  await page.until(async () => (await page.text({ role: 'dialog' })).includes('Other house rules of this game have that name.'));
  page.expects(/400/);
  await page.tap({ role: 'button', name: 'Close' });

  await page.tap({ role: 'button', name: 'Rename' });
  await page.type({ role: 'textbox', name: 'What they are called' }, 'At grandma’s');
  await page.tap({ role: 'button', name: 'Save' });
  await page.see({ role: 'radio', name: 'At grandma’s' });

  await page.tap({ role: 'switch', name: 'Secret bids' });
  await page.tap({ role: 'button', name: 'Save the changes in At grandma’s' });
  await page.until(async () => (await server.rpc('presets', { game: 'rage' })).answer[0].config.secret_bids === 'on');

  await page.tap({ role: 'button', name: 'Delete' });
  await page.until(async () => !(await page.has({ role: 'radio', name: 'At grandma’s' })));
  await page.tap({ role: 'button', name: 'Undo' });
  await page.see({ role: 'radio', name: 'At grandma’s' });
  await page.tap({ role: 'radio', name: 'Classic' });
  await soon(async () => assert.equal(await isOn(page, 'Secret bids'), false));
  await page.tap({ role: 'radio', name: 'At grandma’s' });
  await soon(async () => assert.equal(await isOn(page, 'Secret bids'), true));
});

test('rules go to a friend as a file, and a table is opened with them', async (t) => {
  const { page } = await newTable(t, 'Rage');
  await page.tap(DOUBLED);
  await saveAs(page, 'Our tricks');
  const download = page.page.waitForEvent('download');
  await page.tap({ role: 'button', name: 'Share as a file' });
  const file = await download;
  assert.equal(file.suggestedFilename(), 'rage-our-tricks.tapete.json');
  const path = await file.path();
  await soon(async () => assert.equal(JSON.parse(await readFile(path, 'utf8')).game, 'rage'));

  // At the friend's, where another game is chosen: the file brings its game along.
  const friend = await Server.open(t);
  const there = await Page.open(t, browser, `${friend.address}#/new/rummikub`);
  await there.see({ role: 'button', name: 'Open a file' });
  await there.page.locator('input[type=file]').setInputFiles(path);
  await there.see({ role: 'radio', name: 'Our tricks' });
  await there.page.getByText('Our tricks is here').waitFor();
  await soon(async () => assert.equal(await there.page.getByRole('radio', { name: 'Rage' }).isChecked(), true));
  assert.equal(await isOn(there), true);
  for (const name of ['Ana', 'Bruno']) {
    await there.type({ role: 'textbox', name: 'New name' }, name);
    await there.press('Enter');
    await there.see({ role: 'button', name });
  }
  await there.tap({ role: 'button', begins: 'Start' });
  await there.page.getByRole('group', { name: / bids$/ }).waitFor();
});

test('a file that cannot be taken says why, and changes nothing', async (t) => {
  const { server, page } = await newTable(t, 'Rage');
  page.expects(/4\d\d/);
  const file = (text) => ({ name: 'rules.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const preset = { format: 'tapete-preset', version: 1, game: 'rage', name: 'Mine', config: {} };
  const cases = [
    ['{"a":', /no file of house rules/],
    [JSON.stringify({ ...preset, version: 99 }), /newer Tapete/],
    [JSON.stringify({ ...preset, game: 'chess' }), /a game that this Tapete does not know/],
    [JSON.stringify({ ...preset, config: { wings: 'on' } }), /a house rule that this Tapete does not know/],
    ['x'.repeat(2_000_000), /too large/],
  ];
  for (const [text, words] of cases) {
    await page.page.locator('input[type=file]').setInputFiles(file(text));
    await page.until(async () => words.test(await page.text({ role: 'main' })));
  }
  await soon(async () => assert.deepEqual((await server.rpc('presets', { game: 'rage' })).answer, []));
});

test('a file may be dropped on the rules', async (t) => {
  const { page } = await newTable(t, 'Rage');
  const text = JSON.stringify({ format: 'tapete-preset', version: 1, game: 'rage', name: 'Dropped', config: { dealer_hook: 'on' } });
  await page.page.getByRole('region', { name: 'Rules' }).evaluate((section, content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'rules.tapete.json', { type: 'application/json' }));
    for (const type of ['dragover', 'drop']) section.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }, text);
  await page.see({ role: 'radio', name: 'Dropped' });
});
