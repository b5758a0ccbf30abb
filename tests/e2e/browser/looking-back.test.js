// Looking back: filters, a session round by round, two people, the picture of a result (scenario 24).
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { rage, remark, twelve } from '../harness/remembered.js';
import { Server } from '../harness/server.js';
import { shelf } from '../harness/shelf.js';
import { soon } from '../harness/until.js';
import { PastPages } from '../pages/past.js';

/** Everything that is written in a PNG besides its pixels. */
function chunksOf(png) {
  const names = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString('latin1', at + 4, at + 8));
  return new Set(names);
}

test('after twelve sessions one finds, sees and sends on', async (t) => {
  const server = await Server.open(t);
  const made = await twelve(server);
  await remark(server, made.first.session, 'Café Söl', 'The night of the cinnamon');
  const page = await Page.open(t, browser, `${server.address}#/history`, { size: 'desktop' });
  const past = new PastPages(page);

  await t.test('the list goes by game, person, place, period, result and by what is typed', async () => {
    await past.lists(12);
    await page.tap({ role: 'radio', name: 'Rummikub' });
    await past.lists(1);
    await page.tap({ role: 'radio', name: 'All games' });
    await past.filter('With whom', 'Carla');
    await past.lists(8);
    await past.filter('Result', 'won');
    await past.lists(2);
    await past.clear();
    await past.filter('Result', 'left unfinished');
    await past.lists(1);
    await past.clear();
    await past.filter('Place', 'Café Söl');
    await past.lists(1);
    await past.clear();
    const year = new Date().getFullYear();
    await past.filter('Year', String(year));
    await past.filter('Month', new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(new Date()));
    await past.lists(12);
    await past.clear();
    await past.search('cafe CINNAMON');
    await past.lists(1);
    await past.search('nobody wrote this');
    await page.see({ role: 'button', name: 'Clear' });
    await past.lists(0);
    await past.clear();
    await past.lists(12);
  });

  await t.test('what is deleted goes, and comes back', async () => {
    await page.tap({ role: 'button', begins: 'More: Rage' });
    await page.tap({ role: 'button', name: 'Delete' });
    await past.lists(11);
    await page.tap({ role: 'button', name: 'Undo' });
    await past.lists(12);
    await soon(async () => assert.equal((await server.rpc('statistics', {})).answer.plays, 11));
  });

  await t.test('a session shows every round as lines with symbols, and as a table', async () => {
    await page.go(`#/session/${made.first.session}`);
    await page.see({ role: 'figure', begins: 'Rage, the totals after every round' });
    const marks = () => page.evaluate(`
      const figure = document.querySelector('figure[aria-label^="Rage"]');
      return new Set([...figure.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))).size;`);
    await soon(async () => assert.equal(await marks(), 4));
    await soon(async () => assert.deepEqual(await past.table(), [
      'Ana +14 +13 +12 +11 50', 'Bruno +5 +5 +5 +5 20', 'Carla +5 +5 +5 +5 20', 'Diego +5 +5 +5 +5 20',
    ]));
  });

  await t.test('the slider plays it again, step by step and round by round', async () => {
    await page.page.getByRole('slider', { name: 'Moment of the game' }).focus();
    await page.press('Shift+ArrowLeft');
    await page.until(async () => (await past.stood()).join() === 'Ana 39,Bruno 15,Carla 15,Diego 15');
    await page.press('Shift+ArrowLeft');
    await page.until(async () => (await past.stood()).join() === 'Ana 27,Bruno 10,Carla 10,Diego 10');
    await page.press('ArrowRight');
    await page.press('ArrowRight');
    await page.until(async () => (await past.stood())[0] === 'Ana 39');
    await page.press('Home');
    await page.until(async () => (await past.stood())[0] === 'Ana 0');
    await page.press('End');
    await page.until(async () => (await past.stood()).length === 0);
  });

  await t.test('a rule in the log can be read', async () => {
    await page.tap({ role: 'button', begins: 'rule RG 1' });
    await page.see({ role: 'dialog' });
    await page.press('Escape');
  });

  await t.test('two people: places in the same game, ties as ties, the longest run', async () => {
    const people = (await server.rpc('people')).answer;
    const id = (name) => people.find((one) => one.name === name).id;
    await page.go(`#/pair/${id('Ana')}/${id('Bruno')}`);
    await page.until(async () => (await page.text({ role: 'main' })).includes('Ana leads, 5 to 3.'));
    const said = await page.text({ role: 'main' });
    assert.match(said, /Ana came ahead in 56% of 9 games\./);
    assert.match(said, /Once they shared a place\./);
    assert.match(said, /Longest run of Ana: 3 in a row/);
    assert.match(said, /Ana is the nemesis of Bruno\./);
    await page.go(`#/person/${id('Ana')}`);
    await page.until(async () => (await page.text({ role: 'main' })).includes('has won 6 of 9 games'));
  });

  await t.test('a day of several games leads to its league', async () => {
    await page.go('#/history');
    await page.tap({ role: 'link', begins: new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(new Date()) });
    await page.see({ role: 'heading', name: 'League' });
    const said = await page.text({ role: 'main' });
    assert.match(said, /11 games/);
    assert.match(said, /1st\s*Ana/);
    assert.match(said, /Ana 1, Bruno 0\.33, Carla 0\.33, Diego 0\.33/);
    await page.tap({ role: 'button', name: 'Place' });
    await page.tap({ role: 'button', begins: 'Café Söl' });
    await page.until(async () => (await page.text({ role: 'main' })).includes('1 game'));
  });

  await t.test('statistics count one place, and some days', async () => {
    await page.go('#/statistics');
    await page.until(async () => (await page.text({ role: 'main' })).includes('11 games'));
    await page.tap({ role: 'button', name: 'Place' });
    await page.tap({ role: 'button', begins: 'Café Söl' });
    await page.until(async () => /\b1 game\b/.test(await page.text({ role: 'main' })));
    await page.tap({ role: 'button', name: 'Period' });
    await page.tap({ role: 'button', name: 'From day to day' });
    await page.page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.page.getByLabel('To', { exact: true }).fill('2020-12-31');
    await page.tap({ role: 'button', name: 'Show these days' });
    await page.until(async () => (await page.text({ role: 'main' })).includes('No finished game here yet'));
  });

  await t.test('what a person reached is said at its session and on their page', async () => {
    const people = (await server.rpc('people')).answer;
    const ana = people.find((one) => one.name === 'Ana').id;
    const [win] = (await server.rpc('person_milestones', { person: ana })).answer;
    assert.equal(win.reached.is, 'first_win');
    await page.go(`#/session/${win.session}`);
    await page.until(async () => /Ana.*: first win against others/.test(await page.text({ role: 'main' })));
    await page.go(`#/person/${ana}`);
    await page.see({ role: 'link', begins: 'first win against others' });
  });

  await t.test('a nemesis needs three games together', async () => {
    await rage(server, ['Elena', 'Fran'], 0);
    await rage(server, ['Elena', 'Fran'], 0);
    const people = (await server.rpc('people')).answer;
    const fran = people.find((one) => one.name === 'Fran').id;
    await page.go(`#/person/${fran}`);
    await page.until(async () => (await page.text({ role: 'main' })).includes('has won 0 of 2 games'));
    await soon(async () => assert.doesNotMatch(await page.text({ role: 'main' }), /nemesis/));
    await rage(server, ['Elena', 'Fran'], 0);
    await page.until(async () => (await page.text({ role: 'main' })).includes('Elena is the nemesis'));
  });

  await t.test('the picture of a result says names, places, edition and date, and nothing else', async () => {
    await page.go(`#/session/${made.first.session}`);
    // What is drawn is heard where it is drawn.
    await page.evaluate(`
      window.drawn = [];
      const write = CanvasRenderingContext2D.prototype.fillText;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) { window.drawn.push(text); return write.call(this, text, ...rest); };`);
    await page.tap({ role: 'button', name: 'Share' });
    const [download] = await Promise.all([page.page.waitForEvent('download'), page.tap({ role: 'button', name: 'Save a picture' })]);
    const png = await readFile(await download.path());
    assert.equal(png.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n');
    assert.deepEqual([...chunksOf(png)].filter((name) => !['IHDR', 'IDAT', 'IEND', 'sRGB', 'sBIT', 'gAMA', 'pHYs'].includes(name)), []);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
    const drawn = await page.evaluate('return window.drawn');
    assert.deepEqual(drawn, [
      'Rage', 'House rules', day, 'Ana won with 50',
      '1st', 'Ana', '50', '2nd', 'Bruno', '20', '2nd', 'Carla', '20', '2nd', 'Diego', '20', 'Tapete',
    ]);
  });

  await t.test('a session is described, reopened, and keeps both results', async () => {
    await page.go(`#/session/${made.second.session}`);
    await page.tap({ role: 'button', name: 'Place and note' });
    await page.type({ role: 'textbox', name: 'Where it was' }, 'At home');
    await page.type({ role: 'textbox', name: 'Note' }, 'Rain');
    await page.tap({ role: 'button', name: 'Save' });
    await page.until(async () => /At home/.test(await page.text({ role: 'main' })));
    await page.tap({ role: 'button', name: 'More' });
    await page.tap({ role: 'button', name: 'Reopen' });
    await page.until(async () => (await page.evaluate('return location.hash')).startsWith('#/table/'));
    await soon(async () => assert.equal((await made.second.table()).status, 'live'));
  });
});

test('on a phone what statistics are narrowed to takes two lines at most', async (t) => {
  const server = await Server.open(t);
  const made = await twelve(server);
  await remark(server, made.first.session, 'Casa de la abuela Concepción de la Sierra', '');
  const people = (await server.rpc('people')).answer;
  await server.rpc('create_group', { name: 'Los viernes de siempre en casa', people: people.slice(0, 3).map((one) => one.id) });
  const page = await Page.open(t, browser, `${server.address}#/statistics`, { size: 'narrow' });
  await page.tap({ role: 'button', name: 'Place' });
  await page.tap({ role: 'button', begins: 'Casa' });
  await page.tap({ role: 'button', name: 'Group' });
  await page.tap({ role: 'button', begins: 'Los viernes' });
  const lines = async (where) => {
    const height = await page.evaluate(`return document.querySelector('.choices').getBoundingClientRect().height;`);
    assert.ok(height <= 2 * 48 + 8, `${where}: ${height}`);
  };
  await lines('with a place and a group');
  for (const where of [`#/person/${people[0].id}`, '#/game/rage', `#/year/${new Date().getFullYear()}`]) {
    await page.go(where);
    await page.see({ role: 'button', begins: 'Place' });
    await lines(where);
  }
});

test('on a phone the filters of the history are one line that scrolls, with as many as there are', async (t) => {
  const server = await Server.open(t);
  const made = await twelve(server);
  await remark(server, made.first.session, 'Casa de la abuela Concepción de la Sierra', '');
  const page = await Page.open(t, browser, `${server.address}#/history`, { size: 'narrow' });
  const filters = page.page.getByRole('group', { name: 'Filters' });
  await page.see({ role: 'button', begins: 'Place' });
  const line = async () => assert.ok((await filters.boundingBox()).height <= 48 + 2 * 4, 'one line');
  await line();
  await page.tap({ role: 'button', begins: 'Place' });
  await page.tap({ role: 'button', begins: 'Casa' });
  await page.see({ role: 'button', name: 'Clear' });
  await line();
  await page.tap({ role: 'button', name: 'Clear' });
  assert.equal(await page.evaluate('return document.documentElement.scrollWidth > innerWidth'), false);
});

test('two names that are one person, and back; a group that does not speak of wins', async (t) => {
  const server = await Server.open(t);
  await rage(server, ['Ana', 'Bruno'], 0);
  await rage(server, ['Anna', 'Bruno'], 0);
  const page = await Page.open(t, browser, `${server.address}#/people`);
  await page.tap({ role: 'link', begins: 'Anna' });
  await page.tap({ role: 'button', name: 'Edit' });
  await page.tap({ role: 'button', name: 'The same as somebody else' });
  await page.tap({ role: 'button', begins: 'Ana', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Make them one' });
  await page.until(async () => (await page.text({ role: 'main' })).includes('has won 2 of 2 games'));
  await page.tap({ role: 'button', name: 'Undo' });
  await page.until(async () => (await page.text({ role: 'main' })).includes('has won 1 of 1 game'));

  await page.go('#/people');
  await page.tap({ role: 'button', name: 'New group' });
  await page.type({ role: 'textbox', name: 'Name' }, 'Fridays');
  for (const name of ['Ana', 'Bruno']) await page.tap({ role: 'button', name, within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Save' });
  await page.tap({ role: 'link', begins: 'Fridays' });
  await page.until(async () => (await page.text({ role: 'main' })).includes('1 of 1'));
  await page.tap({ role: 'switch', name: 'Hide win rates' });
  await page.until(async () => !(await page.text({ role: 'main' })).includes('1 of 1'));
});

test('what is written once for the whole table stands in the sheet of a game of sides', async (t) => {
  const server = await Server.open(t);
  const won = await Evening.open(server, ['Ana', 'Bruno'], { game: 'sheet', config: { game: shelf('codenames') } });
  await won.play({ do: 'enter', row: 0, table: { winner: 0, how: 'assassin' }, entries: [] });
  const page = await Page.open(t, browser, `${server.address}#/session/${won.session}`);
  await soon(async () => assert.match(await page.text({ role: 'region', name: 'Sheet' }), /How\s+the others hit the assassin/));
});
