// Rush Out!: scenario 4 with real cards, from the first card to the last trophy, with a market between the rounds.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { Fingers } from '../harness/fingers.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT, RushOutTable } from '../pages/rushOutTable.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** Cards that are quickly done: a spell a die. */
const short = (id, symbol) => ({ id, sorcerer: [symbol], banner: null });
const CATALOGUE = {
  schema: 1, name: 'Short',
  overrides: [
    short('DR5', 'plant'), short('DR6', 'water'), short('CU1', 'air'), short('DI1', 'fire'), short('CO5', 'lightning'), short('DO1', 'plant'),
    { id: 'G02', hero: ['heart'], sorcerer: ['water', 'water', 'air'], banner: null },
  ],
};

test('an evening of four: gold, a curse, a vortex, a doom, the dragon, the market, two trophies', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR, { ...RUSH_OUT, first: 0, config: { mode: 'shown', setup: 'S4', catalogue: CATALOGUE } });
  const page = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet' });
  const table = new RushOutTable(page);
  const fingers = await Fingers.on(page);
  const view = async () => (await evening.table()).view;
  /** It is so, and the screen has heard of it. */
  const comes = async (what) => {
    await page.until(async () => what(await view()));
    await page.answered();
  };
  const lies = (card) => page.page.locator(`[data-frame] [data-target="${card}"]`).waitFor();

  async function layOut(...spells) {
    await table.turnUp('task', 'T01', 'sword', 'sword', 'key');
    await table.turnUp('task', 'T02');
    await table.turnUp('task', 'T03');
    for (const spell of spells) await table.turnUp('spell', spell);
  }
  async function begin() {
    await table.roll(0);
    await comes(({ phase }) => phase === 'running');
    await comes(({ seats }) => seats[0].dice.every(({ face }) => face !== null));
  }
  /** The sorcerer casts what one die is enough for. */
  async function cast(card, face) {
    await table.thrown('Ana', face, face, face, face, face);
    await comes(({ seats }) => seats[0].dice.every((die) => die.face === face));
    await table.shows(0, 0, face);
    await table.carry(fingers, 0, 0, card);
    await comes(({ spell_row: row, pending, phase }) => !row.some((one) => one?.target === card) || pending !== null || phase !== 'running');
  }

  await page.see({ role: 'button', name: 'Turn up a task' });
  await layOut('DR5', 'CU1', 'DI1');
  // moment: laid
  await begin();

  // A finger carries a die; where it does not go the panel says why, and nothing has moved.
  await table.thrown('Bruno', 'sword', 'sword', 'key');
  await table.shows(1, 2, 'key');
  await table.carry(fingers, 1, 2, 'DR5');
  await page.page.locator('[data-seat="1"] [role=alert]').waitFor();
  // moment: refused
  await soon(async () => assert.equal((await view()).seats[1].dice[2].at, 'hand'));
  for (const at of [0, 1, 2]) {
    await table.carry(fingers, 1, at, 'T01');
    await comes(({ seats, task_row: row }) => seats[1].dice[at].at === 'slot' || row[0]?.target !== 'T01');
  }
  await table.turnUp('task', 'G02');
  await table.thrown('Carla', 'heart', 'heart', 'heart');
  await table.shows(2, 0, 'heart');
  await table.carry(fingers, 2, 0, 'G02');
  await comes(({ gold }) => gold.heroes === 1);
  await table.turnUp('task', 'T04');

  // A curse lies on all, a vortex takes a die, a doom wounds.
  await cast('CU1', 'air');
  await comes(({ curses }) => curses.length === 1);
  // moment: curse
  await table.turnUp('spell', 'DO1');
  await cast('DI1', 'fire');
  await page.see({ role: 'group', name: 'Whom or what?' });
  // moment: spell
  await page.tap({ role: 'button', name: 'Diego' });
  await comes(({ seats }) => seats[3].vortex_pending);
  // moment: vortex
  await table.die(3, 0);
  await comes(({ seats }) => seats[3].dice[0].at === 'vortex');
  await table.turnUp('spell', 'DR6');
  await cast('DO1', 'plant');
  await page.tap({ role: 'button', name: 'Bruno' });
  await comes(({ seats, souls }) => seats[1].wounded && souls < 8);
  await table.turnUp('spell', 'CO5');

  // The dragon reaches the deck: the round is the sorcerer's, and the gold of the heroes buys them something.
  await cast('DR5', 'plant');
  await comes(({ dragon }) => dragon.at === 2);
  await table.turnUp('spell', 'CO1');
  // moment: dragon
  await cast('DR6', 'water');
  await comes(({ phase }) => phase === 'market');
  await page.page.getByRole('group', { name: 'Market' }).nth(3).waitFor();
  // moment: market
  assert.deepEqual((await view()).market.coins, { heroes: 2, sorcerer: 0 });
  await page.page.locator('[data-seat="2"]').getByRole('button', { name: /^Wild is also heart/ }).tap();
  await comes(({ seats }) => seats[2].equipment.includes('EQ-HEART'));
  for (const seat of [0, 2]) await page.page.locator(`[data-seat="${seat}"]`).getByRole('button', { name: 'Done shopping' }).tap();
  await comes(({ phase, round }) => phase === 'ready' && round === 2);
  const next = await view();
  assert.deepEqual([next.trophies, next.gold, next.souls, next.curses], [{ heroes: 0, sorcerer: 1 }, { heroes: 0, sorcerer: 0 }, 8, []]);
  assert.ok(next.seats[2].wild.includes('heart'), 'what was bought stays');

  await page.see({ role: 'button', name: 'Turn up a task' });
  await layOut('DR5', 'DR6', 'CO5');
  await begin();
  await cast('DR5', 'plant');
  await lies('DR6');
  await table.turnUp('spell', 'CU1');
  await cast('DR6', 'water');
  await comes(({ phase }) => phase === 'finished');
  await page.see({ role: 'link', name: 'See the result' });
  // moment: end
  const over = await evening.table();
  assert.deepEqual([over.status, over.view.trophies, over.view.rounds.map(({ winner, reason }) => [winner, reason])], ['finished', { heroes: 0, sorcerer: 2 }, [['sorcerer', 'dragon'], ['sorcerer', 'dragon']]]);
  assert.deepEqual(over.standing.places.map(({ won }) => won), [true, false, false, false]);
  // The browser notes the one die that did not fit.
  assert.deepEqual(page.errors.filter((error) => !error.includes('422')), []);
});
