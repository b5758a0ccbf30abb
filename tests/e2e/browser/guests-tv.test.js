// The televisions of an evening: one table, or all of them, read from four metres.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, LONG } from '../harness/evening.js';
import { invite } from '../harness/guests.js';
import { fits, legible } from '../harness/looks.js';
import { Server } from '../harness/server.js';
import { shelf } from '../harness/shelf.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

const NAMES = ['Ana', 'Bea', 'Carla'];

/** What of a television is cut: names, numbers and what is awaited, or whatever stands out of it. */
const CUT = `
  return [...document.querySelectorAll('.tv h1, .tv .name bdi, .tv .score, .tv .next')].filter((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    const lines = !one.matches('.score');
    return one.scrollWidth > one.clientWidth + 1 || (lines && one.scrollHeight > one.clientHeight + 1) || right > innerWidth || bottom > innerHeight;
  }).map((one) => one.textContent);`;

/** Scores that do not stand in one line with the first of their row. */
const OUT_OF_LINE = `
  const rows = Map.groupBy(document.querySelectorAll('.tv li'), (one) => Math.round(one.getBoundingClientRect().top));
  return [...rows.values()].flatMap((row) => {
    const tops = row.map((one) => one.querySelector('.score').getBoundingClientRect().top);
    return row.filter((_, at) => Math.abs(tops[at] - tops[0]) > 1).map((one) => one.innerText);
  });`;

test('on a television all names and numbers are whole, however many play', async (t) => {
  const server = await Server.open(t);
  const all = [...LONG, 'Maximiliano', 'Bartolomé', 'Concepción', 'Ana', 'Inés', 'José', 'Guillermina'];
  // A name in two lines beside names in one.
  const broken = ['María Fernanda Ruiz', 'Guadalupe Fernanda', 'Inés', 'José'];
  const large = (_, seat) => (seat === 3 ? -2901 : 1266 + seat);
  const tables = [4, 5, 10].map((many) => [all.slice(0, many), large]);
  for (const [names, points] of [...tables, [broken, large], [broken, (_, seat) => 60 + seat]]) {
    const many = names.join(', ');
    const evening = await Evening.open(server, names, { game: 'sheet' });
    await evening.row(1, names.map(points));
    const tv = await Page.open(t, browser, (await invite(server, evening.session)).replace('#join=', '#tv='), { size: 'desktop', language: 'es-ES' });
    await tv.see({ css: '.last:not(:empty)' });
    for (const [width, height] of [[1280, 720], [1920, 1080]]) {
      await tv.resize(width, height);
      assert.deepEqual(await tv.evaluate(CUT), [], `${many} at ${width}x${height}`);
      assert.deepEqual(await tv.evaluate(OUT_OF_LINE), [], `${many} at ${width}x${height}: scores`);
    }
    await legible(tv);
  }
});

test('a television shows everybody, however much was written down last', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, LONG);
  const link = await invite(server, evening.session);
  const tv = await Page.open(t, browser, link.replace('#join=', '#tv='), { size: 'desktop' });
  await evening.bids(LONG.map(() => 2));
  await tv.see({ css: '.last:not(:empty)' });
  const ends = await tv.evaluate("return [...document.querySelectorAll('.tv li, .tv footer p')].map((one) => one.getBoundingClientRect().right)");
  assert.equal(ends.length, LONG.length + 2);
  assert.ok(Math.max(...ends) <= 1280, String(ends));
});

test('a television shows the table from far away, and nothing that is hidden', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { knowledge: 'dealt', grain: 'card' });
  const link = await invite(server, evening.session);
  const tv = await Page.open(t, browser, link.replace('#join=', '#tv='), { size: 'desktop' });
  await tv.see({ role: 'heading', name: 'Rage' });
  await evening.play({ do: 'bid', seat: 0, n: 2 });
  await soon(async () => assert.match(await tv.text({ css: 'footer' }), /Bea bids/));
  await soon(async () => assert.match(await tv.text({ css: 'footer .last' }), /Ana bids 2/));
  // Who has bid, how many cards were dealt and the trump stand there; the others have none yet.
  await soon(async () => assert.deepEqual(await tv.page.locator('.tv li .note').allInnerTexts(), ['bid 2', '', '']));
  assert.match(await tv.text({ css: '.tv .notes' }), /10 cards[^]*(trump|no trump)[^]*\d:\d\d/);
  await fits(tv);
  await legible(tv);
});

/** A television of a game of the shelf, after `play` with these people. */
async function watched(t, game, names, play) {
  const server = await Server.open(t);
  const evening = await Evening.open(server, names, { game: 'sheet', config: { game: shelf(game) } });
  const count = (counter, by, seat) => evening.play({ do: 'count', counter, by, ...(seat !== undefined && { seat }) });
  await play(evening, count);
  const link = await invite(server, evening.session);
  return Page.open(t, browser, link.replace('#join=', '#tv='), { size: 'desktop' });
}

/** How high the letters of each are, at the least of two sizes of a television, in parts of the glass. */
async function heights(tv, css) {
  const all = [];
  for (const [width, height] of [[1280, 720], [1920, 1080]]) {
    await tv.resize(width, height);
    await fits(tv);
    all.push(...(await tv.evaluate(`return [...document.querySelectorAll(${JSON.stringify(css)})].map((one) => parseFloat(getComputedStyle(one).fontSize) / innerHeight)`)));
  }
  await legible(tv);
  return all;
}

test('a television of a game that is played together shows what the table counts, large and by name', async (t) => {
  const tv = await watched(t, 'pandemic', ['Ana', 'Bea', 'Carla', 'Diego'], async (evening, count) => {
    await count('outbreaks', 3);
    await count('cured', 2);
    await evening.play({ do: 'enter', row: 0, entries: [{ seat: 0, values: { role: 'Medic' } }] });
  });
  await soon(async () => assert.deepEqual(await tv.page.locator('.tv .count').allInnerTexts(), ['Outbreaks\n3\nof 8', 'Cures\n2\nof 4']));
  assert.match(await tv.text({ css: '.tv' }), /Ana\s+Medic\s+Bea\s+Carla\s+Diego/);
  // What is written once it is over is not asked for while it runs.
  assert.equal(await tv.text({ css: '.tv .next' }), 'At the end: How it ended');
  const numbers = await heights(tv, '.tv dd');
  assert.ok(numbers.length === 4 && Math.min(...numbers) > 0.2, String(numbers));
});

test('a television shows life totals, what is counted beside them, and who is out', async (t) => {
  const tv = await watched(t, 'life', NAMES, async (_, count) => {
    await count('life', -7, 0);
    await count('poison', 3, 1);
    await count('life', -20, 2);
  });
  await soon(async () => assert.deepEqual(await tv.page.locator('.tv .score').allInnerTexts(), ['13', '20', '0']));
  await soon(async () => assert.deepEqual(await tv.page.locator('.tv .note').allInnerTexts(), ['', 'Poison 3', 'out']));
  assert.doesNotMatch(await tv.text({ css: '.tv header' }), /round/);
  const numbers = await heights(tv, '.tv .score');
  assert.ok(Math.min(...numbers) > 0.2, String(numbers));
});

test('a television shows two teams once each: stones of this game, and the games that they won', async (t) => {
  const tv = await watched(t, 'mus', ['Ana', 'Bea', 'Carla', 'Diego'], (evening) =>
    evening.play({ do: 'enter', row: 1, entries: [{ seat: 0, values: { grande: 3, chica: 0, pares: 6, juego: 0 } }, { seat: 1, values: { grande: 0, chica: 1, pares: 0, juego: 9 } }] }));
  await soon(async () => assert.deepEqual(await tv.page.locator('.tv .score').allInnerTexts(), ['9', '10']));
  assert.deepEqual(await tv.page.locator('.tv .name').allInnerTexts(), ['Ana and Carla', 'Bea and Diego']);
  await soon(async () => assert.deepEqual(await tv.page.locator('.tv .note').allInnerTexts(), ['0 won', '0 won']));
  await heights(tv, '.tv .score');
});

test('a television shows bids while tricks are asked for', async (t) => {
  const tv = await watched(t, 'skull-king', NAMES, (evening) =>
    evening.play({ do: 'enter', row: 1, entries: NAMES.map((_, seat) => ({ seat, values: { bid: seat % 2 } })) }));
  await soon(async () => assert.deepEqual(await tv.page.locator('.tv .note').allInnerTexts(), ['Bid 0', 'Bid 1', 'Bid 0']));
  assert.match(await tv.text({ css: '.tv .notes' }), /cards: 1\s+Tricks/);
});

test('a television of Rush Out! shows who is what, the dice as they were rolled last, and what is counted', async (t) => {
  const server = await Server.open(t);
  const names = ['Ana', 'Bea', 'Carla', 'Diego', 'Maximiliana'];
  const evening = await Evening.open(server, names, { ...RUSH_OUT, first: 0, config: { mode: 'dice', setup: 'S5' } });
  await evening.play({ do: 'roll', seat: 0 });
  await evening.play({ do: 'roll', seat: 2 });
  const link = await invite(server, evening.session);
  const tv = await Page.open(t, browser, link.replace('#join=', '#tv='), { size: 'desktop' });
  const dice = (name) => tv.page.getByRole('group', { name: `${name}’s dice`, exact: true }).getByRole('img');
  await soon(async () => assert.deepEqual(await Promise.all(names.map((name) => dice(name).count())), [5, 3, 3, 3, 3]));
  const rolled = async (name) => (await dice(name).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).filter((label) => !/, to be rolled$/.test(label)).length;
  assert.deepEqual(await Promise.all(names.map(rolled)), [5, 0, 3, 0, 0]);
  assert.match(await tv.text({ css: '.tv header' }), /Dragon home[^]*Souls 8[^]*Life 6/);
  const sizes = [];
  for (const [width, height] of [[1280, 720], [1920, 1080]]) {
    await tv.resize(width, height);
    await fits(tv);
    assert.deepEqual(await tv.evaluate(CUT), [], `${width}x${height}`);
    sizes.push(...(await tv.evaluate("return [...document.querySelectorAll('.tv .die')].map((one) => one.getBoundingClientRect().width / innerHeight)")));
  }
  assert.ok(Math.min(...sizes) > 0.055, String(sizes));
  await legible(tv);
  // Real dice lie on the table: then there are none here.
  const real = await Evening.open(server, names.slice(0, 3), { ...RUSH_OUT, first: 0, config: { mode: 'tracker', setup: 'S5' } });
  await tv.page.goto((await invite(server, real.session)).replace('#join=', '#tv='));
  await tv.page.reload();
  await soon(async () => assert.match(await tv.text({ css: '.tv' }), /Ana\s+sorcerer/));
  assert.equal(await tv.page.locator('.tv .die').count(), 0);
});

test('a television shows every table of the evening: scores, whose turn, clocks, pauses', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { knowledge: 'dealt', grain: 'card' });
  await invite(server, evening.session);
  const people = (await evening.table()).seats.map(({ person }) => person);
  const answered = async (name, request) => {
    const { status, answer } = await server.rpc(name, request);
    assert.equal(status, 200, JSON.stringify(answer));
    return answer;
  };
  const open = (game, seated = people) =>
    answered('open_table', { game, people: seated, first: 0, knowledge: 'observed', grain: 'round', config: {} });
  const rush7 = await open('rush7', people.slice(0, 2));
  await answered('pause', { session: rush7.session, revision: rush7.revision });
  const { link } = await answered('television', {});
  const tv = await Page.open(t, browser, link, { size: 'desktop', language: 'es-ES' });
  const shows = (what) => soon(async () => assert.match(await tv.text({ css: '.tables' }), what));
  await shows(/2 mesas · 3 personas/);
  await shows(/en pausa/);
  await evening.play({ do: 'bid', seat: 0, n: 2 });
  await shows(/Apuesta Bea/);

  const { session, revision } = await open('rummikub');
  const rules = { form: { form: 'each', ms: 600_000, increment: 0, delay: 0 }, order: 'clockwise', tokens: 0, token_ms: 30_000, penalty: null };
  const set = await answered('play', { session, revision, command: { tool: { do: 'set_clock', rules } } });
  await answered('play', { session, revision: set.revision, command: { tool: { do: 'start_clock', turn: 1, signal: false } } });
  await shows(/Bea, (9:59|10:00)/);
  for (const game of ['cover_your_assets', 'sheet', 'rage', 'rage']) await open(game);
  await shows(/7 mesas · 3 personas/);
  assert.equal(await tv.page.locator('.tables > ul > li').count(), 6);
  for (const [width, height] of [[1920, 1080], [1280, 720]]) {
    await tv.resize(width, height);
    await fits(tv);
    await legible(tv);
  }
});
