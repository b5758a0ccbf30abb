// Pads for any other game: rounds, named rows, teams.
import { Evening, FOUR } from '../../harness/evening.js';
import { everyState } from '../../harness/states.js';
import { PadTable } from '../../pages/padTable.js';

everyState('Freeform', async (server, page, at) => {
  const config = { title: 'Carioca', wins: 'low', end: 'target', target: 500, step: 5, lowest: -100 };
  const rounds = await Evening.open(server, FOUR, { game: 'freeform', config });
  await rounds.row(1, [15, -20, 100, 0]);
  await rounds.play({ do: 'note', row: 1, seat: 2, text: 'forgot the joker' });
  await rounds.play({ do: 'note', row: 1, text: 'first' });
  await rounds.row(2, [5, null, null, null]);
  const named = await Evening.open(server, FOUR, { game: 'freeform', config: { title: 'Yatzy', rows: ['Ones', 'Three of a kind', 'Bonus'] } });
  await named.row(2, [null, 17, null, null]);
  const teams = await Evening.open(server, FOUR, { game: 'freeform', config: { teams: 'two' } });
  await teams.row(1, [1200, 850]);
  const lying = await Evening.open(server, FOUR, { game: 'freeform', config });
  await lying.row(1, [15, -20, 100, 0]);
  const tie = await Evening.open(server, FOUR, { game: 'freeform', config: { final_tie: 'table' } });
  await tie.row(1, [10, 10, 5, 5]);
  await tie.play({ do: 'finish' });

  const pad = new PadTable(page);
  const atPad = at(rounds.hash, { role: 'spinbutton', name: 'Bruno, round 2' });
  const side = (who) => ({ role: 'button', begins: `${who} ` });
  return [
    ['a pad', atPad],
    ['a number that is likely', async () => {
      await atPad();
      await pad.likely(5);
      await page.tap({ role: 'button', begins: 'Write 5' });
      await page.tap({ role: 'button', begins: 'Undo: Bruno: 5' });
      await page.see({ role: 'spinbutton', name: 'Bruno, round 2' });
    }],
    ['a box being corrected', async () => {
      await atPad();
      await pad.box('Carla', 'round 1');
      await page.see({ role: 'dialog' });
      await pad.digits(50);
      await page.until(async () => (await page.text({ role: 'dialog' })).replace(/\s+/g, ' ').includes('100 50'));
    }],
    ['a correction that the table does not take', async () => {
      await pad.digits(1);
      await page.see({ role: 'alert' });
    }],
    ['a note', async () => {
      await atPad();
      await pad.choose('Note');
      await page.see({ role: 'textbox', name: 'Note' });
    }],
    ['another end of the game', async () => {
      await atPad();
      await pad.choose('Another end');
      await page.see({ role: 'textbox', name: 'Which total' });
    }],
    ['who sits where', async () => {
      await atPad();
      await pad.choose('Who sits where');
      await page.see({ role: 'heading', name: 'Who sits where' });
    }],
    ['what becomes of a seat', async () => {
      await page.tap({ role: 'button', begins: 'Bruno', within: { role: 'dialog' } });
      await page.see({ role: 'button', name: 'Change places with Ana' });
    }],
    ['a seat for somebody else', async () => {
      await page.type({ role: 'textbox', name: 'New name' }, 'Eva');
      await page.tap({ role: 'button', name: 'Add', within: { role: 'dialog' } });
      await page.see({ role: 'button', begins: 'It was Eva' });
    }],
    ['a pad with named rows', at(named.hash, { role: 'spinbutton', name: 'Ana, Three of a kind' })],
    ['a pad of teams', at(teams.hash, { role: 'spinbutton', name: 'Ana and Carla, round 2' })],
    ['a tie on a pad', async () => {
      await at(tie.hash, { role: 'button', name: 'Settle the tie' })();
      await page.tap({ role: 'button', name: 'Settle the tie' });
      await page.see({ role: 'dialog' });
    }],
    ['face to face', async () => {
      await at(lying.hash, { role: 'main' })();
      await page.until(async () => (await page.has(side('Diego'))) || (await page.has({ role: 'button', name: 'More' })));
      if (!(await page.has(side('Diego')))) await pad.choose('In the middle of the table');
      await page.see(side('Diego'));
    }],
    ['keys turned to somebody', async () => {
      await page.tap(side('Diego'));
      await page.see({ role: 'dialog' });
    }],
    ['the rules of a pad', async () => {
      await at('#/new', { role: 'radio', name: 'Another game' })();
      await page.tap({ role: 'radio', name: 'Another game' });
      await page.tap({ role: 'radio', name: 'Sheet' });
      await page.see({ role: 'button', name: 'Remove 6' });
    }],
    ['a name for the rules', async () => {
      await page.tap({ role: 'button', name: 'Save these rules as…' });
      await page.see({ role: 'textbox', name: 'What they are called' });
    }],
    ['a judge of sums, with an answer', async () => {
      await at('#/judge', { role: 'radio', name: 'Another game' })();
      await page.tap({ role: 'radio', name: 'Another game' });
      await page.type({ role: 'textbox', name: 'Column 1' }, '12 5 -3');
      await page.until(async () => (await page.text({ role: 'main' })).includes('The best: Column 1, with 14.'));
    }],
  ];
});
