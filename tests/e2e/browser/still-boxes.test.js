// Rummikub and Rush Out!: nothing that is pressed moves, whatever is refused (0 px, at every size), and a second tap does nothing else.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { places, stoodStill } from '../harness/places.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';
import { TileJudge } from '../pages/tileJudge.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const SIZES = [[320, 568], [390, 844], [844, 390], [1180, 820], [820, 1180], [1280, 800]];

/** Tasks of which every sword has several places, and a heart none. */
const TASKS = Array.from({ length: 20 }, (_, i) => ({ id: `T${String(i + 1).padStart(2, '0')}`, hero: ['sword', 'key', 'key'], banner: null }));
const CATALOGUE = { schema: 1, name: 'Still', overrides: TASKS };

/** In a small window one panel stands there; a name brings another. */
async function panelOf(page, who, seat) {
  const roll = page.page.getByTestId(`roll-${seat}`);
  if (!(await roll.isVisible())) await page.page.getByRole('group', { name: 'Whose dice' }).getByRole('button', { name: who }).tap();
  await roll.waitFor();
}
const refusedAt = (page, seat) => page.page.locator(`[data-seat="${seat}"] [role=alert]`);

test('the judge of Rummikub: the picker stands still while melds are laid, refused and begun', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  const judge = new TileJudge(page);
  await judge.open();
  for (const [width, height] of SIZES) {
    const at = `${width}x${height}`;
    await page.resize(width, height);
    await judge.clear();
    await page.until(async () => (await judge.tiles()) === 0);
    const first = await places(page);
    assert.ok(Object.keys(first).some((name) => name.includes('Another meld')), `${at}: another meld is there from the start`);
    for (const [typed, says] of [['r6', /1 tile so far/], ['r7', /2 tiles so far/], ['r9', /Not a meld.*red 8 is missing/s], [',k8b8b8', /blue 8 is there twice/], [',jjj', /only two of joker/]]) {
      await judge.type(typed);
      await judge.says(says);
      const now = await places(page);
      // A meld that is begun takes the place of the key that began it, on the cloth.
      const keys = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith(' Melds Another meld')));
      stoodStill(typed.startsWith(',') ? keys(first) : first, typed.startsWith(',') ? keys(now) : now, `${at}, after ${typed}`);
    }
  }
  assert.deepEqual(page.errors, []);
});

test('from a table the judge has the whole glass, and the cloth its part of it', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR, { game: 'rummikub' });
  const page = await Page.open(t, browser, server.address + evening.hash);
  await page.see({ role: 'heading', name: 'Who goes out?' });
  await page.press('j');
  await page.page.locator('.melds').waitFor();
  for (const [width, height] of SIZES) {
    await page.resize(width, height);
    const at = `${width}x${height}`;
    await soon(async () => assert.equal((await page.page.getByRole('dialog').boundingBox()).width, width, at));
    // What was laid out for the size before is laid out anew.
    await soon(async () => {
      assert.ok((await page.page.locator('.melds').boundingBox()).height >= 80, `${at}: the cloth`);
      const pad = await page.page.locator('.pad').last().boundingBox();
      assert.ok(pad.y + pad.height <= height + 1, `${at}: the picker is in sight`);
    });
  }
});

test('four tiles tapped where they stood at first are those four', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address, { size: 'tablet' });
  const judge = new TileJudge(page);
  await judge.open();
  await page.evaluate('document.activeElement?.blur()');
  const middle = async (name) => {
    const box = await page.page.getByRole('group', { name: name.startsWith('joker') ? 'black' : 'red' }).getByRole('button', { name, exact: !name.startsWith('joker') }).first().boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const points = [];
  for (const name of ['red 6', 'red 7', 'joker', 'red 9']) points.push(await middle(name));
  for (const [x, y] of points) await page.page.touchscreen.tap(x, y);
  await judge.says(/Run.*worth 22/s);
});

test('seven jokers on five melds are said to be too many; a joker at an end is named', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address, { size: 'desktop' });
  const judge = new TileJudge(page);
  await judge.open();
  await judge.type('r12r13j');
  await judge.says(/Run.*worth 25/s);
  await page.see({ role: 'button', name: 'joker as red 11' });
  await judge.type(',k1k2j,b1b2j');
  await judge.says(/There are only two of joker/);
});

test('a hero’s panel keeps its keys where they are, whatever is refused; a name opens nothing while a round runs', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR, { ...RUSH_OUT, first: 0, config: { mode: 'full', setup: 'T1', catalogue: CATALOGUE } });
  const pages = [];
  for (const [width, height] of SIZES) {
    const page = await Page.open(t, browser, server.address + evening.hash, width === 1280 ? { size: 'desktop' } : {});
    await page.resize(width, height);
    await page.see('pause');
    if (width !== 1280) await panelOf(page, 'Bruno', 1);
    // Too early: the sorcerer begins.
    const quiet = await places(page);
    await page.tap('roll-1');
    await refusedAt(page, 1).waitFor();
    stoodStill(quiet, await places(page), `${width}x${height}, too early`);
    pages.push([page, `${width}x${height}`]);
  }
  await evening.play({ do: 'roll', seat: 0 });
  await evening.play({ do: 'roll', seat: 1, faces: ['sword', 'heart', 'sword'] });
  for (const [page, at] of pages) {
    const die = (n) => page.page.locator(`[data-seat="1"] .dice > :nth-child(${n})`);
    await page.until(async () => (await die(2).getAttribute('aria-label')).endsWith('heart'));
    await refusedAt(page, 1).waitFor({ state: 'detached' });
    const quiet = await places(page);
    assert.equal(Object.keys(quiet).some((name) => /warrior/.test(name)), false, `${at}: a name is a key`);
    const box = await die(1).boundingBox();
    const tap = ({ x, y, width, height }) => (at === '1280x800' ? page.page.mouse.click(x + width / 2, y + height / 2) : page.page.touchscreen.tap(x + width / 2, y + height / 2));
    await tap(box);
    const choices = page.page.locator('[data-seat="1"]').getByRole('group', { name: 'Where to?' }).getByRole('button');
    await choices.first().waitFor();
    const chosen = await places(page);
    stoodStill(quiet, chosen, `${at}, a die was taken up`);
    // Another die that fits nowhere: its reason hides no choice.
    await tap(await die(2).boundingBox());
    await soon(async () => assert.match(await refusedAt(page, 1).innerText(), /No place for your heart/));
    assert.equal(await choices.count(), 3, `${at}: the choice of the first die stays`);
    stoodStill(chosen, await places(page), `${at}, refused`);
  }
  // A second tap on the same point, 120 ms later: the die lies there, and nothing opens over the table.
  const [page] = pages[3];
  const key = await page.page.locator('[data-seat="1"]').getByRole('group', { name: 'Where to?' }).getByRole('button').first().boundingBox();
  const [x, y] = [key.x + key.width / 2, key.y + key.height / 2];
  await page.page.touchscreen.tap(x, y);
  await new Promise((done) => setTimeout(done, 120));
  await page.page.touchscreen.tap(x, y);
  await page.until(async () => (await evening.table()).view.seats[1].dice[0].at === 'slot');
  assert.equal(await page.page.getByRole('dialog').count(), 0);
  assert.equal((await evening.table()).view.seats[1].dice.filter(({ at }) => at === 'slot').length, 1);
});

test('both decks say to every side how many cards they have left', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR, { ...RUSH_OUT, first: 0, config: { mode: 'full', setup: 'T1' } });
  const { decks } = (await evening.table()).view;
  for (const [width, height] of SIZES) {
    const page = await Page.open(t, browser, server.address + evening.hash);
    await page.resize(width, height);
    for (const [team, what] of [['heroes', 'Tasks'], ['sorcerer', 'Spells']]) {
      const deck = page.page.getByRole('img', { name: `${what} left: ${decks[team]}` });
      await deck.waitFor();
      const box = await deck.boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= height, `${width}x${height}: the ${what} are in sight`);
      if (Math.min(width, height) > 700) assert.equal((await deck.innerText()).match(new RegExp(decks[team], 'g')).length, 4);
    }
  }
});

test('markers beside real cards: what is, and what a key does, are two things', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR, { ...RUSH_OUT, first: 0, config: { mode: 'tracker', setup: 'S5' } });
  await evening.play({ do: 'start_round', seat: 0 });
  const page = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet' });
  const panel = page.page.locator('[data-seat="1"]');
  await panel.getByText('unhurt').waitFor();
  await panel.getByRole('button', { name: 'Wound Bruno' }).tap();
  await panel.getByText('wounded').waitFor();
  await panel.getByRole('button', { name: 'Heal Bruno' }).tap();
  await panel.getByText('unhurt').waitFor();
  await page.see({ role: 'button', begins: 'The round goes to the heroes' });
});

test('a new table has one choice for whose cards and dice, and its foot says what comes of it', async (t) => {
  const server = await Server.open(t);
  for (const name of FOUR) await server.rpc('create_person', { name });
  await Evening.open(server, FOUR, { ...RUSH_OUT, config: { mode: 'full' } });
  const page = await Page.open(t, browser, `${server.address}#/new`);
  await page.tap({ role: 'radio', name: 'Rush Out!' });
  const choice = page.page.getByRole('group', { name: 'What you play with' }).getByRole('radio');
  await choice.first().waitFor();
  assert.equal(await choice.count(), 3);
  for (const [begins, foot, offersCards] of [
    ['Real cards and real dice', 'Cards and dice on the table; markers and clock here', false],
    ['Dice here, real cards', 'Cards on the table; dice, markers and clock here', false],
    ['All on the screen', 'Cards and dice here', true],
  ]) {
    await page.tap({ role: 'radio', begins });
    await page.page.getByText(foot, { exact: true }).waitFor();
    assert.equal(await page.has({ role: 'button', begins: 'Cards ' }), offersCards, begins);
  }
  assert.equal(await page.has({ role: 'button', name: /Change/ }), false);
  await page.tap({ role: 'button', begins: 'Training 1' });
  await page.tap({ role: 'radio', begins: 'Training 2' });
  await page.page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.see({ role: 'button', begins: 'Training 2' });
});
