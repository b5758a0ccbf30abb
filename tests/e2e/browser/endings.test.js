// A game that went on in two places: one session, another ending, and who says which one counts.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { exported, take } from '../harness/many.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

async function row(server, session, number, amounts) {
  const { revision } = (await server.rpc('table', { session })).answer;
  const entries = amounts.map((amount, seat) => ({ seat, values: { amount } }));
  const { status } = await server.rpc('play', { session, revision, command: { do: 'enter', row: number, entries } });
  assert.equal(status, 200);
}

test('what went on in two places is one game; the longer line counts until a person chooses', async (t) => {
  const [here, there] = [await Server.open(t), await Server.open(t)];
  const evening = await Evening.open(here, ['Ana', 'Bruno'], { game: 'sheet' });
  const { session } = evening;
  await row(here, session, 1, [10, 20]);
  await take(there, await exported(here));
  await row(here, session, 2, [5, 5]);
  await row(there, session, 2, [40, 1]);
  await row(there, session, 3, [1, 1]);
  const theirs = await exported(there);

  const page = await Page.open(t, browser, `${here.address}#/data`);
  await page.page.locator('input[type=file]').setInputFiles({ name: 'theirs.json', mimeType: 'application/json', buffer: await readFile(theirs) });
  await page.tap({ role: 'button', begins: 'Take' });
  await page.tap({ role: 'link', name: 'Which one counts?' });
  await page.see({ role: 'heading', name: 'This game went on in two places' });
  const told = () => page.text({ role: 'region', name: 'This game went on in two places' });
  await soon(async () => assert.match((await told()).replace(/\s+/g, ' '), /3 rounds, until .* Ana 51 Bruno 22 This one counts 2 rounds, until .* Ana 15 Bruno 25 Let this one count/));
  await looksRight(page);
  await page.inTheDark(() => legible(page));
  await page.atSize('narrow', () => fits(page));
  await page.withLargeText(() => fits(page));
  await page.tap({ role: 'button', name: 'Let this one count' });
  await soon(async () => assert.match((await told()).replace(/\s+/g, ' '), /^This game .* 2 rounds, until .* This one counts 3 rounds/));

  // Each exchange of files says so again.
  for (let n = 0; n < 2; n += 1) {
    await take(there, await exported(here));
    await take(here, await exported(there));
  }
  for (const server of [here, there]) {
    const { standing } = (await server.rpc('table', { session })).answer;
    assert.deepEqual(standing.places.map(({ points }) => points), [15, 25]);
    assert.equal((await server.rpc('tables')).answer.length, 1);
  }
  assert.equal(await readFile(await exported(here), 'utf8'), await readFile(await exported(there), 'utf8'));

  await page.tap({ role: 'button', name: 'Both are games' });
  await soon(async () => assert.equal(await page.has({ role: 'heading', name: 'This game went on in two places' }), false));
  await take(there, await exported(here));
  assert.equal((await there.rpc('tables')).answer.length, 2);
});
