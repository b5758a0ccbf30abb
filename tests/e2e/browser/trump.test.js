// The trump of Rage where only points are written down: it is said by a tap, seen, and asked about by the judge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOUR } from '../harness/evening.js';
import { laid } from '../harness/shared.js';
import { soon } from '../harness/until.js';

test('the trump is said while people bid and again while they play; the judge begins with it', async (t) => {
  const { evening, page } = await laid(t, FOUR, {}, { size: 'phone' });
  const trump = async () => (await evening.table()).view.trump;
  for (const [width, height] of [[390, 844], [320, 568]]) {
    await page.resize(width, height);
    await page.tap({ role: 'button', begins: width === 390 ? 'trump' : 'trump blue' });
    await page.tap({ role: 'button', name: 'blue', within: { role: 'dialog' } });
    await page.page.getByRole('dialog').waitFor({ state: 'detached' });
    await soon(async () => assert.deepEqual(await trump(), { is: 'colour', colour: 'B' }));
  }
  await page.resize(390, 844);
  await page.see({ role: 'button', name: 'trump blue' });
  await page.tap({ role: 'button', name: 'Judge' });
  assert.equal(await page.page.getByRole('dialog').getByRole('button', { name: 'blue', exact: true }).first().getAttribute('aria-pressed'), 'true');
  await page.page.goBack();
  await page.page.getByRole('dialog').waitFor({ state: 'detached' });
  // An Out Rage takes it away while the round is played.
  await evening.bids([3, 0, 4, 2]);
  await page.see({ role: 'heading', name: 'Tricks won' });
  await page.tap({ role: 'button', name: 'trump blue' });
  await page.tap({ role: 'button', name: 'no trump', within: { role: 'dialog' } });
  await soon(async () => assert.deepEqual(await trump(), { is: 'none' }));
  await page.see({ role: 'button', name: 'no trump' });
});
