// Every screen in every state that looks different, one after the other on one page.
import { Evening } from '../harness/evening.js';
import { CyaTable } from './cyaTable.js';
import { NewTable } from './newTable.js';
import { PadTable } from './padTable.js';
import { RageTable } from './rageTable.js';

const FOUR = ['Ana', 'Bruno', 'Carla', 'Diego'];

/** Little room: a narrow glass, large text. */
export const ROOM = [
  ['320 px wide', (page) => page.resize(320, 640)],
  ['text of 200 %', (page) => page.evaluate('document.documentElement.style.fontSize = "200%"')],
];

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

  const pads = await freeformTables(server);
  const cya = (names, how = {}) => Evening.open(server, names, { game: 'cover_your_assets', ...how });
  const amounts = await cya(FOUR);
  await amounts.amounts([320_000, 250_000, 240_000, 360_000]);
  const six = await cya([...FOUR, 'Esperanza', 'Fernando']);
  const equal = await cya(['Ana', 'Bruno', 'Carla']);
  for (let round = 0; round < 2; round += 1) await equal.amounts([500_000, 500_000, 100_000]);
  const rich = await cya(['Ana', 'Bruno'], { config: { end: 'one_round' } });
  await rich.amounts([345_000, 640_000]);
  const pairs = await cya(FOUR, { grain: 'card' });
  await pairs.play({ do: 'turn', card: 'BANK' });
  for (const [seat, cards] of [['CASH', 'CASH'], ['STOCKS', 'STOCKS'], ['HOME', 'GOLD'], ['AUTO', 'AUTO'], ['JEWELS', 'SILVER'], ['JEWELS', 'JEWELS']].entries()) {
    await pairs.play({ do: 'pair', seat: seat % 4, cards });
  }
  const challenge = await cya(FOUR, { grain: 'card' });
  await challenge.play({ do: 'turn', card: 'BANK' });
  for (const [seat, cards] of [['CASH', 'CASH'], ['STOCKS', 'STOCKS'], ['HOME', 'GOLD'], ['AUTO', 'AUTO'], ['COINS', 'SILVER'], ['JEWELS', 'JEWELS']].entries()) {
    await challenge.play({ do: 'pair', seat: seat % 4, cards });
  }
  await challenge.play({ do: 'challenge', seat: 2, defender: 1, card: 'JEWELS' });

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
  const held = new CyaTable(page);
  const atCyaJudge = (about) => async () => {
    await at('#/judge', { role: 'radio', name: 'Cover Your Assets' })();
    await page.tap({ role: 'radio', name: 'Cover Your Assets' });
    await page.tap({ role: 'radio', name: about });
  };
  const coverYourAssets = [
    ['amounts', at(amounts.hash, { role: 'spinbutton', name: 'Ana, round 2' })],
    ['an amount that cannot be', async () => {
      await held.types(343_000);
      await page.see({ role: 'alert' });
    }],
    ['an amount that floats', async () => {
      await page.tap({ role: 'button', name: '345,000' });
      await page.see({ role: 'button', begins: 'Undo: Ana' });
    }],
    ['amounts of six', async () => {
      await at(six.hash, { role: 'radio', name: 'Amounts' })();
      await held.byAmounts();
      await page.see({ role: 'spinbutton' });
    }],
    ['cards of six', async () => {
      await held.byCards();
      await held.counts('Home', 3);
      await held.counts('Gold', 4);
      await page.see({ role: 'button', begins: '4 Gold all counted' });
      await page.until(async () => (await page.text({ role: 'main' })).includes('+260,000'));
    }],
    ['cards that cannot be', async () => {
      await held.counts('Gold', 1);
      await page.see({ role: 'alert' });
    }],
    ['a written round', async () => {
      await at(amounts.hash, { role: 'button', begins: 'Bruno, round 1, ' })();
      await page.tap({ role: 'button', begins: 'Bruno, round 1, ' });
      await page.see({ role: 'heading', begins: 'Why' });
    }],
    ['a turn', at(pairs.hash, { role: 'heading', name: 'Carla plays' })],
    ['a card of the turn', async () => {
      await page.tap({ role: 'button', name: 'Jewels' });
      await page.see({ role: 'group', name: 'What with Jewels' });
    }],
    ['a challenge', at(challenge.hash, { role: 'heading', name: 'Bruno answers' })],
    ['equal at the top', at(equal.hash, { role: 'dialog' })],
    ['the end of a round', at(rich.hash, { role: 'link', name: 'See the result' })],
    ['a written round, read', async () => {
      await at(`#/session/${rich.session}`, { role: 'heading', name: 'Rounds' })();
      await page.tap({ role: 'button', begins: 'Ana, round 1, ' });
      await page.see({ role: 'dialog' });
    }],
    ['a deck of one’s own', async () => {
      await at('#/new', { role: 'radio', name: 'Cover Your Assets' })();
      await page.tap({ role: 'radio', name: 'Cover Your Assets' });
      await page.tap({ role: 'button', begins: 'Deck' });
      await page.tap({ role: 'radio', begins: 'Our own' });
      await page.type({ role: 'textbox', name: 'Copies', within: { role: 'group', name: 'Row 3: Home' } }, '');
      await page.until(() => page.evaluate('return document.querySelector("[aria-invalid=true]") !== null'));
    }],
    ['a judge of challenges, with an answer', async () => {
      await atCyaJudge('Who wins it?')();
      for (const card of ['Jewels', 'Jewels', 'Jewels', 'Gold']) await page.tap({ role: 'button', name: card });
      await page.until(async () => (await page.text({ role: 'main' })).includes('The defender wins.'));
    }],
    ['a judge of who may challenge', async () => {
      await atCyaJudge('May I challenge?')();
      for (const card of ['Jewels', 'Cash']) await page.tap({ role: 'button', name: card });
      await page.see({ role: 'alert' });
    }],
  ];
  return [
    ['home', at('#/', { role: 'heading', name: 'Last evenings' })],
    ['history with entries', at('#/history', { role: 'button', name: 'Everybody' })],
    ['a session', at(`#/session/${over.session}`, { role: 'heading', name: 'Rounds' })],
    ['people', at('#/people', { role: 'button', begins: 'Ana' })],
    ['a person', async () => {
      await at('#/people', { role: 'button', begins: 'Ana' })();
      await page.tap({ role: 'button', begins: 'Ana' });
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
    ...coverYourAssets,
    ...freeformStates(page, at, pads),
  ];
}

/** Pads for any other game: rounds, named rows, teams. */
async function freeformTables(server) {
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
  return { rounds, named, teams, lying, tie };
}

function freeformStates(page, at, { rounds, named, teams, lying, tie }) {
  const pad = new PadTable(page);
  const atPad = at(rounds.hash, { role: 'spinbutton', name: 'Bruno, round 2' });
  const side = (who) => ({ role: 'button', begins: `${who} ` });
  return [
    ['a pad', atPad],
    ['a number that floats', async () => {
      await atPad();
      await pad.likely(5);
      await page.see({ role: 'button', begins: 'Undo: Bruno +5' });
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
      if (!(await page.has(side('Diego')))) await pad.choose('Face to face');
      await page.see(side('Diego'));
    }],
    ['keys turned to somebody', async () => {
      await page.tap(side('Diego'));
      await page.see({ role: 'dialog' });
    }],
    ['the rules of a pad', async () => {
      await at('#/new', { role: 'radio', name: 'Freeform' })();
      await page.tap({ role: 'radio', name: 'Freeform' });
      await page.tap({ role: 'radio', name: 'Sheet' });
      await page.see({ role: 'button', name: 'Remove 6' });
    }],
    ['a name for the rules', async () => {
      await page.tap({ role: 'button', name: 'Save these rules as…' });
      await page.see({ role: 'textbox', name: 'What they are called' });
    }],
    ['a judge of sums, with an answer', async () => {
      await at('#/judge', { role: 'radio', name: 'Freeform' })();
      await page.tap({ role: 'radio', name: 'Freeform' });
      await page.type({ role: 'textbox', name: 'Column 1' }, '12 5 -3');
      await page.until(async () => (await page.text({ role: 'main' })).includes('The best: Column 1, with 14.'));
    }],
  ];
}
