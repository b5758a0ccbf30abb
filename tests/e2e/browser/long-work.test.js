// Thousands of sessions in and out: how far it is stands on the screen, and it can be stopped.
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { many } from '../harness/many.js';
import { Server } from '../harness/server.js';
import { soon, until } from '../harness/until.js';

const SESSIONS = 1_000;

/** Waits until the screen says how far it is, and gives how much that is. */
async function under(page, what) {
  await page.see({ role: 'button', name: 'Stop' });
  return until(async () => {
    const said = await page.page.getByRole('group', { name: what }).innerText().catch(() => '');
    const [, done, of] = /([\d,.]+) of ([\d,.]+)/.exec(said) ?? [];
    const count = (text) => Number(text?.replace(/\D/g, ''));
    return count(of) === SESSIONS && count(done) > 0 && count(done) < SESSIONS ? count(done) : undefined;
  });
}

test('thousands of sessions come in and go out while their progress is shown', async (t) => {
  const maker = await Server.open(t);
  const file = join(maker.folder, 'many.tapete.json');
  await many(maker, file, SESSIONS);
  const server = await Server.open(t);
  const page = await Page.open(t, browser, `${server.address}#/data`);
  const choose = () => page.page.locator('input[type=file]').setInputFiles(file);
  const sessions = async () => (await server.rpc('history', {})).answer.sessions.length;

  await choose();
  await page.tap({ role: 'button', name: 'Take 1,000 games' });
  const soFar = await under(page, 'Bringing it in…');
  await soon(async () => assert.ok((await under(page, 'Bringing it in…')) > soFar));
  await page.tap({ role: 'button', name: 'Stop' });
  await page.page.getByText('Stopped. Nothing was changed.').waitFor();
  assert.equal(await sessions(), 0);
  assert.deepEqual((await server.rpc('people')).answer, []);

  await choose();
  await page.tap({ role: 'button', name: 'Take 1,000 games' });
  await page.page.getByText('1,000 games are new').waitFor({ timeout: 240_000 });
  assert.ok((await sessions()) > 0);

  const written = join((await server.rpc('stored_files')).answer.folder, 'export');
  await page.tap({ role: 'button', name: 'Everything' });
  await under(page, 'Writing…');
  await page.tap({ role: 'button', name: 'Stop' });
  await page.page.getByText('Stopped. Nothing was changed.').waitFor();
  assert.deepEqual(await readdir(written), []);
  await page.tap({ role: 'button', name: 'Everything' });
  await page.page.getByText('Written', { exact: true }).waitFor({ timeout: 240_000 });
  assert.equal((await readdir(written)).length, 1);
});
