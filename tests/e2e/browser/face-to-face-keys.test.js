// Cover Your Assets and games from files around one glass: everybody says their own number by keys at their own side.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONES } from '../harness/chromium.js';
import { FOUR, LONG, TEN } from '../harness/evening.js';
import { places, stoodStill } from '../harness/places.js';
import { laid } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { soon } from '../harness/until.js';
import { PadTable } from '../pages/padTable.js';

/** A table that lies between four people, on a tablet. */
async function lying(t, how) {
  const { evening, page } = await laid(t, FOUR, how, { size: 'tablet' });
  await new PadTable(page).choose('In the middle of the table');
  const side = (seat) => page.page.locator('[data-person]').filter({ hasText: FOUR[seat] }).first();
  const press = async (seat, ...keys) => {
    for (const name of keys) await side(seat).getByRole('button', { name, exact: true }).tap();
  };
  await side(0).locator('.keys').waitFor();
  return { evening, page, side, press };
}

test('Cover Your Assets: four amounts at four sides close the round; what cannot be is said where it was typed', async (t) => {
  const { evening, page, side, press } = await lying(t, { game: 'cover_your_assets' });
  for (const seat of [0, 1, 2, 3]) await soon(async () => assert.match(await side(seat).innerText(), /What is your stack worth\?/));
  const before = await places(page);
  // Two amounts half typed at once: neither disturbs the other.
  await press(0, '3', '2');
  await press(2, '2', '4', '0');
  await press(0, '0', '000');
  stoodStill(before, await places(page), 'while amounts are typed');
  await press(0, 'Save 320,000');
  await press(2, '000', 'Save 240,000');
  await press(1, '2', '5', '1', 'Save 251');
  await soon(async () => assert.match(await side(1).innerText(), /5,000/));
  await press(1, '2', '5', '0', '000', 'Save 250,000');
  assert.equal((await evening.table()).view.sheet.length, 0);
  await press(3, '3', '6', '0', '000', 'Save 360,000');
  await page.until(async () => (await evening.table()).view.sheet.length === 1);
  assert.deepEqual((await evening.table()).view.sheet[0].cells.map(({ amount }) => amount), [320_000, 250_000, 240_000, 360_000]);
  assert.equal(await page.page.getByRole('dialog').count(), 0);
});

test('points of a file are typed at every side; who has said theirs waits', async (t) => {
  const { evening, page, side, press } = await lying(t, { game: 'sheet', config: { game: shelf('six-nimmt') } });
  for (const [seat, keys] of [[3, '7'], [0, '12'], [2, '0'], [1, '30']]) {
    await press(seat, ...keys, `Write ${keys}`);
    await side(seat).locator('.keys').waitFor({ state: seat === 1 ? 'attached' : 'detached' });
  }
  await page.until(async () => (await evening.table()).standing.rounds.length === 1);
});

test('of what a game only warns, the same number once more is written', async (t) => {
  const game = shelf('six-nimmt');
  game.round.checks = [{ id: 'many', each: true, if: 'heads > 50', warn: true, say: { en: 'That is a lot.', es: 'Son muchas.' } }];
  const { evening, page, side, press } = await lying(t, { game: 'sheet', config: { game } });
  page.expects(/422/);
  await press(2, '6', '0', 'Write 60');
  await soon(async () => assert.match(await side(2).innerText(), /60 once more writes it all the same[\s\S]*That is a lot\./));
  // Another number is another question.
  await press(2, 'Take back a digit', '1', 'Write 61');
  await soon(async () => assert.match(await side(2).innerText(), /61 once more/));
  assert.equal((await evening.table()).undo, null);
  await press(2, 'Write 61');
  await side(2).locator('.keys').waitFor({ state: 'detached' });
  assert.notEqual((await evening.table()).undo, null);
});

test('what is said once for all is asked in the middle', async (t) => {
  const { evening, page, press } = await lying(t, { game: 'sheet', config: { game: shelf('uno') } });
  await page.tap({ role: 'button', begins: 'Who went out' });
  await page.see({ role: 'dialog' });
  await page.tap({ role: 'button', name: 'Ana', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Write', within: { role: 'dialog' } });
  await page.page.getByRole('dialog').waitFor({ state: 'detached' });
  // Who went out is not asked.
  for (const [seat, keys] of [[1, '12'], [2, '7'], [3, '30']]) await press(seat, ...keys, `Write ${keys}`);
  await page.until(async () => (await evening.table()).standing.rounds.length === 1);
});

test('what is counted from 0 is said at one’s own side as well, and need not be', async (t) => {
  const { evening, page, side, press } = await lying(t, { game: 'sheet', config: { game: shelf('sushi-go') } });
  for (const [what, n] of [[/^Tempura/, '2'], [/^Maki rolls/, '5']]) {
    await side(0).getByRole('button', { name: what }).tap();
    await press(0, n, `Take ${n}`);
  }
  await press(0, 'Write');
  await side(0).locator('.keys').waitFor({ state: 'detached' });
  for (const seat of [1, 2, 3]) await press(seat, '3', 'Take 3', 'Write');
  await page.until(async () => (await evening.table()).standing.rounds.length === 1);
  const { rounds } = (await evening.table()).standing;
  assert.deepEqual(rounds[0], [11, 1, 1, 1]);
  assert.equal(await page.page.getByRole('dialog').count(), 0);
});

test('several things a person are said at their own side, each by its key, and written together', async (t) => {
  const { evening, page, side, press } = await lying(t, { game: 'sheet', config: { game: shelf('phase-10') } });
  const before = await places(page);
  // Three say theirs at once: what one has half said stays while another writes.
  await press(0, '4', '5', 'Take 45');
  await press(2, 'Phase laid', '1', '0');
  stoodStill(before, await places(page), 'while things are said');
  const shut = await side(1).getByRole('button', { name: 'Write', exact: true }).getAttribute('aria-disabled');
  assert.equal(shut, 'true', 'nothing is written while a number is missing');
  await press(0, 'Write');
  await side(0).locator('.keys').waitFor({ state: 'detached' });
  await press(2, 'Take 10', 'Write');
  for (const seat of [1, 3]) await press(seat, 'Phase laid', '0', 'Take 0', 'Write');
  await page.until(async () => (await evening.table()).view.rows.some((row) => row.complete));
  const { rows } = (await evening.table()).view;
  assert.deepEqual(rows[0].cells.map(({ left, done }) => [left, done === true]), [[45, false], [0, true], [10, true], [0, true]]);
  assert.equal(await page.page.getByRole('dialog').count(), 0);
});

test('around a phone each of six, or of eight, has what is asked whole at their side', async (t) => {
  for (const [seats, game, config] of [[6, 'rage'], [6, 'cover_your_assets'], [8, 'sheet', { game: shelf('pad') }]]) {
    const { page } = await laid(t, [...LONG, ...TEN].slice(0, seats), { game, config }, { size: 'tablet' });
    await new PadTable(page).choose('In the middle of the table');
    await page.page.locator('[data-person]').first().waitFor();
    for (const [width, height] of PHONES) {
      await page.resize(width, height);
      const cut = await page.evaluate(`
        return [...document.querySelectorAll('[data-person] .asks')].filter((asked) => {
          const [side, words] = [asked.closest('[data-person]').getBoundingClientRect(), asked.getBoundingClientRect()];
          return words.left < side.left || words.right > side.right || words.top < side.top || words.bottom > side.bottom;
        }).map((asked) => asked.innerText);
      `);
      assert.deepEqual(cut, [], `${game}, ${width}x${height}`);
    }
  }
});
