// Names as people have them, and as they slip.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { RageTable } from '../pages/rageTable.js';
import { fits } from '../harness/looks.js';
import { soon } from '../harness/until.js';
import { NewTable } from '../pages/newTable.js';

async function newTable(t) {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  await page.go('#/new');
  return { server, page, setup: new NewTable(page) };
}

const wrong = async (page, words) => {
  await page.until(() => page.evaluate('return document.querySelector("[aria-invalid=true]") !== null'));
  await page.until(async () => (await page.text({ role: 'main' })).includes(words));
  // All of it stands above the foot of the screen.
  await page.until(() => page.evaluate(`
    const [why, foot] = ['.field:has([aria-invalid=true]) > p', '.screen-foot'].map((css) => document.querySelector(css).getBoundingClientRect());
    return why.bottom <= foot.top;`));
};

test('what is no name is said, and no person is seated', async (t) => {
  const { server, page, setup } = await newTable(t);
  page.expects(/4\d\d/);
  await setup.write('');
  await wrong(page, 'Write a name.');
  await setup.write('   ');
  await wrong(page, 'Write a name.');
  await setup.write('x'.repeat(200));
  await wrong(page, 'Too many letters: 200, and there is room for 64.');
  await setup.write('\u200b\u200b');
  await wrong(page, 'Write a name');
  await soon(async () => assert.deepEqual((await server.rpc('people')).answer, []));
  await soon(async () => assert.equal(await page.has({ role: 'button', name: 'Start' }), false));
});

test('two people of one name are told apart first', async (t) => {
  const { server, page, setup } = await newTable(t);
  page.expects(/4\d\d/);
  for (const name of ['Bruno', 'Carla', 'Diego', 'Mariana']) await server.rpc('create_person', { name });
  await setup.add('Ana');
  for (const name of ['Bruno', 'Carla', 'Diego']) await setup.sit(name);
  await setup.write('ana');
  await wrong(page, 'Somebody is called Ana already.');
  await setup.add('Ana B.');
  await soon(async () => assert.equal((await server.rpc('people')).answer.length, 6));
});

const ODD = ['\u05d3\u05e0\u05d4 \u05dc\u05d5\u05d9', '\u{1f984} Zo\u00eb \u{1f468}\u200d\u{1f469}\u200d\u{1f467}', 'W'.repeat(64), 'Mar\u00eda Jos\u00e9 <b>de la</b> "O"'];

test('emoji, right-to-left and long names sit at the table, on the narrowest glass too', async (t) => {
  const { page, setup } = await newTable(t);
  for (const name of ODD) await setup.add(name);
  for (const width of [390, 320]) {
    await page.resize(width, 700);
    await fits(page);
  }
  await setup.start();
  await page.see({ role: 'button', name: '0' });
  const asked = await page.page.getByRole('heading', { name: / bids$/ }).innerText();
  assert.ok(ODD.some((name) => asked.replace(/[\u2068\u2069]/g, '') === `${name} bids`), asked);
  for (let turn = 0; turn < 4; turn += 1) {
    const before = await page.text({ role: 'main' });
    await page.tap({ role: 'button', name: turn === 0 ? '10' : '0' });
    await page.until(async () => (await page.text({ role: 'main' })) !== before);
  }
  await new RageTable(page).close(1);
  for (const width of [390, 320]) {
    await page.resize(width, 700);
    await fits(page);
  }
});

test('a name at one table is the same at all of them when it is changed', async (t) => {
  const { server, page } = await newTable(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno']);
  await page.go('#/people');
  await page.tap({ role: 'link', begins: 'Ana' });
  await page.tap({ role: 'button', name: 'Edit' });
  await page.type({ role: 'textbox', name: 'Name' }, 'Ana Mar\u00eda');
  await page.tap({ role: 'button', name: 'Save' });
  await page.see({ role: 'heading', name: 'Ana Mar\u00eda' });
  await page.go(evening.hash);
  await new RageTable(page).asksBid('Ana Mar\u00eda');
});
