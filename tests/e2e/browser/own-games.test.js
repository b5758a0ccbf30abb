// Games that are on no list: three made by touch in under two minutes each, one written as a file; each is played by
// touch to its end.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { looksRight } from '../harness/looks.js';
import { made } from '../harness/made.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { NewTable } from '../pages/newTable.js';

const next = (page, name) => page.tap({ role: 'button', name });

/** Opens the table of the game that was just saved, with both of its people. */
async function sitDown(page) {
  const setup = new NewTable(page);
  for (const name of ['Ana', 'Bruno']) await setup.sit(name);
  await setup.start();
}

/** Writes a number for the person who is asked. */
async function write(page, who, what, n) {
  await page.see({ role: 'spinbutton', name: `${who}: ${what}` });
  for (const digit of String(n)) await page.tap({ role: 'button', name: digit, within: { css: '[data-primary]' } });
  await page.tap({ role: 'button', begins: 'Write' });
}

const ended = async (page, said) => {
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), said));
  await looksRight(page);
};

test('Wingspan: one count at the end', async (t) => {
  const boxes = ['Birds', 'Eggs', 'Food and cards'];
  const { page, game } = await made(t, 'Wingspan', async (page, write) => {
    await next(page, 'What is written down');
    await page.tap({ css: 'label:has-text("one count at the end")' });
    await next(page, 'A number');
    for (const [at, from] of ['Points', 'Bonus', 'Points'].entries()) {
      await page.tap({ role: 'button', begins: from });
      await write('What it is called', boxes[at]);
      await next(page, 'Close');
    }
    await next(page, 'What it is worth');
  });
  assert.deepEqual(game.sheet.fields.map(({ name }) => name), boxes);
  await sitDown(page);
  const counts = { Ana: [41, 12, 9], Bruno: [38, 15, 10] };
  for (const [at, box] of boxes.entries()) {
    for (const who of ['Ana', 'Bruno']) {
      await page.tap({ role: 'button', name: `${who}, ${box}: –` });
      await write(page, who, box, counts[who][at]);
      await page.see({ role: 'button', name: `${who}, ${box}: ${counts[who][at]}` });
    }
  }
  await ended(page, /Bruno wins with 63/);
});

test('Golf: nine rounds, the fewest points win', async (t) => {
  const { page, game } = await made(t, 'Golf', async (page, write) => {
    await page.tap({ css: 'label:has-text("fewest")' });
    await page.tap({ css: 'label:has-text("a number of rounds")' });
    await write('Rounds', '9');
    await next(page, 'What is written down');
    await next(page, 'What it is worth');
  });
  assert.deepEqual([game.wins, game.rounds.count], ['low', 9]);
  await sitDown(page);
  for (let round = 1; round <= 9; round += 1) {
    await soon(async () => assert.match(await page.text({ role: 'main' }), new RegExp(`round ${round} of 9`)));
    await write(page, 'Ana', 'Points', round % 2 ? 4 : 7);
    await write(page, 'Bruno', 'Points', 5);
  }
  await ended(page, /Bruno wins with 45/);
});

test('Cribbage: whoever has 121 first', async (t) => {
  const { page, game } = await made(t, 'Cribbage', async (page, write) => {
    await page.tap({ css: 'label:has-text("up to some points")' });
    await write('It ends at', '121');
    await next(page, 'What is written down');
    await next(page, 'What it is worth');
  });
  assert.deepEqual(game.end, { when: 'max(each.total) >= 121' });
  await sitDown(page);
  for (const [ana, bruno] of [[24, 16], [58, 60], [40, 22]]) {
    await write(page, 'Ana', 'Points', ana);
    await write(page, 'Bruno', 'Points', bruno);
  }
  await ended(page, /Ana wins with 122/);
});

test('Darts, written as a file: down to exactly nothing, legs, and the match', async (t) => {
  const server = await Server.open(t);
  const game = JSON.parse(await readFile(new URL('../../../crates/games/tests/fixtures/games/darts.json', import.meta.url), 'utf8'));
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'sheet', config: { game, house: { from: 101 } } });
  const page = await Page.open(t, browser, server.address + evening.hash);
  const total = (who, n) => soon(async () => assert.match(await page.text({ role: 'main' }), new RegExp(`${who}\\s+${n}\\s`)));
  const turns = [['Ana', 60, 41], ['Bruno', 45, 56], ['Ana', 60, 41], ['Bruno', 55, 56], ['Ana', 41, 101], ['Bruno', 26, 75]];
  for (const [who, thrown, left] of turns) {
    await write(page, who, 'Thrown', thrown);
    await total(who, left);
  }
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana\s+101\s+1 won.*Bruno\s+75\s+0 won/s));
  await write(page, 'Ana', 'Thrown', 101);
  // What is played for games ends with the games that each has won.
  await ended(page, /Ana\s+2\s+1st\s+Bruno\s+0\s+2nd.*Ana wins/s);
  assert.doesNotMatch(await page.text({ role: 'main' }), /lowest total/);
});
