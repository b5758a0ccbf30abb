// Whole evenings on a phone: what a person meets between the first tap and the end, at the sizes where it was met.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONES } from '../harness/chromium.js';
import { Evening, LONG } from '../harness/evening.js';
import { playOn } from '../harness/rushOut.js';
import { server, share, shown } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { moved, remember, unreached } from '../harness/targets.js';
import { soon } from '../harness/until.js';
import { CyaTable } from '../pages/cyaTable.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

const THREE = LONG.slice(0, 3);

await share(LONG);

const cya = (how = {}) => Evening.open(server, THREE, { game: 'cover_your_assets', ...how });
const opened = async (t, evening, how = {}) => shown(t, evening.hash, how);

/** Whether all of it lies in the window, and nothing else over its middle. */
const inSight = (page, css) => page.evaluate(`
  const found = [...document.querySelectorAll(${JSON.stringify(css)})].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return found.length > 0 && found.every((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5 && (one.contains(over) || over.contains(one));
  });`);

/** Text that does not fit where it stands, or lies over something else of the same part. */
const over = (page, css, other) => page.evaluate(`
  const boxes = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility()).map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return { text: one.textContent, box: range.getBoundingClientRect() };
  });
  const others = [...document.querySelectorAll(${JSON.stringify(other)})].map((one) => one.getBoundingClientRect());
  return boxes(${JSON.stringify(css)}).filter(({ box }) => others.some((one) => one.left + 6 < box.right && one.right > box.left && one.top + 6 < box.bottom && one.bottom - 6 > box.top)).map(({ text }) => text);`);

/**
 * An evening of Rush Out! at which the sorcerer at seat 1 casts one spell after the other, those of `kind` first, until
 * `enough`. Cards come by chance: where the match is over before, there is another table.
 */
async function cast(setup, kind, enough) {
  for (let tables = 0; tables < 20; tables += 1) {
    const evening = await Evening.open(server, THREE, { ...RUSH_OUT, first: 1, config: { mode: 'full', setup } });
    if (enough(await playOn(evening, 'sorcerer', enough, kind))) return evening;
  }
  throw new Error('never came about');
}

test('what was counted by cards stays where the round goes on by amounts', async (t) => {
  const page = await opened(t, await cya());
  const table = new CyaTable(page);
  await table.counts('Home', 2);
  await table.goOn();
  await table.byAmounts();
  await page.see({ role: 'button', begins: `${THREE[0]} 40,000` });
  await page.see({ role: 'button', name: `${THREE[1]}’s amount is missing` });
  // Cards that are counted again are worth something else.
  await table.byCards();
  await page.tap({ role: 'button', begins: THREE[0], within: { css: '[data-frame] .top' } });
  await table.counts('Home', 2);
  await table.goOn();
  await table.byAmounts();
  await page.see({ role: 'button', begins: `${THREE[0]} 80,000` });
});

test('an amount is read whole beside what it comes to, and so is the name of the one who is asked again', async (t) => {
  const evening = await cya();
  await evening.amounts([510_000, 565_000, 285_000]);
  const page = await opened(t, evening);
  const table = new CyaTable(page);
  await page.resize(320, 568);
  await table.types(435_000);
  await page.see({ role: 'button', begins: 'Save 435,000' });
  const out = await page.evaluate(`
    const display = document.querySelector('.display').getBoundingClientRect();
    return document.querySelector('.display .typed').getBoundingClientRect().right - display.right;`);
  assert.ok(out <= -8, `${out} px`);
  for (let n = 0; n < 6; n += 1) await page.tap({ role: 'button', name: 'Take back a digit' });
  await page.resize(390, 844);
  await table.types(343_000);
  await table.goOn();
  await page.see({ role: 'alert' });
  assert.deepEqual(await over(page, '.row .cell .name', '.row .sign'), []);
});

test('that no card of a kind is left is read beside the key that takes one back', async (t) => {
  const page = await opened(t, await cya());
  const table = new CyaTable(page);
  await table.counts('Gold', 4);
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await soon(async () => assert.deepEqual(await over(page, '.kind .value', '.kind .less'), [], `${width}x${height}`), 2);
  }
});

test('a correction says above its button what everybody comes to, with all that is changed in sight', async (t) => {
  const counts = (seat, cards) => ({ seat, cards });
  const assets = await cya();
  await assets.play({ do: 'book_counts', round: 1, counts: [counts(0, { HOME: 3 }), counts(1, { SILVER: 5, STOCKS: 2 }), counts(2, { GOLD: 2, AUTO: 1 })] });
  const page = await opened(t, assets);
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    const at = `${width}x${height}`;
    await page.tap({ role: 'button', begins: `${THREE[1]}, round 1` });
    await page.see({ css: '[role=dialog] .kind' });
    await soon(async () => assert.deepEqual(await unreached(page, false, '[role=dialog] .kind, [role=dialog] .people'), [], at), 2);
    await page.answered();
    await remember(page);
    await page.tap({ role: 'button', begins: 'Bank', within: { role: 'dialog' } });
    await page.see({ css: '.moved .one' });
    assert.match(await page.text({ css: '.moved' }), /145,000\s+155,000/, at);
    assert.ok(await inSight(page, '.moved .one'), at);
    await soon(async () => assert.deepEqual(await moved(page), [], at), 1);
    // What is half corrected is there again, over a reload, too.
    await page.evaluate('sessionStorage.clear()');
    await page.page.reload();
  }
  const rage = await Evening.open(server, LONG);
  await rage.round([3, 0, 4, 2], [3, 0, 5, 2]);
  await page.go(rage.hash);
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    const at = `${width}x${height}`;
    await page.tap({ role: 'button', begins: `${LONG[1]}, round 1` });
    // What is half corrected stays for the other sizes.
    if (width === 320) for (const name of [`${LONG[1]}: one more`, `${LONG[0]}: one less`]) await page.tap({ role: 'button', name, within: { role: 'dialog' } });
    await page.see({ css: '.moved .one' });
    // The sheet may still be on its way to its place.
    await soon(async () => assert.ok(await inSight(page, '.moved .one'), at), 2);
    await page.tap({ role: 'button', name: 'Close', within: { role: 'dialog' } });
    await page.until(async () => !(await page.has({ role: 'dialog' })));
  }
});

test('the sorcerer of Rush Out! is named by a word on every phone, with a whole name', async (t) => {
  const evening = await Evening.open(server, THREE, { ...RUSH_OUT, first: 1, config: { mode: 'full', setup: 'S2' } });
  const page = await opened(t, evening, { language: 'es-ES' });
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    const at = `${width}x${height}`;
    await soon(async () => assert.match(await page.text({ css: '.panel.dark .line' }), /hechicero/, at));
    const cut = await page.evaluate(`return [...document.querySelectorAll('.panel.dark .as :is(.clip, bdi)')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)`);
    assert.deepEqual(cut, [], at);
    const side = await page.evaluate(`
      const [as, wild] = ['.panel.dark .as', '.panel.dark .wild'].map((css) => document.querySelector(css).getBoundingClientRect());
      return [wild.right - document.querySelector('.panel.dark .line').getBoundingClientRect().right, as.right - wild.left];`);
    assert.ok(side.every((n) => n <= 0.5), `${at}: ${side}`);
  }
});

test('no card of Rush Out! moves when a round starts, and a new round begins at the sorcerer’s panel', async (t) => {
  const evening = await Evening.open(server, THREE, { ...RUSH_OUT, first: 1, config: { mode: 'full', setup: 'S2' } });
  const page = await opened(t, evening);
  await page.resize(390, 844);
  const cards = () => page.evaluate(`return [...document.querySelectorAll('[data-target]')].map((one) => Math.round(one.getBoundingClientRect().top)).join()`);
  await page.see('roll-1');
  await page.answered();
  const before = await cards();
  await evening.play({ do: 'roll', seat: 1 });
  await page.until(async () => (await evening.table()).view.phase === 'running');
  await page.answered();
  assert.equal(await cards(), before);
  await page.tap({ role: 'button', name: THREE[0], within: { css: '.names' } });
  await page.see('roll-0');
  // Whose panel is chosen stays as long as the round.
  await evening.play({ do: 'roll', seat: 2 });
  await page.until(() => page.evaluate(`return document.querySelector('[data-seat="0"]') !== null`));
  await page.answered();
  assert.ok(await page.has('roll-0'));
  await evening.play({ do: 'end_round', winner: 'sorcerer' });
  // Who won the round is said over the market.
  await soon(async () => assert.match(await page.text({ css: '.facts' }), /The sorcerer takes it/));
  for (const [width, height] of [[320, 568], [390, 844]]) {
    await page.resize(width, height);
    await soon(async () => assert.deepEqual(await unreached(page, false, '.shop'), [], `${width}x${height}`), 2);
  }
  for (const seat of [1, 0]) await evening.play({ do: 'finish_market', seat });
  await page.see('roll-1');
  assert.match(await page.text('roll-1'), /Start/);
});

test('a spell that finds no die says so, and the names of heroes are read where one is chosen', async (t) => {
  const asksDie = ({ prompts }) => ['target', 'die'].includes(prompts.find(({ ask }) => ask === 'resolve_spell')?.wanted.of);
  const page = await opened(t, await cast('S2', 'confusion', asksDie));
  await page.see({ css: '.choice' });
  assert.match(await page.text({ css: '.choice' }), /There are no heroes’ dice to take\./);
});

test('a box of Yahtzee and its keys are in sight on every phone, and no box moves when one with keys is chosen', async (t) => {
  const evening = await Evening.open(server, LONG.slice(0, 2), { game: 'sheet', config: { game: shelf('yahtzee') } });
  const page = await opened(t, evening);
  const box = (name) => ({ role: 'button', name, within: { css: '[data-primary]' } });
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await page.tap(box('Chance'));
    await page.see({ css: '[data-primary] .keys' });
    await soon(async () => assert.deepEqual(await unreached(page, false), [], `${width}x${height}`), 2);
    await page.tap({ role: 'button', begins: 'Another box' });
    await page.see(box('Chance'));
  }
  for (const [width, height] of [[390, 844], [412, 915], [820, 1180]]) {
    await page.resize(width, height);
    await page.answered();
    await remember(page);
    await page.tap(box('Threes'));
    await page.see(box('9'));
    // The line of the sheet that is asked for may grow.
    const boxes = async () => (await moved(page)).filter((one) => !/Note|, /.test(one));
    await soon(async () => assert.deepEqual(await boxes(), [], `${width}x${height}`), 1);
    await page.page.reload();
    await page.see(box('Threes'));
  }
});

test('a game won together says in its sheet how it ended', async (t) => {
  const evening = await Evening.open(server, THREE, { game: 'sheet', config: { game: shelf('pandemic') } });
  await evening.play({ do: 'enter', row: 0, entries: [], table: { outcome: 'won' }, despite: ['cures'] });
  const page = await opened(t, evening);
  await page.see({ role: 'button', begins: `${THREE[0]}, ${THREE[1]} and ${THREE[2]}, How it ended: all four cures` });
  await page.tap({ role: 'button', begins: `${THREE[0]}, ${THREE[1]} and ${THREE[2]}, How it ended: ` });
  await page.see({ role: 'button', name: 'too many outbreaks', within: { role: 'dialog' } });
});

test('the only number that is asked beside a count is said, also where it is 0', async (t) => {
  const evening = await Evening.open(server, THREE, { game: 'sheet', config: { game: shelf('skull-king') } });
  await evening.play({ do: 'enter', row: 1, entries: THREE.map((_, seat) => ({ seat, values: { bid: 0 } })) });
  const page = await opened(t, evening);
  await page.see({ role: 'button', name: 'Missing: Tricks' });
  await page.tap({ role: 'button', name: '0', within: { css: '[data-primary] .keys' } });
  await page.see({ role: 'button', begins: 'Write, then ' });
});

test('both sides’ cards of Rush 7 are in sight on a phone on its side, and Undo names the end of a turn', async (t) => {
  const evening = await Evening.open(server, LONG.slice(0, 2), { game: 'rush7', grain: 'card' });
  for (const [zone, [a, b]] of [[3, 5], [2, 2], [1, 4], [6, 6], [7, 0]].entries()) await evening.play({ do: 'book_battle', zone: zone + 1, a, b });
  const page = await opened(t, evening);
  await page.resize(844, 390);
  await page.see({ role: 'button', name: 'End turn 1' });
  await soon(async () => assert.ok(await inSight(page, '.zone .side button')), 2);
  await evening.play({ do: 'book_set_zone', zone: 1, controller: 0, captured: [1, 2, 3] });
  await evening.play({ do: 'book_battle', zone: 1, a: 7, b: 5 });
  await page.tap({ role: 'button', name: 'End turn 1' });
  await page.see({ role: 'button', begins: 'Undo: Turn 1 ends' });
});

test('no card of Rush Out! lies over another where dispels lie before heroes', async (t) => {
  const page = await opened(t, await cast('S1', 'dispel', ({ view }) => view.targets.length >= 2));
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await page.see({ css: '.beside [data-target]' });
    await soon(async () => assert.deepEqual(await page.evaluate(`
      const boxes = [...document.querySelectorAll('.cards [data-target], .cards .deck')].map((one) => [one.innerText.trim(), one.getBoundingClientRect()]);
      const over = ([, a], [, b]) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
      return boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => over(one, other)).map((other) => one[0] + ' over ' + other[0]));`), [], `${width}x${height}`), 2);
  }
});

test('a note to a whole sheet is written on every phone, by its key and by Enter', async (t) => {
  const evening = await Evening.open(server, THREE, { game: 'sheet', config: { game: shelf('yahtzee') } });
  const page = await opened(t, evening);
  const begun = async () => {
    await page.tap({ role: 'button', name: 'More' });
    await page.tap({ role: 'button', begins: 'Note', within: { role: 'dialog', name: 'More' } });
    await page.see({ role: 'heading', name: 'Note: Sheet' });
    await page.tap({ role: 'radio', name: 'The whole sheet' });
  };
  const note = async () => (await evening.table()).view.sheet.note;
  await begun();
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await soon(async () => assert.ok(await inSight(page, '.sheet-foot button'), `${width}x${height}`));
  }
  await page.type({ role: 'textbox', name: 'Note' }, 'Ana’s birthday');
  await page.tap({ role: 'button', name: 'Save the note' });
  await soon(async () => assert.equal(await note(), 'Ana’s birthday'));
  await begun();
  await page.type({ role: 'textbox', name: 'Note' }, 'And Bruno’s');
  await page.press('Enter');
  await soon(async () => assert.equal(await note(), 'And Bruno’s'));
  const beside = "return [...document.querySelectorAll('dd')].map((one) => one.innerText)";
  await soon(async () => assert.deepEqual(await page.evaluate(beside), ['And Bruno’s'], 'it stands under the sheet'));
});

test('in Rush Out! all places of a die are in sight, however many', async (t) => {
  const fits = (card) => card?.hero.some(({ symbol, die }) => symbol === 'heart' && !die);
  const many = ({ view, prompts }) => view.phase === 'running' && !view.pending && !prompts.some(({ ask }) => ask === 'choose_vortex_die')
    && view.targets.every(({ kind }) => kind !== 'dispel') && [...view.task_row, ...view.targets].filter(fits).length >= 4;
  const evening = await cast('S6', 'wound', many);
  const { dice } = (await evening.table()).view.seats[0];
  await evening.play({ do: 'roll', seat: 0, faces: dice.filter(({ at }) => at === 'hand').map(() => 'heart') });
  const page = await opened(t, evening);
  await page.tap({ role: 'button', name: THREE[0] });
  await page.page.locator('[data-seat="0"] .dice button').last().tap();
  await page.see({ css: '.targets .to:nth-child(4)' });
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await soon(async () => assert.ok(await inSight(page, '.targets .to'), `${width}x${height}: places`));
    const out = await page.evaluate(`
      const { left, right } = document.querySelector('.targets').getBoundingClientRect();
      return [...document.querySelectorAll('.targets .to')].filter((one) => one.getBoundingClientRect().left < left - 0.5 || one.getBoundingClientRect().right > right + 0.5).length;`);
    assert.equal(out, 0, `${width}x${height}: keys beyond their edge`);
  }
});

test('the bar of Rush Out! stays where it is when a market opens', async (t) => {
  const evening = await Evening.open(server, THREE, { ...RUSH_OUT, first: 1, config: { mode: 'full', setup: 'S2' } });
  const page = await opened(t, evening);
  await page.resize(390, 844);
  await page.see({ role: 'group', name: 'Tasks' });
  const pause = () => page.page.getByTestId('pause').boundingBox();
  const before = await pause();
  await playOn(evening, 'heroes', ({ view }) => view.phase === 'market');
  await page.see({ css: '.shop' });
  assert.deepEqual(await pause(), before);
});
