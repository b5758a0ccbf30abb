// A table of Rush Out! as it lies: its decks, its markers, and what a new one is played with.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { PHONES, Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { playOn } from '../harness/rushOut.js';
import { laid, server, shown } from '../harness/shared.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

const SIZES = [[320, 568], [390, 844], [844, 390], [1180, 820], [820, 1180], [1280, 800]];

test('both decks say to every side how many cards they have left', async (t) => {
  const { evening, page } = await laid(t, FOUR, { ...RUSH_OUT, first: 0, config: { mode: 'full', setup: 'T1' } });
  const { decks } = (await evening.table()).view;
  for (const [width, height] of SIZES) {
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
  const evening = await Evening.open(server, FOUR, { ...RUSH_OUT, first: 0, config: { mode: 'tracker', setup: 'S5' } });
  await evening.play({ do: 'start_round', seat: 0 });
  const page = await shown(t, evening.hash, { size: 'tablet' });
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
    const cards = { role: 'link', name: 'Copy our cards' };
    if (offersCards) await page.see(cards);
    else assert.equal(await page.has(cards), false, begins);
  }
  assert.equal(await page.has({ role: 'button', name: /Change/ }), false);
  await page.tap({ role: 'button', begins: 'Training 1' });
  await page.tap({ role: 'radio', begins: 'Training 2' });
  await page.page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.see({ role: 'button', begins: 'Training 2' });
});

test('all that a market sells is in sight at every size; on a phone the bar stays where it is, also at the end', async (t) => {
  const { evening, page } = await laid(t, FOUR, { ...RUSH_OUT, first: 1, config: { mode: 'full', setup: 'S2' } }, { language: 'es-ES' });
  await page.see({ css: '[data-target]' });
  const bars = async () => {
    const boxes = [];
    for (const [width, height] of PHONES) {
      await page.resize(width, height);
      boxes.push(await page.page.getByTestId('pause').boundingBox());
    }
    return boxes;
  };
  const before = await bars();
  await playOn(evening, 'heroes', ({ view }) => view.phase === 'market');
  await page.see({ css: '.shop' });
  assert.deepEqual(await bars(), before, 'at a market');
  for (const [width, height] of [...PHONES, ...SIZES.slice(3), [1024, 768], [1920, 1080]]) {
    await page.resize(width, height);
    const cut = await page.evaluate(`
      return [...document.querySelectorAll('.stock button')].filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const edge = one.closest('.stock').getBoundingClientRect();
        return left < edge.left - 1 || top < edge.top - 1 || right > edge.right + 1 || bottom > edge.bottom + 1 || bottom > innerHeight || right > innerWidth;
      }).map((one) => one.innerText);`);
    assert.deepEqual(cut, [], `${width}x${height}`);
  }
  await playOn(evening, 'heroes', () => false);
  await page.see({ css: '.next button' });
  assert.deepEqual(await bars(), before, 'at the end');
});
