// Dice, clocks, who starts and fairness in every state that looks different.
import { Evening, FOUR } from '../../harness/evening.js';
import { everyState } from '../../harness/states.js';

const D6 = { sides: 6 };
const HERO = { name: 'hero', faces: ['fire', 'sword', 'footprint', 'key', 'heart', 'wild'] };
const DAY = 86_400_000;
const RULES = { form: { form: 'each', ms: DAY, increment: 20_000, delay: 0 }, order: 'clockwise', tokens: 3, token_ms: 30_000, penalty: 'three tiles and on' };

everyState('Tools', async (server, page, at) => {
  const bare = (names) => Evening.open(server, names, { game: 'bare' });
  const tool = (evening, command) => evening.play({ tool: command });
  const clock = async (rules, turn, ...then) => {
    const evening = await bare(FOUR);
    await tool(evening, { do: 'set_clock', rules });
    if (turn !== undefined) await tool(evening, { do: 'start_clock', turn, signal: false });
    for (const command of then) await tool(evening, command);
    return evening;
  };

  const dice = await bare([...FOUR, 'Maximiliana de la Fuente']);
  for (const [owner, set] of [[null, [{ sides: 20 }, { sides: 100 }]], [0, Array(5).fill(D6)], [1, Array(3).fill(HERO)], [4, [{ name: 'weather', faces: ['sun', 'thunderstorm'] }, D6]]]) {
    await tool(dice, { do: 'set_dice', owner, dice: set });
    if (owner !== 4) await tool(dice, { do: 'roll', owner, keep: [] });
  }
  await dice.undo();
  await tool(dice, { do: 'type_roll', owner: 0, keep: [0], faces: [5, 5, 5, 5] });
  const nobody = await bare([]);
  const counted = await bare(FOUR);
  await tool(counted, { do: 'set_dice', owner: 1, dice: Array(20).fill(D6) });
  for (let n = 0; n < 3; n += 1) await tool(counted, { do: 'roll', owner: 1, keep: [] });
  const cleared = await bare(FOUR);
  await tool(cleared, { do: 'set_dice', owner: null, dice: [D6] });
  await tool(cleared, { do: 'roll', owner: null, keep: [] });
  await cleared.play({ do: 'clear' });

  const ready = await clock(RULES);
  const runs = await clock(RULES, 0);
  const half = await clock(RULES, 1, { do: 'add_time', ms: -50_000_000 });
  const free = await clock({ ...RULES, order: 'free' }, 2, { do: 'nobodys_turn' });
  const late = await clock(RULES, 2, { do: 'pause_clock' }, { do: 'add_time', ms: 14_500 - DAY });
  const stands = await clock(RULES, 3, { do: 'add_time', ms: 9_000 - DAY }, { do: 'pause_clock' });
  const out = await clock({ ...RULES, form: { form: 'turn', ms: 1_000 } }, 0);
  const countdown = await clock({ ...RULES, form: { form: 'countdown', ms: DAY } }, null);
  const beside = await Evening.open(server, FOUR);
  await tool(beside, { do: 'set_clock', rules: { ...RULES, form: { form: 'turn', ms: 1_000 } } });
  await tool(beside, { do: 'start_clock', turn: 1, signal: false });

  const hash = (name, evening) => `#/${name}/${evening.session}`;
  const atClock = (evening, seen = { role: 'button', name: 'Pause' }) => at(hash('clocks', evening), seen);
  const atStarts = at(hash('starts', ready), { role: 'button', name: 'Pick for us' });
  const drawn = (name, seen) => async () => {
    await atStarts();
    await page.tap({ role: 'button', name });
    await page.until(async () => (await page.text('drawn')).includes(seen));
  };
  return [
    ['dice: none', at(hash('dice', nobody), { role: 'button', name: 'Roll 2, The table’s dice' })],
    ['dice: five people', at(hash('dice', dice), { role: 'region', name: 'Tray: Ana' })],
    ['dice: one is kept', async () => {
      await page.tap({ role: 'button', begins: 'd100 shows' });
      await page.see({ role: 'button', name: 'Roll the rest: 1, The table’s dice' });
    }],
    ['dice: which ones', async () => {
      await page.tap({ role: 'button', name: 'Other dice: Bruno' });
      await page.see({ role: 'button', name: 'Use 3 × hero die' });
    }],
    ['dice: a roll is typed', async () => {
      await at(hash('dice', dice), { role: 'region', name: 'Tray: Ana' })();
      await page.tap({ role: 'button', name: 'Type a roll of real dice: Bruno' });
      await page.tap({ role: 'button', name: 'sword', within: { role: 'dialog' } });
      await page.see({ role: 'button', name: 'Take the last one back' });
    }],
    ['dice: a d100 is typed', async () => {
      await at(hash('dice', dice), { role: 'region', name: 'Tray: Ana' })();
      await page.tap({ role: 'button', name: 'Type a roll of real dice: The table’s dice' });
      await page.tap({ role: 'button', name: '7', within: { role: 'dialog' } });
      await page.see({ role: 'spinbutton', name: 'd100' });
    }],
    ['dice: at a table', async () => {
      await at(beside.hash, { role: 'heading', name: 'Ana bids' })();
      await page.press('d');
      await page.see({ role: 'button', name: 'Roll 2, The table’s dice' });
    }],
    ['dice: other people', async () => {
      await at(hash('dice', dice), { role: 'button', name: '5 people' })();
      await page.tap({ role: 'button', name: '5 people' });
      await page.see({ role: 'button', name: 'With 5 people' });
    }],
    ['fairness: nothing rolled', async () => {
      await at(hash('fairness', nobody), { role: 'heading', name: 'Sealed before the first roll' })();
      await page.until(async () => (await page.text({ role: 'main' })).includes('Nothing has been rolled yet'));
    }],
    ['fairness: a verdict and a test', async () => {
      await at(hash('fairness', counted), { role: 'radio', name: 'Bruno, 60' })();
      await page.tap({ role: 'button', name: 'Test 60,000 rolls now' });
      await page.until(async () => (await page.text({ role: 'main' })).includes('60,000 rolls of d6'));
    }],
    ['fairness: what it is', async () => {
      await page.tap({ role: 'button', name: 'What is this?' });
      await page.see({ role: 'dialog' });
    }],
    ['fairness: an open seal', at(hash('fairness', cleared), { role: 'heading', name: 'The seal is open' })],
    ['dice: ended', at(hash('table', cleared), { role: 'region', name: 'Tray: The table’s dice' })],
    ['clock: to be set', at(hash('clocks', nobody), { role: 'heading', name: 'Set a clock' })],
    ['clock: ready', atClock(ready, { role: 'button', name: 'Start' })],
    ['clock: it runs', atClock(runs)],
    ['clock: about it', async () => {
      await page.tap({ role: 'button', name: 'About this clock' });
      await page.see({ role: 'dialog' });
    }],
    ['clock: half is gone', atClock(half)],
    ['clock: nobody’s turn', atClock(free)],
    ['clock: the last seconds', async () => {
      await tool(late, { do: 'resume_clock' }).catch(() => {});
      await atClock(late)();
    }],
    ['clock: it stands', atClock(stands, { role: 'button', name: 'Go on' })],
    ['clock: time is up', async () => {
      await page.until(async () => (await out.table()).tools.clock.rung);
      await atClock(out)();
    }],
    ['clock: a countdown', atClock(countdown)],
    ['clock: at a table', at(beside.hash, 'clock-strip')],
    ['who starts: nobody is named', at(hash('starts', nobody), { role: 'button', name: 'Who plays' })],
    ['who starts: one', drawn('Pick for us', 'starts')],
    ['who starts: an order', drawn('An order', 'In this order')],
    ['who starts: teams', drawn('2 teams', 'Team 2')],
    ['who starts: at a new table', async () => {
      await at('#/new', { role: 'heading', name: 'New table' })();
      for (const name of ['Ana', 'Bruno']) if (await page.has({ role: 'button', name: `Seat ${name}` })) await page.tap({ role: 'button', name: `Seat ${name}` });
      await page.tap({ role: 'button', name: 'Choose with fingers' });
      await page.see('finger-glass');
    }],
  ];
});
