// Rummikub's judge: is this a meld, does this open, does this turn hold, what can be played (scenarios 8 and 9).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOUR } from '../harness/evening.js';
import { laid, shown } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { TileJudge } from '../pages/tileJudge.js';

async function judging(t, look = {}) {
  const page = await shown(t, '#/', look);
  const judge = new TileJudge(page);
  await judge.open();
  return { page, judge };
}

// Three of the twenty melds of scenario 8, which are all in `melds.play`: refused with its rule, mended, read in many ways.
const MELDS = [
  ['R13 Y13 K13 K13', /Not a meld\. A group has each colour once, and black 13 is there twice.*RK-10/s],
  ['R3 R4 R6', /red 5 is missing/],
  ['J J R9', /Run or group.*read in 6 ways.*Run: red 7, red 8, red 9.*Group/s],
];

test('is this a meld, and why not', async (t) => {
  const { judge } = await judging(t, { size: 'desktop' });
  for (const [text, says] of MELDS) {
    await judge.clear();
    await judge.paste(text);
    await judge.says(says);
  }
});

test('the game that is chosen stays in the line where it was pressed', async (t) => {
  const page = await shown(t, '#/judge');
  for (const [width, height] of [[320, 568], [360, 640], [390, 844], [844, 390], [1280, 800]]) {
    await page.resize(width, height);
    for (const game of ['Rummikub', 'Rage']) {
      const key = page.page.locator('.games label', { hasText: game });
      await key.scrollIntoViewIfNeeded();
      const before = await key.boundingBox();
      await key.click();
      await page.page.locator('.games .chosen', { hasText: game }).waitFor();
      const { x, y } = await key.boundingBox();
      assert.deepEqual([x, y], [before.x, before.y], `${game} at ${width}x${height}`);
    }
  }
});

test('tapped, typed and mended: a repair takes the place of the tiles', async (t) => {
  const { page, judge } = await judging(t);
  for (const colour of ['black', 'blue', 'blue']) await judge.tile(colour, 8);
  await judge.says(/blue 8 is there twice.*This would do/s);
  await soon(async () => assert.equal(await page.evaluate('return document.querySelectorAll(".melds .refused").length'), 2));
  await page.tap({ role: 'button', begins: 'red 8 instead of blue 8' });
  await judge.says(/Group.*worth 24/s);
  await judge.type('j');
  await judge.says(/Group.*worth 24, or 32 with its joker/s);
  // A third copy is a key that is struck; pressed all the same it is refused with its reason.
  await judge.type(',b8b8');
  await page.see({ role: 'button', name: 'blue 8, both are used' });
});

test('the first thirty: jokers count 0 at home, and their face by the official rules', async (t) => {
  const { page, judge } = await judging(t, { size: 'desktop' });
  await judge.ask('Whole turn');
  await page.tap({ role: 'switch', name: 'Has opened' });
  await judge.ask('After');
  const lay = async (text) => {
    await judge.clear();
    await judge.paste(text);
  };
  await lay('R10 B10 J');
  await judge.says(/10 short of opening\. This comes to 20, and it takes 30.*RK-22/s);
  await lay('K11 R11 B11');
  await judge.says(/The turn holds.*It opens with 33/s);
  await judge.rules('Official');
  await lay('R10 B10 J');
  await judge.says(/The turn holds.*It opens with 30/s);
  await lay('R9 B9 J');
  await judge.says(/3 short of opening\. This comes to 27/s);
});

test('a hard turn: an opening that touches the table, tiles that vanish, a joker that is kept', async (t) => {
  const { page, judge } = await judging(t, { size: 'desktop' });
  await judge.ask('Whole turn');
  await judge.type('B3 B4 B5');
  await page.tap({ role: 'switch', name: 'Has opened' });
  await judge.ask('Rack');
  await judge.type('R10 B10 K10 B6 K2');
  await judge.ask('After');
  await judge.type('B6,R10B10K10');
  await judge.says(/The table stays as it is when somebody opens.*RK-24/s);
  await soon(async () => assert.equal(await page.evaluate('return document.querySelectorAll(".melds .refused").length'), 3));
  await page.tap({ role: 'switch', name: 'Has opened' });
  await judge.says(/The turn holds\..*From the rack: blue 6, black 10, blue 10, red 10|The turn holds\./s);
});

test('the table after a turn begins as the one before it, also when it was looked at first', async (t) => {
  const { page, judge } = await judging(t);
  await judge.ask('Whole turn');
  await judge.ask('After');
  await judge.ask('Before');
  await judge.type('B3 B4 B5 ');
  await judge.ask('After');
  await page.until(async () => (await judge.tiles()) === 3);
  await judge.type('B6 ');
  await judge.says(/The turn holds/);
  // What was laid out stays, whatever is looked at.
  await judge.ask('Before');
  await judge.ask('After');
  await page.until(async () => (await judge.tiles()) === 4);
  await page.tap({ role: 'button', name: 'As it was before' });
  await judge.says(/Nothing came from the rack/);
});

test('a joker may stand for two tiles: either of them takes its place', async (t) => {
  const { judge } = await judging(t, { size: 'desktop' });
  await judge.rules('Official');
  await judge.ask('Whole turn');
  await judge.type('K6R6J');
  await judge.ask('After');
  await judge.clear();
  await judge.type('K6K7K8,R6R7R8J');
  await judge.says(/It stands for one of these: blue 6 and yellow 6; lay one of them in its place/);
});

test('a run with a joker: so many of its holes are missing as it leaves', async (t) => {
  const { judge } = await judging(t, { size: 'desktop' });
  await judge.type('R3JR7');
  await judge.says(/2 of these are missing in the run: red 4, red 5 and red 6/);
});

test('what can I play: a hint, the moves, before and after, and on the table it is', async (t) => {
  const { page, judge } = await judging(t, { size: 'tablet' });
  await judge.ask('What can I play?');
  await judge.type('R3R4R5R6,K9R9B9,Y11B11R11,B6B7B8');
  await judge.ask('Your rack');
  await judge.type('R2K6B6Y9Y1R13');
  await page.tap({ role: 'button', name: 'Find the best play' });
  await judge.says(/Play 4 of 6.*every way was checked\..*Start with red 2/s);
  await soon(async () => assert.equal(await page.has({ role: 'button', name: 'Put it on the table' }), false));
  await page.tap({ role: 'button', name: 'Show the play' });
  await judge.says(/joins the red run 3 to 6, and red 6 comes free.*joins the 9s.*A new group with red 6 from the table/s);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /14\s+points left/));
  await page.see({ role: 'button', name: 'rule RK 27' });
  const laid = () => page.evaluate(`return [...document.querySelectorAll('ul.table ul')].map((meld) => meld.querySelectorAll('[role=img]').length)`);
  await soon(async () => assert.deepEqual((await laid()).sort(), [3, 3, 3, 4, 4]));
  await page.tap({ role: 'radio', name: 'Before' });
  await soon(async () => assert.deepEqual((await laid()).sort(), [3, 3, 3, 4]));
  await page.tap({ role: 'radio', name: 'Most points' });
  await judge.says(/Play \d of 6/);
  await page.tap({ role: 'button', name: 'Put it on the table' });
  await page.see({ role: 'button', name: 'Find the best play' });
  await page.tap({ role: 'button', name: 'Find the best play' });
  await judge.says(/Nothing can be played/);
});

test('from a table the judge has the whole glass, and the cloth its part of it', async (t) => {
  const { page } = await laid(t, FOUR, { game: 'rummikub' });
  await page.see({ role: 'heading', name: 'Who goes out?' });
  await page.press('j');
  await page.page.locator('.melds').waitFor();
  for (const [width, height] of [[320, 568], [844, 390], [820, 1180], [1280, 800]]) {
    await page.resize(width, height);
    const at = `${width}x${height}`;
    await soon(async () => assert.equal((await page.page.getByRole('dialog').boundingBox()).width, width, at));
    // What was laid out for the size before is laid out anew.
    await soon(async () => {
      assert.ok((await page.page.locator('.melds').boundingBox()).height >= 80, `${at}: the cloth`);
      const pad = await page.page.locator('.pad').last().boundingBox();
      assert.ok(pad.y + pad.height <= height + 1, `${at}: the picker is in sight`);
    });
  }
});

test('four tiles tapped where they stood at first are those four', async (t) => {
  const { page, judge } = await judging(t, { size: 'tablet' });
  await page.evaluate('document.activeElement?.blur()');
  const middle = async (name) => {
    const box = await page.page.getByRole('group', { name: name.startsWith('joker') ? 'black' : 'red' }).getByRole('button', { name, exact: !name.startsWith('joker') }).first().boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const points = [];
  for (const name of ['red 6', 'red 7', 'joker', 'red 9']) points.push(await middle(name));
  for (const [x, y] of points) await page.page.touchscreen.tap(x, y);
  await judge.says(/Run.*worth 22/s);
});

test('seven jokers on five melds are said to be too many; a joker at an end is named', async (t) => {
  const { page, judge } = await judging(t, { size: 'desktop' });
  await judge.type('r12r13j');
  await judge.says(/Run.*worth 25/s);
  await page.see({ role: 'button', name: 'joker as red 11' });
  await judge.type(',k1k2j,b1b2j');
  await judge.says(/There are only two of joker/);
});
