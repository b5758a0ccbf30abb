// Words are whole where people look for them: names on keys and in tables, and what is asked in the middle of a table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONES } from '../harness/chromium.js';
import { Evening, FOUR, LONG } from '../harness/evening.js';
import { server, share, shown } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { soon } from '../harness/until.js';
import { PadTable } from '../pages/padTable.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

await share([...FOUR, ...LONG, 'Maximiliano']);

const SIZES = [...PHONES, [1180, 820], [820, 1180], [1280, 800]];

/** Words within `css` that are broken over two lines, or end where they do not. */
const broken = (page, css) =>
  page.evaluate(`
    const found = new Set();
    for (const part of document.querySelectorAll(${JSON.stringify(css)})) {
      if (!part.checkVisibility()) continue;
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.parentElement.checkVisibility() || text.parentElement.closest('.sr-only')) continue;
        for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const { left, right, bottom } = range.getBoundingClientRect();
          const place = text.parentElement.closest('.clip, .name, .kind');
          const clips = (place && getComputedStyle(place).display === 'contents' ? place.parentElement : place)?.getBoundingClientRect();
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.add(word + ' is broken');
          if (clips && (right > clips.right + 1 || left < clips.left - 1 || bottom > clips.bottom + 4)) found.add(word + ' is cut');
        }
      }
    }
    return [...found];`);

test('Rummikub: whoever went out has their whole name on their key, on every phone', async (t) => {
  const evening = await Evening.open(server, LONG, { game: 'rummikub' });
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  for (const said of [false, true]) {
    for (const [width, height] of SIZES) {
      await page.resize(width, height);
      await page.see({ css: 'button.out' });
      assert.deepEqual(await broken(page, 'button.out, .table-grid .gutter'), [], `${width}x${height}`);
    }
    await page.resize(390, 844);
    if (!said) await page.tap({ role: 'button', name: 'Cerró Guadalupe' });
    await page.answered();
  }
});

test('a new table has every name whole at its seat, on every phone', async (t) => {
  const names = [...LONG, 'Maximiliano', 'Ana'];
  const page = await shown(t, '#/new', { language: 'es-ES' });
  for (const name of names) await page.tap({ role: 'button', name: `Sentar a ${name}` });
  for (const [width, height] of SIZES) {
    await page.resize(width, height);
    await soon(async () => assert.deepEqual(await broken(page, '.map li'), [], `${width}x${height}`), 2);
  }
});

test('cards of Rush Out! have the whole name of what they are, whatever the size', async (t) => {
  const evening = await Evening.open(server, FOUR, RUSH_OUT);
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  for (const [width, height] of SIZES) {
    await page.resize(width, height);
    await page.see({ css: '[data-target]' });
    await soon(async () => assert.deepEqual(await broken(page, '[data-target] .t-strong'), [], `${width}x${height}`), 2);
  }
});

test('an open table in one line on home shows the score of everybody', async (t) => {
  const assets = await Evening.open(server, FOUR, { game: 'cover_your_assets' });
  await assets.amounts([320_000, 250_000, 240_000, 360_000]);
  await Evening.open(server, FOUR);
  const page = await shown(t, '#/');
  for (const [width, height] of SIZES.slice(0, 3)) {
    await page.resize(width, height);
    await page.see({ css: '.line .scores' });
    await soon(async () => {
      const cut = await page.evaluate(`
        return [...document.querySelectorAll('.line .scores')].flatMap((scores) => [...scores.children].filter((one) => one.getBoundingClientRect().right > scores.getBoundingClientRect().right + 1).map((one) => one.innerText));`);
      assert.deepEqual(cut, [], `${width}x${height}`);
    }, 2);
  }
});

test('the open table on home has every name whole, and so has a table of eight above its columns', async (t) => {
  const four = await Evening.open(server, [...LONG.slice(0, 3), 'Maximiliano']);
  await four.round([3, 1, 4, 2], [3, 1, 4, 2]);
  const page = await shown(t, '#/', { language: 'es-ES' });
  for (const [width, height] of SIZES) {
    await page.resize(width, height);
    await page.see({ css: 'article .who' });
    await soon(async () => assert.deepEqual(await broken(page, 'article .who'), [], `${width}x${height}`), 2);
  }
  const eight = await Evening.open(server, ['Maximiliano', 'Guadalupe', 'Alejandra', ...FOUR, 'Esperanza'], { game: 'sheet', config: { game: shelf('pad') } });
  await page.go(eight.hash);
  await page.resize(320, 568);
  await page.see({ css: '.strip .who' });
  await soon(async () => assert.deepEqual(await broken(page, '.strip .who'), []), 2);
});

test('on a small phone the result has every name whole beside a million', async (t) => {
  const evening = await Evening.open(server, LONG.slice(0, 3), { game: 'cover_your_assets' });
  await evening.amounts([1_125_000, 5_000, 0]);
  const page = await shown(t, `#/session/${evening.session}`, { language: 'es-ES' });
  for (const [width, height] of SIZES.slice(0, 3)) {
    await page.resize(width, height);
    await page.see({ css: '[aria-labelledby=result] li' });
    await soon(async () => assert.deepEqual(await broken(page, '[aria-labelledby=result] li'), [], `${width}x${height}`), 2);
  }
});

test('Rush 7: whoever wins a zone has their whole name on their key', async (t) => {
  const evening = await Evening.open(server, LONG.slice(0, 2), { game: 'rush7' });
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  for (const [width, height] of SIZES) {
    await page.resize(width, height);
    await page.see({ role: 'button', name: 'Empate' });
    assert.deepEqual(await broken(page, '[role=group] > button'), [], `${width}x${height}`);
  }
});

test('looking back, no name is broken in the table of the rounds, and no total leaves its panel', async (t) => {
  const evening = await Evening.open(server, LONG, { config: { round_plan: [3, 2, 1], dealer_hook: 'off' } });
  for (const round of [[3, 0, 0, 0], [0, 2, 0, 0], [0, 0, 1, 0]]) await evening.round(round, round);
  const page = await shown(t, `#/session/${evening.session}`, { size: 'tablet', language: 'es-ES' });
  for (const [width, height] of SIZES.slice(5)) {
    await page.resize(width, height);
    await page.see({ css: 'section.panel table' });
    assert.deepEqual(await broken(page, 'section.panel > table tbody th'), [], `${width}x${height}`);
    const over = await page.evaluate(`
      const panel = document.querySelector('section.panel:has(> table)').getBoundingClientRect();
      return [...document.querySelectorAll('section.panel > figure li span:last-child')].filter((one) => one.getBoundingClientRect().right > panel.right - 4).map((one) => one.textContent);`);
    assert.deepEqual(over, [], `${width}x${height}`);
  }
});

/** What is said at a side, or in the middle, and reaches out of its place. */
const OUTSIDE = `
  const inside = (one, of) => one.left >= of.left - 1 && one.right <= of.right + 1 && one.top >= of.top - 1 && one.bottom <= of.bottom + 1;
  const parts = [...document.querySelectorAll('[data-person]')].map((side) => [side, '.who, .score, .asks, .note, .others']);
  const middle = [...document.querySelectorAll('.middle button')].map((key) => [key, '*']);
  return [...parts, ...middle].flatMap(([place, css]) => [...place.querySelectorAll(css)]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2 && !inside(one.getBoundingClientRect(), place.getBoundingClientRect()))
    .map((one) => one.textContent.trim()));`;

for (const [name, how, play] of [
  ['Rage, tricks', {}, (evening) => evening.bids([3, 1, 4, 2])],
  ['Chinchón, what is said once for all', { game: 'sheet', config: { game: shelf('chinchon') } }],
  ['Wizard, bids', { game: 'sheet', config: { game: shelf('wizard') } }],
]) {
  test(`in the middle of the table all stands within its side: ${name}`, async (t) => {
    const evening = await Evening.open(server, FOUR, how);
    await play?.(evening);
    const page = await shown(t, evening.hash, { language: 'es-ES' });
    await page.tap({ role: 'button', name: 'Más' });
    await page.tap({ role: 'button', begins: 'En medio' });
    for (const [width, height] of [[320, 568], [360, 640], [390, 844], [820, 1180], [1180, 820]]) {
      await page.resize(width, height);
      await page.see({ css: '[data-person]' });
      await soon(async () => assert.deepEqual(await page.evaluate(OUTSIDE), [], `${width}x${height}`), 2);
    }
  });
}

test('in the middle of a tablet judge and log are at hand, and a game from a file asks for a number', async (t) => {
  const rage = await Evening.open(server, FOUR);
  const page = await shown(t, rage.hash, { size: 'tablet' });
  const table = new PadTable(page);
  await table.choose('In the middle of the table');
  await page.tap({ role: 'button', name: 'Judge' });
  await page.see({ role: 'dialog', name: 'Judge' });
  await page.page.goBack();
  await page.tap({ role: 'button', name: 'Log' });
  await page.see({ role: 'dialog', name: 'Log' });
  await page.page.goBack();

  const wizard = await Evening.open(server, FOUR, { game: 'sheet', config: { game: shelf('wizard') } });
  await page.go(wizard.hash);
  await table.choose('In the middle of the table');
  await soon(async () => assert.match(await page.text({ css: '[data-person] .asks' }), /^Bid: which number\?$/));
});
