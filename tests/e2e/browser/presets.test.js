// House rules under a name: kept, changed, deleted and brought back, sent to a friend as a file.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { launch, Page } from '../harness/chromium.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

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

test('rules are kept beside the editions, renamed, deleted and brought back', async (t) => {
  const { server, page } = await newTable(t, 'Another game');
  await page.type({ role: 'textbox', name: 'What are you playing?' }, 'Carioca');
  await page.tap({ role: 'radio', name: 'The lowest' });
  await saveAs(page, 'Sunday rules');
  await soon(async () => assert.equal(await checked(page, 'Sunday rules'), true));

  await page.tap({ role: 'radio', name: 'The highest' });
  await page.tap({ role: 'button', name: 'Save these rules as…' });
  await page.type({ role: 'textbox', name: 'What they are called' }, 'sunday rules');
  await page.tap({ role: 'button', name: 'Save' });
  await page.until(async () => (await page.text({ role: 'dialog' })).includes('Other house rules of this game have that name.'));
  await page.tap({ role: 'button', name: 'Close' });

  await page.tap({ role: 'button', name: 'Rename' });
  await page.type({ role: 'textbox', name: 'What they are called' }, 'At grandma’s');
  await page.tap({ role: 'button', name: 'Save' });
  await page.see({ role: 'radio', name: 'At grandma’s' });

  await page.type({ role: 'textbox', name: 'What are you playing?' }, 'Rummy');
  await page.tap({ role: 'button', name: 'Keep the changes in At grandma’s' });
  await page.until(async () => (await server.rpc('presets', { game: 'freeform' })).answer[0].config.title === 'Rummy');

  await page.tap({ role: 'button', name: 'Delete' });
  await page.until(async () => !(await page.has({ role: 'radio', name: 'At grandma’s' })));
  await page.tap({ role: 'button', name: 'Undo' });
  await page.see({ role: 'radio', name: 'At grandma’s' });
  await page.tap({ role: 'radio', name: 'Race' });
  await page.tap({ role: 'radio', name: 'At grandma’s' });
  await soon(async () => assert.equal(await page.page.getByRole('textbox', { name: 'What are you playing?' }).inputValue(), 'Rummy'));
});

test('rules go to a friend as a file, and a table is opened with them', async (t) => {
  const { page } = await newTable(t, 'Another game');
  await page.tap({ role: 'radio', name: 'Rows with names' });
  await page.type({ role: 'textbox', name: 'New row' }, 'Ones');
  await page.press('Enter');
  await saveAs(page, 'Our dice');
  const download = page.page.waitForEvent('download');
  await page.tap({ role: 'button', name: 'Share as a file' });
  const file = await download;
  assert.equal(file.suggestedFilename(), 'freeform-our-dice.tapete.json');
  const path = await file.path();
  await soon(async () => assert.equal(JSON.parse(await readFile(path, 'utf8')).game, 'freeform'));

  // At the friend's, where Rage lies ready: the file brings its game along.
  const friend = await Server.open(t);
  const there = await Page.open(t, browser, `${friend.address}#/new`);
  await there.see({ role: 'button', name: 'Open a file' });
  await there.page.locator('input[type=file]').setInputFiles(path);
  await there.see({ role: 'radio', name: 'Our dice' });
  await there.page.getByText('Our dice is here').waitFor();
  await soon(async () => assert.equal(await there.page.getByRole('radio', { name: 'Another game' }).isChecked(), true));
  for (const name of ['Ana', 'Bruno']) {
    await there.type({ role: 'textbox', name: 'New name' }, name);
    await there.press('Enter');
    await there.see({ role: 'button', name });
  }
  await there.tap({ role: 'button', begins: 'Start' });
  await there.see({ role: 'spinbutton', name: 'Ana, Ones' });
  assert.deepEqual(there.errors, []);
});

test('a file that cannot be taken says why, and changes nothing', async (t) => {
  const { server, page } = await newTable(t, 'Rage');
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
