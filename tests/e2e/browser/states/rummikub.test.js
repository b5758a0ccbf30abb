// Every Rummikub screen in every state that looks different.
import { Evening, FOUR } from '../../harness/evening.js';
import { everyState } from '../../harness/states.js';
import { PadTable } from '../../pages/padTable.js';
import { RummikubTable } from '../../pages/rummikubTable.js';
import { TileJudge } from '../../pages/tileJudge.js';

/** A clock that has long run out by the time it is looked at, one that has not, and one that stands. */
const TIMED = { turn_seconds: 120 };

everyState('Rummikub', async (server, page, at) => {
  const table = new RummikubTable(page);
  const judge = new TileJudge(page);
  const open = (how) => Evening.open(server, FOUR, { game: 'rummikub', ...how });
  const racks = [0, 2, 3].map((seat) => ({ seat, points: 9 }));
  const games = await open();
  await games.play({ do: 'score_win', winner: 1, racks });
  const tied = await open();
  const between = await open();
  const start = await open({ grain: 'card' });
  await start.play({ do: 'score_win', winner: 1, racks });
  const turn = await open({ grain: 'card' });
  await turn.play({ do: 'play', seat: 3, after: ['K10 R10 B10', 'R3 R4 J R6'] });
  for (const seat of [0, 1, 2]) await turn.play({ do: 'draw', seat });
  const timed = await open({ grain: 'card', config: TIMED });
  await timed.play({ do: 'begin_turn', seat: 3 });
  const late = await open({ config: { turn_seconds: 15 } });
  await late.play({ do: 'begin_turn', seat: 3 });
  const still = await open({ config: { turn_seconds: 15 } });
  await still.play({ do: 'begin_turn', seat: 3 });
  await still.play({ do: 'pause' });
  const dealt = await open({ grain: 'card', knowledge: 'dealt' });
  const over = await open();
  await over.play({ do: 'score_win', winner: 1, racks });
  await over.play({ do: 'finish_match' });
  const atJudge = (about) => async () => {
    await at('#/judge', { role: 'radio', name: 'Rummikub' })();
    await judge.open();
    await judge.ask(about);
  };
  return [
    ['rummikub: who went out', at(games.hash, { role: 'heading', name: 'Who goes out?' })],
    ['rummikub: a rack is typed', async () => {
      await table.out('Bruno');
      await table.rack('Carla', 37);
      await table.asksRack('Diego');
    }],
    ['rummikub: a rack number by number', async () => {
      await page.tap({ role: 'button', name: 'Number by number' });
      await page.tap({ role: 'button', begins: 'joker', within: { role: 'dialog' } });
      await page.see({ role: 'button', begins: 'Take 1 tile: 30' });
    }],
    ['rummikub: a whole game', async () => {
      await page.tap({ role: 'button', begins: 'Take 1 tile: 30' });
      await table.rack('Ana', 18);
      await page.see({ role: 'button', name: 'Write down game 2' });
    }],
    ['rummikub: a tie asks for tiles', async () => {
      await at(tied.hash, { role: 'heading', name: 'Who goes out?' })();
      await table.nobody();
      for (const who of FOUR) await table.rack(who, 9);
      await page.see({ role: 'spinbutton', name: 'Ana, tiles left' });
    }],
    ['rummikub: in the middle of the table', async () => {
      await at(between.hash, { role: 'heading', name: 'Who goes out?' })();
      await new PadTable(page).choose('In the middle of the table');
      await page.see({ css: '[data-between]' });
    }],
    ['rummikub: in the middle of the table, nobody can go on', async () => {
      await table.nobody();
      await page.see({ role: 'button', name: 'Ana’s rack' });
    }],
    ['rummikub: in the middle of the table, a tie asks for tiles', async () => {
      for (const who of FOUR) {
        await page.tap({ role: 'button', name: `${who}’s rack` });
        for (const name of ['9', 'Take 9']) await page.tap({ role: 'button', name, within: { role: 'dialog' } });
        await page.until(async () => !(await page.has({ role: 'dialog' })));
      }
      await page.see({ role: 'button', name: 'Ana, tiles left' });
    }],
    ['rummikub: in the middle of the table, tiles are typed', async () => {
      await page.tap({ role: 'button', name: 'Bruno, tiles left' });
      await page.see({ role: 'dialog', name: 'Bruno' });
    }],
    ['rummikub: in the middle of the table, all is counted', async () => {
      await page.press('Escape');
      for (const who of FOUR) {
        await page.tap({ role: 'button', name: `${who}, tiles left` });
        for (const name of ['3', 'Take 3']) await page.tap({ role: 'button', name, within: { role: 'dialog' } });
        await page.until(async () => !(await page.has({ role: 'dialog' })));
      }
      await page.see({ role: 'button', name: 'Write down game 1' });
    }],
    ['rummikub: points typed by hand', async () => {
      await at(games.hash, { role: 'button', begins: 'Ana, game 1' })();
      await table.cell('Ana', 1);
      for (const key of ['-', '5']) await page.press(key);
      await page.until(async () => (await page.text({ role: 'dialog' })).includes('add up to'));
    }],
    ['rummikub: the draw for the start', at(start.hash, { role: 'heading', name: 'Ana draws for the start' })],
    ['rummikub: a turn', at(turn.hash, { role: 'button', name: 'Diego draws a tile' })],
    ['rummikub: a turn that does not hold', async () => {
      await judge.type('Y6');
      await page.see({ role: 'button', name: 'Restore the table' });
      await page.until(async () => (await page.text({ role: 'main' })).includes('One meld does not hold'));
    }],
    ['rummikub: a clock runs', at(timed.hash, { role: 'timer', begins: 'Diego has' })],
    ['rummikub: the time is up', async () => {
      await page.until(async () => Date.now() > (await late.table()).view.clock.began + 15_000);
      await at(late.hash, { role: 'button', begins: 'Time is up' })();
    }],
    ['rummikub: a clock stands still in its last seconds', at(still.hash, { role: 'button', name: 'Go on' })],
    ['rummikub: an open rack', async () => {
      await at(dealt.hash, { role: 'button', begins: 'Look at your rack' })();
      await page.hold({ role: 'button', begins: 'Look at your rack' }, { role: 'button', name: 'Cover' });
    }],
    ['rummikub: the end', at(over.hash, { role: 'link', name: 'See the result' })],
    ['rummikub: judged melds', async () => {
      await atJudge('Meld')();
      await judge.type('R6R7JR9,K8B8B8');
      await judge.says(/blue 8 is there twice.*are needed to open/s);
    }],
    ['rummikub: a meld with many readings', async () => {
      await judge.clear();
      await judge.type('J J Y9');
      await judge.says(/read in 6 ways/);
    }],
    ['rummikub: a judged turn', async () => {
      await atJudge('Whole turn')();
      await judge.type('R3R4R5,K9B9Y9');
      await judge.ask('After');
      await judge.type('K9');
      await judge.says(/One meld does not hold/);
    }],
    ['rummikub: a hint', async () => {
      await atJudge('What can I play?')();
      await judge.type('R3R4R5R6,K9R9B9,Y11B11R11');
      await judge.ask('Your rack');
      await judge.type('R2K6B6Y9Y1R13');
      await page.tap({ role: 'button', name: 'Find the best play' });
      await judge.says(/Play 4 of 6/);
    }],
    ['rummikub: the best play', async () => {
      await page.tap({ role: 'button', name: 'Show the play' });
      await judge.says(/joins the 9s/);
    }],
  ];
});
