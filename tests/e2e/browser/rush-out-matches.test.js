// Rush Out! from the first roll to the last: both trainings, a scenario of several rounds, and a confrontation.
// What is not the point is rolled and laid at the door; what is, by a finger.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { playOn } from '../harness/rushOut.js';
import { Server } from '../harness/server.js';
import { laid } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT, RushOutTable } from '../pages/rushOutTable.js';

const SORCERER = 0;

/** A match whose page is there for what is looked at: else it would draw every step that is played at the door. */
async function lying(t, setup, size = 'tablet') {
  const { evening, page } = await laid(t, FOUR, { ...RUSH_OUT, first: SORCERER, config: { mode: 'full', setup } }, { size });
  await page.see('pause');
  const meanwhile = async (side, enough) => {
    await page.go('#/settings');
    const table = await playOn(evening, side, enough);
    await page.go(evening.hash);
    await page.see({ css: '[data-frame]' });
    return table;
  };
  return { evening, page, table: new RushOutTable(page), meanwhile };
}

const finished = ({ view }) => view.phase === 'finished';
const oneLeft = ({ view: { decks } }) => decks.heroes === 1;

test('training 1: started by a finger, a die laid by a finger, won by the heroes with the last task', async (t) => {
  const { evening, page, table, meanwhile } = await lying(t, 'T1');
  await table.roll(SORCERER);
  await page.until(async () => (await evening.table()).view.phase === 'running');
  // A die that fits one place goes there by one tap.
  const { view } = await evening.table();
  const counts = view.task_row.flatMap(({ hero }) => [...new Set(hero.map(({ symbol }) => symbol))]);
  const only = counts.find((symbol) => counts.filter((one) => one === symbol).length === 1) ?? counts[0];
  await evening.play({ do: 'roll', seat: 1, faces: [only, only, only] });
  await table.shows(1, 0, only);
  await table.die(1, 0);
  const choice = page.page.locator('[data-seat="1"]').getByRole('group', { name: 'Where to?' }).getByRole('button').first();
  await page.until(async () => (await evening.table()).view.seats[1].dice[0].at === 'slot' || ((await choice.isVisible()) && (await choice.tap(), true)));
  await page.until(async () => (await evening.table()).view.seats[1].dice[0].at === 'slot');
  // A tap takes it back.
  await page.answered();
  await table.die(1, 0);
  await page.until(async () => (await evening.table()).view.seats[1].dice[0].at === 'hand');
  // The race is in sight: brass from three tasks on.
  await meanwhile('heroes', ({ view: { decks } }) => decks.heroes === 3);
  const deck = page.page.locator('[data-deck="heroes"]');
  await soon(async () => assert.equal(await deck.getAttribute('aria-label'), 'Tasks left: 3'));
  // The colour follows the words by a transition.
  await soon(async () => assert.equal(await deck.evaluate((one) => getComputedStyle(one).backgroundColor), 'rgb(233, 185, 73)'));
  const over = await playOn(evening, 'heroes', finished);
  assert.deepEqual([over.view.winner, over.view.rounds[0].reason], ['heroes', 'deck']);
  await page.see({ role: 'link', name: 'See the result' });
  // Held upright, too, the middle of the glass has its room between the sides.
  await page.resize(820, 1180);
  await page.tap({ role: 'link', name: 'See the result' });
  await page.page.getByText('Training 1').first().waitFor();
});

test('training 2: the dragon walks to the deck, and the round is the sorcerer’s', async (t) => {
  const { evening, page, meanwhile } = await lying(t, 'T2', 'phone');
  await meanwhile('sorcerer', ({ view }) => view.dragon.at >= 1 || view.decks.sorcerer <= 2);
  const over = await playOn(evening, 'sorcerer', finished);
  assert.equal(over.view.winner, 'sorcerer');
  assert.ok(['dragon', 'deck'].includes(over.view.rounds[0].reason));
  await page.see({ role: 'link', name: 'See the result' });
});

test('scenario 1: the heroes win two rounds and the match', async (t) => {
  const { evening, page, meanwhile } = await lying(t, 'S1');
  await meanwhile('heroes', ({ view }) => view.phase === 'over');
  await page.tap({ role: 'button', name: 'Next round' });
  await page.until(async () => (await evening.table()).view.round === 2);
  await meanwhile('heroes', oneLeft);
  const over = await playOn(evening, 'heroes', finished);
  assert.deepEqual(over.view.trophies, { heroes: 2, sorcerer: 0 });
  assert.deepEqual(over.standing.places.map(({ won }) => won), [false, true, true, true]);
  await page.see({ role: 'link', name: 'See the result' });
});

/** A scenario beside real cards whose rounds so far were decided so. */
async function decided(t, setup, winners, look) {
  const { evening, page } = await laid(t, FOUR, { ...RUSH_OUT, first: SORCERER, config: { mode: 'tracker', setup } }, look, async (one) => {
    for (const [i, winner] of winners.entries()) {
      if (i > 0) await one.play({ do: 'next_round' });
      await one.play({ do: 'start_round', seat: SORCERER });
      await one.play({ do: 'end_round', winner });
    }
  });
  await page.see('pause');
  return { evening, page };
}

test('a scenario is ended between two rounds: the team with more trophies has won', async (t) => {
  const { evening, page } = await decided(t, 'S1', ['heroes'], { size: 'phone' });
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', begins: 'End the game now' });
  await page.see({ role: 'heading', name: 'The match goes to the heroes: ended early, 1 trophy to 0' });
  const { standing } = await evening.table();
  assert.deepEqual([standing.rule, standing.places.map(({ won }) => won)], ['RO-130', [false, true, true, true]]);
  await page.tap({ role: 'button', begins: 'Undo' });
  await page.tap({ role: 'button', name: 'Next round' });
  await page.see({ role: 'button', begins: 'Start' });
  await evening.play({ do: 'start_round', seat: SORCERER });
  // In a round it is not offered.
  await page.see({ role: 'button', begins: 'The round goes to the heroes' });
  await page.tap({ role: 'button', name: 'More' });
  await page.see({ role: 'button', begins: 'Log' });
  assert.equal(await page.has({ role: 'button', begins: 'End the game now' }), false);
});

test('between the people, too, and at the market: equal trophies are shared', async (t) => {
  const { evening, page } = await decided(t, 'S2', ['heroes'], { size: 'tablet' });
  await page.see({ css: '.shop' });
  for (const seat of [SORCERER, 1]) await evening.play({ do: 'finish_market', seat });
  await evening.play({ do: 'start_round', seat: SORCERER });
  await evening.play({ do: 'end_round', winner: 'sorcerer' });
  await page.see({ css: '.shop' });
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', begins: 'End the game now' });
  await page.see({ role: 'heading', name: 'Both teams share the match: ended early, 1 trophy each' });
  assert.equal(await page.page.getByText('Both share it').count(), 4);
  await page.tap({ role: 'link', name: 'See the result' });
  await page.see({ role: 'heading', name: 'Both teams share the match: ended early, 1 trophy each' });
});

test('scenario 5: a confrontation costs the sorcerer life', async (t) => {
  const { evening, page, meanwhile } = await lying(t, 'S5');
  const { view: { life } } = await evening.table();
  const table = await meanwhile('heroes', ({ view }) => view.life < life);
  assert.ok(table.view.life < life);
  await page.page.getByText(`Life ${table.view.life}`).first().waitFor();
  await meanwhile('heroes', ({ view }) => view.life === 1 || view.decks.heroes <= 1);
  const over = await playOn(evening, 'heroes', finished);
  assert.equal(over.view.winner, 'heroes');
  await page.see({ role: 'link', name: 'See the result' });
});

test('the lot for the sorcerer is seen: brass runs round the seats and stays at the one who was drawn', async (t) => {
  const server = await Server.open(t);
  await Evening.open(server, FOUR, { ...RUSH_OUT });
  const { answer: known } = await server.rpc('people');
  const people = FOUR.map((name) => known.find((one) => one.name === name).id);
  const { answer: opened } = await server.rpc('open_table', { game: 'rush_out', people, knowledge: 'observed', grain: 'card', config: { mode: 'full' } });
  const watch = `
    window.seen = [];
    new MutationObserver(() => {
      const at = document.querySelector('.panel.drawn')?.dataset.seat;
      if (at !== undefined && window.seen.at(-1) !== at) window.seen.push(at);
    }).observe(document, { subtree: true, attributes: true, childList: true });`;
  for (const [motion, moves] of [['no-preference', true], ['reduce', false]]) {
    const page = await Page.open(t, browser, `${server.address}#/table/${opened.session}`, { size: 'tablet', motion, before: watch });
    await page.see('pause');
    if (moves) await soon(async () => assert.ok((await page.evaluate('return window.seen.length')) > 8));
    await page.until(async () => (await page.page.locator('.panel.drawn').count()) === 0);
    const seen = await page.evaluate('return window.seen');
    assert.equal(seen.at(-1), moves ? String(opened.view.sorcerer) : undefined);
    assert.equal(new Set(seen).size, moves ? 4 : 0);
  }
});
