// Rush Out! from the first roll to the last: both trainings, a scenario of several rounds, and a confrontation.
// What is not the point is rolled and laid at the door; what is, by a finger.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT, RushOutTable } from '../pages/rushOutTable.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const SORCERER = 0;

async function lying(t, setup, size = 'tablet') {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR, { ...RUSH_OUT, first: SORCERER, config: { mode: 'full', setup } });
  const page = await Page.open(t, browser, server.address + evening.hash, { size });
  await page.see('pause');
  return { evening, page, table: new RushOutTable(page) };
}

/** The three or five dice of a seat are thrown as wanted, and put where they fit. */
async function fill(evening, seat, target, half) {
  const { view } = await evening.table();
  const free = target[half].flatMap(({ symbol, die }, slot) => (die ? [] : [{ symbol, slot }]));
  const back = view.seats[seat].dice.filter(({ at }) => at === 'slot').map(({ die }) => die);
  if (back.length > 0) await evening.play({ do: 'retrieve', seat, dice: back });
  const hand = view.seats[seat].dice.filter(({ at }) => at === 'hand' || at === 'slot');
  const faces = hand.map((_, i) => free[i]?.symbol ?? (half === 'hero' ? 'heart' : 'plant'));
  await evening.play({ do: 'roll', seat, faces });
  let table;
  for (const [i, { slot }] of free.slice(0, hand.length).entries()) {
    table = await evening.play({ do: 'place', seat, die: hand[i].die, target: target.target, slot });
    // A card that is full has gone, and its dice are back.
    if (table.view.phase !== 'running') break;
  }
  return table ?? evening.table();
}

/** What is asked of a team beside its dice is answered as briefly as can be. */
async function answer(evening, { view, prompts }) {
  const asked = (ask) => prompts.find((one) => one.ask === ask);
  if (view.pending) return evening.play({ do: 'resolve_spell', seat: SORCERER, choice: asked('resolve_spell').wanted.of === 'heroes' ? { on: 'heroes', heroes: asked('resolve_spell').wanted.heroes.slice(0, asked('resolve_spell').wanted.count) } : { on: 'nothing' } });
  if (asked('choose_vortex_die')) return evening.play({ do: 'choose_vortex_die', seat: asked('choose_vortex_die').seat, die: asked('choose_vortex_die').dice[0] });
  if (asked('finish_market')) return evening.play({ do: 'finish_market', seat: asked('finish_market').team === 'sorcerer' ? SORCERER : 1 });
  if (asked('next_round')) return evening.play({ do: 'next_round' });
  return undefined;
}

/** One side does everything and the other nothing, until `enough`. */
async function playOn(evening, side, enough) {
  let table = await evening.table();
  for (let n = 0; n < 400; n += 1) {
    if (enough(table)) return table;
    const answered = await answer(evening, table);
    if (answered) {
      table = answered;
      continue;
    }
    if (table.view.phase === 'ready') {
      table = await evening.play({ do: 'roll', seat: SORCERER });
      continue;
    }
    if (side === 'sorcerer') {
      const [target] = table.view.spell_row.filter((one) => one?.sorcerer.length > 0).sort((a, b) => a.sorcerer.length - b.sorcerer.length);
      table = await fill(evening, SORCERER, target, 'sorcerer');
    } else {
      const tasks = table.view.task_row.filter((one) => one?.hero.length > 0 && !one.held);
      const target = tasks.find((one) => one.hero.some(({ die }) => die)) ?? tasks[0];
      const busy = new Set(target.hero.map(({ die }) => die?.[0]).filter(Boolean));
      const free = [1, 2, 3].find((seat) => !busy.has(table.view.seats[seat].dice[0].die[0]));
      table = await fill(evening, free, target, 'hero');
    }
  }
  throw new Error('never came about');
}

const finished = ({ view }) => view.phase === 'finished';

test('training 1: started by a finger, a die laid by a finger, won by the heroes with the last task', async (t) => {
  const { evening, page, table } = await lying(t, 'T1');
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
  await playOn(evening, 'heroes', ({ view: { decks } }) => decks.heroes === 3);
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
  assert.deepEqual(page.errors, []);
});

test('training 2: the dragon walks to the deck, and the round is the sorcerer’s', async (t) => {
  const { evening, page } = await lying(t, 'T2', 'phone');
  const over = await playOn(evening, 'sorcerer', finished);
  assert.equal(over.view.winner, 'sorcerer');
  assert.ok(['dragon', 'deck'].includes(over.view.rounds[0].reason));
  await page.see({ role: 'link', name: 'See the result' });
  assert.deepEqual(page.errors, []);
});

test('scenario 1: the heroes win two rounds and the match', async (t) => {
  const { evening, page } = await lying(t, 'S1');
  await playOn(evening, 'heroes', ({ view }) => view.phase === 'over');
  await page.tap({ role: 'button', name: 'Next round' });
  await page.until(async () => (await evening.table()).view.round === 2);
  const over = await playOn(evening, 'heroes', finished);
  assert.deepEqual(over.view.trophies, { heroes: 2, sorcerer: 0 });
  assert.deepEqual(over.standing.places.map(({ won }) => won), [false, true, true, true]);
  await page.see({ role: 'link', name: 'See the result' });
  assert.deepEqual(page.errors, []);
});

test('scenario 5: a confrontation costs the sorcerer life', async (t) => {
  const { evening, page } = await lying(t, 'S5');
  const { view: { life } } = await evening.table();
  const table = await playOn(evening, 'heroes', ({ view }) => view.life < life || view.phase === 'finished');
  assert.ok(table.view.life < life);
  await page.page.getByText(`Life ${table.view.life}`).first().waitFor();
  const over = await playOn(evening, 'heroes', finished);
  assert.equal(over.view.winner, 'heroes');
  await page.see({ role: 'link', name: 'See the result' });
  assert.deepEqual(page.errors, []);
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
