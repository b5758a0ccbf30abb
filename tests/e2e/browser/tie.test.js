// Equal totals at the end (scenario 6).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evening } from '../harness/evening.js';
import { server, shown } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { RageTable } from '../pages/rageTable.js';
import { Home } from '../pages/home.js';
import { NewTable } from '../pages/newTable.js';

const THREE = ['Ana', 'Bruno', 'Carla'];

test('equal points and equal exact bids: the win is shared, places 1, 1, 3', async (t) => {
  const page = await shown(t, '#/');
  await new Home(page).newTable();
  const setup = new NewTable(page);
  for (const name of THREE) await setup.add(name);
  await setup.deals('Carla');
  await setup.ownRounds('1 1');
  await setup.start();
  const table = new RageTable(page);
  await table.bids([['Ana', 1], ['Bruno', 0], ['Carla', 0]]);
  await table.close(1);
  await table.bids([['Bruno', 1], ['Carla', 0], ['Ana', 0]]);
  await table.close(2);

  // Who leaves it as the rules have it goes on from here, too.
  await page.see({ role: 'link', name: 'See the result' });
  await page.tap({ role: 'button', name: 'Settle the tie' });
  await page.see({ role: 'heading', name: 'Ana and Bruno are equal' });
  for (const name of ['As the rulebook says', 'Share the win', 'One more round', 'Choose who won']) {
    await soon(async () => assert.ok(await page.has({ role: 'button', name }), name));
  }
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /RG-55/));
  await page.tap({ role: 'button', name: 'As the rulebook says' });
  await page.tap({ role: 'link', name: 'See the result' });

  await page.see({ role: 'heading', name: 'Ana and Bruno won with 16 each' });
  await soon(async () => assert.ok(await page.has({ role: 'button', name: 'rule RG 56' })));
  const places = () => page.evaluate('return [...document.querySelectorAll("[aria-labelledby=result] ol > li")].map((line) => line.innerText.replace(/\\s+/g, " "))');
  await soon(async () => assert.deepEqual(await places(), ['1st Ana wins 16', '1st Bruno wins 16', '3rd Carla 10']));
  await page.tap({ role: 'link', name: 'Back' });
  await page.see({ role: 'heading', name: 'History' });
  const winners = () => page.evaluate('return document.querySelector("main .winners")?.innerText.replace(/\\s+/g, " ")');
  await soon(async () => assert.equal(await winners(), 'Ana wins Bruno wins'));
  const { answer } = await server.rpc('history');
  assert.deepEqual(answer.sessions[0].standing.places.map(({ won }) => won), [true, true, false]);
});

/** Ana and Bruno on 16; Bruno bid exactly twice, Ana once. */
async function equalTotals(t) {
  const evening = await Evening.open(server, THREE, { config: { round_plan: [1, 1] } });
  await evening.round([1, 0, 0], [[1, 1, 0], 0, 0]);
  await evening.bids([1, 1, 1]);
  const page = await shown(t, evening.hash);
  const table = new RageTable(page);
  await table.tricks('Ana', 0);
  await table.tricks('Carla', 0);
  await table.close(2);
  await page.tap({ role: 'button', name: 'Settle the tie' });
  return { evening, page };
}

test('the rulebook takes who bid exactly more often, and says so', async (t) => {
  const { evening, page } = await equalTotals(t);
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /the most exact bids win: Bruno\./));
  await page.tap({ role: 'button', name: 'rule RG 55', within: { role: 'dialog' } });
  await page.press('Escape');
  await page.tap({ role: 'button', name: 'As the rulebook says' });
  await page.see({ role: 'heading', begins: 'Bruno wins the tie-break: ' });
  await soon(async () => assert.ok(await page.has({ role: 'button', name: 'rule RG 55' })));
  await soon(async () => assert.deepEqual((await evening.table()).standing.places.map(({ place }) => place), [2, 1, 3]));
});

test('the table decides, with a few words', async (t) => {
  const { evening, page } = await equalTotals(t);
  await page.tap({ role: 'button', name: 'Ana' });
  await page.type({ role: 'textbox', name: 'How was it decided' }, 'a coin');
  await page.tap({ role: 'button', name: 'Ana won' });
  await page.see({ role: 'heading', begins: 'Ana won' });
  await soon(async () => assert.deepEqual((await evening.table()).standing.places.map(({ won }) => won), [true, false, false]));
});

test('shared, undone, and then one more round', async (t) => {
  const { evening, page } = await equalTotals(t);
  const table = new RageTable(page);
  await page.tap({ role: 'button', name: 'Share the win' });
  await page.see({ role: 'heading', begins: 'Ana and Bruno won' });
  await table.undo();
  await page.tap({ role: 'button', name: 'Settle the tie' });
  await page.tap({ role: 'button', name: 'One more round' });
  await table.bids([['Carla', 0], ['Ana', 1], ['Bruno', 0]]);
  await table.close(3);
  await page.see({ role: 'heading', begins: 'Ana won' });
  await soon(async () => assert.equal((await evening.table()).standing.rounds.length, 3));
});
