// Every screen in every state that looks different, one after the other on one page.
import { Evening } from '../harness/evening.js';
import { NewTable } from './newTable.js';
import { RageTable } from './rageTable.js';

const FOUR = ['Ana', 'Bruno', 'Carla', 'Diego'];

/** Little room: a narrow glass, large text. */
export const ROOM = [
  ['320 px wide', (page) => page.resize(320, 640)],
  ['text of 200 %', (page) => page.evaluate('document.documentElement.style.fontSize = "200%"')],
];

async function rush7Tables(server) {
  const two = (how = {}) => Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7', grain: 'card', ...how });
  const battles = async (evening, cards) => {
    for (const [zone, a, b] of cards) await evening.play({ do: 'book_battle', zone, a, b });
  };
  const set = async (evening, zones) => {
    for (const [zone, controller, captured] of zones) await evening.play({ do: 'book_set_zone', zone, controller, captured });
  };
  const open = await two();
  await set(open, [[2, 1, [6]], [4, 0, [4, 2, 1]]]);
  await battles(open, [[1, 5, 3], [2, 7, 1], [3, 4, 4], [4, 7, 0], [5, 2, 3]]);
  await open.play({ do: 'end_turn' });
  await set(open, [[1, 0, [7, 5, 3]]]);
  await battles(open, [[1, 3, 7], [2, 7, 4]]);
  const whole = await two();
  await battles(whole, [1, 2, 3, 4, 5].map((zone) => [zone, zone, zone - 1]));
  const over = await two();
  await set(over, [[1, 0, [0, 0, 1, 1]], [2, 0, [2, 2, 3, 3]], [3, 0, [4, 4, 5]]]);
  await battles(over, [[3, 7, 0], [4, 5, 5], [5, 1, 2]]);
  await over.play({ do: 'end_turn' });
  const results = await two({ grain: 'round' });
  const dealt = await two({ knowledge: 'dealt' });
  const turnedUp = await two({ knowledge: 'dealt' });
  for (const seat of [0, 1]) {
    const { hand } = (await turnedUp.table(seat)).view.seats[seat];
    await turnedUp.play({ do: 'place', seat, cards: hand.slice(0, 5).map((card, i) => ({ zone: i + 1, card })) });
  }
  return { open, whole, over, results, dealt, turnedUp };
}

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

  const rush7 = await rush7Tables(server);

  const at = (hash, seen) => async () => {
    // Leaves whatever sheet is open.
    await page.go('#/settings');
    await page.go(hash);
    await page.see(seen);
  };
  const atBids = at(bids.hash, { role: 'heading', name: 'Carla bids' });
  const atJudge = (about) => async () => {
    await at('#/judge', { role: 'radio', name: about })();
    await page.tap({ role: 'radio', name: about });
  };
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
    ['Rush 7, a field', at(rush7.open.hash, { role: 'heading', name: 'Ana’s card in zone 3' })],
    ['Rush 7, half a zone', async () => {
      await page.tap({ role: 'button', name: '2' });
      await page.see({ role: 'heading', name: 'Bruno’s card in zone 3' });
    }],
    ['Rush 7, why', async () => {
      await page.tap({ role: 'button', name: /why/, within: { role: 'group', name: 'Zone 2' } });
      await page.see({ role: 'dialog' });
    }],
    ['Rush 7, a turn explained', async () => {
      await at(rush7.open.hash, { role: 'button', begins: 'Turn 1 ' })();
      await page.tap({ role: 'button', begins: 'Turn 1 ' });
      await page.see({ role: 'dialog' });
    }],
    ['Rush 7, a correction', async () => {
      await page.tap({ role: 'button', name: 'Correct zone 1' });
      await page.see({ role: 'button', name: 'Nothing changed yet' });
      await page.press('1');
      await page.see({ role: 'button', name: 'Save the correction' });
    }],
    ['Rush 7, a zone by hand', async () => {
      await at(rush7.open.hash, { role: 'button', begins: 'Turn 1 ' })();
      await table.choose('Set a zone by hand');
      await page.see({ role: 'dialog' });
    }],
    ['Rush 7, the judge of the table', async () => {
      await at(rush7.open.hash, { role: 'button', begins: 'Turn 1 ' })();
      await page.tap({ role: 'button', name: 'Judge' });
      await page.tap({ role: 'radio', name: '2' });
      await page.until(async () => (await page.text({ role: 'dialog' })).includes('Ana defends it'));
    }],
    ['Rush 7, a fifth copy', async () => {
      await at(rush7.open.hash, { role: 'button', begins: 'Turn 1 ' })();
      await page.press('7');
      await page.press('7');
      await page.see({ role: 'alert' });
    }],
    ['Rush 7, the glass between', async () => {
      await table.choose('The glass lies between us');
      await page.until(() => page.evaluate('return document.querySelector(".turned") !== null'));
    }],
    ['Rush 7, from the same side', async () => {
      await table.choose('We look from the same side');
      await page.until(() => page.evaluate('return document.querySelector(".turned") === null'));
    }],
    ['Rush 7, a whole turn', at(rush7.whole.hash, { role: 'button', name: 'End turn 1' })],
    ['Rush 7, results only', at(rush7.results.hash, { role: 'heading', name: 'Who wins zone 1?' })],
    ['Rush 7, what is kept', async () => {
      await page.tap({ role: 'button', name: 'Ana', within: { role: 'group', name: 'Who wins zone 1?' } });
      await page.see({ role: 'heading', name: 'Which card does Ana keep in zone 1?' });
    }],
    ['Rush 7, a covered hand', at(rush7.dealt.hash, { role: 'button', begins: 'Look at your hand' })],
    ['Rush 7, an open hand', async () => {
      await page.hold({ role: 'button', begins: 'Look at your hand' }, { role: 'button', name: 'Cover' });
      await page.page.locator('.hand button').first().click();
    }],
    ['Rush 7, turned up', at(rush7.turnedUp.hash, { role: 'button', begins: 'Look at your hand' })],
    ['Rush 7, the end', at(rush7.over.hash, { role: 'link', name: 'Rematch' })],
    ['Rush 7, an evening', at(`#/session/${rush7.over.session}`, { role: 'button', begins: 'Turn 1 ' })],
    ['Rush 7, its rules', async () => {
      await at('#/new', { role: 'heading', name: 'New table' })();
      await page.tap({ role: 'radio', name: 'Rush 7' });
      await page.see({ role: 'button', begins: 'Five threes' });
    }],
    ['Rush 7, the judge, with an answer', async () => {
      await at('#/judge', { role: 'radio', name: 'Rush 7' })();
      await page.tap({ role: 'radio', name: 'Rush 7' });
      await page.press('5');
      await page.press('3');
      await page.until(async () => (await page.text({ role: 'main' })).includes('A takes it'));
      await page.evaluate('document.querySelector("summary").click(); window.scrollTo(0, document.body.scrollHeight)');
    }],
  ];
}
