// Under a finger: one tap chooses a seat, however long it takes; a finger that rests drags; one that bounces presses once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Evening } from '../harness/evening.js';
import { Fingers } from '../harness/fingers.js';
import { laid, server, shown } from '../harness/shared.js';

test('one tap chooses a seat, a second one lets it go', async (t) => {
  for (const name of ['Ana', 'Bruno', 'Carla']) await server.rpc('create_person', { name });
  const page = await shown(t, '#/new');
  const fingers = await Fingers.on(page);
  for (const name of ['Ana', 'Bruno', 'Carla']) await page.tap({ role: 'button', name: `Seat ${name}` });
  const seat = (name) => ({ role: 'button', begins: name, within: { role: 'list', name: 'Who sits where' } });
  const pressed = (name) => page.page.getByRole('list', { name: 'Who sits where' }).getByRole('button', { name }).getAttribute('aria-pressed');
  await page.see(seat('Bruno'));
  for (const held of [0, 60, 140, 420, 600]) {
    await fingers.tap(seat('Bruno'), held);
    await page.until(async () => (await pressed('Bruno')) === 'true');
    await fingers.tap(seat('Bruno'), held);
    await page.until(async () => (await pressed('Bruno')) === 'false');
  }
  await fingers.tap(seat('Bruno'), 100);
  await page.tap({ role: 'button', name: 'Take off the table' });
  assert.equal(await page.has(seat('Bruno')), false);
  await fingers.drag(seat('Ana'), seat('Carla'));
  const order = () => page.page.getByRole('list', { name: 'Who sits where' }).getByRole('button').allInnerTexts();
  await page.until(async () => (await order())[0].includes('Carla'));
});

test('a finger that bounces bids for one person, and a tap of its own for the next', async (t) => {
  const names = ['Ana', 'Bruno', 'Carla', 'Diego'];
  const { page } = await laid(t, names);
  const fingers = await Fingers.on(page);
  const asked = async () => names.indexOf((await page.page.getByRole('group', { name: / bids$/ }).getAttribute('aria-label')).replace(' bids', ''));
  const key = { role: 'button', name: '0' };
  await page.see(key);
  const first = await asked();
  await fingers.bounce(key, () => page.until(async () => (await asked()) !== first));
  await page.answered();
  assert.equal(await asked(), (first + 1) % names.length);
  // Later than any bounce.
  await sleep(200);
  await fingers.tap(key);
  await page.until(async () => (await asked()) === (first + 2) % names.length);
});

test('a finger that bounces on By cards counts no card of the keys that come to lie there', async (t) => {
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { game: 'cover_your_assets' });
  const page = await shown(t, evening.hash);
  await page.resize(390, 844);
  const fingers = await Fingers.on(page);
  await page.tap({ role: 'radio', name: 'Amounts' });
  await fingers.bounce({ role: 'radio', name: 'By cards' }, () => page.see({ role: 'group', name: 'Ana counts' }));
  await page.tap({ role: 'button', begins: 'Gold 50,000, one more' });
  await page.see({ role: 'button', begins: 'Ana +50,000' });
});

/** A table card by card on a phone, and a finger that bounces on `key`: gives the table and how many steps came of it. */
async function bouncedOn(t, key, { before = async () => {}, ...how }, sees) {
  const { evening, page } = await laid(t, ['Ana', 'Bruno', 'Carla'], { grain: 'card', ...how }, {}, before);
  await page.resize(390, 844);
  const fingers = await Fingers.on(page);
  await page.see(key);
  const { revision } = await evening.table();
  await fingers.bounce(key, () => page.see(sees));
  await page.answered();
  return { page, steps: (await evening.table()).revision - revision };
}

test('a finger that bounces on a card plays no card of the next person', async (t) => {
  const before = async (evening) => {
    await evening.play({ do: 'turn', cards: ['R5'], empty: false });
    await evening.bids([1, 2, 3]);
  };
  const { steps } = await bouncedOn(t, { role: 'button', begins: 'Bonus' }, { before }, { role: 'heading', name: 'Bruno plays' });
  assert.equal(steps, 1);
});

test('a finger that bounces on a kind turns it up and does nothing with it yet', async (t) => {
  const game = 'cover_your_assets';
  const home = { role: 'button', begins: 'Home' };
  const uses = { role: 'group', begins: 'What with' };
  const turned = await bouncedOn(t, home, { game }, { role: 'heading', name: 'Ana plays' });
  assert.deepEqual([turned.steps, await turned.page.has(uses)], [1, false], 'what was turned up is no card of a hand');
  const before = (evening) => evening.play({ do: 'turn', card: 'CASH' });
  const { steps } = await bouncedOn(t, home, { game, before }, uses);
  assert.equal(steps, 0);
});

test('a finger that bounces on a tile draws for one person', async (t) => {
  const { steps } = await bouncedOn(t, { role: 'button', begins: 'black 7' }, { game: 'rummikub', first: null }, { role: 'heading', name: 'Bruno draws for the start' });
  assert.equal(steps, 1);
});

test('a finger that bounces on the start of a turn starts one, and does nothing with its clock', async (t) => {
  for (const grain of ['round', 'card']) {
    const how = { game: 'rummikub', grain, config: { turn_seconds: 60 } };
    const { steps } = await bouncedOn(t, { role: 'button', begins: 'Start' }, how, { role: 'timer', begins: '' });
    assert.equal(steps, 1, grain);
  }
});

test('a finger that rests on Undo sees the last steps, and goes back to one of them', async (t) => {
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla', 'Diego']);
  await evening.round([3, 0, 4, 2], [3, 0, 5, 2]);
  for (const [seat, n] of [[1, 2], [2, 1]]) await evening.play({ do: 'bid', seat, n });
  const page = await shown(t, evening.hash);
  const fingers = await Fingers.on(page);
  const undo = { role: 'button', begins: 'Undo: Carla bids 1' };
  await page.see(undo);
  await fingers.tap(undo, 700);
  const list = { role: 'dialog', name: 'Undo back to' };
  await page.see({ role: 'button', begins: '', within: list });
  await page.until(async () => /Carla bids 1\.[\s\S]*Bruno bids 2\.[\s\S]*Results of round 1 ·/.test(await page.text(list)));
  // Nothing was taken back by holding.
  assert.match(JSON.stringify((await evening.table()).undo), /bid/);
  const before = (await evening.table()).view.sheet.length;
  // Turned, the list stays.
  await page.resize(844, 390);
  await page.page.getByRole('dialog').getByRole('button').filter({ hasText: 'Bruno bids 2.' }).tap();
  await page.see({ role: 'button', begins: 'Undo: Results of round 1' });
  assert.equal((await evening.table()).view.sheet.length, before);
});
