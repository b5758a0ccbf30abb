// A small phone, upright and on its side: what one came for is in view when a place opens, and what is said is whole.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { PHONES } from '../harness/chromium.js';
import { Evening, LONG } from '../harness/evening.js';
import { invite, join } from '../harness/guests.js';
import { server, share, shown } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { moved, remember } from '../harness/targets.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

const LOW = [[844, 390], [640, 360]];

const FIVE = [...LONG, 'Esperanza'];

await share(FIVE);

/** Where it lies, whole or not, without a swipe. */
const inView = (page, css) =>
  page.evaluate(`
    const box = [...document.querySelectorAll(${JSON.stringify(css)})].find((one) => one.checkVisibility()).getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;`);

test('a new table can be opened and started, dice rolled and a clock set without a swipe', async (t) => {
  const evening = await Evening.open(server, LONG);
  await evening.round([3, 1, 4, 2], [3, 1, 4, 2]);
  const page = await shown(t, '#/', { language: 'es-ES' });
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await page.go('#/');
    await page.see({ role: 'link', name: 'Mesa nueva' });
    assert.ok(await inView(page, 'a.primary[href="#/new"]'), `${width}x${height}: a new table`);
    // Four names stand in one line, or two and two.
    const lines = await page.evaluate(`return Object.values(Object.groupBy(document.querySelectorAll('article li'), (one) => Math.round(one.getBoundingClientRect().bottom))).map((line) => line.length);`);
    assert.ok(lines.every((many) => many === lines[0]), `${width}x${height}: ${lines}`);
    await page.go('#/new');
    await page.see({ css: '.screen-foot .primary' });
    assert.ok(await inView(page, '.screen-foot .primary'), `${width}x${height}: start`);
    await page.go('#/dice');
    await page.see({ css: '.tray .roll' });
    await soon(async () => assert.ok(await inView(page, '.tray .roll'), `${width}x${height}: dice`), 2);
    await page.go('#/clocks');
    await page.see({ css: '.screen-foot .primary' });
    assert.ok(await inView(page, '.screen-foot .primary'), `${width}x${height}: a clock`);
  }
});

test('a place opens at its top, and Back finds the one before where it was left', async (t) => {
  const page = await shown(t, '#/');
  await page.resize(320, 568);
  const top = () => page.evaluate('return Math.round(scrollY)');
  const here = (at) => soon(async () => assert.equal(await top(), at));
  const opens = (place) => page.until(() => page.evaluate(`return location.hash.startsWith('#/${place}') && document.querySelector('main[aria-busy=false]') !== null`));
  await page.tap({ role: 'link', name: 'New table' });
  await opens('new');
  await page.into({ role: 'link', name: 'Rules of the game' });
  const left = await top();
  assert.ok(left > 200);
  await page.tap({ role: 'link', name: 'Rules of the game' });
  await opens('rules');
  await here(0);
  await page.page.goBack();
  await opens('new');
  await here(left);
  await page.page.goForward();
  await opens('rules');
  await page.page.goBack();
  await here(left);
});

test('no kind of Cover Your Assets moves when its first card is counted', async (t) => {
  const evening = await Evening.open(server, LONG.slice(0, 3), { game: 'cover_your_assets' });
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  const kind = (n) => ({ css: `.pad .kind:nth-child(${n}) .more` });
  await page.see(kind(1));
  for (const [at, [width, height]] of PHONES.entries()) {
    await page.resize(width, height);
    await page.answered();
    await remember(page);
    await page.tap(kind(2 * at + 1));
    await page.see({ css: `.pad .kind:nth-child(${2 * at + 1}) .less` });
    await soon(async () => assert.deepEqual(await moved(page), [], `${width}x${height}`), 2);
    // Who counts is whole beside the sum, and so is what lies there.
    const cut = await page.evaluate(`
      const [who, said, sum] = ['.head h2', '.head p[role=status]', '.head .sum'].map((one) => document.querySelector(one));
      const [a, b] = [said, sum].map((one) => { const range = document.createRange(); range.selectNodeContents(one); return range.getBoundingClientRect(); });
      return who.scrollHeight > who.clientHeight + 1 || who.scrollWidth > who.clientWidth || who.querySelector('.clip') !== null || (a.right > b.left && a.top < b.bottom - 1);`);
    assert.ok(!cut, `${width}x${height}: who counts`);
  }
});

test('no number is broken where it is said who won', async (t) => {
  const evening = await Evening.open(server, LONG.slice(0, 3), { game: 'cover_your_assets' });
  await evening.amounts([1_125_000, 5_000, 0]);
  const page = await shown(t, evening.hash, { language: 'en-GB' });
  await page.see({ css: '.end h2' });
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    const lines = await page.evaluate(`
      const text = document.querySelector('.end h2').firstChild;
      const range = document.createRange();
      const at = text.data.indexOf('1,125,000');
      range.setStart(text, at);
      range.setEnd(text, at + 9);
      return range.getClientRects().length;`);
    assert.equal(lines, 1, `${width}x${height}`);
    // An amount is put right without a swipe: its keys, and the button that saves it.
    await page.tap({ role: 'button', begins: `${LONG[0]}, round 1` });
    await page.see({ css: '[role=dialog] .keys' });
    await soon(async () => assert.ok((await inView(page, '[role=dialog] .keys')) && (await inView(page, '[role=dialog] .primary')), `${width}x${height}: keys`), 2);
    const over = await page.evaluate(`
      const names = [...document.querySelectorAll('[role=dialog] .people button')].map((one) => [one, one.querySelector('bdi')].map((part) => part.getBoundingClientRect()));
      return names.filter(([key, name]) => name.right > key.right + 1 || name.left < key.left - 1).length;`);
    assert.equal(over, 0, `${width}x${height}: names`);
    await page.press('Escape');
    await page.until(async () => !(await page.has({ role: 'dialog' })));
  }
  // What is undone is the round, not the first line of it.
  await page.see({ role: 'button', begins: 'Undo: Results of round 1' });
});

test('tiles that are left say whose they are, also where a line is a person', async (t) => {
  const evening = await Evening.open(server, LONG, { game: 'rummikub' });
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  await page.tap({ role: 'button', name: `Cerró ${LONG[0]}` });
  // Above the keys it can still be said that somebody else went out.
  await soon(async () => assert.ok(await page.evaluate(`return document.querySelector('.now .out').getBoundingClientRect().top >= document.querySelector('.paper').getBoundingClientRect().top`)), 2);
  await page.resize(844, 390);
  assert.ok(await page.evaluate(`return document.querySelector('.display').getBoundingClientRect().top >= 4`));
  await page.resize(320, 568);
  await page.tap({ role: 'button', name: 'Número a número' });
  await page.tap({ role: 'button', name: '7', within: { role: 'dialog' } });
  await page.tap({ role: 'button', begins: 'Anotar', within: { role: 'dialog' } });
  // They have a line of their own when all is typed.
  for (const key of ['8', '9']) {
    await page.tap({ role: 'button', name: key });
    await page.tap({ role: 'button', begins: 'Anotar' });
  }
  await page.see({ css: '.stepper .who' });
  assert.match(await page.text({ css: '.stepper .who' }), new RegExp(LONG[1]));
});

test('every symbol of a card of Rush Out! is seen', async (t) => {
  const evening = await Evening.open(server, LONG.slice(0, 3), RUSH_OUT);
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  await page.see({ css: '[data-target] .slot' });
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    const cut = await page.evaluate(`
      return [...document.querySelectorAll('[data-target] .slot')].filter((slot) => {
        const [card, at] = [slot.closest('[data-target]'), slot].map((one) => one.getBoundingClientRect());
        return at.right > card.right + 0.5 || at.bottom > card.bottom + 0.5;
      }).length;`);
    assert.equal(cut, 0, `${width}x${height}`);
  }
  // On the smallest phone they are told apart, and whosever dice are shown, nothing above these moves.
  await page.resize(320, 568);
  const smallest = await page.evaluate(`
    return Math.min(...[...document.querySelectorAll('[data-target] .slot')].map((slot) => slot.getBoundingClientRect().width));`);
  assert.ok(smallest >= 14, `symbols of ${smallest} px`);
  for (const [width, height] of [[320, 568], [390, 844]]) {
    await page.resize(width, height);
    await remember(page);
    for (const name of LONG.slice(0, 3)) {
      await page.tap({ role: 'button', name, within: { css: '.names' } });
      assert.deepEqual((await moved(page)).filter((one) => !/dado|Empezar|Tirar/.test(one)), [], `${width}x${height}`);
    }
  }
});

test('on its side what was saved in Cover Your Assets is read while the next person counts', async (t) => {
  const evening = await Evening.open(server, LONG.slice(0, 3), { game: 'cover_your_assets' });
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  await page.resize(...LOW[0]);
  await page.answered();
  await page.tap({ css: '.pad .kind:nth-child(3) .more' });
  await page.see({ css: '.pad .kind:nth-child(3) .less' });
  await page.tap({ css: '.pad .kind:nth-child(3) .more' });
  await page.tap({ role: 'button', begins: 'Guardar y seguir con' });
  for (const [width, height] of LOW) {
    await page.resize(width, height);
    await soon(async () => assert.match(await page.text({ css: '.saved' }), /40\.000/));
    assert.ok(await inView(page, '.saved'), `${width}x${height}`);
  }
});

test('a number of a game from a file is put right without a swipe', async (t) => {
  const evening = await Evening.open(server, LONG, { game: 'sheet', config: { game: shelf('scrabble') } });
  await evening.play({ do: 'enter', row: 1, entries: [{ seat: 0, values: { word: 24 } }] });
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await page.tap({ role: 'button', begins: `${LONG[0]}, turno 1` });
    await page.see({ role: 'dialog' });
    await soon(async () => assert.ok(await inView(page, '[role=dialog] .primary'), `${width}x${height}`), 2);
    await page.tap({ role: 'button', name: 'Cerrar', within: { role: 'dialog' } });
  }
});

test('with the tile of the dragon and five people every card of Rush Out! is whole in view, its symbols have 12 px, and so is the name of whose dice they are', async (t) => {
  const evening = await Evening.open(server, FIVE, { ...RUSH_OUT, first: 0, config: { mode: 'full', setup: 'S5' } });
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  const guest = await join(t, browser, await invite(server, evening.session), FIVE[1], { language: 'es-ES' });
  for (const [width, height] of PHONES) {
    for (const one of [page, guest]) {
      await one.resize(width, height);
      await one.see({ css: '[data-target] .slot' });
      const cut = await one.evaluate(`
        const cards = document.querySelector('.shared').getBoundingClientRect();
        const out = [...document.querySelectorAll('[data-target]')].filter((card) => card.checkVisibility() && card.getBoundingClientRect().bottom > cards.bottom + 0.5);
        const names = [...document.querySelectorAll('.names bdi')].filter((name) => name.getClientRects().length > 2 || name.getBoundingClientRect().right > name.closest('button').getBoundingClientRect().right);
        const low = [...document.querySelectorAll('[data-target] .slot')].filter((slot) => slot.getBoundingClientRect().bottom > slot.closest('[data-target]').getBoundingClientRect().bottom);
        const small = [...document.querySelectorAll('[data-target] .slot svg')].filter((sign) => sign.getBoundingClientRect().width < 12);
        return [...out, ...names, ...[...low, ...small].map((one) => one.closest('[data-target]'))].map((one) => one.textContent.trim());`);
      assert.deepEqual(cut, [], `${width}x${height}`);
    }
  }
});

test('at the end of a match of Rush Out! the result and another match are in view', async (t) => {
  const evening = await Evening.open(server, LONG, { ...RUSH_OUT, first: 0, config: { mode: 'tracker', setup: 'T1' } });
  await evening.play({ do: 'end_round', winner: 'heroes' });
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await page.see({ role: 'button', name: 'Repetir' });
    const out = await page.evaluate(`
      const shared = document.querySelector('.shared').getBoundingClientRect();
      return [...document.querySelectorAll('.keys > *')].filter((key) => key.getBoundingClientRect().bottom > shared.bottom).map((key) => key.innerText);`);
    assert.deepEqual(out, [], `${width}x${height}`);
  }
});

test('the zone of Rush 7 whose winner is asked for is in view', async (t) => {
  const evening = await Evening.open(server, LONG.slice(0, 2), { game: 'rush7' });
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await page.see({ css: '.zone[aria-current]' });
    const seen = `
      const zone = document.querySelector('.zone[aria-current]').getBoundingClientRect();
      const paper = document.querySelector('.paper').getBoundingClientRect();
      return zone.top >= paper.top - 1 && zone.bottom <= paper.bottom + 1;`;
    await soon(async () => assert.ok(await page.evaluate(seen), `${width}x${height}`), 2);
  }
});

test('on its side a phone shows the whole code of an invitation', async (t) => {
  const evening = await Evening.open(server, LONG);
  await invite(server, evening.session);
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  for (const [width, height] of LOW) {
    await page.resize(width, height);
    await page.tap({ role: 'button', name: 'Más' });
    await page.tap({ role: 'button', begins: 'Todos con su teléfono' });
    await page.see('invite-code');
    await soon(async () => assert.ok(await inView(page, '[data-testid="invite-code"]'), `${width}x${height}`), 3);
    await page.press('Escape');
  }
});

test('what can be done with a seat that is tapped is in view, above the button that starts', async (t) => {
  const page = await shown(t, '#/new', { language: 'es-ES' });
  for (const name of LONG) await page.tap({ role: 'button', name: `Sentar a ${name}` });
  const last = { role: 'button', begins: LONG[3], within: { role: 'list', name: 'Quién se sienta dónde' } };
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await page.evaluate(`[...document.querySelectorAll('.map li button')].at(-1).scrollIntoView({ block: 'center' })`);
    await page.tap(last);
    await page.see({ role: 'button', name: 'Quitar de la mesa' });
    await soon(async () => assert.ok(await page.evaluate(`
      return document.querySelector('.chosen-row').getBoundingClientRect().bottom <= document.querySelector('.screen-foot').getBoundingClientRect().top;`), `${width}x${height}`), 2);
    await page.tap(last);
    await page.until(async () => !(await page.has({ role: 'button', name: 'Quitar de la mesa' })));
  }
});

test('in a review the names above the sheet are whole', async (t) => {
  const evening = await Evening.open(server, LONG);
  await evening.round([3, 0, 4, 2], [3, 0, 5, 2]);
  const page = await shown(t, `#/session/${evening.session}`, { language: 'es-ES' });
  await page.see({ css: '.heads .head:nth-child(2)' });
  const cut = `
    return [...document.querySelectorAll('.heads :is(.name, .name bdi)')]
      .filter((name) => name.checkVisibility() && getComputedStyle(name).overflow !== 'visible' && (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1))
      .map((name) => name.textContent.trim());`;
  await soon(async () => assert.deepEqual(await page.evaluate(cut), []), 2);
});
