// Rage: bids, results, cards, a correction, a tie, the end, the judge, and a glass that lies between the people.
import { Evening, FOUR } from '../../harness/evening.js';
import { everyState } from '../../harness/states.js';
import { PadTable } from '../../pages/padTable.js';
import { RageTable } from '../../pages/rageTable.js';

const GLASS = { role: 'group', name: 'In the middle of the table' };
const side = (who) => ({ role: 'button', begins: `${who} ` });

everyState('Rage', async (server, page, at) => {
  const table = new RageTable(page);
  const bids = await Evening.open(server, FOUR);
  await bids.round([3, 0, 4, 2], [[3, 1, 0], 0, [5, 0, 1], 2]);
  await bids.round([2, 1, 4, 2], [2, 1, 4, 2]);
  const results = await Evening.open(server, FOUR);
  await results.bids([3, 0, 4, 2]);
  const tie = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { config: { round_plan: [1, 1] } });
  await tie.round([1, 0, 0], [1, 0, 0]);
  await tie.round([0, 1, 0], [0, 1, 0]);
  const over = await Evening.open(server, FOUR, { config: { round_plan: [2] } });
  await over.round([2, 0, 0, 0], [2, 0, 0, 0]);
  const turn = await Evening.open(server, FOUR, { grain: 'card' });
  const cards = await Evening.open(server, FOUR, { grain: 'card' });
  await cards.play({ do: 'turn', cards: ['R5'], empty: false });
  await cards.bids([1, 2, 3, 4]);
  const dealt = await Evening.open(server, ['Ana', 'Bruno'], { knowledge: 'dealt', grain: 'card' });
  const lying = await Evening.open(server, FOUR);
  await lying.round([3, 0, 4, 2], [[3, 1, 0], 0, [5, 0, 1], 2]);
  await lying.play({ tool: { do: 'set_clock', rules: { form: { form: 'each', ms: 600_000, increment: 0, delay: 0 }, order: 'clockwise', tokens: 0, token_ms: 0, penalty: null } } });
  await lying.play({ tool: { do: 'start_clock', turn: 1, signal: false } });
  const tricks = await Evening.open(server, FOUR);
  await tricks.bids([3, 0, 4, 2]);
  const atBids = at(bids.hash, { role: 'heading', name: 'Carla bids' });
  const atJudge = (about) => async () => {
    await at('#/judge', { role: 'radio', name: 'Rage' })();
    await page.tap({ role: 'radio', name: 'Rage' });
    await page.tap({ role: 'radio', name: about });
  };
  const lies = (evening) => async () => {
    await at(evening.hash, { role: 'main' })();
    // The table comes as it was left: between the people already, or in the keeper's hand.
    await page.until(async () => (await page.has(GLASS)) || page.has({ role: 'button', name: 'More' }));
    if (!(await page.has(GLASS))) await new PadTable(page).choose('In the middle of the table');
    await page.see(GLASS);
  };
  const asks = (evening, who) => async () => {
    await lies(evening)();
    await page.tap(side(who));
    await page.see({ role: 'dialog' });
  };
  return [
    ['bids', atBids],
    ['the menu', async () => {
      await atBids();
      await page.tap({ role: 'button', name: 'More' });
      await page.see({ role: 'dialog' });
    }],
    ['the log', async () => {
      await atBids();
      await table.openLog();
      await page.see({ role: 'dialog' });
    }],
    ['another edition', async () => {
      await atBids();
      await table.choose('Other edition');
      await page.tap({ role: 'radio', name: 'With penalty' });
      await page.see({ role: 'heading', name: 'Totals' });
    }],
    ['the rules of a table', async () => {
      await atBids();
      await table.choose('Rules of this table');
      await page.see({ role: 'button', name: 'Change: Scoring' });
    }],
    ['a correction', async () => {
      await atBids();
      await table.cell('Carla', 2);
      await page.see({ role: 'heading', begins: 'Why' });
    }],
    ['a correction that does not fit', async () => {
      await table.less('Carla');
      await page.see({ role: 'alert' });
    }],
    ['a correction before it is saved', async () => {
      await table.more('Ana');
      await page.see({ role: 'heading', name: 'Totals' });
    }],
    ['results', at(results.hash, { role: 'spinbutton', name: 'Ana, tricks' })],
    ['results being picked', async () => {
      await page.tap({ role: 'spinbutton', name: 'Ana, tricks' });
      await page.see({ role: 'button', name: '10' });
    }],
    ['results that do not add up', async () => {
      await page.tap({ role: 'button', name: '5' });
      await page.see({ role: 'alert' });
    }],
    ['a rule', async () => {
      await page.tap({ role: 'button', begins: 'rule RG' });
      await page.see({ role: 'dialog' });
    }],
    ['the trump', at(turn.hash, { role: 'heading', name: 'Turn up the trump' })],
    ['cards', at(cards.hash, { role: 'heading', name: 'Ana plays' })],
    ['which colour', async () => {
      await page.tap({ role: 'button', name: 'Wild Rage' });
      await page.see({ role: 'button', name: 'Another card' });
    }],
    ['a covered hand', at(dealt.hash, { role: 'button', begins: 'Look at your hand' })],
    ['an open hand', async () => {
      await page.hold({ role: 'button', begins: 'Look at your hand' }, { role: 'button', name: 'Cover' });
    }],
    ['a tie', async () => {
      await at(tie.hash, { role: 'button', name: 'Settle the tie' })();
      await page.tap({ role: 'button', name: 'Settle the tie' });
      await page.see({ role: 'dialog' });
    }],
    ['the end', at(over.hash, { role: 'link', name: 'See the result' })],
    ['a judge of tricks, with an answer', async () => {
      await atJudge('Who takes it?')();
      for (const card of ['red 5', 'red 9']) {
        await page.tap({ role: 'button', name: 'red', within: { role: 'group', name: 'Colours' } });
        await page.tap({ role: 'button', name: card });
      }
      await page.until(async () => (await page.text({ role: 'main' })).includes('The trick goes to red 9.'));
    }],
    ['a judge of points, with an answer', async () => {
      await atJudge('What is it worth?')();
      await page.until(async () => (await page.text({ role: 'main' })).includes('+12 points.'));
    }],
    ['Rage, face to face, with a clock', lies(lying)],
    ['Rage, face to face, a bid', asks(lying, 'Carla')],
    ['Rage, face to face, tricks', asks(tricks, 'Bruno')],
  ];
});
