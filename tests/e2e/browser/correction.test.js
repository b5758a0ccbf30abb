// A mistake from round 2 comes to light in round 5 (scenario 4).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evening, FOUR } from '../harness/evening.js';
import { server, shown } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { soon } from '../harness/until.js';
import { CyaTable } from '../pages/cyaTable.js';
import { PadTable } from '../pages/padTable.js';
import { RageTable } from '../pages/rageTable.js';
import { RummikubTable } from '../pages/rummikubTable.js';
import { Rush7Table } from '../pages/rush7Table.js';

/** Five rounds, and the page where the sixth is bid. */
async function fiveRounds(t) {
  const evening = await Evening.open(server, FOUR);
  await evening.round([3, 0, 4, 2], [3, 0, 5, 2]);
  await evening.round([2, 1, 4, 2], [2, 1, 4, 2]);
  await evening.round([1, 3, 2, 2], [2, 3, 2, 1]);
  await evening.round([2, 2, 2, 1], [2, 2, 2, 1]);
  await evening.round([1, 1, 1, 1], [2, 2, 1, 1]);
  const page = await shown(t, evening.hash);
  const table = new RageTable(page);
  await table.asksBid('Bruno');
  return { server, evening, page, table };
}

/** Carla took 3 in round 2, and Ana the trick that is missing then. */
async function correct({ page, table }) {
  await table.cell('Carla', 2);
  await page.see({ role: 'heading', begins: 'Why +14?' });
  await table.less('Carla');
  await page.see({ role: 'alert' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /They come to 8, and this round has 9/));
  await page.see({ role: 'button', name: 'The tricks do not add up.' });
  await table.more('Ana');
  await page.see({ role: 'heading', name: 'Totals' });
  await table.saveCorrection();
  await page.until(async () => (await table.row(2))[2].tricks === 3);
}

test('the totals from round 2 on follow, and are marked', async (t) => {
  const trial = await fiveRounds(t);
  const { evening, page, table } = trial;
  const totals = async () => (await evening.table()).view.sheet.map((row) => row.cells.map((cell) => cell.total));
  const before = await totals();
  await correct(trial);
  const moved = before.map((row, i) => (i === 0 ? row : [row[0] - 9, row[1], row[2] - 11, row[3]]));
  await soon(async () => assert.deepEqual(await totals(), moved));
  for (const round of [1, 2, 3, 4, 5]) {
    await soon(async () => assert.deepEqual((await table.totals(round)).map(Number), moved[round - 1]));
  }
  const marked = (await table.sheet()).filter((cell) => cell.corrected);
  assert.deepEqual([...new Set(marked.map(({ who }) => who))].sort(), ['Ana', 'Carla']);
  assert.ok(marked.some(({ round }) => round === 2) && marked.every(({ round }) => round >= 2));
  // What was undone is marked no longer.
  await table.undo();
  await soon(async () => assert.deepEqual(await totals(), before));
  await soon(async () => assert.deepEqual((await table.sheet()).filter((cell) => cell.corrected), []));
});

test('the log says who, when, old and new', async (t) => {
  const trial = await fiveRounds(t);
  await correct(trial);
  await trial.table.openLog();
  await trial.page.see({ role: 'dialog' });
  await trial.page.until(async () => (await trial.page.text({ role: 'dialog' })).includes('Correction of round 2'));
  const said = await trial.page.text({ role: 'dialog' });
  assert.match(said, /\d\d:\d\d/);
  // Both numbers in one line, and nothing of what follows from them.
  assert.match(said, /Correction of round 2: Ana took 2 → 3 tricks · Carla took 4 → 3 tricks$/m);
});

/** What a page writes itself, by taps, and the heading of the correction that its line of the log opens. */
const WRITTEN = [
  { how: {}, opens: 'Round 1, 10 cards', write: (page) => new RageTable(page).bids([['Ana', 3], ['Bruno', 0]]) },
  {
    how: { game: 'cover_your_assets' }, opens: 'Round 1',
    write: async (page) => {
      const table = new CyaTable(page);
      await table.byAmounts();
      await table.amounts([320_000, 250_000]);
    },
  },
  { how: { game: 'rush7', grain: 'card' }, opens: 'Turn 1, zone 1', write: (page) => new Rush7Table(page).battle(7, 5) },
  { how: { game: 'sheet' }, opens: 'Ana, round 1', write: (page) => new PadTable(page).write('Ana', 'round 1', 12) },
  {
    how: { game: 'rummikub' }, opens: 'Game 1, points',
    write: async (page) => {
      const table = new RummikubTable(page);
      await table.out('Ana');
      await table.rack('Bruno', 12);
      await table.write(1);
    },
  },
];

test('a line of the log that was written a moment ago opens its correction, in every game', async (t) => {
  const page = await shown(t, '#/');
  for (const { how, write, opens } of WRITTEN) {
    const evening = await Evening.open(server, FOUR.slice(0, 2), how);
    await page.go(evening.hash);
    await page.see({ css: '[data-primary]' });
    await write(page);
    await page.answered();
    await page.tap({ role: 'button', name: 'Log' });
    await page.see({ css: '[role=dialog] li button' });
    // What opens nothing is no button: the opening of the table.
    assert.equal(await page.evaluate(`return document.querySelector('[role=dialog] ol li:last-child').querySelectorAll('button').length`), 0);
    await page.tap({ css: '[role=dialog] li button' });
    await page.see({ role: 'heading', name: opens });
    // One sheet at a time: the log is not beside it.
    await page.until(async () => (await page.page.getByRole('dialog').count()) === 1);
    await page.press('Escape');
    await page.until(async () => (await page.page.getByRole('dialog').count()) === 0);
  }
});

test('Rage: a card is corrected to one with which a colour and a value are announced', async (t) => {
  const evening = await Evening.open(server, FOUR.slice(0, 3), { grain: 'card', config: { change_rage: 'player_names', wild_value: 'announced' } });
  await evening.play({ do: 'turn', cards: ['R5'], empty: false });
  await evening.bids([0, 0, 0]);
  const { turn } = (await evening.table()).view;
  await evening.play({ do: 'play', seat: turn, card: 'G9' });
  const page = await shown(t, evening.hash);
  const dialog = { role: 'dialog' };
  const played = async () => (await evening.table()).view.trick[0];
  const open = async () => {
    await page.tap({ role: 'button', name: 'Log' });
    await page.tap({ css: '[role=dialog] li button' });
    await page.page.getByRole('dialog').getByRole('button', { name: /^Another card: .*plays/ }).tap();
  };
  const save = async (card) => {
    await page.tap({ role: 'button', name: 'Save the correction', within: dialog });
    await page.until(async () => (await played()).card === card);
    await page.until(async () => !(await page.has(dialog)));
  };
  await open();
  await page.tap({ role: 'button', begins: 'Change Rage', within: dialog });
  await page.tap({ role: 'button', name: 'blue', within: dialog });
  await save('CHANGE');
  assert.equal((await played()).colour, 'B');
  await open();
  await page.tap({ role: 'button', begins: 'Wild Rage', within: dialog });
  await page.tap({ role: 'button', name: 'red', within: dialog });
  await page.tap({ role: 'button', name: '7', within: dialog });
  await save('WILD');
  assert.deepEqual([(await played()).colour, (await played()).value], ['R', 7]);
  // What was turned for trump is a number: no other card is offered for it.
  await page.tap({ role: 'button', name: 'Log' });
  await page.tap({ css: '[role=dialog] li button' });
  await page.page.getByRole('dialog').getByRole('button', { name: /^Another card: / }).first().tap();
  await page.see({ role: 'group', name: 'Colours', within: dialog });
  assert.equal(await page.has({ role: 'button', begins: 'Wild Rage', within: dialog }), false);
});

test('three times undone and three times brought back it is the same, through a power cut', async (t) => {
  const trial = await fiveRounds(t);
  const { server, evening, page, table } = trial;
  await correct(trial);
  const kept = await evening.asItStands();
  const revision = async () => (await evening.table()).revision;
  const three = async (what) => {
    for (let n = 0; n < 3; n += 1) {
      const now = await revision();
      await what();
      await page.until(async () => (await revision()) === now + 1);
    }
  };
  await three(() => table.undo());
  assert.notEqual(await evening.asItStands(), kept);
  await three(() => table.redo());
  await soon(async () => assert.equal(await evening.asItStands(), kept));

  await three(() => table.undo());
  await server.end('SIGKILL');
  await server.start();
  await page.page.reload();
  await three(() => table.redo());
  await soon(async () => assert.equal(await evening.asItStands(), kept));
  await three(() => table.undo());
  await soon(async () => assert.deepEqual((await table.row(2)).map(({ tricks }) => tricks), [2, 1, 4, 2]));
});

test('what was forgotten in a round of a game from a file is said in its correction', async (t) => {
  const evening = await Evening.open(server, FOUR.slice(0, 3), { game: 'sheet', config: { game: shelf('flip-7') } });
  await evening.play({ do: 'enter', row: 1, entries: [0, 1, 2].map((seat) => ({ seat, values: { busted: false, numbers: 20 + seat } })) });
  const before = (await evening.table()).standing.places.map(({ points }) => points);
  const page = await shown(t, evening.hash);
  for (const [width, height] of [[1280, 800], [390, 844]]) {
    await page.resize(width, height);
    await page.tap({ role: 'button', begins: 'Ana, round 1' });
    await page.page.getByRole('dialog').getByRole('switch', { name: /seven/i }).or(page.page.getByRole('dialog').getByRole('button', { name: /seven/i })).first().tap();
    await page.tap({ role: 'button', name: 'Correct', within: { role: 'dialog' } });
    await page.until(async () => !(await page.has({ role: 'dialog' })));
    const after = (await evening.table()).standing.places.map(({ points }) => points);
    assert.deepEqual(after, [before[0] + 15, before[1], before[2]]);
    await page.press('Control+z');
    await page.until(async () => (await evening.table()).standing.places[0].points === before[0]);
  }
});
