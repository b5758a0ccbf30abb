// After an update the window opens at once, says how far the rebuild is, and then shows what it was asked for.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { change } from '../harness/database.js';
import { many, NEVER_BUILT, take } from '../harness/many.js';
import { slow } from '../harness/slow.js';
import { soon, until } from '../harness/until.js';
import { AppWindow } from '../harness/window.js';

const SESSIONS = 3_000;

test('started with a link after an update, it says how far it is and then goes there', async (t) => {
  const app = await AppWindow.open(t);
  const door = { rpc: async (name, request) => ({ status: 200, answer: await app.rpc(name, request) }) };
  const file = join(app.folder, 'many.tapete.json');
  await many(door, file, SESSIONS);
  await app.rpc('erase_all', { confirmation: 'erase everything' });
  assert.equal((await take(door, file)).is, 'imported');
  const { session } = (await app.rpc('history', {})).sessions[0];
  await app.kill();
  await change(join(app.folder, 'tapete.db'), NEVER_BUILT);

  await app.begin(`tapete://session/${session}`);
  const quick = slow(t, app.pid());
  await app.see({ role: 'heading', name: 'Updating your 3,000 games…' });
  await assert.rejects(app.rpc('people'), (error) => error.kind === 'preparing');
  const howFar = () => app.evaluate('return document.querySelector("progress")?.position ?? null');
  await until(async () => (await howFar()) > 0);
  quick();
  await soon(async () => assert.equal(await app.evaluate('return location.hash'), `#/session/${session}`), 60);
  await app.until(async () => (await app.evaluate('return document.body.innerText')).includes('Ana'));
  await soon(async () => assert.equal(await howFar(), null));
});
