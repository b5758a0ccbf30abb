// Rounds written down card by card, dealt by the app, and changed from round to round.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { laid, server, shown } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { RageTable } from '../pages/rageTable.js';

const TWO = ['Ana', 'Bruno'];
const WORDS = { R: 'red', O: 'orange', Y: 'yellow', G: 'green', B: 'blue', P: 'purple' };
const SPECIAL = { WILD: 'Wild Rage', CHANGE: 'Change Rage', OUT: 'Out Rage', BONUS: 'Bonus Rage', MAD: 'Mad Rage' };

const said = (card) => SPECIAL[card] ?? `${WORDS[card[0]]} ${card.slice(1)}`;

/** A card on the pad: its colour, then its number. */
async function pick(page, card) {
  if (!SPECIAL[card]) await page.tap({ role: 'button', name: WORDS[card[0]] });
  await page.tap({ role: 'button', name: said(card) });
}

async function plays(page, who, card) {
  await page.see({ role: 'heading', name: `${who} plays` });
  await pick(page, card);
}

test('a round with a Change Rage and an Out Rage, card by card', async (t) => {
  const { evening, page } = await laid(t, TWO, { grain: 'card', config: { round_plan: [3, 1] } });
  const table = new RageTable(page);
  const trump = async () => (await evening.table()).view.trump;
  await page.see({ role: 'heading', name: 'Turn up the trump' });
  await page.resize(1180, 820);
  await pick(page, 'BONUS');
  await page.tap({ role: 'button', name: 'red' });
  // A tablet that is turned forgets neither what was set aside nor the colour that was opened.
  await page.resize(820, 1180);
  await page.see({ role: 'button', name: 'Take one back' });
  await page.resize(390, 844);
  await page.tap({ role: 'button', name: 'red 5' });
  await table.bids([['Ana', 2], ['Bruno', 1]]);
  await soon(async () => assert.deepEqual(await trump(), { is: 'colour', colour: 'R' }));

  await plays(page, 'Ana', 'G9');
  await plays(page, 'Bruno', 'CHANGE');
  await page.see({ role: 'heading', name: 'Turn a new trump' });
  await pick(page, 'B3');
  await page.until(async () => (await page.text({ role: 'main' })).includes('Ana takes the trick'));
  await soon(async () => assert.deepEqual(await trump(), { is: 'colour', colour: 'B' }));

  await plays(page, 'Ana', 'OUT');
  await plays(page, 'Bruno', 'B15');
  await page.until(async () => (await page.text({ role: 'main' })).includes('Bruno takes the trick'));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /no trump/));

  await plays(page, 'Bruno', 'Y1');
  await page.see({ role: 'heading', name: 'Ana plays' });
  await page.tap({ role: 'button', name: 'yellow' });
  await soon(async () => assert.ok(await page.has({ role: 'button', name: 'yellow 1, already shown' })));
  await page.tap({ role: 'button', name: 'yellow 8' });
  await page.until(async () => (await table.totals(1)).join() === '12,11');
});

test('a card that was shown is refused in words', async (t) => {
  const evening = await Evening.open(server, TWO, { grain: 'card', config: { round_plan: [2] } });
  await evening.play({ do: 'turn', cards: ['R5'], empty: false });
  await evening.bids([1, 0]);
  const page = await shown(t, evening.hash);
  page.expects(/422/);
  await page.see({ role: 'heading', name: 'Ana plays' });
  await page.tap({ role: 'button', name: 'red' });
  await page.tap({ role: 'button', name: 'red 5, already shown' });
  await page.see({ role: 'alert' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /red 5/));
  await soon(async () => assert.equal((await evening.table()).view.trick.length, 0));
});

test('the app deals: no seat sees another hand, on the screen or on the wire', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, TWO, { knowledge: 'dealt', grain: 'card', config: { round_plan: [2, 1] } });
  const page = await Page.open(t, browser, server.address);
  const answers = page.answers(/\/rpc\//);
  await page.go(evening.hash);

  /** Takes the device, does something, and hands it on. */
  const lent = async (seat, what) => {
    const hands = await Promise.all([0, 1].map(async (one) => (await evening.table(one)).view.seats[one].hand));
    await page.see({ role: 'button', begins: 'Look at your hand' });
    await soon(async () => assert.equal(await page.evaluate('return document.querySelectorAll(".hand").length'), 0));
    await page.hold({ role: 'button', begins: 'Look at your hand' }, { role: 'button', name: 'Cover' });
    const drawn = await page.evaluate('return [...document.querySelectorAll(".hand [role=img]")].map((card) => card.getAttribute("aria-label"))');
    assert.deepEqual(drawn, hands[seat].map(said));
    const { revision } = await evening.table();
    await what();
    await page.until(async () => (await evening.table()).revision > revision);
  };
  const turn = async () => (await evening.table()).view.turn;
  const bid = async (n) => lent(await turn(), () => page.tap({ role: 'button', name: String(n) }));
  const play = async () => {
    const seat = await turn();
    const { prompts } = await evening.table(seat);
    const card = prompts.find(({ ask }) => ask === 'play').legal[0];
    await lent(seat, async () => {
      await page.tap({ role: 'button', name: said(card) });
      if (card === 'WILD') await page.tap({ role: 'button', name: 'red' });
    });
  };
  for (const cards of [2, 1]) {
    await bid(0);
    await bid(cards);
    for (let n = 0; n < 2 * cards; n += 1) await play();
  }
  await page.see({ role: 'link', name: 'See the result' });

  let looked = 0;
  for (const { asked, answer } of answers) {
    const answered = await answer.catch(() => null);
    for (const [seat, { hand }] of (answered?.view?.seats ?? []).entries()) {
      if (hand === null || hand === undefined) continue;
      assert.equal(asked.seat, seat, 'a hand went to another seat');
      looked += 1;
    }
  }
  assert.equal(looked, 10);
});

test('one round by its results, the next card by card, the next by its results again', async (t) => {
  const { evening, page } = await laid(t, TWO, { config: { round_plan: [1, 1, 1] } });
  const table = new RageTable(page);
  await table.bids([['Ana', 1], ['Bruno', 0]]);
  await table.close(1);
  await table.choose('Note every card');
  await page.see({ role: 'heading', name: 'Turn up the trump' });
  await pick(page, 'R5');
  await table.bids([['Bruno', 1], ['Ana', 0]]);
  await plays(page, 'Bruno', 'R15');
  await table.choose('Note only results');
  await page.answered();
  await plays(page, 'Ana', 'Y3');
  await page.until(async () => (await table.row(2)).length === 2);
  await table.bids([['Ana', 0], ['Bruno', 1]]);
  await table.close(3);
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.deepEqual((await evening.table()).view.sheet.map(({ grain }) => grain), ['round', 'card', 'round']));
  await soon(async () => assert.deepEqual(await table.totals(3), ['21', '27']));
});
