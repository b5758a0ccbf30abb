// A full game of Rage by keyboard only (scenario 25).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { fits } from '../harness/looks.js';
import { RageTable } from '../pages/rageTable.js';
import { tabTo, write } from '../harness/keyboard.js';
import { laid, server, shown } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { tapsOf } from '../harness/taps.js';
import { soon } from '../harness/until.js';

/** What the focus is on, as it is heard; nothing where it fell to the page. */
const focused = (page) => page.evaluate(`
  const { activeElement } = document;
  return activeElement === document.body ? '' : (activeElement.getAttribute('aria-label') ?? activeElement.labels?.[0]?.innerText ?? activeElement.innerText).replace(/\\s+/g, ' ').trim();
`);
const isOn = (page, name) => soon(async () => assert.equal(await focused(page), name));

test('from the first start to the winner without a pointer', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address, { size: 'desktop' });
  const table = new RageTable(page);
  const taps = await tapsOf(page, async () => {
    await page.see({ role: 'link', name: 'New table' });
    await tabTo(page, 'New table');
    await page.press('Enter');
    await page.see({ role: 'textbox', name: 'New name' });
    await isOn(page, 'New table');
    for (const name of FOUR) {
      await tabTo(page, 'New name');
      await write(page, name);
      await page.press('Enter');
      await page.see({ role: 'button', name });
    }
    await tabTo(page, 'Diego');
    await page.press('Enter');
    await tabTo(page, 'Deals first');
    await page.press('Enter');
    await tabTo(page, 'Start Diego deals first');
    await page.press('Enter');
    await isOn(page, 'Rage');

    for (let round = 1; round <= 10; round += 1) {
      const cards = 11 - round;
      for (let turn = 0; turn < 4; turn += 1) {
        await table.asksBid(FOUR[(round - 1 + turn) % 4]);
        await write(page, String(turn === 0 ? cards : 0));
      }
      await page.see({ role: 'button', name: `Close round ${round}` });
      if (round === 1) {
        // The row of the bids went with its focus: an arrow is in the row of the tricks, and a step counts there.
        await page.press('ArrowRight');
        await isOn(page, 'Ana, tricks');
        await page.press('ArrowDown');
        await page.press('ArrowUp');
        await page.press('ArrowRight');
        await isOn(page, 'Bruno, tricks');
        await page.until(() => table.canClose(1));
      }
      if (round === 2) {
        // Not as bid: Bruno's nine become eight, and Carla has one.
        await tabTo(page, 'Bruno, tricks');
        await page.press('ArrowDown');
        await page.press('ArrowRight');
        await page.press('1');
        await page.until(() => table.canClose(2));
      }
      await page.press('Enter');
      await page.until(async () => (await table.row(round)).length === 4);
      // What was pressed went away with its round: the focus is on who bids next.
      if (round === 2) await isOn(page, 'Carla \u2013, bid');
    }
    await page.see({ role: 'link', name: 'See the result' });
    await page.press('l');
    await page.see({ role: 'dialog' });
    await page.press('Escape');
    await page.until(async () => !(await page.has({ role: 'dialog' })));
    await page.press('Control+z');
    await page.see({ role: 'button', name: 'Close round 10' });
    await page.press('Control+Shift+Z');
    await page.see({ role: 'link', name: 'See the result' });
    await page.press('Enter');
    await page.see({ role: 'heading', name: 'Rounds' });
    // A place begins at its heading; Back leads to what had the focus.
    await isOn(page, 'Rage');
    await page.page.goBack();
    await isOn(page, 'See the result');
  });
  assert.equal(taps, 0);
  await soon(async () => assert.equal((await server.rpc('history')).answer.sessions[0].status, 'finished'));
});

test('from the last seat to the start it is two keys, past names and rules, which stay in reach', async (t) => {
  const server = await Server.open(t);
  await Evening.open(server, FOUR);
  const page = await Page.open(t, browser, `${server.address}#/new`, { size: 'desktop' });
  await page.see({ role: 'heading', name: 'New table' });
  for (const name of FOUR) {
    await tabTo(page, `Seat ${name}`);
    await page.press('Enter');
    await page.see({ role: 'button', name });
  }
  await tabTo(page, 'Diego');
  await page.press('Tab');
  await isOn(page, 'Straight to the start');
  await fits(page);
  await page.press('Enter');
  await isOn(page, 'Start dealer drawn by lot');
  await page.press('Enter');
  await isOn(page, 'Rage');
});

test('Enter twice on the key that closes a round bids for no one', async (t) => {
  const { evening, page } = await laid(t, FOUR, {}, { size: 'desktop' });
  await evening.bids([3, 0, 4, 2]);
  await tabTo(page, 'Bruno, tricks');
  await page.press('1');
  await tabTo(page, 'Close round 1');
  await page.press('Enter');
  await isOn(page, 'Bruno \u2013, bid');
  await page.press('Enter');
  await page.answered();
  await isOn(page, 'Bruno \u2013, bid');
  assert.deepEqual((await evening.table()).view.seats.map(({ bid }) => bid), [null, null, null, null]);
});

test('a cell is corrected and the other edition chosen by keyboard', async (t) => {
  const evening = await Evening.open(server, FOUR);
  await evening.round([3, 0, 4, 2], [3, 0, 5, 2]);
  const page = await shown(t, evening.hash, { size: 'desktop' });
  const table = new RageTable(page);
  await table.asksBid('Bruno');
  await tabTo(page, 'Carla, round 1, total 5 5/4 tricks');
  await page.press('Enter');
  await page.see({ role: 'dialog' });
  await tabTo(page, 'Carla, tricks');
  await page.press('4');
  await tabTo(page, 'Ana, tricks');
  await page.press('4');
  await page.see({ role: 'button', name: 'Save the correction' });
  await tabTo(page, 'Save the correction');
  await page.press('Enter');
  await page.until(async () => (await table.totals(1)).join() === '4,5,14,12');
  await tabTo(page, 'More');
  await page.press('Enter');
  await page.see({ role: 'button', begins: 'Other edition' });
  await tabTo(page, 'Other edition Every round is scored again.');
  await page.press('Enter');
  await page.see({ role: 'radio', name: 'Classic' });
  await tabTo(page, 'Classic');
  await page.press('ArrowRight');
  await page.see({ role: 'heading', name: 'Totals' });
  await tabTo(page, 'Accept');
  await page.press('Enter');
  await page.until(async () => (await table.totals(1)).join() === '\u22121,10,14,12');
});

test('the focus goes on with the game, and never to the key that ends it', async (t) => {
  const { page } = await laid(t, ['Ana', 'Bruno'], { game: 'rummikub' }, { size: 'desktop' });
  await page.see({ role: 'button', name: 'Ana went out' });
  await tabTo(page, 'Ana went out');
  await page.press('Enter');
  await isOn(page, 'Bruno\u2019s rack');
  await write(page, '12');
  await page.press('Enter');
  await isOn(page, 'Write down game 1');
  await page.press('Enter');
  await page.see({ role: 'button', name: 'Finish the match' });
  await isOn(page, 'Ana went out');
  // By the mouse nothing has a ring that was not asked for.
  await page.tap({ role: 'button', name: 'Bruno went out' });
  await page.see({ role: 'spinbutton', name: 'Ana\u2019s rack' });
  for (const digit of '30') await page.tap({ role: 'button', name: digit });
  await page.tap({ role: 'button', begins: 'Take 30' });
  await page.tap({ role: 'button', name: 'Write down game 2' });
  await page.see({ role: 'button', name: 'Ana went out' });
  assert.equal(await page.evaluate('return document.querySelector(":focus-visible")'), null);
});

test('a game of the shelf is found by typing, without a pointer', async (t) => {
  await server.rpc('create_person', { name: 'Ana' });
  const page = await shown(t, '#/new', { size: 'desktop' });
  await page.see({ role: 'heading', name: 'New table' });
  await tabTo(page, '41 more games');
  await page.press('Enter');
  await page.see({ role: 'searchbox', name: 'Find a game' });
  await isOn(page, 'Find a game');
  await write(page, 'skull');
  await page.press('Enter');
  await page.see({ role: 'radio', name: 'Skull King' });
  await isOn(page, '41 more games');
  // A finger brings up no keys of the system.
  const phone = await shown(t, '#/new');
  await phone.tap('more-games');
  await phone.see({ role: 'searchbox', name: 'Find a game' });
  await phone.drawn();
  await isOn(phone, 'Close');
});

/** Tables on which something is written, and where the focus begins when the newest of it is corrected from the log. */
const CORRECTED = [
  { begins: 'Ana, tricks', names: FOUR, how: {}, play: (evening) => evening.round([3, 0, 4, 2], [3, 0, 5, 2]) },
  { begins: 'Ana plays 7 7', how: { game: 'rush7', grain: 'card' }, play: (evening) => evening.play({ do: 'book_battle', zone: 1, a: 7, b: 5 }) },
  { begins: 'Bruno', how: { game: 'rush7' }, play: (evening) => evening.play({ do: 'book_result', zone: 1, winner: 1, captured: 4 }) },
  { begins: 'Ana, round 1', names: FOUR, how: { game: 'cover_your_assets' }, play: (evening) => evening.amounts([320_000, 250_000, 240_000, 360_000]) },
  { begins: 'Ana', how: { game: 'rummikub' }, play: (evening) => evening.play({ do: 'score_win', winner: 0, racks: [{ seat: 1, points: 12 }] }) },
  { begins: 'The right number', how: { game: 'sheet' }, play: (evening) => evening.row(1, [0, 15]) },
  {
    begins: 'The right number', how: { game: 'sheet', config: { game: shelf('skull-king') } },
    play: (evening) => evening.play({ do: 'enter', row: 1, entries: [0, 1].map((seat) => ({ seat, values: { bid: 1 } })) }),
  },
];

test('a correction begins at what is changed, not at the key that shuts it, in every game', async (t) => {
  const page = await shown(t, '#/', { size: 'desktop' });
  const sheets = (n) => soon(async () => assert.equal(await page.page.getByRole('dialog').count(), n));
  for (const { begins, names = FOUR.slice(0, 2), how, play } of CORRECTED) {
    const evening = await Evening.open(server, names, how);
    await play(evening);
    await page.go(evening.hash);
    for (const [width, height] of [[844, 390], [1280, 800]]) {
      const at = `${JSON.stringify(how)} at ${width}x${height}`;
      await page.resize(width, height);
      await page.see({ css: '[data-primary]' });
      await page.press('l');
      await page.see({ css: '[role=dialog] li button' });
      await page.page.locator('[role=dialog] li button').first().focus();
      await page.press('Enter');
      // In place of the log.
      await soon(async () => assert.equal(await page.page.getByRole('dialog', { name: 'Log' }).count(), 0));
      await sheets(1);
      await soon(async () => assert.equal(await page.evaluate('return document.activeElement.closest("[role=dialog] .sheet-scroll") !== null'), true, `${at}: ${await focused(page)}`));
      if (width === 1280) await soon(async () => assert.equal(await focused(page), begins, at));
      await page.press('Escape');
      await sheets(0);
    }
  }
});
