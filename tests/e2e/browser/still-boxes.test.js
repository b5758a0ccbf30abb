// The judge of Rummikub, Rush Out! and a new table: nothing that is pressed moves, whatever is refused (0 px, at every size), and a second tap
// does nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { places, stoodStill } from '../harness/places.js';
import { laid, server, share, shown } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { NewTable } from '../pages/newTable.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';
import { TileJudge } from '../pages/tileJudge.js';

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
  const page = await shown(t, '#/');
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
});

test('a hero’s panel keeps its keys where they are, whatever is refused; a name opens nothing while a round runs', async (t) => {
  const evening = await Evening.open(server, FOUR, { ...RUSH_OUT, first: 0, config: { mode: 'full', setup: 'T1', catalogue: CATALOGUE } });
  const phone = await shown(t, evening.hash);
  const desktop = await shown(t, evening.hash, { size: 'desktop' });
  for (const page of [phone, desktop]) page.expects(/422/);
  /** The panel of Bruno at each size, as the page shows it when it has just come there. */
  const atEachSize = async (look) => {
    for (const [width, height] of SIZES) {
      const page = width === 1280 ? desktop : phone;
      await page.resize(width, height);
      await page.page.reload();
      await page.see('pause');
      if (page === phone) await panelOf(page, 'Bruno', 1);
      await look(page, `${width}x${height}`);
    }
  };
  // Too early: the sorcerer begins.
  await atEachSize(async (page, at) => {
    const quiet = await places(page);
    await page.tap('roll-1');
    await refusedAt(page, 1).waitFor();
    stoodStill(quiet, await places(page), `${at}, too early`);
  });
  await evening.play({ do: 'roll', seat: 0 });
  await evening.play({ do: 'roll', seat: 1, faces: ['sword', 'heart', 'sword'] });
  await atEachSize(async (page, at) => {
    const die = (n) => page.page.locator(`[data-seat="1"] .dice > :nth-child(${n})`);
    await page.until(async () => (await die(2).getAttribute('aria-label')).endsWith('heart'));
    const quiet = await places(page);
    assert.equal(Object.keys(quiet).some((name) => /warrior/.test(name)), false, `${at}: a name is a key`);
    const box = await die(1).boundingBox();
    const tap = ({ x, y, width, height }) => (page === desktop ? page.page.mouse.click(x + width / 2, y + height / 2) : page.page.touchscreen.tap(x + width / 2, y + height / 2));
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
  });
  // A second tap on the same point, 120 ms later: the die lies there, and nothing opens over the table.
  const key = await phone.page.locator('[data-seat="1"]').getByRole('group', { name: 'Where to?' }).getByRole('button').first().boundingBox();
  const [x, y] = [key.x + key.width / 2, key.y + key.height / 2];
  await phone.page.touchscreen.tap(x, y);
  await new Promise((done) => setTimeout(done, 120));
  await phone.page.touchscreen.tap(x, y);
  await phone.until(async () => (await evening.table()).view.seats[1].dice[0].at === 'slot');
  assert.equal(await phone.page.getByRole('dialog').count(), 0);
  assert.equal((await evening.table()).view.seats[1].dice.filter(({ at }) => at === 'slot').length, 1);
});

test('a new table: rounds that cannot be are said at their field, and the key that starts it stays where it is', async (t) => {
  await share(FOUR);
  const page = await Page.open(t, browser, `${server.address}#/new`);
  const setup = new NewTable(page);
  for (const name of FOUR) await setup.sit(name);
  const start = { css: '.begins .button' };
  await setup.ownRounds('5 4');
  for (const [width, height] of [...SIZES, [1920, 1080]]) {
    await page.resize(width, height);
    await page.see({ role: 'button', begins: 'Start' });
    const before = await page.middle(start);
    await page.tap({ role: 'button', begins: 'Rounds ' });
    const field = { role: 'textbox', name: 'Cards of each round' };
    await page.type(field, '5 0 11');
    await page.until(async () => (await page.text({ role: 'dialog' })).includes('These rounds cannot be. There are 1 to 30 of them'));
    await page.tap({ role: 'button', name: 'Close' });
    await page.see({ css: '.foot .banner' });
    await soon(async () => assert.deepEqual(await page.middle(start), before, `${width}x${height}`));
    await setup.ownRounds('5 4');
  }
});
