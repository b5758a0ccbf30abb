// A game file from another person: looked at, saved, played, sent on, deleted and brought back; a faulty one is refused in words.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { looksRight } from '../harness/looks.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { NewTable } from '../pages/newTable.js';

const game = {
  format: 'tapete-game',
  version: 1,
  id: 'guess_five',
  revision: 1,
  name: { en: 'Guess Five', es: 'Adivina cinco' },
  by: { author: 'Ana' },
  about: { en: 'Say how many tricks you will win.', es: 'Di cuántas bazas ganarás.' },
  seats: [2, 4],
  wins: 'high',
  rounds: { count: 3, values: [{ id: 'cards', name: { en: 'cards', es: 'cartas' }, value: 'round' }] },
  round: {
    fields: [{ id: 'won', max: 'cards', adds_to: 'cards', name: { en: 'Tricks', es: 'Bazas' } }],
    parts: [{ name: { en: 'Tricks', es: 'Bazas' }, value: '5 * won' }],
  },
  cases: [{ round: 2, won: [2, 0], points: [10, 0] }],
};
const file = (content) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)) });

const newTable = (t, server, how) => Page.open(t, browser, `${server.address}#/new`, how);

/** Opens a file where all games are listed. */
async function take(page, content) {
  await page.tap('more-games');
  await page.page.getByTestId('game-file').setInputFiles(file(content));
}

test('a file is looked at, saved, played, sent as a link and imported by another person', async (t) => {
  const server = await Server.open(t);
  const page = await newTable(t, server);
  await take(page, game);
  await page.see({ role: 'dialog', name: 'Guess Five' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /2 to 4.*Ana.*Tricks.*5 × tricks.*1 of 1 comes out/s));
  await looksRight(page);
  // Nothing is saved before that is pressed.
  assert.deepEqual((await server.rpc('game_file', { id: 'guess_five' })).status, 404);
  await page.tap({ role: 'button', name: 'Save the game' });
  await page.see({ role: 'radio', name: 'Guess Five' });
  await soon(async () => assert.equal(await page.page.getByRole('radio', { name: 'Guess Five' }).isChecked(), true));

  await page.tap({ role: 'button', name: 'Send Guess Five' });
  await page.page.getByTestId('game-code').waitFor();
  await looksRight(page);
  const download = page.page.waitForEvent('download');
  await page.tap({ role: 'button', name: 'As a file' });
  const sent = await download;
  assert.equal(sent.suggestedFilename(), 'guess-five.tapete-game.json');
  const text = await readFile(await sent.path(), 'utf8');
  assert.deepEqual(JSON.parse(text), game);
  await page.tap({ role: 'button', name: 'Close' });

  const setup = new NewTable(page);
  for (const name of ['Ana', 'Bruno']) await setup.add(name);
  await setup.start();
  await page.see({ role: 'heading', name: 'Guess Five' });
  await page.tap({ role: 'button', name: '1' });
  await page.tap({ role: 'button', name: '0' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /round 2|cards: 2/));
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', begins: 'Send this game' });
  await page.page.getByTestId('game-code').waitFor();
  await page.tap({ role: 'button', name: 'Close' });

  // A second house takes it in from the link.
  const { link } = (await server.rpc('game_link', { text })).answer;
  assert.match(link, /^TAPETE:\/\/GAME\/[A-Z2-7]+$/);
  const friend = await Server.open(t);
  const there = await newTable(t, friend, { language: 'es-ES' });
  await there.tap('more-games');
  await there.tap({ role: 'button', name: 'Pegar un juego' });
  await there.type({ role: 'textbox', name: 'El enlace, o el texto del archivo' }, link.toLowerCase());
  await there.tap({ role: 'button', name: 'Mirarlo' });
  await there.see({ role: 'dialog', name: 'Adivina cinco' });
  await there.tap({ role: 'button', name: 'Guardar el juego' });
  await there.see({ role: 'radio', name: 'Adivina cinco' });
  await there.tap({ role: 'button', name: 'Borrar Adivina cinco' });
  await there.until(async () => !(await there.has({ role: 'radio', name: 'Adivina cinco' })));
  await there.tap({ role: 'button', name: 'Deshacer' });
  await there.tap('more-games');
  await there.tap({ role: 'button', name: 'Adivina cinco' });
  await there.see({ role: 'radio', name: 'Adivina cinco' });
});

test('of two games of one id one is chosen, or both are saved', async (t) => {
  const server = await Server.open(t);
  await server.rpc('save_game', { text: JSON.stringify(game), how: 'replace' });
  const page = await newTable(t, server);
  const other = structuredClone(game);
  other.round.parts[0].value = '6 * won';
  other.cases = [];
  await take(page, other);
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /scores differently: what it is worth/));
  await page.tap({ role: 'button', name: 'Leave it' });
  await page.until(async () => !(await page.has({ role: 'dialog' })));
  await take(page, other);
  await page.tap({ role: 'button', name: 'Keep both' });
  await page.see({ role: 'radio', name: 'Guess Five (2)' });
  await take(page, { ...game, revision: 2, about: 'Newer.' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Edition 2 takes the place of your edition 1/));
  await page.tap({ role: 'button', name: 'Save the game' });
  await page.until(async () => JSON.parse((await server.rpc('game_file', { id: 'guess_five' })).answer.text).revision === 2);
  await take(page, { ...game, id: 'wizard' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /comes with Tapete and scores differently/));
});

test('a faulty file says in words what is wrong, and nothing is saved', async (t) => {
  const server = await Server.open(t);
  const page = await newTable(t, server);
  const wrong = structuredClone(game);
  wrong.round.parts[0].value = '5 * wonn';
  const cases = [
    [wrong, /round\.parts\[0\]\.value, column 5.*“wonn” is not known here\. Is it “won”\?/s],
    [{ ...game, version: 2 }, /newer version of Tapete/],
    ['x'.repeat(100_000), /at most 65,536 bytes/],
    ['{', /This is no JSON: line 1/],
    [{ ...game, cases: [{ round: 2, won: [2, 0], points: [11, 0] }] }, /The points come to 10, 0\. The example says 11, 0\./],
    [{ ...game, cases: [{ won: [99, 0] }] }, /The example is refused: Tricks: only from 0 to 1\. That number is outside\./],
  ];
  for (const [content, words] of cases) {
    await take(page, content);
    await soon(async () => assert.match(await page.text({ role: 'dialog' }), words));
    assert.equal(await page.has({ role: 'button', name: 'Save the game' }), false);
    await page.tap({ role: 'button', name: 'Leave it' });
    await page.until(async () => !(await page.has({ role: 'dialog' })));
  }
  // Where files of sessions are taken in, a game is looked at as well.
  const files = await Page.open(t, browser, `${server.address}#/data`);
  await files.see({ role: 'button', name: 'Choose a file' });
  await files.page.locator('input[type=file]').setInputFiles(file(game));
  await files.see({ role: 'dialog', name: 'Guess Five' });
});

test('two games of one name are proposed as one, and taken apart again', async (t) => {
  const server = await Server.open(t);
  const people = [];
  for (const name of ['Ana', 'Bruno']) people.push((await server.rpc('create_person', { name })).answer.id);
  for (const title of ['Carcasona', 'Carcasona', 'carcásona']) {
    const result = { by: 'points', lowest: false, points: [12, 30] };
    const played = await server.rpc('record_past_game', { title, ended: Date.now() - 60_000, played_ms: 60_000, people, result });
    assert.equal(played.status, 200, JSON.stringify(played.answer));
  }
  const page = await Page.open(t, browser, `${server.address}#/statistics`);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /carcásona was played once and looks like the same game as Carcasona/));
  await looksRight(page);
  await page.tap({ role: 'button', name: 'Count them as one' });
  await page.until(async () => !(await page.has({ role: 'button', name: 'Count them as one' })));
  await page.tap({ role: 'link', begins: 'Carcasona' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /carcásona counts as this game/));
  await page.tap({ role: 'button', name: 'Count it by itself' });
  await page.until(async () => !(await page.has({ role: 'button', name: 'Count it by itself' })));
  await soon(async () => assert.deepEqual((await server.rpc('games_counted_as')).answer, []));
});
