// Rush 7, straight from the rules (scenario 12): worked examples give their result on the screen, and "why?" opens the
// sums that lead to it. Then an evening with real cards, and one that the app deals.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { laid, server, shown } from '../harness/shared.js';
import { tapsOf } from '../harness/taps.js';
import { write } from '../harness/keyboard.js';
import { soon } from '../harness/until.js';
import { Home } from '../pages/home.js';
import { NewTable } from '../pages/newTable.js';
import { Rush7Judge, Rush7Table } from '../pages/rush7Table.js';

const TWO = ['Elena', 'Marc'];
const rush7 = (server, how = {}) => Evening.open(server, TWO, { game: 'rush7', grain: 'card', ...how });
const set = (evening, zones) => zones.reduce(
  async (done, [zone, controller, captured]) => (await done, evening.play({ do: 'book_set_zone', zone, controller, captured })),
  Promise.resolve(),
);
const slots = (cards) => (cards.length === 0
  ? 'no card of 4 captured'
  : `${cards.length} of 4 captured: ${cards.join(', ').replace(/, (\d)$/, ' and $1')}`);

// Three of the thirteen single zones, which are all in `zones.play`: a tie, a zone retaken, a zone won.
// number, controller, captured, A's card, B's card, points of A and of B, result, the zone after it, discarded
const SINGLE = [
  [4, 'A', [6, 5], 2, 5, [5, 5], 'Tie, nothing moves.', [6, 5], '2 and 5.'],
  [5, 'A', [6, 5], 1, 6, [4, 6], 'B takes it, keeps the 1.', [1], '5, 6 and 6.'],
  [6, 'A', [7, 7, 6], 0, 5, [6, 5], 'A wins the zone, keeps the 5.', [7, 7, 6, 5], '0.'],
];

test('the judge answers a single zone of the rules, and says why', async (t) => {
  const page = await shown(t, '#/', { size: 'desktop' });
  const judge = new Rush7Judge(page);
  await judge.open();
  for (const [number, owner, captured, a, b, points, result, after, discarded] of SINGLE) {
    await t.test(`R7-T${number}`, async () => {
      await judge.zone(owner, captured);
      await judge.cards({ A: a, B: b });
      await page.answered();
      await judge.answers(result);
      await page.until(async () => (await judge.why()).after === slots(after));
      const why = await judge.why();
      assert.deepEqual(why.sums.map((side) => side[0]), [`card ${a}`, `card ${b}`]);
      assert.deepEqual(why.sums.map((side) => side.at(-1)), points.map((n) => `points = ${n}`));
      assert.ok(why.text.includes(`Discarded: ${discarded}`), why.text);
      // The addends between card and points make the sum.
      for (const [i, side] of why.sums.entries()) {
        const parts = side.slice(1, -1).map((line) => Number(/\+ (\d)$/.exec(line)[1]));
        assert.equal([a, b][i] + parts.reduce((sum, n) => sum + n, 0), points[i]);
      }
    });
  }
});

test('the smallest card that wins, and the battle that shows it', async (t) => {
  const page = await shown(t, '#/', { size: 'desktop' });
  const judge = new Rush7Judge(page);
  await judge.open();
  await page.tap({ role: 'radio', name: 'Smallest card' });
  for (const [owner, captured, side, against, answer] of [
    ['A', [6, 5], 'B', 4, 'No card wins it for B'],
    ['A', [6], 'B', 3, 'B needs a 6'],
    ['A', [6, 5], 'A', 7, 'A needs a 5'],
  ]) {
    await judge.zone(owner, captured);
    await page.evaluate(`[...document.querySelectorAll('fieldset')].at(-1).querySelectorAll('input')[${side === 'A' ? 0 : 1}].click()`);
    await judge.cards({ [side === 'A' ? 'B' : 'A']: against });
    await judge.answers(answer);
    await soon(async () => assert.ok((await judge.why()).sums.length === 2));
  }
  // What the sums rest on, and what became of the zone.
  for (const rule of ['rule R7 7', 'rule R7 9']) await page.see({ role: 'button', name: rule, within: { role: 'region', name: 'Why?' } });
  await page.tap({ role: 'button', name: 'rule R7 30' });
  await page.see({ role: 'dialog' });
});

test('a first turn, entered by keyboard, and what is dealt next (R7-T14)', async (t) => {
  const evening = await rush7(server);
  const page = await shown(t, evening.hash, { size: 'desktop' });
  const table = new Rush7Table(page);
  await table.asks('Elena', 1);
  await soon(async () => assert.match(await table.deal(), /Shuffle all 32\. Deal 7 cards to each\./));
  await write(page, '7233065145');
  await page.see({ role: 'button', name: 'End turn 1' });
  await table.result(5, 'Marc takes it, keeps the 4');
  await page.press('Enter');
  await page.until(async () => (await evening.table()).view.turn === 2);
  await page.until(async () => /Keep your two cards\. Shuffle the other 24\. Deal 5 cards to each\./.test(await table.deal()));
  await soon(async () => assert.deepEqual((await table.zones()).map(({ owner }) => owner), ['Elena', '', 'Marc', 'Elena', 'Marc']));
  await soon(async () => assert.deepEqual((await table.zones()).map(({ captured }) => captured), [[2], [], [0], [1], [4]].map(slots)));
  await soon(async () => assert.equal((await evening.table()).view.deal.left, 14));
  // The turn that is over explains itself.
  await page.tap({ role: 'button', begins: 'Turn 1 ' });
  await page.see({ role: 'dialog' });
  await soon(async () => assert.match((await page.text({ role: 'dialog' })).replace(/\s+/g, ' '), /Zone 2 .*card 3 points = 3 .*card 3 points = 3/));
  await soon(async () => assert.equal((await evening.table()).view.deal.hand, 7));

  // A zone that is won is said when the turn is over.
  await set(evening, [[1, 0, [2, 1, 3]]]);
  for (const [zone, a, b] of [[1, 7, 0], [2, 5, 5], [3, 5, 5], [4, 6, 6], [5, 3, 3]]) await evening.play({ do: 'book_battle', zone, a, b });
  await evening.play({ do: 'end_turn' });
  await page.until(async () => /Elena has won zone 1\. Keep your two cards\./.test(await table.deal()));
});

test('no card moves at the first result of a turn', async (t) => {
  const evening = await rush7(server);
  const page = await shown(t, evening.hash, { size: 'desktop' });
  const table = new Rush7Table(page);
  const cards = () => page.evaluate("return [...document.querySelectorAll('.zone .side')].map((one) => Math.round(one.getBoundingClientRect().top))");
  for (const [width, height] of [[1280, 800], [1920, 1080]]) {
    await page.resize(width, height);
    await table.asks('Elena', 1);
    const before = await cards();
    await evening.play({ do: 'book_battle', zone: 1, a: 7, b: 2 });
    await table.asks('Elena', 2);
    assert.deepEqual(await cards(), before, `${width}x${height}`);
    await evening.undo();
  }
});

test('zones set by hand, and how many to deal (R7-T15)', async (t) => {
  const evening = await rush7(server);
  const page = await shown(t, evening.hash);
  const table = new Rush7Table(page);
  await table.choose('Set a zone by hand');
  await table.set(1, 'Marc', [0, 0, 3, 4]);
  await table.set(2, 'Elena', [2, 5]);
  await table.set(3, 'Marc', [3]);
  await table.set(5, 'Elena', [1, 1, 6]);
  await table.closeSheet();
  await page.until(async () => /Shuffle the other 18\. Deal 4 cards to each\./.test(await table.deal()));
  await soon(async () => assert.equal((await table.zone(1)).owner, 'won by Marc'));
  await soon(async () => assert.equal((await evening.table()).view.deal.left, 10));
  await table.asks('Elena', 2);
});

test('the last open zone decides (R7-T16, R7-T17)', async (t) => {
  const evening = await rush7(server);
  await set(evening, [[1, 0, [0, 0, 1, 1]], [2, 0, [2, 2, 3, 3]], [3, 1, [4, 4, 5, 0]], [4, 1, [1, 2, 3, 6]], [5, 1, [7, 7, 6]]]);
  const page = await shown(t, evening.hash);
  const table = new Rush7Table(page);
  await table.asks('Elena', 5);
  await soon(async () => assert.match(await table.deal(), /Deal 1 card to each\./));
  await soon(async () => assert.equal((await evening.table()).view.deal.left, 7));
  const taps = await tapsOf(page, () => table.battle(6, 5));
  assert.equal(taps, 2);
  await table.result(5, 'Marc wins the zone, keeps the 6');
  const why = await table.why(5);
  assert.deepEqual(why.sums, [['card 6', 'points = 6'], ['card 5', 'captured 7 + 2', 'captured 7 + 2', 'captured 6 + 2', 'points = 11']]);
  await table.endTurn(1);
  await page.see({ role: 'heading', name: 'Marc wins with 3 zones to 2' });
  await page.see({ role: 'link', name: 'Rematch' });
});

test('three cards in all five zones end it (R7-T19)', async (t) => {
  const evening = await rush7(server);
  const threes = [[1, 0, [1, 2, 3]], [2, 0, [4, 4, 0]], [3, 1, [5, 5, 6]], [4, 1, [7, 2, 1]], [5, 0, [6, 3]]];
  await set(evening, threes);
  const page = await shown(t, evening.hash, { size: 'desktop' });
  const table = new Rush7Table(page);
  await table.asks('Elena', 1);
  await soon(async () => assert.match(await table.deal(), /Shuffle the other 14\. Deal 5 cards to each\./));
  await write(page, '1202403153');
  await table.result(5, 'Elena defends it, keeps the 3');
  await page.press('Enter');
  await page.see({ role: 'heading', name: 'Five threes: Elena wins with 3 zones to 2' });
  await page.tap({ role: 'button', name: 'rule R7 15' });
  await page.see({ role: 'complementary', name: 'Rules' });
  await soon(async () => assert.deepEqual((await table.zones()).map(({ captured }) => captured), [[1, 2, 3], [4, 4, 0], [5, 5, 6], [7, 2, 1], [6, 3, 3]].map(slots)));
});

test('with 28 cards five threes must end the game (R7-T22)', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  await new Home(page).newTable();
  await page.tap({ role: 'radio', name: 'Rush 7' });
  const setup = new NewTable(page);
  for (const name of TWO) await setup.add(name);
  for (const [option, value] of [['Deck', '1 to 7, 28 cards'], ['Five threes', 'Play goes on']]) {
    await page.tap({ role: 'button', begins: option });
    await page.tap({ role: 'radio', begins: value });
  }
  await page.until(async () => (await page.text({ role: 'main' })).includes('With 28 cards five threes end the game.'));
  await page.tap({ role: 'button', begins: 'Five threes' });
  await page.tap({ role: 'radio', begins: 'The game ends' });
  await setup.start();
  const table = new Rush7Table(page);
  await table.asks('Elena', 1);
  await soon(async () => assert.match(await table.deal(), /Shuffle all 28\. Deal 7 cards to each\./));
  await soon(async () => assert.equal(await page.has({ role: 'button', name: '0' }), false));
});

test('the table ends a game between two turns: who leads has won, and undo takes it back', async (t) => {
  const evening = await rush7(server);
  await set(evening, [[1, 1, [1, 1, 1, 1]], [2, 0, [2, 2]], [3, 0, [3]]]);
  const page = await shown(t, evening.hash);
  const table = new Rush7Table(page);
  const offers = async () => {
    await page.tap({ role: 'button', name: 'More' });
    await page.see({ role: 'button', begins: 'Set a zone by hand' });
    const there = await page.has({ role: 'button', begins: 'End the game now' });
    await table.closeSheet();
    return there;
  };
  await table.asks('Elena', 2);
  assert.equal(await offers(), false);
  for (const zone of [2, 3, 4, 5]) await evening.play({ do: 'book_result', zone, winner: null });
  await table.endTurn(1);
  await evening.play({ do: 'book_battle', zone: 2, a: 6, b: 6 });
  await page.see({ css: '[data-frame]' });
  await page.until(async () => (await table.zone(2)).result.startsWith('Tie'));
  // In the middle of a turn it is not offered.
  assert.equal(await offers(), false);
  await evening.undo();
  await page.until(async () => !(await table.zone(2)).result.startsWith('Tie'));
  await table.choose('End the game now');
  await page.see({ role: 'heading', name: 'Ended early: Marc wins, 1 won zone to 0' });
  await page.see({ role: 'button', name: 'rule R7 31' });
  const { standing } = await evening.table();
  assert.deepEqual([standing.round, standing.rounds.length, standing.places.map(({ won }) => won)], [1, 1, [false, true]]);
  await page.tap({ role: 'button', begins: 'Undo' });
  await table.asks('Elena', 2);
  await page.tap({ role: 'button', begins: 'Redo' });
  await page.tap({ role: 'link', name: 'See the result' });
  await page.see({ role: 'heading', name: 'Ended early: Marc wins, 1 won zone to 0' });
});

test('an evening with real cards: one tap a card, a slip, a fifth copy, the end, a rematch', async (t) => {
  const server = await Server.open(t);
  const evening = await rush7(server);
  const page = await Page.open(t, browser, server.address + evening.hash);
  const table = new Rush7Table(page);
  const turn = [[7, 0], [6, 1], [5, 2], [4, 4], [3, 3]];

  await table.asks('Elena', 1);
  const taps = await tapsOf(page, async () => {
    for (const cards of turn) await table.battle(...cards);
    await table.endTurn(1);
  });
  assert.equal(taps, 11);
  await table.asks('Elena', 1);

  // Half a zone survives a restart, and is undone without a trace.
  await page.tap({ role: 'button', name: '6' });
  await table.asks('Marc', 1);
  await server.end('SIGKILL');
  await server.start();
  await page.go(evening.hash);
  await table.asks('Marc', 1);
  await page.tap({ role: 'button', name: 'Undo: Elena’s 6 in zone 1' });
  await table.asks('Elena', 1);
  for (const cards of turn) await table.battle(...cards);
  await page.see({ role: 'button', name: 'End turn 2' });

  // A slip: the 6 was a 2. A tap on the card, a tap on the key.
  await page.tap({ role: 'button', name: 'Elena, zone 2: 6' });
  await page.tap({ role: 'button', name: '1' });
  await table.result(2, 'Tie, nothing moves');
  await page.tap({ role: 'button', name: 'Elena, zone 2: 1' });
  await page.tap({ role: 'button', name: '6' });
  await table.result(2, 'Elena defends it, keeps the 1');
  await table.endTurn(2);

  // The table judged the last zone itself.
  for (const cards of turn.slice(0, 4)) await table.battle(...cards);
  await table.choose('Enter results only');
  await page.see({ role: 'heading', name: 'Who wins zone 5?' });
  await page.tap({ role: 'button', name: 'Tie' });
  await table.result(5, 'Tie, nothing moves');
  await table.endTurn(3);
  await table.choose('Enter both cards');

  // Three zeros lie in zone 1 and one is played there: a fifth is refused, beside its field.
  await table.asks('Elena', 1);
  await table.battle(...turn[0]);
  await table.result(1, 'Elena wins the zone, keeps the 0');
  await page.tap({ role: 'button', name: '0 none left' });
  await page.see({ role: 'alert' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /There are only four zeros\. This would be the fifth, the others are in zone 1/));
  await soon(async () => assert.equal((await evening.table()).view.zones[1].battle, null));
  await page.tap({ role: 'button', name: '6' });
  await page.until(async () => !(await page.has({ role: 'alert' })));
  await page.tap({ role: 'button', name: '1' });
  for (const cards of turn.slice(2)) await table.battle(...cards);
  await table.endTurn(4);
  await page.see({ role: 'heading', name: 'Elena wins with 3 zones to 0' });

  // Every turn explains itself, in the history too.
  await page.tap({ role: 'link', name: 'See the result' });
  // The table, which has this button, too, stands until the result is drawn.
  await page.see({ role: 'button', name: 'Place and note' });
  await page.tap({ role: 'button', begins: 'Turn 2 ' });
  await page.see({ role: 'dialog' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Elena defends it, keeps the 1\./));
  await page.tap({ role: 'button', name: 'Close' });
  await page.tap({ role: 'link', name: 'Rematch' });
  await page.see({ role: 'heading', name: 'New table' });
  await page.until(async () => /Elena/.test(await page.text({ role: 'main' })));
});

test('the app deals: each lays their hand in secret, and everything is turned up at once', async (t) => {
  const evening = await rush7(server, { knowledge: 'dealt' });
  const page = await shown(t, '#/');
  const tables = page.answers(/\/rpc\/(table|play|undo)$/);
  await page.go(evening.hash);
  const hand = () => page.evaluate('return [...document.querySelectorAll(".hand button")].map((card) => card.innerText.trim())');
  const take = async (who) => {
    await page.see({ role: 'heading', name: 'Rush 7' });
    await page.until(async () => (await page.text({ role: 'main' })).includes(`Give the device to ${who}`));
    await soon(async () => assert.deepEqual(await hand(), []));
    await page.hold({ role: 'button', begins: 'Look at your hand' }, { role: 'button', name: 'Cover' });
  };
  const lay = (zone, who) => page.tap({ role: 'button', begins: `${who}, zone ${zone}: ` });

  for (let turn = 1; turn <= 2; turn += 1) {
    await take('Elena');
    const [held, elena] = [await hand(), (await evening.table(0)).view];
    assert.deepEqual(held.map(Number), elena.seats[0].hand);
    const open = elena.zones.filter((zone) => zone.won_by === null).map(({ zone }) => zone);
    // A card and then its zone; the last one is dragged.
    for (const zone of open.slice(0, -1)) {
      await page.page.locator('.hand button').first().click();
      await lay(zone, 'Elena');
    }
    const from = await page.page.locator('.hand button').first().boundingBox();
    const to = await page.page.locator('.drop').last().boundingBox();
    await page.page.mouse.move(from.x + 20, from.y + 30);
    await page.page.mouse.down();
    for (const part of [0.3, 0.7, 1]) await page.page.mouse.move(from.x + 20 + (to.x + to.width / 2 - from.x - 20) * part, from.y + 30 + (to.y + to.height / 2 - from.y - 30) * part, { steps: 4 });
    await page.until(() => page.evaluate('return [...document.querySelectorAll(".drop")].at(-1).querySelector("li") !== null'));
    await page.page.mouse.up();
    await page.tap({ role: 'button', name: 'Lay them face down' });

    // Elena thinks again, while Marc has not laid.
    if (turn === 1) {
      await page.tap({ role: 'button', name: 'Elena takes the cards back' });
      await take('Elena');
      for (const zone of open) {
        if ((await hand()).length === 2) break;
        await page.page.locator('.hand button').first().click();
        await lay(zone, 'Elena');
      }
      await page.tap({ role: 'button', name: 'Lay them face down' });
    }
    await take('Marc');
    // By keyboard: a digit goes into the first empty zone.
    for (const card of (await hand()).slice(0, open.length)) await page.press(card);
    await page.tap({ role: 'button', name: 'Lay them face down' });
    await page.until(async () => (await page.text({ role: 'main' })).includes(`Turn ${turn}, turned up`));
    const row = (await evening.table()).view.sheet.at(-1);
    const shown = await new Rush7Table(page).zones();
    for (const battle of row.battles) assert.ok(shown[battle.zone - 1].result !== '', JSON.stringify(shown));
    const why = await new Rush7Table(page).why(row.battles[0].zone);
    assert.deepEqual(why.sums.map((side) => side.at(-1)), row.battles[0].sides.map((side) => `points = ${side.points}`));
  }

  let looked = 0;
  for (const { asked, answer } of tables) {
    const { view, draft } = await answer.catch(() => ({}));
    assert.equal(draft ?? null, null, 'a hand is no draft');
    for (const [seat, { hand: cards, laid }] of (view?.seats ?? []).entries()) {
      if (!cards && !laid) continue;
      assert.equal(asked.seat, seat, 'a hand went to another seat');
      looked += 1;
    }
  }
  assert.ok(looked >= 4);
});
