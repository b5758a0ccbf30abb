// On a guest's phone nothing that is pressed moves, 0 px, whatever is refused or waits, and all of it is in view at every
// size of a phone, and nothing is fetched that only the keeper needs; at the keeper's nothing moves for what a phone wants.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page, PHONES } from '../harness/chromium.js';
import { Evening, LONG } from '../harness/evening.js';
import { invite, join } from '../harness/guests.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { server, share } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { moved, remember, unreached } from '../harness/targets.js';
import { soon } from '../harness/until.js';
import { RUSH_OUT } from '../pages/rushOutTable.js';

const SIZES = PHONES;
const NAMES = LONG.slice(0, 3);

await share(NAMES);
const DEALT = { knowledge: 'dealt', grain: 'card' };
const ALERT = { role: 'alert' };
const key = (begins) => ({ role: 'button', begins, within: { css: '.hand' } });

/**
 * A screen of a person's own, at seat 0: `open` lays the table. `brings` is the tap that brings what is `seen`, a refusal
 * or that it waits, and `takes` the one that takes it away. `names` are two where the game takes two. Where it
 * `looks`, it is looked at in every way, and its log is opened. A game joins with an entry.
 */
const PANELS = [
  {
    name: 'Rage, a bid that the hook forbids', how: { ...DEALT, config: { dealer_hook: 'on', round_plan: [3, 2] }, first: 0 },
    open: async (evening) => {
      await evening.play({ do: 'bid', seat: 1, n: 1 });
      await evening.play({ do: 'bid', seat: 2, n: 0 });
    },
    brings: { role: 'button', begins: '2', within: { role: 'group', name: 'Tu apuesta' } }, seen: ALERT,
  },
  {
    name: 'Rage, a bid that waits for the keeper', how: {}, accepts: true,
    brings: key('2'), seen: { role: 'button', name: 'Quitarlo' }, takes: { role: 'button', name: 'Quitarlo' },
  },
  { name: 'Rage, a result of one’s own', looks: true, how: {}, open: (evening) => evening.bids([1, 0, 1]), brings: key('Avisar'), seen: { css: '.hand [aria-disabled=true].primary, .hand .primary[aria-disabled=true]' } },
  { name: 'Cover Your Assets, a turn', how: { game: 'cover_your_assets', ...DEALT } },
  { name: 'Cover Your Assets, a stack of one’s own', how: { game: 'cover_your_assets' } },
  { name: 'Cover Your Assets, an amount of one’s own', how: { game: 'cover_your_assets' }, begin: [{ role: 'radio', name: 'Importes' }, key('5'), key('000')] },
  { name: 'Rummikub, a turn', looks: true, how: { game: 'rummikub', ...DEALT, first: 0 }, begin: [{ role: 'button', name: 'Empezar mi turno' }] },
  { name: 'Rummikub, how a game ends', how: { game: 'rummikub' }, brings: key('Cerré yo'), seen: { css: '.ends [aria-disabled=true]' } },
  { name: 'Rush Out!, cards and dice', how: RUSH_OUT },
  { name: 'Rush Out!, only dice', looks: true, how: { ...RUSH_OUT, config: { mode: 'dice' } } },
  { name: 'Rush 7, five of seven', names: LONG.slice(0, 2), how: { game: 'rush7', ...DEALT } },
  {
    name: 'points', how: { game: 'sheet' }, accepts: true,
    begin: [key('7')], brings: key('Anotar'), seen: { role: 'button', name: 'Quitarlo' }, takes: { role: 'button', name: 'Quitarlo' }, again: [key('7')],
  },
  {
    name: 'points, with a clock beside them', how: { game: 'sheet' },
    open: async (evening) => {
      const form = { form: 'each', ms: 600_000, increment: 0, delay: 0 };
      await evening.play({ tool: { do: 'set_clock', rules: { form, order: 'clockwise', tokens: 0, token_ms: 0, penalty: null } } });
      await evening.play({ tool: { do: 'start_clock', turn: 0, signal: false } });
    },
  },
  { name: 'Skull King, a bid', how: { game: 'sheet', config: { game: shelf('skull-king') } } },
];

describe('on a phone of one’s own', { concurrency: 2 }, () => {
  for (const panel of PANELS) test(panel.name, (t) => standsStill(t, panel));
});

async function standsStill(t, { names = NAMES, how, open, looks = false, accepts = false, begin = [], brings, seen, takes, again = [] }) {
  const evening = await Evening.open(server, names, { first: names.length - 1, ...how });
  await open?.(evening);
  const link = await invite(server, evening.session);
  if (accepts) await server.rpc('let_keeper_accept', { session: evening.session, accepts });
  const phone = await join(t, browser, link, LONG[0], { language: 'es-ES' });
  phone.expects(/422/);
  await phone.see({ css: '.hand :is(button, a), .seat.alone button' });
  const keepers = phone.requests.map((address) => new URL(address).pathname).filter((path) => /assets\/(app|table|kit|screens)-/.test(path));
  assert.deepEqual(keepers, [], 'what only the keeper needs was fetched');
  for (const target of begin) await phone.tap(target);
  for (const [width, height] of SIZES) {
    await phone.resize(width, height);
    const at = `${width}x${height}`;
    await soon(async () => assert.deepEqual(await unreached(phone, false), [], at), 2);
    await fits(phone);
    for (const [target, came] of [[brings, () => phone.see(seen)], [takes, () => phone.until(async () => !(await phone.has(seen)))]]) {
      if (!target || (target === brings && !takes && (await phone.has(seen)))) continue;
      await settled(phone);
      await remember(phone);
      await phone.tap(target);
      await came();
      await soon(async () => assert.deepEqual(await moved(phone), [], at), 1);
      if (target === brings) await soon(async () => assert.deepEqual(await unreached(phone, false), [], `${at}, with it`), 2);
    }
    if (takes) for (const target of again) await phone.tap(target);
  }
  if (!looks) return;
  await looksRight(phone);
  await phone.inTheDark(() => legible(phone));
  await phone.tap({ role: 'button', name: 'Más' });
  await phone.tap({ role: 'button', name: 'Registro' });
  await phone.see({ role: 'dialog', name: 'Registro' });
}

/** Nothing is pressed any more, and all is answered and drawn. */
async function settled(page) {
  await page.until(() => page.evaluate('return document.querySelector("button:active") === null && document.getAnimations().length === 0'));
  await page.answered();
}

test('what a phone wants moves nothing at the keeper’s', async (t) => {
  const evening = await Evening.open(server, NAMES);
  const link = await invite(server, evening.session);
  await server.rpc('let_keeper_accept', { session: evening.session, accepts: true });
  const keeper = await Page.open(t, browser, server.address + evening.hash);
  const phone = await join(t, browser, link, LONG[0]);
  for (const [width, height] of [...SIZES, [1180, 820], [1280, 800], [1920, 1080]]) {
    await keeper.resize(width, height);
    await keeper.see({ css: '[data-primary] :is(button, a)' });
    await keeper.answered();
    await settled(keeper);
    await remember(keeper);
    await phone.tap(key('2'));
    await keeper.see({ role: 'list', name: 'What phones want to record' });
    await soon(async () => assert.deepEqual(await moved(keeper), [], `${width}x${height}`), 1);
    await soon(async () => assert.deepEqual(await unreached(keeper, false), [], `${width}x${height}`), 1);
    await phone.tap({ role: 'button', name: 'Take it back' });
    await keeper.until(async () => !(await keeper.has({ role: 'list', name: 'What phones want to record' })));
  }
});
