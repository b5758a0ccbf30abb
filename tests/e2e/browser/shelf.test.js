// Games of the shelf, played by touch on a phone: bids and tricks, boxes, and everybody together.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Page } from '../harness/chromium.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { Home } from '../pages/home.js';
import { NewTable } from '../pages/newTable.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** A new table of a game, with these people. */
async function open(t, game, names) {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, server.address);
  await new Home(page).newTable();
  await page.tap({ role: 'button', begins: '39 more games' });
  await page.type({ role: 'searchbox', name: 'Find a game' }, game.slice(0, 4).toLowerCase());
  await page.tap({ role: 'button', name: game });
  const setup = new NewTable(page);
  for (const name of names) await setup.add(name);
  return { page, setup };
}

test('Skull King: bids, tricks with a bonus, why it is so many, and a correction', async (t) => {
  const { page, setup } = await open(t, 'Skull King', ['Ana', 'Bruno']);
  await setup.deals('Bruno');
  await setup.start();
  await page.see({ role: 'heading', name: 'Skull King' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /cards: 1 · Bids/));
  // A bid is one tap.
  await page.see({ role: 'group', name: 'Ana: Bid' });
  await page.tap({ role: 'button', name: '1' });
  await page.see({ role: 'group', name: 'Bruno: Bid' });
  await page.tap({ role: 'button', name: '0' });

  await soon(async () => assert.match(await page.text({ role: 'main' }), /Tricks: 1 left/));
  await page.tap({ role: 'button', name: 'One more: Tricks' });
  await page.tap({ role: 'button', name: 'Bonus' });
  await page.tap({ role: 'button', name: 'One more: the Skull King, by a mermaid' });
  await page.tap({ role: 'button', name: 'Write, then Bruno' });
  // What is left of the sum stands there already.
  await page.see({ role: 'button', name: 'Write' });
  await page.tap({ role: 'button', name: 'Write' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /60.*10/s));

  // Why it is 60: the parts, with what they rest on.
  await page.tap({ role: 'button', begins: 'Ana, round 1' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Bid made.*Bid 1.*\+20.*Bonus.*\+40.*60/s));
  // A wrong number is put right, and what follows is worked out again.
  await page.tap({ role: 'button', name: 'One less: the Skull King, by a mermaid' });
  await page.until(async () => /60\D+20/.test(await page.text({ role: 'dialog' })));
  await page.tap({ role: 'button', name: 'Correct' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /20.*10/s));
  assert.deepEqual(page.errors, []);
});

test('Yahtzee: boxes in turn, a total with its bonus, the end', async (t) => {
  const { page, setup } = await open(t, 'Yahtzee', ['Ana', 'Bruno']);
  await setup.start();
  await page.see({ role: 'heading', name: 'Yahtzee' });
  const write = async (who, box, n) => {
    await soon(async () => assert.match(await page.text({ role: 'main' }), new RegExp(`${who}: choose a box`)));
    await page.tap({ role: 'button', name: box });
    if (n === undefined) return;
    await page.tap({ role: 'button', name: String(n) });
  };
  await write('Ana', 'Full house', 25);
  await write('Bruno', 'Yahtzee', 50);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /25.*50/s));
  // Whoever has filled least is next.
  await write('Ana', 'Ones', 3);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /28.*50/s));
  // The box that was filled is corrected by a tap.
  await page.tap({ role: 'button', begins: 'Ana, Ones: 3' });
  await page.see({ role: 'dialog' });
  await page.tap({ role: 'button', name: 'Close' });
  assert.deepEqual(page.errors, []);
});

test('Pandemic: counters, a warning, and the win of all', async (t) => {
  const { page, setup } = await open(t, 'Pandemic', ['Ana', 'Bruno']);
  await setup.start();
  await page.tap({ role: 'button', name: 'Outbreaks: 1 more' });
  await soon(async () => assert.match(await page.text({ role: 'group', name: 'Outbreaks' }), /1/));
  await page.tap({ role: 'button', name: 'all four cures' });
  await page.tap({ role: 'button', name: 'Write' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /Only 0 cures are marked/));
  for (let n = 0; n < 4; n += 1) await page.tap({ role: 'button', name: 'Cures: 1 more' });
  await page.tap({ role: 'button', name: 'all four cures' });
  await page.tap({ role: 'button', name: 'Write' });
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana and Bruno win/));
  // The browser reports the one refusal.
  assert.equal(page.errors.length, 1);
});
