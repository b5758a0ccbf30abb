// Every screen in every state that looks different, one after the other on one page.
import { Evening, FOUR } from '../harness/evening.js';
import { NewTable } from './newTable.js';
import { RageTable } from './rageTable.js';
import { coverYourAssets } from './states/coverYourAssets.js';
import { data } from './states/data.js';
import { freeform } from './states/freeform.js';
import { history } from './states/history.js';
import { rage } from './states/rage.js';
import { rummikub } from './states/rummikub.js';
import { rush7 } from './states/rush7.js';
import { rushOut } from './states/rushOut.js';
import { rushOutCards } from './states/rushOutCards.js';
import { tools } from './states/tools.js';

/** Lays the tables, and gives each state with the way there. */
export async function states(server, page) {
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
  const paused = await Evening.open(server, FOUR);
  await paused.pause();

  const at = (hash, seen) => async () => {
    // Leaves whatever sheet is open.
    await page.go('#/settings');
    await page.go(hash);
    await page.see(seen);
  };
  const atBids = at(bids.hash, { role: 'heading', name: 'Carla bids' });
  const atJudge = (about) => async () => {
    await at('#/judge', { role: 'radio', name: 'Rage' })();
    await page.tap({ role: 'radio', name: 'Rage' });
    await page.tap({ role: 'radio', name: about });
  };
  return [
    ['home', at('#/', { role: 'heading', name: 'Last evenings' })],
    ['history with entries', at('#/history', { role: 'button', name: 'With whom' })],
    ['a session', at(`#/session/${over.session}`, { role: 'heading', name: 'Rounds' })],
    ['people', at('#/people', { role: 'link', begins: 'Ana' })],
    ['a person', async () => {
      await at('#/people', { role: 'link', begins: 'Ana' })();
      await page.tap({ role: 'link', begins: 'Ana' });
      await page.tap({ role: 'button', name: 'Edit' });
      await page.see({ role: 'dialog' });
    }],
    ['settings', at('#/settings', { role: 'heading', name: 'Settings' })],
    ['a new table, filled', async () => {
      await at('#/new', { role: 'heading', name: 'New table' })();
      const setup = new NewTable(page);
      for (const name of FOUR) {
        if (await page.has({ role: 'button', name: `Seat ${name}` })) await setup.sit(name);
      }
      await page.see({ role: 'button', begins: 'Start' });
    }],
    ['a name that is taken', async () => {
      await new NewTable(page).write('Ana');
      await page.until(() => page.evaluate('return document.querySelector("[aria-invalid=true]") !== null'));
    }],
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
    ['a paused table', at(paused.hash, { role: 'button', name: 'Go on playing' })],
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
    ...(await rush7(server, page, at)),
    ...(await coverYourAssets(server, page, at)),
    ...(await rage(server, page, at)),
    ...(await rummikub(server, page, at)),
    ...(await freeform(server, page, at)),
    ...(await history(server, page, at)),
    ...(await data(server, page, at)),
    ...(await rushOut(server, page, at)),
    ...rushOutCards(page, at),
    ...(await tools(server, page, at)),
  ];
}
