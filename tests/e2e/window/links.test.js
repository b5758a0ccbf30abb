// Links and files that are opened from outside: in the real window, and handed to the one that runs.
import assert from 'node:assert/strict';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sessionBus } from '../harness/bus.js';
import { soon, until } from '../harness/until.js';
import { AppWindow } from '../harness/window.js';

const NOBODY = '0190a0a0-0000-7000-8000-000000000001';
const address = (app) => app.evaluate('return location.hash');

/** A table of Rage that is over after its only round. */
async function evening(app) {
  const people = [];
  for (const name of ['Ana', 'Bruno']) people.push((await app.rpc('create_person', { name })).id);
  let table = await app.rpc('open_table', { game: 'rage', people, first: 0, knowledge: 'observed', grain: 'round', config: { round_plan: [1] } });
  const { session } = table;
  const play = async (command) => (table = await app.rpc('play', { session, revision: table.revision, command }));
  await play({ do: 'book_bids', round: 1, bids: [{ seat: 0, n: 1 }, { seat: 1, n: 0 }] });
  await play({ do: 'book_results', round: 1, results: [{ seat: 0, tricks: 1 }, { seat: 1, tricks: 0 }] });
  assert.equal(table.status, 'finished');
  return session;
}

/** The file that the session has become by itself. */
async function fileOf(app) {
  const folder = join(app.folder, 'sessions');
  const names = await until(async () => {
    const found = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.tapete.json'));
    return found.length === 1 && found;
  });
  return join(folder, names[0]);
}

test('started with a link, it shows what the link names', async (t) => {
  const app = await AppWindow.open(t);
  const session = await evening(app);
  for (const kind of ['session', 'table']) {
    await app.kill();
    await app.start(`tapete://${kind}/${session}`);
    await soon(async () => assert.equal(await address(app), `#/${kind}/${session}`));
    await app.until(async () => (await app.evaluate('return document.body.innerText')).includes('Ana'));
  }
});

test('a link that means nothing, or a session that is not here, is said and changes nothing', async (t) => {
  const app = await AppWindow.open(t);
  for (const [link, words] of [
    ['tapete://session/../settings', /opens nothing/],
    [`tapete://table/${NOBODY}`, /not on this device/],
    [`tapete://session/${'x'.repeat(9_000)}`, /too long/],
  ]) {
    await app.kill();
    await app.start(link);
    await app.see({ role: 'heading', name: 'Not opened' });
    await soon(async () => assert.match(await app.text({ role: 'dialog' }), words));
    await soon(async () => assert.match(await address(app), /^(#\/)?$/));
    await app.tap({ role: 'button', name: 'Close' });
    await app.until(async () => !(await app.has({ role: 'dialog' })));
  }
  await soon(async () => assert.deepEqual(await app.rpc('people'), []));
});

test('started with a file, it shows what is in it and takes nothing by itself', async (t) => {
  const first = await AppWindow.open(t);
  await evening(first);
  const text = await readFile(await fileOf(first), 'utf8');
  const app = await AppWindow.open(t);
  const path = join(app.folder, 'evening of Ana.tapete.json');
  await writeFile(path, text);
  await app.kill();
  await app.start(new URL(`file://${path}`).href);
  await app.see({ role: 'button', name: 'Take the game' });
  await soon(async () => assert.deepEqual(await app.rpc('people'), []));
  await app.tap({ role: 'button', name: 'Take the game' });
  await soon(async () => assert.equal((await app.rpc('people')).length, 2));

  await app.kill();
  await app.start(join(app.folder, 'gone.tapete.json'));
  await soon(async () => assert.match(await app.text({ role: 'dialog' }), /not there any more/));
});

test('started with the file of a game, it shows the game and saves nothing by itself', async (t) => {
  const app = await AppWindow.open(t, await sessionBus(t));
  const example = await readFile(new URL('../../../crates/games/src/sheet/shelf/skull-king.json', import.meta.url), 'utf8');
  const own = { ...JSON.parse(example), id: 'our_skulls', name: 'Our skulls' };
  const path = join(app.folder, 'our-skulls.tapete-game.json');
  await writeFile(path, JSON.stringify(own));
  await app.kill();
  await app.start(new URL(`file://${path}`).href);
  const kept = async () => JSON.stringify(await app.rpc('games', {})).includes('Our skulls');
  await app.see({ role: 'dialog' });
  await soon(async () => assert.match(await app.text({ role: 'dialog' }), /Our skulls/));
  assert.equal(await kept(), false);
  // As while it runs already.
  await app.press('Escape');
  await app.until(async () => !(await app.has({ role: 'dialog' })));
  assert.equal(await app.startAgain(path), 0);
  await soon(async () => assert.match(await app.text({ role: 'dialog' }), /Our skulls/));
  assert.equal(await kept(), false);
});

test('started a second time, the first one shows it and the second ends', async (t) => {
  const app = await AppWindow.open(t, await sessionBus(t));
  const session = await evening(app);
  const file = await fileOf(app);
  assert.equal(await app.startAgain(`tapete://session/${session}`), 0);
  await soon(async () => assert.equal(await address(app), `#/session/${session}`));
  assert.equal(await app.startAgain('tapete://nonsense'), 0);
  await soon(async () => assert.match(await app.text({ role: 'dialog' }), /opens nothing/));
  await soon(async () => assert.equal(await address(app), `#/session/${session}`));
  // From the folder of the second start.
  assert.equal(await app.startAgain(file.slice(app.folder.length + 1)), 0);
  await app.see({ role: 'button', name: 'Take it anyway' });
  await soon(async () => assert.equal(await app.has({ role: 'dialog' }), false));
  assert.equal(await app.startAgain(), 0);
  await soon(async () => assert.equal((await app.rpc('history', {})).sessions.length, 1));
});

test('fifty megabytes of nonsense are refused before they are read', async (t) => {
  const app = await AppWindow.open(t);
  const path = join(app.folder, 'large.json');
  await writeFile(path, `{"a":"${'x'.repeat(50 * 1024 * 1024)}"}`);
  await app.kill();
  await app.start(path);
  await soon(async () => assert.match(await app.text({ role: 'dialog' }), /more than 32 MB/));
  await soon(async () => assert.deepEqual(await readdir(join(app.folder, 'incoming')).catch(() => []), []));
});
