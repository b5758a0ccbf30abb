// A laptop and a tablet: what keys do, what has room, what is said where all of it is in view.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { tabTo } from '../harness/keyboard.js';
import { legible } from '../harness/looks.js';
import { server, share, shown } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { CyaTable } from '../pages/cyaTable.js';
import { NewTable } from '../pages/newTable.js';
import { RageTable } from '../pages/rageTable.js';
import { RummikubTable } from '../pages/rummikubTable.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

await share(['Ana', 'Bruno', 'Carla']);
const THREE = ['Ana', 'Bruno', 'Carla'];

/** What the keys of the open list do. */
const listed = (page) => page.evaluate('return [...document.querySelectorAll("[role=dialog] kbd")].map((key) => key.innerText.trim())');
const focused = (page) => page.evaluate('return document.activeElement.getAttribute("aria-label")');

/** A new table is begun on a page of its own: another one remembers who sat down. */
async function at(t, hash, how = {}) {
  const look = { size: 'desktop', ...how };
  return hash === '#/new' ? Page.open(t, browser, server.address + hash, look) : shown(t, hash, look);
}

test('everybody who can be seated is in view on a desk, where no line can be pushed aside', async (t) => {
  for (const name of ['Esperanza', 'Fernando', 'Gabriela', 'Inés', 'Javier']) await server.rpc('create_person', { name });
  const page = await at(t, '#/new');
  for (const [width, height] of [[1280, 800], [1920, 1080], [1180, 820]]) {
    await page.resize(width, height);
    await page.see({ role: 'button', name: 'Seat Javier' });
    const out = await page.evaluate(`
      return [...document.querySelectorAll('button[aria-label^="Seat "]')].filter((key) => {
        const { left, right, top, bottom } = key.getBoundingClientRect();
        return !key.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) || right > key.closest('ul').getBoundingClientRect().right;
      }).map((key) => key.innerText);`);
    assert.deepEqual(out, [], `${width}x${height}`);
  }
});

test('the list of keys holds what does something where one is', async (t) => {
  const evening = await Evening.open(server, THREE);
  const page = await at(t, '');
  await page.see({ role: 'link', name: 'New table' });
  // A wide window is used to its edge.
  await page.resize(1920, 1080);
  for (const [place, least] of [['#/people', 1840], ['#/settings', 1840], ['#/data', 1840], ['#/licences', 1840], ['#/new', 1760], ['#/judge', 1760], ['#/past', 1760], ['', 1840]]) {
    await page.go(place);
    await soon(async () => {
      const edge = await page.evaluate('return Math.max(...[...document.querySelectorAll("main :is(a, button, label, .panel)")].map((one) => one.getBoundingClientRect().right))');
      assert.ok(edge > least, `${place} to ${edge} of 1920`);
    });
  }
  await page.resize(1280, 800);
  await page.press('?');
  await page.see({ role: 'dialog' });
  assert.deepEqual(await listed(page), ['N', 'J', 'D', 'C', '/', '⇧ ← →', '?']);
  await page.press('Escape');
  await page.until(async () => !(await page.has({ role: 'dialog' })));
  await page.go(evening.hash);
  await new RageTable(page).asksBid('Ana');
  await page.press('?');
  await page.see({ role: 'dialog' });
  assert.deepEqual((await listed(page)).filter((key) => key !== 'R'), ['0 – 9', '← →', '+ −', 'Enter', 'Ctrl Z', 'Ctrl ⇧ Z', 'J', 'D', 'C', 'L', 'F', '?']);
});

test('arrows lead from cell to cell of the sheet, and from a correction that was looked at back to the row of now', async (t) => {
  const evening = await Evening.open(server, THREE);
  await evening.round([3, 0, 4], [3, 0, 7]);
  await evening.round([0, 0, 0], [9, 0, 0]);
  await evening.bids([0, 0, 0]);
  const page = await at(t, evening.hash);
  const comesTo = (name) => soon(async () => assert.equal(await focused(page), name));
  await tabTo(page, 'Carla, round 1, total 7 7/4 tricks');
  await page.press('Enter');
  await page.see({ role: 'dialog' });
  await page.press('Escape');
  await comesTo('Carla, round 1, total 7 7/4 tricks');
  await page.press('ArrowDown');
  await comesTo('Carla, round 2, total 12 0/0 tricks, exact');
  await page.press('ArrowUp');
  await comesTo('Carla, round 1, total 7 7/4 tricks');
  for (let rows = 0; rows < 2; rows += 1) await page.press('ArrowDown');
  await comesTo('Carla, tricks');
  await tabTo(page, 'Judge');
  await page.press('ArrowRight');
  await comesTo('Ana, tricks');
});

test('Enter presses the big button and no other: one too many neither bids nor ends a match', async (t) => {
  const rage = await Evening.open(server, THREE);
  const page = await at(t, rage.hash);
  await new RageTable(page).asksBid('Ana');
  await page.press('Enter');
  await page.answered();
  assert.equal((await rage.log()).length, 1);

  const rummikub = await Evening.open(server, THREE, { game: 'rummikub' });
  await page.go(rummikub.hash);
  const table = new RummikubTable(page);
  await table.out('Bruno');
  await table.rack('Carla', 37);
  await table.rack('Ana', 12);
  await page.see({ role: 'button', name: 'Write down game 1' });
  await page.press('Enter');
  await page.see({ role: 'button', name: 'Finish the match' });
  await page.press('Enter');
  await page.answered();
  assert.equal((await rummikub.table()).standing.over, false);
});

test('a game of the shelf by its name and Enter; without a dealer none is offered, and the rules take no more room than they need', async (t) => {
  const page = await at(t, '#/new');
  const setup = new NewTable(page);
  for (const name of THREE) await setup.sit(name);
  await page.see({ role: 'button', name: 'Draw the dealer by lot' });
  await page.tap('more-games');
  await page.type({ role: 'searchbox', name: 'Find a game' }, 'yaht');
  await page.press('Enter');
  await page.see({ role: 'radio', name: 'Yahtzee' });
  await soon(async () => assert.equal(await page.text({ role: 'button', begins: 'Start' }), 'Start'));
  for (const name of ['Draw the dealer by lot', 'Choose with fingers']) assert.ok(!(await page.has({ role: 'button', name })));
  const { height } = await page.page.getByRole('button', { name: 'Open a file' }).boundingBox();
  assert.ok(height <= 48, `a button of ${height} px`);
  await page.tap({ role: 'radio', name: 'Rage' });
  await page.see({ role: 'button', name: 'Start dealer drawn by lot' });
});

test('the second person who sits down does not move what was pressed', async (t) => {
  const page = await at(t, '#/new');
  const setup = new NewTable(page);
  const top = async () => (await page.page.getByRole('button', { name: 'Add' }).boundingBox()).y;
  await setup.add('Elena');
  const before = await top();
  await setup.add('Fermín');
  assert.equal(await top(), before);
});

test('whose each column is stands above it where the scores lie in lines, and undo names the round', async (t) => {
  const evening = await Evening.open(server, THREE, { game: 'cover_your_assets' });
  await evening.amounts([250_000, 190_000, 135_000]);
  const page = await at(t, evening.hash, { size: 'tablet' });
  await page.see({ role: 'button', name: 'Undo: Results of round 1.' });
  await new CyaTable(page).byCards();
  for (const name of THREE) await page.see({ role: 'columnheader', name });
  const written = page.page.getByRole('button', { name: 'Bruno, round 1, +190,000 190,000 in all' });
  const head = await page.page.getByRole('columnheader', { name: 'Bruno' }).boundingBox();
  const cell = await written.boundingBox();
  assert.ok(head.height > 12 && head.y + head.height <= cell.y + 1, 'the name stands above what is written');
});

test('what a card asks for lies in its middle', async (t) => {
  const evening = await Evening.open(server, [...THREE, 'Diego'], RUSH_OUT);
  const page = await at(t, evening.hash, { size: 'tablet' });
  await page.see('roll-0');
  // Before a round there is time for the code, too.
  await page.see({ role: 'button', name: 'Everybody with their phone' });
  const off = () => page.evaluate(`
    const middle = (one) => { const { x, width } = one.getBoundingClientRect(); return x + width / 2; };
    return [...document.querySelectorAll('[data-frame] [data-target]')].map((card) => Math.abs(middle(card) - middle(card.querySelector('.slots'))));`);
  await soon(async () => {
    const all = await off();
    assert.equal(all.length, 6);
    assert.ok(all.every((px) => px < 2), `off by ${all.join(', ')} px`);
  });
});

test('what keys say is read beside the sheet, too: the cards of Rage, and the tricks that are picked', async (t) => {
  const cards = await Evening.open(server, THREE, { grain: 'card' });
  await cards.play({ do: 'turn', cards: ['R5'], empty: false });
  await cards.bids([1, 2, 3]);
  const tricks = await Evening.open(server, THREE);
  await tricks.bids([3, 0, 4]);
  const page = await at(t, cards.hash);
  for (const [width, height] of [[1280, 800], [1920, 1080]]) {
    await page.resize(width, height);
    await page.go(cards.hash);
    await page.see({ role: 'heading', name: 'Ana plays' });
    await legible(page);
    await page.go(tricks.hash);
    await page.tap({ role: 'spinbutton', name: 'Ana, tricks' });
    await page.see({ role: 'button', name: '10' });
    await legible(page);
  }
});

test('a market on a large glass shows all of what each thing is and costs', async (t) => {
  const evening = await Evening.open(server, [...THREE, 'Diego'], { ...RUSH_OUT, first: 0, config: { mode: 'dice', setup: 'S2' } });
  await evening.play({ do: 'roll', seat: 0 });
  await evening.play({ do: 'set_gold', team: 'heroes', cards: 3 });
  await evening.play({ do: 'end_round', winner: 'sorcerer' });
  const page = await at(t, evening.hash);
  for (const [width, height] of [[1280, 800], [1920, 1080]]) {
    await page.resize(width, height);
    await page.see({ role: 'group', name: 'Market' });
    await soon(async () => {
      const cut = await page.evaluate(`
        return [...document.querySelectorAll('.stock')].filter((all) => all.scrollHeight > all.clientHeight + 1).map((all) => all.innerText);`);
      assert.deepEqual(cut, [], `${width}x${height}`);
    });
  }
});
