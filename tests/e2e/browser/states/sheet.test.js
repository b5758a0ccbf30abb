// Games from files: points, boxes, bids, life totals, teams, a tie.
import { Evening, FOUR } from '../../harness/evening.js';
import { shelf } from '../../harness/shelf.js';
import { everyState } from '../../harness/states.js';
import { PadTable } from '../../pages/padTable.js';

everyState('Games from files', async (server, page, at) => {
  const pad = shelf('pad-low');
  pad.round.fields[0] = { ...pad.round.fields[0], min: -100, step: 5 };
  const open = (config) => Evening.open(server, FOUR, { game: 'sheet', config });
  const points = await open({ game: pad, house: { target: 500 } });
  await points.row(1, [15, -20, 100, 0]);
  await points.play({ do: 'note', row: 1, seat: 2, text: 'forgot the joker' });
  await points.play({ do: 'note', row: 1, text: 'first' });
  await points.row(2, [5, null, null, null]);
  const lying = await open({ game: pad });
  await lying.row(1, [15, -20, 100, 0]);
  const boxes = await open({ game: shelf('yahtzee') });
  const bids = await open({ game: shelf('skull-king') });
  const several = await open({ game: shelf('flip-7') });
  const counted = await open({ game: shelf('skull-king') });
  await counted.play({ do: 'enter', row: 1, entries: FOUR.map((_, seat) => ({ seat, values: { bid: 0 } })) });
  const life = await open({ game: shelf('life') });
  const teams = await open({ sides: 'two' });
  await teams.row(1, [1200, 850]);
  const tie = await open({ game: { ...shelf('pad'), tie: 'table' } });
  await tie.row(1, [10, 10, 5, 5]);
  await tie.play({ do: 'finish' });

  const table = new PadTable(page);
  const atPoints = at(points.hash, { role: 'spinbutton', name: 'Bruno: round 2' });
  const side = (who) => ({ role: 'button', begins: `${who} ` });
  return [
    ['points', atPoints],
    ['a number that is likely', async () => {
      await atPoints();
      await page.tap({ role: 'button', name: 'Put 5' });
      await page.tap({ role: 'button', begins: 'Write' });
      await page.tap({ role: 'button', begins: 'Undo: Bruno' });
      await page.see({ role: 'spinbutton', name: 'Bruno: round 2' });
    }],
    ['a box being corrected', async () => {
      await atPoints();
      await table.box('Carla', 'round 1');
      await page.see({ role: 'dialog' });
      await table.digits(50);
      await page.until(async () => (await page.text({ role: 'dialog' })).replace(/\s+/g, ' ').includes('100 50'));
    }],
    ['a correction that the game does not take', async () => {
      await table.digits(1);
      await page.see({ role: 'alert' });
    }],
    ['a note', async () => {
      await atPoints();
      await table.choose('Note');
      await page.see({ role: 'textbox', name: 'Note' });
    }],
    ['other house rules', async () => {
      await atPoints();
      await table.choose('Other house rules');
      await page.see({ role: 'button', name: 'Agreed' });
    }],
    ['the rules of the table', async () => {
      await atPoints();
      await table.choose('Rules of this table');
      await page.see({ role: 'heading', name: 'Rules of this table' });
    }],
    ['who sits where', async () => {
      await atPoints();
      await table.choose('Who sits where');
      await page.see({ role: 'heading', name: 'Who sits where' });
    }],
    ['a change of a seat', async () => {
      await page.tap({ role: 'button', begins: 'Bruno', within: { role: 'dialog' } });
      await page.see({ role: 'button', name: 'Change places with Ana' });
    }],
    ['a seat for a new name', async () => {
      await page.type({ role: 'textbox', name: 'New name' }, 'Eva');
      await page.tap({ role: 'button', name: 'Add', within: { role: 'dialog' } });
      await page.see({ role: 'button', begins: 'It was Eva' });
    }],
    ['boxes', at(boxes.hash, { role: 'button', name: 'Full house' })],
    ['bids', at(bids.hash, { role: 'group', name: 'Ana: Bid' })],
    ['several things at once', async () => {
      await at(several.hash, { role: 'button', begins: 'Number cards' })();
      await page.tap({ role: 'button', begins: 'Seven different' });
    }],
    ['things that are counted', async () => {
      await at(counted.hash, { role: 'button', begins: 'Bonus' })();
      await page.tap({ role: 'button', begins: 'Bonus' });
      await page.tap({ role: 'button', name: 'One more: the black 14' });
    }],
    ['life totals', at(life.hash, { role: 'button', name: 'Ana, Life: 5 less' })],
    ['points of teams', at(teams.hash, { role: 'spinbutton', name: 'Ana and Carla: round 2' })],
    ['a tie', async () => {
      await at(tie.hash, { role: 'button', name: 'Settle the tie' })();
      await page.tap({ role: 'button', name: 'Settle the tie' });
      await page.see({ role: 'dialog' });
    }],
    ['face to face', async () => {
      await at(lying.hash, { role: 'main' })();
      await page.until(async () => (await page.has(side('Diego'))) || (await page.has({ role: 'button', name: 'More' })));
      if (!(await page.has(side('Diego')))) await table.choose('In the middle of the table');
      await page.see(side('Diego'));
    }],
    ['keys turned to one side', async () => {
      await page.tap(side('Diego'));
      await page.see({ role: 'dialog' });
    }],
    ['house rules of a file, before the table', async () => {
      await at('#/new', { role: 'radio', name: 'Points' })();
      await page.tap({ role: 'radio', name: 'Points' });
      await page.see({ role: 'region', name: 'Rules' });
    }],
    ['the list of games', async () => {
      await at('#/new', 'more-games')();
      await page.tap('more-games');
      await page.see({ role: 'searchbox', name: 'Find a game' });
    }],
  ];
});
