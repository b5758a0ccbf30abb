// Rush Out!: scenario 4 with real cards, from the first card to the last trophy, with a market between the rounds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOUR } from '../harness/evening.js';
import { Fingers } from '../harness/fingers.js';
import { laid, shown } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT, RushOutTable } from '../pages/rushOutTable.js';

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
  const { evening, page } = await laid(t, FOUR, { ...RUSH_OUT, first: 0, config: { mode: 'shown', setup: 'S4', catalogue: CATALOGUE } }, { size: 'tablet' });
  const table = new RushOutTable(page);
  const fingers = await Fingers.on(page);
  const view = async () => (await evening.table()).view;
  /** It is so, and the screen has heard of it. */
  const comes = async (what) => {
    await page.until(async () => what(await view()));
    await page.answered();
  };
  /** The sorcerer casts what one die is enough for. */
  async function cast(card, face) {
    await table.thrown('Ana', face, face, face, face, face);
    await comes(({ seats }) => seats[0].dice.every((die) => die.face === face));
    await table.shows(0, 0, face);
    await table.carry(fingers, 0, 0, card);
    await comes(({ spell_row: row, pending, phase }) => !row.some((one) => one?.target === card) || pending !== null || phase !== 'running');
  }

  await page.see({ role: 'button', name: 'Turn up a task' });
  await table.turnUp('task', 'T01', 'sword', 'sword', 'key');
  for (const task of ['T02', 'T03']) await table.turnUp('task', task);
  for (const spell of ['DR5', 'CU1', 'DI1']) await table.turnUp('spell', spell);
  await table.roll(0);
  await comes(({ phase }) => phase === 'running');
  await comes(({ seats }) => seats[0].dice.every(({ face }) => face !== null));

  // A finger carries a die; where it does not go the panel says why, and nothing has moved.
  page.expects(/422/);
  await table.thrown('Bruno', 'sword', 'sword', 'key');
  await table.shows(1, 2, 'key');
  await table.carry(fingers, 1, 2, 'DR5');
  await page.page.locator('[data-seat="1"] [role=alert]').waitFor();
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
  // While it is looked up which card lies there, everybody else goes on.
  await page.tap({ role: 'button', name: 'Turn up a spell' });
  await page.see({ role: 'group', name: 'Turn up a spell' });
  await table.thrown('Carla', 'key', 'key', 'key');
  await comes(({ seats }) => seats[2].dice.every(({ face }) => face === 'key'));
  assert.equal(await page.has({ role: 'dialog' }), false);
  // Back closes it, and the table stays.
  await page.page.goBack();
  await page.page.locator('[data-turn-up]').waitFor({ state: 'detached' });
  await page.tap({ role: 'button', name: 'Turn up a spell' });
  await table.turns('spell', 'DO1');
  await cast('DI1', 'fire');
  await page.see({ role: 'group', name: 'Whom or what?' });
  await page.tap({ role: 'button', name: 'Diego' });
  await comes(({ seats }) => seats[3].vortex_pending);
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
  await cast('DR6', 'water');
  await comes(({ phase }) => phase === 'market');
  await page.page.getByRole('group', { name: 'Market' }).nth(3).waitFor();
  assert.deepEqual((await view()).market.coins, { heroes: 2, sorcerer: 0 });
  await page.page.locator('[data-seat="2"]').getByRole('button', { name: /^Wild is also heart/ }).tap();
  await comes(({ seats }) => seats[2].equipment.includes('EQ-HEART'));
  // In a row from the same side it stands at the head of each panel whose it is.
  const row = await shown(t, evening.hash, { size: 'desktop' });
  for (const [seat, name] of FOUR.entries()) {
    await soon(async () => assert.match(await row.page.locator(`[data-seat="${seat}"]`).innerText(), new RegExp(`^${name}[^]* coins?`)));
  }
  // One hero ends it for all heroes, and that is said before.
  const shop = (seat) => page.page.locator(`[data-seat="${seat}"]`);
  await shop(2).getByRole('button', { name: 'All heroes are done' }).tap();
  for (const seat of [1, 2, 3]) await shop(seat).getByText('Waiting for the sorcerer.').waitFor();
  await shop(0).getByRole('button', { name: 'Done shopping' }).tap();
  await comes(({ phase, round }) => phase === 'ready' && round === 2);
  const next = await view();
  assert.deepEqual([next.trophies, next.gold, next.souls, next.curses], [{ heroes: 0, sorcerer: 1 }, { heroes: 0, sorcerer: 0 }, 8, []]);
  assert.ok(next.seats[2].wild.includes('heart'), 'what was bought stays');

  // The second round is the sorcerer's as well.
  await evening.play({ do: 'roll', seat: 0 });
  await evening.play({ do: 'end_round', winner: 'sorcerer' });
  await page.see({ role: 'link', name: 'See the result' });
  const over = await evening.table();
  assert.deepEqual([over.status, over.view.trophies, over.view.rounds.map(({ winner }) => winner)], ['finished', { heroes: 0, sorcerer: 2 }, ['sorcerer', 'sorcerer']]);
  assert.equal(over.view.rounds[0].reason, 'dragon');
  assert.deepEqual(over.standing.places.map(({ won }) => won), [true, false, false, false]);
});
