// Folders and files that cannot be used: said in words, and nothing is lost.
import assert from 'node:assert/strict';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launch, Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { looksRight } from '../harness/looks.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

// Where SQLite writes the version of a schema: a whole number of four bytes, the greatest first.
const USER_VERSION = 60;

/** A server that kept an evening and ended, and what it left. */
async function kept(t) {
  const server = await Server.open(t);
  await Evening.open(server, ['Ana', 'Bruno']);
  await server.end('SIGTERM');
  const file = join(server.folder, 'tapete.db');
  return { server, file, bytes: await readFile(file) };
}

async function openAgain(t, server) {
  await server.start();
  return Page.open(t, browser, server.address);
}

test('a database of a newer Tapete is refused in words and stays untouched', async (t) => {
  const { server, file, bytes } = await kept(t);
  bytes.writeUInt32BE(999, USER_VERSION);
  await writeFile(file, bytes);
  const page = await openAgain(t, server);
  await page.see({ role: 'alert' });
  const said = await page.text({ role: 'alert' });
  assert.match(said, /These tables belong to a newer Tapete\./);
  assert.match(said, /999/);
  await looksRight(page);
  await server.end('SIGTERM');
  await soon(async () => assert.ok((await readFile(file)).equals(bytes)));
});

test('a damaged database is set aside whole, and a new one begun', async (t) => {
  const { server, file, bytes } = await kept(t);
  bytes.fill(0x5a, 0, 4096);
  await writeFile(file, bytes);
  const page = await openAgain(t, server);
  await page.until(async () => (await page.text({ role: 'main' })).includes('has been set aside'));
  const said = await page.text({ role: 'main' });
  assert.match(said, /The file from before is whole/);
  await looksRight(page);
  const names = (await readdir(server.folder)).filter((name) => name.startsWith('tapete.db') && said.includes(name));
  const aside = names.find((name) => name !== 'tapete.db');
  assert.ok(aside, `${said} names none of ${await readdir(server.folder)}`);
  await soon(async () => assert.ok((await readFile(join(server.folder, aside))).equals(bytes)));
  await page.tap({ role: 'button', name: 'Understood' });
  await page.tap({ role: 'link', name: 'New table' });
  await page.see({ role: 'heading', name: 'New table' });
});

test('a folder that cannot be used is said, and what stands there is not touched', async (t) => {
  // A file stands where the folder should be: nobody may write there, whoever they are.
  const server = await Server.open(t, (folder) => writeFile(join(folder, 'tables'), 'in the way'), 'tables');
  const page = await Page.open(t, browser, server.address);
  await page.see({ role: 'alert' });
  const said = await page.text({ role: 'alert' });
  assert.match(said, /Nothing can be written in this folder|cannot be opened/);
  assert.match(said, /open Tapete again/);
  await soon(async () => assert.equal(await readFile(server.folder, 'utf8'), 'in the way'));
  await looksRight(page);
});
