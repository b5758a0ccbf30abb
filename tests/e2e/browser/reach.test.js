// What is to be pressed is in view without a swipe, on every phone, upright and on its side, with long names and with as
// many people as the game takes; nothing is wider than the screen, and no words are cut but names. (Games from files: `forms`.)
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PHONES } from '../harness/chromium.js';
import { Evening, LONG, TEN } from '../harness/evening.js';
import { server, share, shown } from '../harness/shared.js';
import { cutWords, unreached } from '../harness/targets.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

await share([...LONG, ...TEN]);

const challenge = [['CASH', 'CASH'], ['STOCKS', 'STOCKS'], ['HOME', 'GOLD'], ['AUTO', 'AUTO'], ['COINS', 'SILVER'], ['JEWELS', 'JEWELS']];

const CLOCK = { form: { form: 'each', ms: 600_000, increment: 20_000, delay: 0 }, order: 'clockwise', tokens: 3, token_ms: 30_000, penalty: null };

/** A rack that is all played, tapped at Rummikub's judge. */
const RACK = [{ role: 'radio', name: '¿Qué juego?' }, { role: 'radio', name: 'Tu soporte' }, ...[5, 6, 7].map((n) => ({ role: 'button', name: `${n} negro` }))];

/** A tool of a table without a game, after some commands. */
async function tool(names, name, ...commands) {
  const evening = await Evening.open(server, names, { game: 'bare' });
  for (const command of commands) await evening.play({ tool: command });
  return { hash: `#/${name}/${evening.session}` };
}

/**
 * A panel: `open` lays the table for some people, `most` are the most it takes, `rows` says that its rows are filled in by
 * their own keys, which are to be in view, too. `begin` are taps that lead to it, and `uncover` holds a hand open. `part`
 * is looked at in place of what lies at the hand of the table, `words: false` leaves out whether words are cut, and `sizes`
 * are others than the phones.
 */
const PANELS = [
  { name: 'Rage, bids', most: 6, open: (names) => Evening.open(server, names) },
  {
    name: 'Rage, results that do not add up', most: 6, rows: true,
    open: async (names) => {
      const evening = await Evening.open(server, names);
      const first = [3, 0, 4, 2, 0, 0].slice(0, names.length);
      await evening.round(first, [4, 0, 4, 2, 0, 0].slice(0, names.length));
      await evening.bids([3, 1, 4, 2, 0, 0].slice(0, names.length));
      return evening;
    },
  },
  {
    name: 'Rage, cards', most: 6,
    open: async (names) => {
      const evening = await Evening.open(server, names, { grain: 'card' });
      await evening.play({ do: 'turn', cards: ['R5'], empty: false });
      await evening.bids(names.map(() => 1));
      return evening;
    },
    begin: [{ role: 'button', name: 'verde' }],
  },
  {
    name: 'Cover Your Assets, amounts', most: 6,
    open: async (names) => {
      const evening = await Evening.open(server, names, { game: 'cover_your_assets' });
      await evening.amounts([320_000, 250_000, 240_000, 360_000, 5_000, 10_000].slice(0, names.length));
      return evening;
    },
  },
  {
    name: 'Rage, a correction', most: 4, part: '.sheet-body .people, .sheet-body .sheet-foot', words: false,
    open: async (names) => {
      const evening = await Evening.open(server, names);
      await evening.round([3, 0, 4, 2], [3, 0, 5, 2]);
      return evening;
    },
    begin: [{ role: 'button', begins: 'Guadalupe, ronda 1, ' }],
  },
  { name: 'Cover Your Assets, cards', most: 6, rows: true, open: (names) => Evening.open(server, names, { game: 'cover_your_assets' }) },
  {
    name: 'Cover Your Assets, a turn', most: 6,
    open: async (names) => {
      const evening = await Evening.open(server, names, { game: 'cover_your_assets', grain: 'card' });
      await evening.play({ do: 'turn', card: 'BANK' });
      for (const [seat, cards] of challenge.slice(0, names.length).entries()) await evening.play({ do: 'pair', seat, cards });
      return evening;
    },
    begin: [{ role: 'button', begins: 'Joyas' }],
  },
  {
    // Ten kinds go with it, and beside the board they stand in one column with the people.
    name: 'Cover Your Assets, a wild', most: 6, sizes: [...PHONES, [1180, 820], [1280, 800]],
    open: async (names) => {
      const evening = await Evening.open(server, names, { game: 'cover_your_assets', grain: 'card' });
      await evening.play({ do: 'turn', card: 'BANK' });
      return evening;
    },
    begin: [{ role: 'button', begins: 'Oro' }],
  },
  {
    name: 'Cover Your Assets, a challenge', most: 4,
    open: async (names) => {
      const evening = await Evening.open(server, names, { game: 'cover_your_assets', grain: 'card' });
      await evening.play({ do: 'turn', card: 'BANK' });
      for (const [seat, cards] of challenge.entries()) await evening.play({ do: 'pair', seat: seat % names.length, cards });
      await evening.play({ do: 'challenge', seat: 2, defender: 1, card: 'JEWELS' });
      return evening;
    },
  },
  {
    name: 'Rush 7, numbers', most: 2,
    open: async (names) => {
      const evening = await Evening.open(server, names.slice(0, 2), { game: 'rush7', grain: 'card' });
      await evening.play({ do: 'book_battle', zone: 1, a: 7, b: 5 });
      return evening;
    },
  },
  { name: 'Rage, a hand and the keys of its bid', most: 4, uncover: true, open: (names) => Evening.open(server, names, { grain: 'card', knowledge: 'dealt' }) },
  { name: 'Rummikub, a rack', most: 4, uncover: true, open: (names) => Evening.open(server, names, { game: 'rummikub', grain: 'card', knowledge: 'dealt' }) },
  { name: 'Rush 7, a hand', most: 2, uncover: true, open: (names) => Evening.open(server, names.slice(0, 2), { game: 'rush7', grain: 'card', knowledge: 'dealt' }) },
  {
    name: 'Rush Out!, markers', most: 4, part: '.counters, .decided',
    open: async (names) => {
      const evening = await Evening.open(server, names, { ...RUSH_OUT, first: 0, config: { mode: 'tracker', setup: 'S5' } });
      await evening.play({ do: 'start_round', seat: 0 });
      await evening.play({ do: 'set_curse', curse: 'silence', cards: 1 });
      return evening;
    },
  },
  {
    name: 'Rush Out!, the market', most: 4, part: '.shop .done', words: false,
    open: async (names) => {
      const evening = await Evening.open(server, names, { ...RUSH_OUT, first: 0, config: { mode: 'dice', setup: 'S2' } });
      await evening.play({ do: 'roll', seat: 0 });
      await evening.play({ do: 'end_round', winner: 'sorcerer' });
      return evening;
    },
  },
  { name: 'Rush Out!, our cards', most: 1, part: '.editor .next', words: false, open: async () => ({ hash: '#/cards' }) },
  {
    name: 'Rush Out!, a card is copied', most: 1, part: '.editor .end', words: false, open: async () => ({ hash: '#/cards' }),
    begin: [{ role: 'button', begins: 'Copiar ' }, { role: 'button', name: 'llave, añadir' }],
  },
  ...['card', 'round'].map((grain) => ({
    name: `Rush 7, a correction of ${grain === 'card' ? 'cards' : 'a result'}`, most: 2, part: '.sheet-body .keys, .sheet-body .sheet-foot',
    open: async (names) => {
      const evening = await Evening.open(server, names.slice(0, 2), { game: 'rush7', grain });
      await evening.play(grain === 'card' ? { do: 'book_battle', zone: 1, a: 7, b: 5 } : { do: 'book_result', zone: 1, winner: 1, captured: 4 });
      return evening;
    },
    begin: [{ role: 'button', name: 'Registro' }, { css: '[role=dialog] li button' }],
  })),
  { name: 'Dice', most: 4, part: '.roll, .sets, .head, .undo', words: false, open: (names) => tool(names, 'dice') },
  { name: 'Who starts', most: 8, part: '.side, .undo', words: false, open: (names) => tool(names, 'starts') },
  ...[false, true].map((runs) => ({
    name: `Clocks, ${runs ? 'one runs' : 'before the start'}`, most: 8, part: '.clocks',
    open: (names) => tool(names, 'clocks', { do: 'set_clock', rules: CLOCK }, ...(runs ? [{ do: 'start_clock', turn: 0, signal: false }] : [])),
  })),
  // What is below an extra time, an order or a penalty may be swiped to.
  ...[['before a choice', []], ['an hourglass', [{ role: 'button', begins: 'Reloj de arena' }]], ['for each', [{ role: 'button', begins: 'Un reloj cada uno' }]]].map(([name, begin]) => ({
    name: `A clock is set, ${name}`, most: 8, part: '.setup .kinds, .setup .own fieldset, .setup .foot', words: false, begin,
    open: (names) => tool(names, 'clocks'),
  })),
  ...[
    { name: 'a meld', begin: [] },
    { name: 'a whole turn', begin: [{ role: 'radio', name: 'Turno entero' }, { role: 'radio', name: 'Después' }] },
    { name: 'a rack', begin: [...RACK] },
    { name: 'a hint', begin: [...RACK, { role: 'button', name: 'Buscar la mejor jugada' }] },
    { name: 'a play', begin: [...RACK, { role: 'button', name: 'Buscar la mejor jugada' }, { role: 'button', name: 'Mostrar la jugada' }] },
  ].map(({ name, begin }) => ({
    name: `The judge of Rummikub, ${name}`, most: 1, part: '.foot, .pad', words: false,
    open: async () => ({ hash: '#/judge' }),
    begin: [{ role: 'radio', name: 'Rummikub' }, ...begin],
  })),
  { name: 'Rush 7, results', most: 2, open: (names) => Evening.open(server, names.slice(0, 2), { game: 'rush7' }) },
];

// Two at a time: most of it is waiting.
describe('all in view', { concurrency: 2 }, () => {
  for (const { name, most, ...panel } of PANELS) {
    test(`${name}, long names`, (t) => inView(t, LONG, panel));
    if (most > LONG.length) test(`${name}, ${most} people`, (t) => inView(t, TEN.slice(0, most), panel));
  }
});

async function inView(t, names, { open, rows = false, begin = [], uncover = false, part, words = true, sizes = PHONES }) {
  const evening = await open(names);
  const page = await shown(t, evening.hash, { language: 'es-ES' });
  for (const target of begin) await page.tap(target);
  await page.see({ css: part ?? '[data-primary] :is(button, a)' });
  if (uncover) await page.hold({ role: 'button', begins: 'Ver tu ' }, { role: 'button', name: 'Tapar' });
  for (const [width, height] of sizes) {
    await page.resize(width, height);
    const at = `${width}x${height}`;
    // More people than fit in one line may scroll their rows, never the keys.
    await soon(async () => assert.deepEqual(await unreached(page, rows && names.length <= 4, part), [], at), 2);
    if (words) await soon(async () => assert.deepEqual(await cutWords(page), [], at), 2);
  }
}
