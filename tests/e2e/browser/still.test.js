// Nothing that is pressed moves: wherever a refusal, a hint or keys come and go, everything keeps its place, 0 px, at
// every size; and nothing that can be pressed comes to lie under the finger.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PHONES } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { server, share, shown } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { appearedAt, moved, remember } from '../harness/targets.js';
import { soon } from '../harness/until.js';

await share(FOUR);

const SIZES = [...PHONES, [1180, 820], [820, 1180], [1280, 800], [1920, 1080]];

const button = (name, more = {}) => ({ role: 'button', name, ...more });
const key = (name) => ({ role: 'button', name, within: { css: '[data-primary]' } });
const ALERT = { role: 'alert' };
/** Rummikub's counting: a rack is chosen, typed, and taken; and its tiles. */
const typed = (seat, points) => [{ css: `[role=group][aria-label=Racks] > :nth-child(${seat + 2})` }, ...[...String(points)].map((digit) => key(digit))];
const TAKE = { role: 'button', begins: 'Take ', within: { css: '[data-primary] .enter' } };
const rack = (seat, points) => [...typed(seat, points), TAKE];
const NOBODY = button('Nobody can go on');
const red = (n) => button(`red ${n}`, { within: { role: 'group', name: 'red' } });
const cya = (server, how = {}) => Evening.open(server, FOUR, { game: 'cover_your_assets', ...how });

/** A tool of a table without a game. */
async function tool(server, name, play) {
  const evening = await Evening.open(server, FOUR, { game: 'bare' });
  if (play) await evening.play({ tool: play });
  return { hash: `#/${name}/${evening.session}` };
}

/** Points that go by fives, with a round that is written. */
async function byFives(server) {
  const game = shelf('pad');
  game.round.fields[0].step = 5;
  const evening = await Evening.open(server, FOUR, { game: 'sheet', config: { game } });
  await evening.row(1, [15, 20, 100, 0]);
  return evening;
}

/**
 * A panel and what brings and takes each thing that may come: `open` lays the table and gives its evening, `begin` are
 * taps that lead to where it can come, `brings` is the tap that brings `seen`, `takes` the one that takes it away, and
 * `again` are taps back to where it can come. `leaves` goes elsewhere, to begin again; with neither the page is loaded
 * again. A game joins with an entry. `ready` is what the panel has from the start, `except` what may lie elsewhere.
 */
const PANELS = [
  {
    name: 'Rage, results: one trick too many',
    open: async (server) => {
      const evening = await Evening.open(server, FOUR);
      await evening.round([3, 0, 4, 2], [3, 0, 5, 2]);
      await evening.bids([3, 1, 3, 2]);
      return evening;
    },
    brings: button('Bruno: one more'), seen: ALERT, takes: button('Bruno: one less'),
  },
  {
    name: 'Rage, results: one trick too few, given by its key',
    open: async (server) => {
      const evening = await Evening.open(server, FOUR);
      await evening.bids([3, 1, 4, 2]);
      return evening;
    },
    brings: button('Carla: one less'), seen: ALERT, takes: button('give one to Carla'),
  },
  {
    name: 'Rage, results: the keys of a number',
    open: async (server) => {
      const evening = await Evening.open(server, FOUR);
      await evening.bids([3, 1, 4, 2]);
      return evening;
    },
    brings: { role: 'spinbutton', name: 'Diego, tricks' }, seen: button('That is right'), takes: button('That is right'),
  },
  {
    name: 'Rage, a bid that the hook forbids',
    open: async (server) => {
      const evening = await Evening.open(server, FOUR, { config: { dealer_hook: 'on' } });
      await evening.play({ do: 'book_bids', round: 1, bids: [3, 0, 4].map((n, seat) => ({ seat, n })) });
      return evening;
    },
    brings: { role: 'button', begins: '3', within: { css: '[data-primary]' } }, seen: ALERT, takes: { role: 'button', begins: 'Diego ' },
  },
  {
    name: 'Rage, a card that lies there already',
    open: async (server) => {
      const evening = await Evening.open(server, FOUR, { grain: 'card' });
      await evening.play({ do: 'turn', cards: ['R5'], empty: false });
      await evening.bids([1, 2, 3, 4]);
      return evening;
    },
    begin: [button('red', { within: { role: 'group', name: 'Colours' } })],
    brings: { role: 'button', begins: 'red 5' }, seen: ALERT,
  },
  {
    name: 'Rage, a correction that does not add up',
    open: async (server) => {
      const evening = await Evening.open(server, FOUR);
      await evening.round([3, 0, 4, 2], [3, 0, 5, 2]);
      return evening;
    },
    begin: [{ role: 'button', begins: 'Carla, round 1, ' }],
    brings: button('Ana: one more'), seen: ALERT, takes: button('Ana: one less'),
  },
  {
    name: 'Rummikub, a correction that does not add up',
    open: async (server) => {
      const evening = await Evening.open(server, FOUR, { game: 'rummikub' });
      await evening.play({ do: 'score_win', winner: 0, racks: [1, 2, 3].map((seat) => ({ seat, points: 10 * seat })) });
      return evening;
    },
    begin: [{ role: 'button', begins: 'Carla, game 1' }],
    brings: button('3', { within: { role: 'dialog' } }), seen: { css: '[role=dialog] .note strong' }, takes: button('Take back a digit', { within: { role: 'dialog' } }),
  },
  {
    name: 'Rage, fewer cards than were bid',
    open: async (server) => {
      const evening = await Evening.open(server, FOUR, { config: { round_plan: [3, 2] } });
      await evening.play({ do: 'book_bids', round: 1, bids: [3, 0, 1].map((n, seat) => ({ seat, n })) });
      return evening;
    },
    begin: [{ role: 'button', begins: '3 cards' }, button('One card less')],
    brings: { css: '[role=dialog] .primary' }, seen: { css: '[role=dialog] [role=alert]' }, takes: button('One card less'), again: [button('One card more')],
  },
  {
    name: 'Rage, a trump that cannot be noted',
    open: (server) => Evening.open(server, FOUR),
    begin: [{ role: 'button', begins: 'trump' }],
    refuses: { code: 'RG_E_BOOK_ROUND', rule: 'RG-61', params: { round: 2 } },
    brings: button('blue', { within: { role: 'dialog' } }), seen: { css: '[role=dialog] [role=alert]' }, leaves: button('Close'),
  },
  {
    name: 'Rummikub, a rack of more points than there are', ready: '.paper button',
    open: (server) => Evening.open(server, FOUR, { game: 'rummikub' }),
    begin: [button('Ana went out'), ...rack(1, 12), ...rack(2, 7), ...rack(3, 5), ...typed(3, 999)],
    brings: TAKE, seen: ALERT,
  },
  {
    name: 'Rummikub, the lowest racks are equal', ready: '.paper button',
    open: (server) => Evening.open(server, FOUR, { game: 'rummikub' }),
    begin: [NOBODY, ...rack(0, 9), ...rack(1, 9), ...rack(2, 12), ...rack(3, 5), ...typed(3, 20)],
    brings: TAKE, seen: ALERT,
  },
  {
    // Its refusal says whose tiles are still missing, and is another one then.
    name: 'Rummikub, tiles that tell equal racks apart', ready: '.paper button', except: '.messages',
    open: (server) => Evening.open(server, FOUR, { game: 'rummikub' }),
    begin: [NOBODY, ...rack(0, 9), ...rack(1, 9), ...rack(2, 12), ...rack(3, 20), key('2')],
    brings: TAKE, seen: { role: 'spinbutton', name: 'Bruno, tiles left' },
  },
  {
    name: 'Rummikub in the middle of the table, nobody can go on', ready: '.paper button',
    open: (server) => Evening.open(server, FOUR, { game: 'rummikub' }),
    begin: [button('More'), { role: 'button', begins: 'In the middle of the table' }],
    brings: NOBODY, seen: { css: '[data-face] :is(.main, .side-number)' }, takes: NOBODY,
  },
  // Melds lie where they have room.
  {
    name: 'Rummikub, a tile that does not fit', except: '.melds',
    open: (server) => Evening.open(server, FOUR, { game: 'rummikub', grain: 'card' }),
    begin: [button('red', { within: { role: 'group', name: 'Colours' } }), ...[9, 10, 11].map(red)],
    brings: red(13), seen: { css: '[data-primary] .primary[aria-disabled=true]' }, takes: button('Take the last tile back'),
  },
  {
    name: 'Rummikub, the first tile of a turn, and the table as it was', except: '.melds',
    open: (server) => Evening.open(server, FOUR, { game: 'rummikub', grain: 'card' }),
    begin: [button('red', { within: { role: 'group', name: 'Colours' } })],
    brings: red(9), seen: button('Restore the table'), takes: button('Restore the table'),
  },
  {
    name: 'Cover Your Assets, an amount that cannot be',
    open: async (server) => {
      const evening = await cya(server);
      await evening.amounts([320_000, 250_000, 240_000, 360_000]);
      return evening;
    },
    begin: [key('3'), key('4')],
    brings: key('3'), seen: ALERT, takes: button('Take back a digit'),
  },
  {
    name: 'Cover Your Assets, a correction that cannot be',
    open: async (server) => {
      const evening = await cya(server);
      await evening.amounts([320_000, 250_000, 240_000, 360_000]);
      return evening;
    },
    begin: [{ role: 'button', begins: 'Bruno, round 1, ' }],
    brings: button('3', { within: { role: 'dialog' } }), seen: ALERT, takes: button('Take back a digit', { within: { role: 'dialog' } }),
  },
  {
    name: 'Cover Your Assets, a correction of cards',
    open: async (server) => {
      const evening = await cya(server);
      const cards = [{ GOLD: 2, HOME: 6, JEWELS: 4, AUTO: 2 }, { HOME: 2 }, { CASH: 2 }, {}];
      await evening.play({ do: 'book_counts', round: 1, counts: cards.map((cards, seat) => ({ seat, cards })) });
      return evening;
    },
    begin: [{ role: 'button', begins: 'Ana, round 1, ' }],
    brings: button('2 Gold 50,000, one more', { within: { role: 'dialog' } }), seen: button('3 Gold 50,000, one more'), takes: button('Gold: one less', { within: { role: 'dialog' } }),
  },
  {
    name: 'Cover Your Assets, a correction of more cards than there are',
    open: async (server) => {
      const evening = await cya(server);
      const cards = [{ GOLD: 4, HOME: 6 }, { HOME: 2 }, { CASH: 2 }, {}];
      await evening.play({ do: 'book_counts', round: 1, counts: cards.map((cards, seat) => ({ seat, cards })) });
      return evening;
    },
    begin: [{ role: 'button', begins: 'Ana, round 1, ' }],
    brings: button('4 Gold 50,000, one more', { within: { role: 'dialog' } }), seen: ALERT, takes: button('Gold: one less', { within: { role: 'dialog' } }),
  },
  {
    name: 'Cover Your Assets, a fifth Gold',
    open: (server) => cya(server),
    begin: [1, 2, 3, 4].map((n) => ({ role: 'button', begins: n === 1 ? 'Gold' : `${n - 1} Gold` })),
    brings: { role: 'button', begins: '4 Gold' }, seen: ALERT, takes: button('Gold: one less'),
  },
  {
    name: 'Cover Your Assets, a stack of wilds only',
    open: (server) => cya(server),
    begin: [{ role: 'button', begins: 'Gold' }, { role: 'button', begins: '1 Gold' }],
    brings: { css: '[data-primary] .primary' }, seen: ALERT, takes: { role: 'button', begins: 'Home' }, again: [{ role: 'button', begins: 'Undo: ' }],
  },
  {
    name: 'Cover Your Assets, a challenge that is not allowed',
    open: async (server) => {
      const evening = await cya(server, { grain: 'card' });
      await evening.play({ do: 'turn', card: 'BANK' });
      for (const [seat, cards] of [['CASH', 'CASH'], ['STOCKS', 'STOCKS'], ['HOME', 'GOLD'], ['AUTO', 'AUTO']].entries()) await evening.play({ do: 'pair', seat, cards });
      return evening;
    },
    begin: [key('Cash')],
    brings: { role: 'button', begins: 'Challenge Bruno' }, seen: ALERT, leaves: button('Cash, or another card'),
  },
  {
    name: 'points of a file, a number between two steps',
    open: byFives,
    begin: [key('1'), key('2')],
    brings: button('Write, then Bruno'), seen: ALERT, takes: button('Take back a digit'), again: [key('2')],
  },
  {
    name: 'points of a file, a correction that the game does not take',
    open: byFives,
    begin: [{ role: 'button', begins: 'Carla, round 1: ' }],
    brings: button('1', { within: { role: 'dialog' } }), seen: ALERT, takes: button('Take back a digit', { within: { role: 'dialog' } }),
  },
  {
    name: 'several numbers of a file, one out of its bounds',
    open: (server) => Evening.open(server, FOUR, { game: 'sheet', config: { game: shelf('truco') } }),
    begin: [key('4'), key('5')],
    brings: { role: 'button', begins: 'Write, then' }, seen: ALERT, takes: button('Take back a digit'), again: [key('5')],
  },
  {
    name: 'an ending of a file that it warns of',
    open: (server) => Evening.open(server, FOUR, { game: 'sheet', config: { game: shelf('pandemic') } }),
    begin: [button('all four cures')],
    brings: button('Write'), seen: button('Write anyway'), takes: button('no cubes left'), again: [button('all four cures')],
  },
  {
    name: 'several things of a file, another one of them',
    open: async (server) => {
      const evening = await Evening.open(server, FOUR, { game: 'sheet', config: { game: shelf('skull-king') } });
      await evening.play({ do: 'enter', row: 1, entries: FOUR.map((_, seat) => ({ seat, values: { bid: 0 } })) });
      return evening;
    },
    brings: { role: 'button', begins: 'Bonus' }, seen: button('One more: the black 14'), takes: { role: 'button', begins: 'Tricks' },
  },
  {
    name: 'Rush 7, a card of which none is left',
    open: async (server) => {
      const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7', grain: 'card' });
      for (const zone of [1, 2]) await evening.play({ do: 'book_battle', zone, a: 7, b: 7 });
      return evening;
    },
    brings: { role: 'button', begins: '7', within: { css: '[data-primary]' } }, seen: ALERT, takes: { role: 'button', begins: 'Undo: ' },
  },
  {
    name: 'Rush 7, a correction to a card of which none is left',
    open: async (server) => {
      const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7', grain: 'card' });
      for (const [zone, a, b] of [[1, 7, 7], [2, 7, 7], [3, 6, 5]]) await evening.play({ do: 'book_battle', zone, a, b });
      return evening;
    },
    begin: [button('Log'), { css: '[role=dialog] li button' }],
    brings: button('7', { within: { role: 'dialog' } }), seen: ALERT, takes: button('6', { within: { role: 'dialog' } }),
  },
  {
    name: 'Rush 7, whose a zone is that is set by hand',
    open: (server) => Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7', grain: 'card' }),
    begin: [button('More'), { role: 'button', begins: 'Set a zone by hand' }],
    brings: { role: 'radio', name: 'Bruno' }, seen: button('7', { within: { role: 'dialog' } }), takes: { role: 'radio', name: 'Nobody' },
  },
  {
    name: 'Rush 7, a zone that cannot lie so',
    open: (server) => Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7', grain: 'card' }),
    begin: [button('More'), { role: 'button', begins: 'Set a zone by hand' }, { role: 'radio', name: 'Bruno' }],
    brings: button('Set zone 1'), seen: ALERT, takes: { role: 'radio', name: 'Ana' }, again: [{ role: 'radio', name: 'Bruno' }],
  },
  {
    name: 'Rush 7, another zone that is set by hand, where a battle is written',
    open: async (server) => {
      const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7', grain: 'card' });
      await evening.play({ do: 'book_battle', zone: 1, a: 7, b: 5 });
      return evening;
    },
    begin: [button('More'), { role: 'button', begins: 'Set a zone by hand' }, { role: 'radio', name: '2' }],
    brings: { role: 'radio', name: '1' }, seen: { css: '[role=dialog] .body > p:not(.none)' }, takes: { role: 'radio', name: '2' },
  },
  {
    name: 'Rush Out!, a card of one’s own: its first symbol', ready: '.editor .next',
    open: async () => ({ hash: '#/cards' }),
    begin: [{ role: 'button', begins: 'Copy ' }],
    brings: button('key, add'), seen: button('key, symbol 1: take away'), takes: button('key, symbol 1: take away'),
  },
  // Other dice lie where they have room.
  ...[['1 die', 'Roll'], ['5 dice', 'Roll 5'], ['d8 and d12', 'Roll 2'], ['coin', 'Roll']].map(([set, roll]) => ({
    name: `dice, other ones: ${set}`, ready: '.roll', except: '.dice',
    open: (server) => tool(server, 'dice'),
    begin: [button('3 dice'), button('Roll 3, The table’s dice')],
    brings: button(set), seen: button(`${roll}, The table’s dice`), takes: button('3 dice'), again: [button('Roll 3, The table’s dice')],
  })),
  {
    name: 'dice, a roll', ready: '.roll',
    open: (server) => tool(server, 'dice'),
    brings: button('Roll 2, The table’s dice'), seen: { role: 'button', begins: 'Undo: The table’s dice: ' }, takes: { role: 'button', begins: 'Undo: The table’s dice: ' },
  },
  ...['Pick for us', 'An order', '2 teams'].map((draw) => ({
    name: `who starts: ${draw}`, ready: '.side button',
    open: (server) => tool(server, 'starts'),
    brings: button(draw), seen: 'drawn',
  })),
];

const RULES = { form: { form: 'each', ms: 600_000, increment: 20_000, delay: 0 }, order: 'clockwise', tokens: 3, token_ms: 30_000, penalty: null };

/** Every tool, where what could not be kept is said over what is there. */
const TOOLS = [
  { name: 'dice', ready: '.roll', brings: button('Roll 2, The table’s dice') },
  { name: 'starts', ready: '.side button', brings: button('Pick for us') },
  { name: 'clocks', ready: '[data-primary] button', brings: button('Start'), play: { do: 'set_clock', rules: RULES } },
];

// Two at a time: most of it is waiting for what comes of a tap.
describe('nothing moves', { concurrency: 2 }, () => {
  for (const panel of PANELS) test(panel.name, (t) => standsStill(t, panel));
});

for (const { name, ready, brings, play } of TOOLS) {
  test(`nothing moves: ${name}, what could not be kept`, async (t) => {
    const { hash } = await tool(server, name, play);
    const page = await shown(t, hash);
    page.expects(/500/);
    for (const [width, height] of SIZES) {
      await page.resize(width, height);
      await page.see({ css: ready });
      // The host answers again as soon as it is asked again.
      await page.page.route('**/rpc/{play,use_tool}*', (route) => route.abort());
      const banner = button('Try again');
      await check(page, `${width}x${height}`, brings, () => page.see(banner));
      await page.page.unrouteAll();
      await check(page, `${width}x${height}`, banner, () => page.until(async () => !(await page.has(banner))));
    }
  });
}

async function standsStill(t, { open, begin = [], brings, seen, takes, again = [], leaves, refuses, ready = '[data-primary] :is(button, a)', except }) {
  const evening = await open(server);
  const page = await shown(t, evening.hash);
  page.expects(/422|409/);
  if (refuses) await page.page.route('**/rpc/play*', (route) => route.fulfill({ status: 422, json: { kind: 'refused', ...refuses } }));
  const taps = async (targets) => {
    for (const target of targets) await page.tap(target);
  };
  let begun = false;
  for (const [width, height] of SIZES) {
    await page.resize(width, height);
    const at = `${width}x${height}`;
    if (!begun) {
      await page.see({ css: ready });
      await taps(begin);
    }
    await check(page, at, brings, () => page.see(seen), except);
    begun = takes !== undefined;
    if (takes) {
      await check(page, at, takes, () => page.until(async () => !(await page.has(seen))), except);
      await taps(again);
    } else if (leaves) await page.tap(leaves);
    else await page.page.reload();
  }
}

/** Taps, waits for what comes of it, and looks where everything lies. */
async function check(page, at, target, came, except) {
  await settled(page);
  await page.into(target);
  await remember(page, except);
  const point = await page.middle(target);
  await page.tap(target);
  await came();
  await soon(async () => assert.deepEqual(await moved(page, except), [], at), 1);
  assert.equal(await appearedAt(page, point), '', `${at}: under the finger`);
}

/** Nothing is pressed any more, and all is answered and drawn. */
async function settled(page) {
  await page.until(() => page.evaluate('return document.querySelector("button:active") === null'));
  await page.answered();
}
