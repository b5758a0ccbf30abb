// Whole dealt evenings, each person on a phone of their own: from the invitation to the winner without a touch of the keeper's
// device, which is put away. The phones of a table speak different languages, and half of them are dark.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { join, present } from '../harness/guests.js';
import { server, share } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';
import { assetsTurn, heroTurn, rageTurn, rolls, rush7Turn } from '../pages/ownTurns.js';

const PEOPLE = [
  ['Ana', { language: 'es-ES' }, [390, 844]],
  ['Bruno', { theme: 'dark' }, [320, 568]],
  ['Carla', { language: 'es-ES', theme: 'dark' }, [844, 390]],
];
const NAMES = PEOPLE.map(([name]) => name);

await share(NAMES);

/** A table where everybody sits down by what the keeper's screen invites with. */
async function seated(t, how, many = PEOPLE.length) {
  const evening = await Evening.open(server, NAMES.slice(0, many), { knowledge: 'dealt', grain: 'card', ...how });
  const keeper = await Page.open(t, browser, server.address + evening.hash);
  // The cards of Rush Out! have the room of a phone: there it stands in the menu alone.
  if (how.game === 'rush_out') await keeper.tap({ role: 'button', name: 'More' });
  await keeper.tap({ role: 'button', begins: 'Everybody with their phone' });
  await keeper.see('invite-code');
  const link = `http://${await keeper.text('invite-link')}`;
  await keeper.page.close();
  const phones = [];
  for (const [name, as, size] of PEOPLE.slice(0, many)) {
    const phone = await join(t, browser, link, name, as);
    await phone.resize(...size);
    phones.push(phone);
  }
  await present(server, evening.session, many);
  return { evening, phones };
}

/** Until the game is over: whoever is awaited takes a turn. */
async function playedOut(evening, phones, turn) {
  for (let taken = 0; taken < 250; taken += 1) {
    const before = await evening.table();
    if (before.standing.over) return before;
    await turn(before);
    await soon(async () => assert.ok((await evening.table()).steps > before.steps, 'nothing came of it'));
  }
  throw new Error('it never came to an end');
}

/** Everybody reads on their own phone who won and how they came out themselves, or what `says` of each, and everything was recorded by whose phone it was. */
async function ended(evening, phones, { standing }, says) {
  const winners = standing.places.flatMap(({ place }, seat) => (place === 1 ? [NAMES[seat]] : []));
  for (const [seat, phone] of phones.entries()) {
    await soon(async () => {
      if (says) return assert.match(await phone.text({ css: '[data-frame]' }), says[seat]);
      const told = await phone.text({ css: '[data-frame] .end h2' });
      assert.deepEqual(winners.filter((name) => !told.includes(name)), [], told);
      return assert.match(await phone.text('own-says'), standing.places[seat].won ? /^(You won|Ganaste)$/ : /^(You came|Tu puesto:) \d/);
    });
  }
  const played = (await evening.log()).filter(({ kind }) => kind === 'play');
  assert.deepEqual([...new Set(played.map(({ by }) => by.seat))].sort(), phones.map((_, seat) => seat));
}

const awaited = ({ prompts }, ...asks) => prompts.find(({ ask }) => asks.includes(ask))?.seat;

test('Rage', async (t) => {
  const { evening, phones } = await seated(t, { config: { round_plan: [2, 1] } });
  const over = await playedOut(evening, phones, async (table) => {
    const seat = awaited(table, 'bid', 'play');
    await rageTurn(phones[seat], seat, await evening.table(seat));
  });
  await ended(evening, phones, over);
});

test('Cover Your Assets', async (t) => {
  const deck = [{ name: 'GOLD', value: 50_000, copies: 2, wild: true }, ...['HOME', 'AUTO', 'CASH'].map((name, n) => ({ name, value: 20_000 - n * 5_000, copies: 7 }))];
  const { evening, phones } = await seated(t, { game: 'cover_your_assets', config: { deck, end: 'one_round', tie: 'share' } });
  const over = await playedOut(evening, phones, async (table) => {
    const seat = awaited(table, 'stop', 'discard');
    await assetsTurn(phones[seat], seat, await evening.table(seat));
  });
  await ended(evening, phones, over);
});

test('Rush 7', async (t) => {
  const { evening, phones } = await seated(t, { game: 'rush7', config: { max_turns: 2 } }, 2);
  const over = await playedOut(evening, phones, async (table) => rush7Turn(phones[awaited(table, 'place')]));
  await ended(evening, phones, over);
});

/** Tasks that one die solves. */
const SHORT = { schema: 1, name: 'Short', overrides: Array.from({ length: 20 }, (_, i) => ({ id: `T${String(i + 1).padStart(2, '0')}`, hero: ['sword'], banner: null })) };

test('Rush Out!', async (t) => {
  const sorcerer = 2;
  const { evening, phones } = await seated(t, { ...RUSH_OUT, knowledge: 'observed', first: sorcerer, config: { mode: 'full', setup: 'T1', catalogue: SHORT } });
  const over = await playedOut(evening, phones, async ({ view }) => {
    if (view.phase === 'ready') await rolls(phones[sorcerer], sorcerer, evening);
    else for (const seat of [0, 1]) await heroTurn(phones[seat], seat, evening);
  });
  await ended(evening, phones, over, [/Ganaste/, /You win/, /Ganan los otros/]);
});
