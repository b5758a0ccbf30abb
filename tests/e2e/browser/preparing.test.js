// After an update the projections are rebuilt: the page says so, with how far it is, and goes on by itself.
import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { legible, looksRight } from '../harness/looks.js';
import { change } from '../harness/database.js';
import { many, NEVER_BUILT, take } from '../harness/many.js';
import { Server } from '../harness/server.js';
import { slow } from '../harness/slow.js';
import { soon, until } from '../harness/until.js';

const SESSIONS = 1_000;
const WORDS = {
  'en-GB': { heading: 'Updating your 1,000 games…', why: /nothing is lost/ },
  'es-ES': { heading: 'Actualizando tus 1.000 partidas…', why: /no se pierde nada/ },
};

/** A database with so many sessions whose lists and figures have never been built: as an update leaves one. */
let older;
async function made(t) {
  if (older) return older;
  const server = await Server.open(t);
  const file = join(server.folder, 'many.tapete.json');
  await many(server, file, SESSIONS);
  await server.rpc('erase_all', { confirmation: 'erase everything' });
  assert.equal((await take(server, file)).is, 'imported');
  await server.end('SIGTERM');
  await change(join(server.folder, 'tapete.db'), NEVER_BUILT);
  older = await readFile(join(server.folder, 'tapete.db'));
  return older;
}

/** Starts it on a slow machine: on a quick one all is done before it says its address. Gives what makes it quick again. */
async function beginSlowly(t, server) {
  const begun = server.begin();
  const quick = slow(t, server.pid);
  await begun;
  return quick;
}

/** A server that is at it, slowly enough to be looked at, and what makes it quick. */
async function updated(t) {
  const bytes = await made(t);
  const server = await Server.open(t);
  await server.end('SIGTERM');
  for (const rest of ['-wal', '-shm']) await rm(join(server.folder, `tapete.db${rest}`), { force: true });
  await writeFile(join(server.folder, 'tapete.db'), bytes);
  return { server, quick: await beginSlowly(t, server) };
}

const howFar = (page) => page.evaluate('return document.querySelector("progress")?.position ?? null');

/** Waits until the page says that some is done, and gives how much of all. */
function under(page) {
  return until(async () => {
    const part = await howFar(page);
    return part > 0 && part < 1 && part;
  });
}

/** Runs in the page: every part of all that is shown as done, once. */
function rememberParts() {
  window.parts = [];
  const look = () => {
    const part = document.querySelector('progress')?.position;
    if (part > 0 && part !== window.parts.at(-1)) window.parts.push(part);
    requestAnimationFrame(look);
  };
  look();
}

test('the page says how far it is, and goes on to where it was asked to go', async (t) => {
  const { server, quick } = await updated(t);
  const { status, answer } = await server.rpc('people');
  assert.deepEqual([status, answer.kind], [503, 'preparing']);
  const page = await Page.open(t, browser, `${server.address}#/history`, { before: rememberParts });
  await page.see({ role: 'heading', name: WORDS['en-GB'].heading });
  await page.evaluate('window.same = true');
  await under(page);
  quick();
  await until(() => page.has({ role: 'heading', name: 'History' }), 60);
  const parts = await page.evaluate('return window.parts');
  assert.ok(parts.some((part) => part < 1), `${parts}`);
  assert.deepEqual(parts, parts.toSorted((a, b) => a - b));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana/));
  await soon(async () => assert.equal(await page.evaluate('return window.same && location.hash'), '#/history'));
});

test('killed half-way it begins again, and everything is there', async (t) => {
  const { server } = await updated(t);
  const page = await Page.open(t, browser, server.address);
  await under(page);
  await server.end('SIGKILL');
  await page.see({ role: 'alert' });
  const quick = await beginSlowly(t, server);
  await page.tap({ role: 'button', name: 'Try again' });
  await page.see({ role: 'heading', name: WORDS['en-GB'].heading });
  quick();
  await until(async () => !(await server.rpc('welcome')).answer.preparing, 60);
  const { answer } = await server.rpc('history', {});
  assert.equal(answer.sessions[0].game, 'rage');
  await server.rpc('check_integrity');
  const outcome = await until(async () => (await server.rpc('job')).answer?.outcome, 240);
  assert.deepEqual(outcome, { is: 'checked', findings: [] });
});

for (const language of ['en-GB', 'es-ES']) {
  test(`it looks right, on every glass and in the dark: ${language}`, async (t) => {
    const { server } = await updated(t);
    const page = await Page.open(t, browser, server.address, { language });
    const heading = { role: 'heading', name: WORDS[language].heading };
    await page.see(heading);
    await soon(async () => assert.match(await page.text({ role: 'main' }), WORDS[language].why));
    await under(page);
    for (const size of ['narrow', 'tablet', 'desktop']) await page.atSize(size, () => looksRight(page));
    await looksRight(page);
    await page.inTheDark(() => legible(page));
    await page.see(heading);
    await server.end('SIGKILL');
  });
}
