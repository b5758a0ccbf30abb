// Cover Your Assets: rounds by amounts and by cards, the million, ties, every card (scenario 11).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { tabTo, write } from '../harness/keyboard.js';
import { laid, server, share, shown } from '../harness/shared.js';
import { tapsOf } from '../harness/taps.js';
import { soon } from '../harness/until.js';
import { CyaTable } from '../pages/cyaTable.js';
import { Home } from '../pages/home.js';
import { NewTable } from '../pages/newTable.js';

const THREE = ['Ana', 'Bruno', 'Carla'];
const GAME = 'cover_your_assets';

/** Totals of 940,000, 905,000 and 610,000 after two rounds. */
async function nearTheMillion(t, how = {}, config = {}) {
  const evening = await Evening.open(server, THREE, { game: GAME, config });
  await evening.amounts([500_000, 450_000, 300_000]);
  await evening.amounts([440_000, 455_000, 310_000]);
  const page = await shown(t, evening.hash, how);
  return { server, evening, page, table: new CyaTable(page) };
}

test('a round takes two people over the million, and the higher total wins', async (t) => {
  const { server, page, table } = await nearTheMillion(t);
  await page.see({ role: 'spinbutton', name: 'Ana, round 3' });
  await soon(async () => assert.deepEqual(await table.totals(), ['940,000', '905,000', '610,000']));
  const taps = await tapsOf(page, () => table.amounts([75_000, 130_000, 40_000]));
  assert.ok(taps <= 5 * THREE.length, `${taps} taps for three amounts`);
  await page.see({ role: 'heading', name: 'Bruno won with 1,035,000' });
  await soon(async () => assert.ok(await page.has({ role: 'button', name: 'rule CYA 38' })));
  await soon(async () => assert.deepEqual(await table.totals(), ['1,015,000', '1,035,000', '650,000']));
  const { answer } = await server.rpc('history');
  assert.deepEqual(answer.sessions[0].standing.places.map(({ won }) => won), [false, true, false]);
  await page.tap({ role: 'link', name: 'See the result' });
  await page.tap({ role: 'link', name: 'Rematch' });
  await page.see({ role: 'button', begins: 'Start' });
});

test('equal at the top: the sheet comes by itself with the option of the table, one more round', async (t) => {
  const { evening, page, table } = await nearTheMillion(t);
  await table.amounts([60_000, 95_000, 40_000]);
  await page.see({ role: 'heading', name: 'Ana and Bruno are equal' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /1,000,000.*One more round/s));
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /CYA-39/));
  await page.tap({ role: 'button', name: 'One more round' });
  await page.until(async () => !(await page.has({ role: 'dialog' })));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /extra round/));
  await table.amounts([50_000, 100_000, 600_000]);
  await page.see({ role: 'heading', name: 'Carla won with 1,250,000' });
  await soon(async () => assert.equal((await evening.table()).standing.rounds.length, 4));
});

test('a tie can be shared, or decided by the table in a few words', async (t) => {
  const { evening, page, table } = await nearTheMillion(t);
  await table.amounts([60_000, 95_000, 40_000]);
  await page.tap({ role: 'button', name: 'Share the win' });
  await page.see({ role: 'heading', name: 'Ana and Bruno won with 1,000,000 each' });
  await soon(async () => assert.deepEqual((await evening.table()).standing.places.map(({ place }) => place), [1, 1, 3]));
  await page.tap({ role: 'button', begins: 'Undo: ' });
  await table.choose('Settle the tie');
  await page.tap({ role: 'button', name: 'The table decides' });
  await page.tap({ role: 'button', name: 'Bruno' });
  await page.type({ role: 'textbox', name: 'How was it decided' }, 'a coin');
  await page.tap({ role: 'button', name: 'Bruno won' });
  await page.see({ role: 'heading', name: 'Bruno won with 1,000,000; the table settled the tie' });
});

test('an amount that cannot be is said beside it with its rule, and mended by a likely one', async (t) => {
  const { page, table } = await nearTheMillion(t);
  await table.types(343_000);
  await page.see({ role: 'alert' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /343,000 cannot be\. Amounts go in steps of 5,000/));
  await soon(async () => assert.ok(await page.has({ role: 'button', name: 'rule CYA 51' })));
  await soon(async () => assert.ok(await page.has({ role: 'button', name: 'Ana 343,000, amount, cannot be' })));
  // It writes, and nothing else; the big button passes on.
  await page.tap({ role: 'button', name: '345,000' });
  await page.see({ role: 'spinbutton', name: 'Ana, round 3' });
  await soon(async () => assert.equal(await page.has({ role: 'alert' }), false));
  await page.tap({ role: 'button', name: 'Save 345,000 and go on with Bruno' });
  await page.see({ role: 'button', name: 'Ana 345,000, amount' });
  await page.tap({ role: 'button', begins: 'Undo: Ana' });
  await page.see({ role: 'button', name: 'Ana –, amount' });
});

test('a blank is not 0: whose amount is missing is said, and nothing is written for them', async (t) => {
  const { evening, page, table } = await nearTheMillion(t);
  const rounds = (await evening.table()).standing.rounds.length;
  await table.amounts([345_000]);
  await page.see({ role: 'button', name: 'Ana 345,000, amount' });
  await page.see({ role: 'button', begins: 'Bruno’s amount is missing' });
  await page.press('Enter');
  await table.types(0);
  await table.goOn();
  await page.see({ role: 'button', name: 'Bruno 0, amount' });
  await page.see({ role: 'button', begins: 'Carla’s amount is missing' });
  await page.press('Enter');
  assert.equal((await evening.table()).standing.rounds.length, rounds);
  await page.see({ role: 'button', name: 'Carla –, amount' });
});

test('by cards, too: where none was counted the key says that it writes 0', async (t) => {
  const { page, table } = await nearTheMillion(t);
  await table.byCards();
  await page.see({ role: 'button', name: 'Save 0 and go on with Bruno' });
  await table.counts('Home', 2);
  await page.see({ role: 'button', name: 'Save and count Bruno' });
  await table.goOn();
  await page.tap({ role: 'button', name: 'Save 0 and go on with Carla' });
  await page.see({ role: 'button', name: 'Close round 3 with 0 for Carla' });
});

test('cards are counted by taps, the fifth Gold is refused, and a restart forgets nothing', async (t) => {
  const { server, evening, page, table } = await nearTheMillion(t);
  await table.byCards();
  await page.see({ role: 'heading', name: 'Ana counts' });
  await table.counts('Home', 4);
  await table.counts('Gold', 1);
  await table.counts('Piggy', 3);
  await page.until(async () => (await page.text({ role: 'main' })).includes('+145,000'));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /8 cards\s*· valid stack/));
  await table.goOn();
  await page.see({ role: 'heading', name: 'Bruno counts' });
  await table.counts('Gold', 4);
  await page.see({ role: 'alert' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /There are only 4 Gold/));
  await page.tap({ role: 'button', name: 'Gold: one less' });
  await page.until(async () => !(await page.has({ role: 'alert' })));
  await table.counts('Jewels', 1);
  await page.until(async () => (await evening.table()).draft?.includes('JEWELS'));
  await server.end('SIGKILL');
  await server.start();
  await page.go('#/settings');
  await page.go(evening.hash);
  await page.see({ role: 'heading', name: 'Bruno counts' });
  await page.until(async () => (await page.text({ role: 'main' })).includes('+165,000'));
  await table.goOn();
  await page.see({ role: 'heading', name: 'Carla counts' });
  await table.goOn();
  await page.see({ role: 'heading', name: 'Ana won with 1,085,000' });
  await soon(async () => assert.deepEqual((await evening.table()).standing.rounds[2], [145_000, 165_000, 0]));
});

test('whole rounds by keyboard, by amounts and by cards', async (t) => {
  const { evening, page, table } = await nearTheMillion(t, { size: 'desktop' }, { end: 'two_round_wins' });
  await page.see({ role: 'heading', name: 'Round 3' });
  const taps = await tapsOf(page, async () => {
    for (const amount of ['10000', '20000', '30000']) {
      await write(page, amount);
      await page.press('Enter');
    }
    await page.see({ role: 'heading', name: 'Round 4' });
    await tabTo(page, 'Amounts');
    await page.press('ArrowRight');
    await page.see({ role: 'heading', name: 'Ana counts' });
    for (const who of THREE) {
      await page.see({ role: 'heading', name: `${who} counts` });
      await tabTo(page, 'Gold 50,000, one more');
      await page.press('ArrowRight');
      await page.press('ArrowRight');
      await page.press('2');
      await page.press('Enter');
      await page.press('-');
      await tabTo(page, who === 'Carla' ? 'Close round 4' : `Save and count ${who === 'Ana' ? 'Bruno' : 'Carla'}`);
      await page.press('Enter');
    }
    await page.until(async () => (await evening.table()).view.sheet.length === 4);
  });
  assert.equal(taps, 0);
  await soon(async () => assert.deepEqual((await evening.table()).standing.rounds.slice(2), [[10_000, 20_000, 30_000], [40_000, 40_000, 40_000]]));
});

test('where the keyboard has come to a kind, a click on its minus takes one away', async (t) => {
  const { page, table } = await nearTheMillion(t, { size: 'desktop' });
  await table.byCards();
  await tabTo(page, 'Gold 50,000, one more');
  await page.press('2');
  const { x, y } = await page.middle({ role: 'button', name: 'Gold: one less' });
  await page.page.mouse.click(x, y);
  await page.see({ role: 'button', name: '1 Gold 50,000, one more' });
});

// Fourteen cards: a whole round of two that hold four.
const SMALL = {
  hand_size: 4,
  deck: [
    { name: 'GOLD', value: 50_000, copies: 2, wild: true },
    { name: 'HOME', value: 20_000, copies: 6, wild: false },
    { name: 'CASH', value: 5_000, copies: 6, wild: false },
  ],
};

test('a round card by card: pairs, the discard, a challenge that is answered, and the end', async (t) => {
  const { evening, page } = await laid(t, ['Ana', 'Bruno'], { game: GAME, grain: 'card', config: SMALL });
  const table = new CyaTable(page);
  const turn = (who) => page.see({ role: 'heading', name: `${who} plays` });
  const pairWith = (first, second) => ({ role: 'button', name: second, within: { role: 'group', name: `Pair of ${first} with` } });
  await page.see({ role: 'heading', name: 'Turn the first card' });
  await page.tap({ role: 'button', name: 'Cash' });
  await turn('Ana');
  assert.equal(await tapsOf(page, () => table.plays('Home', pairWith('Home', 'Home'))), 2);
  await turn('Bruno');
  await table.plays('Cash', pairWith('Cash', 'Cash'));
  await turn('Ana');
  assert.equal(await tapsOf(page, () => table.plays('Cash', { role: 'button', name: 'With the discard Cash' })), 2);
  await turn('Bruno');
  // Ana's first set is safe, the second is not.
  await soon(async () => assert.deepEqual(await table.stack('Ana'), ['safe: Home, 2 cards 40,000', 'on top: Cash, 2 cards 10,000']));
  await table.plays('Home', pairWith('Home', 'Gold'));

  await turn('Ana');
  page.expects(/422/);
  await table.plays('Cash', { role: 'button', begins: 'Challenge Bruno Home' });
  await page.see({ role: 'alert' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /Cash does not match Home/));
  await page.tap({ role: 'button', name: 'Cash, or another card' });
  assert.equal(await tapsOf(page, () => table.plays('Home', { role: 'button', begins: 'Challenge Bruno Home' })), 2);
  await page.see({ role: 'heading', name: 'Bruno answers' });
  const board = { role: 'region', name: 'Ana challenges Bruno' };
  await soon(async () => assert.match(await page.text(board), /90,000/));
  await soon(async () => assert.match(await page.text(board), /May show Gold and Home/));
  await page.tap({ role: 'button', name: 'Home' });
  await page.see({ role: 'heading', name: 'Ana answers' });
  await soon(async () => assert.match(await page.text(board), /110,000/));
  await page.tap({ role: 'button', name: 'Gold' });
  await page.see({ role: 'heading', name: 'Bruno answers' });
  await page.tap({ role: 'button', name: 'Give up' });
  await page.until(async () => (await page.text({ role: 'main' })).includes('Ana takes it from Bruno.'));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Home, 5 cards, 160,000\./));

  await turn('Bruno');
  await table.plays('Cash', { role: 'button', begins: 'Discard' });
  await turn('Ana');
  await table.plays('Cash', { role: 'button', name: 'With the discard Cash' });
  await turn('Ana');
  await table.plays('Home', { role: 'button', begins: 'Discard' });
  await page.until(async () => (await evening.table()).view.round === 2);
  await soon(async () => assert.deepEqual((await evening.table()).standing.rounds, [[220_000, 10_000]]));
  await soon(async () => assert.deepEqual(await table.totals(), ['220,000', '10,000']));
  await page.tap({ role: 'button', begins: 'Undo: ' });
  await turn('Ana');
});

test('the app deals: each seat sees its own hand alone, behind a cover', async (t) => {
  const { evening, page } = await laid(t, THREE, { game: GAME, grain: 'card', knowledge: 'dealt' });
  await page.see({ role: 'heading', name: 'Ana plays' });
  await soon(async () => assert.equal(await page.has({ role: 'group', name: 'Which card' }), false));
  await page.hold({ role: 'button', begins: 'Look at your hand' }, { role: 'button', name: 'Cover' });
  const { hand } = (await evening.table(0)).view.seats[0];
  const keys = await page.evaluate('return document.querySelectorAll(\'[aria-label="Which card"] button\').length');
  assert.equal(keys, new Set(hand).size);
  await page.evaluate('document.querySelector(\'[aria-label="Which card"] button\').click()');
  await page.tap({ role: 'button', begins: 'Discard' });
  await page.see({ role: 'heading', name: 'Bruno plays' });
  await soon(async () => assert.equal(await page.has({ role: 'group', name: 'Which card' }), false));
});

test('a written amount is corrected on the sheet', async (t) => {
  const { evening, page, table } = await nearTheMillion(t);
  await page.tap({ role: 'button', begins: 'Bruno, round 1, ' });
  await write(page, '350000');
  await page.until(async () => (await page.text({ role: 'dialog' })).includes('905,000 → 805,000'));
  await page.tap({ role: 'button', name: 'Save the correction' });
  await page.until(async () => (await table.totals())[1] === '805,000');
  await soon(async () => assert.deepEqual((await evening.table()).standing.rounds[0], [500_000, 350_000, 300_000]));
});

test('a deck of one’s own: a value that cannot be is said in its row', async (t) => {
  await share(THREE);
  // Another page would remember who sat down last.
  const page = await Page.open(t, browser, server.address);
  await new Home(page).newTable();
  await page.tap({ role: 'radio', name: 'Cover Your Assets' });
  await page.tap({ role: 'button', begins: 'Deck' });
  await page.tap({ role: 'radio', begins: 'Our own' });
  await page.see({ role: 'group', name: 'Row 3: Home' });
  const row = (name) => ({ role: 'group', name });
  await page.type({ role: 'textbox', name: 'Name', within: row('Row 3: Home') }, 'Yacht');
  await page.type({ role: 'textbox', name: 'Value, in thousands', within: row('Row 3: Yacht') }, '');
  await page.until(async () => (await page.text(row('Row 3: Yacht'))).includes('This value will not do.'));
  await page.type({ role: 'textbox', name: 'Value, in thousands', within: row('Row 3: Yacht') }, '45');
  await page.until(async () => !(await page.text(row('Row 3: Yacht'))).includes('This value will not do.'));
  await page.tap({ role: 'button', name: 'Take away Stocks' });
  await page.until(async () => (await page.text({ role: 'dialog' })).includes('90 cards'));
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /1,410,000 in all/));
  await page.tap({ role: 'button', name: 'Close' });
  const setup = new NewTable(page);
  for (const name of THREE) await setup.sit(name);
  await setup.start();
  await page.see({ role: 'button', name: 'Yacht 45,000, one more' });
});

test('the judge knows challenges without a table', async (t) => {
  const page = await shown(t, '#/');
  await page.go('#/judge');
  await page.tap({ role: 'radio', name: 'Cover Your Assets' });
  const says = (words) => page.until(async () => (await page.text({ role: 'main' })).includes(words));
  for (const card of ['Gold', 'Silver']) await page.tap({ role: 'button', name: card });
  await says('Two wilds make no set.');
  await soon(async () => assert.ok(await page.has({ role: 'button', name: 'rule CYA 15' })));
  await page.tap({ role: 'radio', name: 'May I challenge?' });
  await page.tap({ role: 'button', name: 'Sets of the other: one less' });
  for (const card of ['Jewels', 'Gold']) await page.tap({ role: 'button', name: card });
  await says('the other’s first set is safe.');
  await page.tap({ role: 'radio', name: 'Who wins it?' });
  for (const card of ['Jewels', 'Jewels', 'Jewels', 'Jewels', 'Silver', 'Gold', 'Jewels']) await page.tap({ role: 'button', name: card });
  await says('The challenger wins.');
  await says('Jewels, 7 cards, worth 150,000.');
  await page.tap({ role: 'button', name: 'rule CYA 25' });
  await page.see({ role: 'dialog' });
});
