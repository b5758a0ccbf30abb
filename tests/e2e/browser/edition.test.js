// The box is another edition: every round is scored again, and back (scenario 3).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evening } from '../harness/evening.js';
import { server, shown } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { RageTable } from '../pages/rageTable.js';

test('another edition shows before and after, can be left, accepted and undone', async (t) => {
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla', 'Diego']);
  await evening.round([3, 0, 4, 2], [[3, 1, 0], 0, [5, 0, 1], 2]);
  await evening.round([2, 1, 4, 2], [2, 1, 4, 2]);
  await evening.round([1, 3, 2, 2], [2, 3, 2, 1]);
  const page = await shown(t, evening.hash);
  const table = new RageTable(page);
  await table.asksBid('Diego');
  const first = [18, 5, 0, 12];
  const before = await evening.table();
  const kept = await evening.asItStands();
  assert.deepEqual(before.standing.rounds[0], first);

  await table.choose('Other edition');
  await page.tap({ role: 'radio', name: 'With penalty' });
  const moved = async () => {
    const lines = await page.evaluate(
      'return [...document.querySelectorAll(\'[role="dialog"] li\')].map((line) => line.textContent.replaceAll("\u2212", "-"))',
    );
    return lines.map((line) => line.match(/-?\d+/g).map(Number));
  };
  const after = [
    [18, 12, -3], [10, 11, 13], [-5, 14, 12], [12, 12, -4],
  ].map((points) => points.reduce((sum, n) => sum + n, 0));
  const expected = before.standing.places.map(({ points }, seat) => [points, after[seat]]);
  await page.until(async () => JSON.stringify(await moved()) === JSON.stringify(expected));

  await page.tap({ role: 'button', name: 'Cancel' });
  await soon(async () => assert.equal((await evening.table()).revision, before.revision));
  await soon(async () => assert.deepEqual((await table.totals(1)).map(Number), first));

  await table.choose('Other edition');
  await page.tap({ role: 'radio', name: 'With penalty' });
  await page.see({ role: 'heading', name: 'Totals' });
  await page.tap({ role: 'button', name: 'Accept' });
  await page.until(async () => (await table.totals(1)).join() === '18,10,\u22125,12');
  const accepted = await evening.table();
  assert.equal(accepted.revision, before.revision + 1);
  assert.deepEqual(accepted.standing.places.map(({ points }) => points), after);

  await table.undo();
  await page.until(async () => (await table.totals(1)).join() === first.join());
  const { redo: _, ...undone } = JSON.parse(await evening.asItStands());
  const { redo: __, ...original } = JSON.parse(kept);
  assert.deepEqual(undone, original);
});
