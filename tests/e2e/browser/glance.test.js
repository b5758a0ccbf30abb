// Read from afar: a tap on the scores of a table shows them alone, and nothing but them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evening, FOUR, LONG, TEN } from '../harness/evening.js';
import { server, shown } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { soon } from '../harness/until.js';

const SIZES = [[320, 568], [390, 844], [844, 390], [1180, 820], [1920, 1080]];

/** How high each number is, and whether everything of the glass is inside it. */
const drawn = `
  const glass = document.querySelector('[role=dialog]').getBoundingClientRect();
  const parts = [...document.querySelectorAll('[role=dialog] :is(.score, .name, .next)')].map((one) => one.getBoundingClientRect());
  return {
    heights: [...document.querySelectorAll('[role=dialog] .score')].map((one) => parseFloat(getComputedStyle(one).fontSize)),
    inside: parts.every((one) => one.left >= -0.5 && one.right <= glass.width + 0.5 && one.bottom <= glass.height + 0.5),
  };`;

test('a tap on the scores shows them from afar, and Back leads to the table', async (t) => {
  const rage = await Evening.open(server, LONG);
  await rage.round([3, 0, 4, 3], [3, 0, 4, 3]);
  const assets = await Evening.open(server, FOUR, { game: 'cover_your_assets' });
  await assets.amounts([320_000, 250_000, 240_000, 360_000]);
  const ten = await Evening.open(server, TEN, { game: 'sheet', config: { game: shelf('pad') } });
  const page = await shown(t, '#/', { size: 'phone' });
  for (const table of [rage, ten]) {
    await page.go(table.hash);
    await page.tap({ role: 'list', name: 'Scores' });
    for (const [width, height] of SIZES) {
      await page.resize(width, height);
      const { seats } = await table.table();
      await soon(async () => {
        const { heights, inside } = await page.evaluate(drawn);
        assert.equal(heights.length, seats.length);
        assert.ok(Math.min(...heights) >= (seats.length > 4 ? 0.05 : 0.1) * Math.min(width, height), `${width}x${height}: ${heights}`);
        assert.ok(inside, `${width}x${height}`);
      });
    }
    await page.resize(390, 844);
    await page.page.goBack();
    await soon(async () => assert.equal(await page.page.getByRole('dialog').count(), 0));
    assert.ok(page.page.url().endsWith(table.hash), 'the table stays');
  }
  // Where a line of the scoreboard is a key of the game's own, the menu has the same.
  await page.go(assets.hash);
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', begins: 'Scores to be read from afar' });
  await page.see({ role: 'dialog', name: 'Scores' });
  await soon(async () => {
    const { heights, inside } = await page.evaluate(drawn);
    assert.ok(Math.min(...heights) > 40 && inside, String(heights));
  });
  // Long numbers stand in two lines where that makes them larger; nobody is marked, for all count at once.
  await page.resize(1180, 820);
  await soon(async () => {
    const { heights, inside } = await page.evaluate(drawn);
    assert.ok(Math.min(...heights) > 90 && inside, String(heights));
  });
  assert.equal(await page.page.locator('[role=dialog] li.now').count(), 0);
  await page.resize(390, 844);
  // Each tap turns them to the next side; the way back stays where it is.
  const turn = { role: 'button', name: 'Turn the scores to the next side' };
  await page.tap(turn);
  await page.see({ css: '[role=dialog] [data-turn="90"]' });
  await page.tap({ role: 'button', name: 'Close' });
  await soon(async () => assert.equal(await page.page.getByRole('dialog').count(), 0));
});
