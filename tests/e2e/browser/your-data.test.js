// My data is mine: out, erased, in again; refused files; tables; copies; the check.
import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { soon, until } from '../harness/until.js';

/** A finished evening and one that goes on, and the screen with what is kept. */
async function kept(t) {
  const server = await Server.open(t);
  const over = await Evening.open(server, FOUR, { config: { round_plan: [2] } });
  await over.round([2, 0, 0, 0], [2, 0, 0, 0]);
  const open = await Evening.open(server, ['Ana', '=HYPERLINK("x")']);
  await open.round([3, 0], [3, 7]);
  await open.pause();
  const page = await Page.open(t, browser, `${server.address}#/data`);
  return { server, page, over, open };
}
const chosen = (text, name = 'tapete.json') => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
const choose = (page, file) => page.page.locator('input[type=file]').setInputFiles(file);

/** Presses what writes, and gives where it was written. */
async function written(server, page, button) {
  await page.tap({ role: 'button', name: button });
  await page.page.getByText('Written', { exact: true }).waitFor();
  const { answer } = await server.rpc('job');
  return answer.outcome.path;
}

async function figures(server) {
  const { answer: overview } = await server.rpc('statistics', {});
  const { answer: history } = await server.rpc('history', {});
  return JSON.stringify([overview, history.sessions.map((card) => [card.session, card.status, card.standing, card.played_ms])]);
}

test('everything out, erased and in again is the same', async (t) => {
  const { server, page } = await kept(t);
  const before = await figures(server);
  const first = await readFile(await written(server, page, 'Everything'), 'utf8');

  await page.tap({ role: 'button', name: 'Erase everything' });
  await page.type({ role: 'textbox', name: 'Type “erase”' }, 'erase');
  await page.press('Enter');
  await page.page.getByText(/Everything is erased/).first().waitFor();
  await soon(async () => assert.deepEqual((await server.rpc('people')).answer, []));
  await page.page.getByText('before erasing').waitFor();

  await choose(page, chosen(first));
  await page.tap({ role: 'button', name: 'Take 2 games' });
  await page.page.getByText(/2 games are new/).waitFor();
  await soon(async () => assert.equal(await figures(server), before));
  const second = await readFile(await written(server, page, 'Everything'), 'utf8');
  assert.equal(second, first);

  await page.tap({ role: 'button', name: 'Check now' });
  await page.page.getByText('Everything is whole').waitFor();
});

test('what cannot be taken says why and changes nothing', async (t) => {
  const { server, page } = await kept(t);
  page.expects(/4\d\d/);
  const good = await readFile(await written(server, page, 'Everything'), 'utf8');
  const before = await figures(server);
  const newer = good.replace(/"version":\d+/, '"version":7');
  // Each says something other than the one before it, so what is read is the new one's.
  const cases = [
    [good.slice(0, -200), /a part of it is missing/],
    [newer, /newer Tapete/],
    [`{"plays":[${'['.repeat(200_000)}`, /a part of it is missing/],
    ['<html></html>', /neither from Tapete nor from BG Stats/],
    [`{"format":"tapete","version":1,"sessions":${'['.repeat(5000)}${']'.repeat(5000)}}`, /does not hold together/],
  ];
  const large = join(server.folder, 'large.json');
  await writeFile(large, `{"a":"${'x'.repeat(50 * 1024 * 1024)}"}`);
  for (const [text, words] of [...cases, [large, /more than 32 MB in this file/]]) {
    await choose(page, text === large ? large : chosen(text));
    await until(async () => words.test(await page.text({ role: 'main' })));
    await soon(async () => assert.equal(await figures(server), before));
  }
});

test('of two files in a row the last one is shown, however long the first takes', async (t) => {
  const { page } = await kept(t);
  page.expects(/400/);
  let free;
  const held = new Promise((done) => (free = done));
  const asked = page.page.waitForRequest('**/rpc/job');
  const answered = page.page.waitForResponse('**/rpc/job');
  await page.page.route('**/rpc/job', (route) => held.then(() => route.continue()), { times: 1 });
  await choose(page, chosen('{"plays":['));
  await asked;
  await choose(page, chosen('<html></html>'));
  await page.page.getByText(/neither from Tapete nor from BG Stats/).waitFor();
  free();
  await answered;
  await page.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.ok(await page.page.getByText(/neither from Tapete nor from BG Stats/).isVisible());
});

test('a session that does not hold together is named before and after, and the others are taken', async (t) => {
  const { server, page } = await kept(t);
  const file = JSON.parse(await readFile(await written(server, page, 'Everything'), 'utf8'));
  const bad = structuredClone(file.sessions[0]);
  bad.id = '0190a0a0-0000-7000-8000-000000000001';
  bad.result.rounds = [[9, 9, 9, 9]];
  const good = file.sessions.length;
  const other = await Server.open(t);
  const elsewhere = await Page.open(t, browser, `${other.address}#/data`, { size: 'phone' });
  await choose(elsewhere, chosen(JSON.stringify({ ...file, sessions: [...file.sessions, bad] })));
  await elsewhere.page.getByText('One game of this file does not hold together').waitFor();
  await elsewhere.page.getByText('Which, and why').click();
  await elsewhere.page.getByText(`Rage, number ${good + 1} in the file`).waitFor();
  await elsewhere.tap({ role: 'button', name: `Take ${good} games` });
  await elsewhere.page.getByText(`${good} games are new`).waitFor();
  await elsewhere.page.getByText('One game of this file does not hold together').waitFor();
  assert.equal(await figures(other), await figures(server));
});

test('a person called like a formula is text in a spreadsheet', async (t) => {
  const { server, page } = await kept(t);
  const folder = await written(server, page, 'Tables with semicolons');
  const results = await readFile(join(folder, 'results.csv'), 'utf8');
  assert.ok(results.startsWith('\uFEFFsession_id;player_id;player;'));
  assert.ok(results.includes(`"'=HYPERLINK(""x"")"`), results);
  for (const name of ['sessions', 'rounds', 'events']) {
    const text = await readFile(join(folder, `${name}.csv`), 'utf8');
    assert.ok(text.split('\r\n').length > 2, name);
  }
});

test('a finished session is a file by itself, and a copy comes back after the database was deleted', async (t) => {
  const { server, page, over } = await kept(t);
  const folder = (await server.rpc('stored_files')).answer.folder;
  const files = await until(async () => {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).length === 1 ? names.filter((name) => name.endsWith('.json')) : undefined;
  });
  const file = JSON.parse(await readFile(join(folder, files[0]), 'utf8'));
  assert.equal(file.sessions[0].id, over.session);
  assert.equal(file.sessions[0].result.players.length, 4);

  await page.tap({ role: 'button', name: 'Back up now' });
  await page.page.getByText('made by you').waitFor();
  const before = await figures(server);
  await server.end('SIGKILL');
  for (const name of ['tapete.db', 'tapete.db-wal', 'tapete.db-shm', 'tapete.db-mark']) await rm(join(server.folder, name), { force: true });
  await server.start();
  const again = await Page.open(t, browser, `${server.address}#/data`);
  await soon(async () => assert.deepEqual((await server.rpc('people')).answer, []));
  await again.page.getByRole('listitem').filter({ hasText: 'made by you' }).getByRole('button', { name: /^Restore/ }).click();
  await again.page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await again.page.getByText(/^Restored/).waitFor();
  await soon(async () => assert.equal(await figures(server), before));

  await again.page.getByRole('listitem').filter({ hasText: 'made by you' }).getByRole('button', { name: /^Delete/ }).click();
  await again.page.getByRole('dialog').getByRole('button', { name: /^Delete/ }).hover();
  await again.page.mouse.down();
  await again.page.getByText('Backup deleted').waitFor();
  await again.page.mouse.up();
  await again.page.getByText('made by you').waitFor({ state: 'detached' });
  assert.equal(await figures(server), before);
});
