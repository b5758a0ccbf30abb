// Folders and files that cannot be used: said in words, and nothing is lost.
import assert from 'node:assert/strict';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { change, hold } from '../harness/database.js';
import { Evening } from '../harness/evening.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

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
  page.expects(/503/);
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
  // A file stands where the folder should be: no user may write there.
  const server = await Server.open(t, (folder) => writeFile(join(folder, 'tables'), 'in the way'), 'tables');
  const page = await Page.open(t, browser, server.address);
  page.expects(/503/);
  await page.see({ role: 'alert' });
  const said = await page.text({ role: 'alert' });
  assert.match(said, /Nothing can be written in this folder|cannot be opened/);
  assert.match(said, /open Tapete again/);
  await soon(async () => assert.equal(await readFile(server.folder, 'utf8'), 'in the way'));
  await looksRight(page);
});

/** A game of one round, finished: its session is due to be a file. */
async function finished(server) {
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { config: { round_plan: [1] } });
  await evening.round([1, 0, 0], [1, 0, 0]);
  return evening;
}

const main = (page) => page.text({ role: 'main' });

/** As it is, in the dark and on the narrowest phone. */
async function everyLook(page) {
  await looksRight(page);
  await page.inTheDark(() => legible(page));
  await page.atSize('narrow', () => fits(page));
}

for (const [language, words] of [
  ['en-GB', { backup: /There is no backup yet\./, files: /No files of games since/, why: /Tapete tries again by itself/, read: 'Understood' }],
  ['es-ES', { backup: /Todavía no hay ninguna copia\./, files: /No hay archivos de partidas desde/, why: /Tapete vuelve a probar por sí solo/, read: 'Entendido' }],
]) {
  test(`copies and files that cannot be written are told until they can be: ${language}`, async (t) => {
    const server = await Server.open(t);
    const ways = ['backups', 'sessions'].map((name) => join(server.folder, name));
    for (const way of ways) await writeFile(way, 'in the way');
    const page = await Page.open(t, browser, server.address, { language });
    await finished(server);
    await server.end('SIGTERM');
    await server.start();
    await page.page.reload();
    await page.until(async () => words.backup.test(await main(page)) && words.files.test(await main(page)));
    assert.match(await main(page), words.why);
    await everyLook(page);
    await page.tap({ role: 'button', name: words.read });
    await page.until(async () => !words.backup.test(await main(page)));
    for (const way of ways) await rm(way);
    await finished(server);
    await page.until(async () => !words.files.test(await main(page)));
    // The one from before is written as soon as there is another step; this one when it is over.
    await soon(async () => assert.equal((await readdir(join(server.folder, 'sessions'))).length, 2));
  });
}

test('a note on a game that is over stands in its plain file soon, without another step', async (t) => {
  const server = await Server.open(t);
  await finished(server);
  const folder = join(server.folder, 'sessions');
  const read = async () => readFile(join(folder, (await readdir(folder)).find((name) => name.endsWith('.json'))), 'utf8');
  await soon(async () => assert.match(await read(), /"finished"/));
  const { session } = (await server.rpc('history')).answer.sessions[0];
  assert.equal((await server.rpc('describe_session', { session, venue: 'At Ana’s', note: 'The long one' })).status, 200);
  await soon(async () => assert.match(await read(), /At Ana’s[^]*The long one|The long one[^]*At Ana’s/));
});

test('a database that is moved while it is used: nothing is taken for saved, and that is said', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno']);
  const page = await Page.open(t, browser, server.address);
  page.expects(/503/);
  const [place, elsewhere] = ['tapete.db', 'elsewhere'].map((name) => join(server.folder, name));
  await rename(place, elsewhere);
  const { revision } = await evening.table();
  const { status, answer } = await server.rpc('pause', { session: evening.session, revision });
  assert.equal(status, 503, JSON.stringify(answer));
  assert.equal(answer.code, 'database_moved');
  await page.until(async () => /is not in its place any more/.test(await main(page)));
  await everyLook(page);
  await rename(elsewhere, place);
  assert.equal((await server.rpc('create_person', { name: 'Eva' })).status, 200);
  await page.until(async () => !/is not in its place any more/.test(await main(page)));
});

test('another database in its place is opened whole, and what was left of the first is set aside', async (t) => {
  const server = await Server.open(t);
  await Evening.open(server, ['Ana', 'Bruno']);
  const other = await Server.open(t);
  await other.rpc('create_person', { name: 'Zoe' });
  await other.end('SIGTERM');
  await rename(join(other.folder, 'tapete.db'), join(server.folder, 'tapete.db'));
  await server.end('SIGKILL');
  const page = await openAgain(t, server);
  await page.until(async () => /Another file lies where everything was saved/.test(await main(page)));
  await everyLook(page);
  const kept = (await readdir(server.folder)).find((name) => name.includes('.replaced-') && name.endsWith('-wal'));
  assert.ok((await main(page)).includes(kept));
  assert.deepEqual((await server.rpc('people')).answer.map((person) => person.name), ['Zoe']);
});

test('tables that another program has open are tried again, by themselves and by a button', async (t) => {
  const server = await Server.open(t);
  await server.rpc('create_person', { name: 'Ana' });
  await server.end('SIGTERM');
  const release = await hold(t, join(server.folder, 'tapete.db'));
  await server.start();
  const page = await Page.open(t, browser, server.address);
  page.expects(/503/);
  await page.see({ role: 'alert' });
  await page.until(async () => /Another program has the tables open/.test(await page.text({ role: 'alert' })));
  await everyLook(page);
  await page.tap({ role: 'button', name: 'Try again' });
  await page.see({ role: 'alert' });
  await release();
  await page.see({ role: 'link', name: 'New table' });
  assert.equal((await server.rpc('people')).answer.length, 1);
});

test('a figure that was changed is found, and worked out again', async (t) => {
  const server = await Server.open(t);
  await finished(server);
  await change(join(server.folder, 'tapete.db'), 'UPDATE plays SET points = points + 7');
  const page = await Page.open(t, browser, `${server.address}#/data`);
  await page.tap({ role: 'button', name: 'Check now' });
  await page.page.getByText('3 things do not hold together').waitFor();
  assert.match(await main(page), /table plays does not say what was played/);
  await everyLook(page);
  await page.tap({ role: 'button', name: 'Work it out again' });
  await page.page.getByText('Everything is whole').waitFor();
});
