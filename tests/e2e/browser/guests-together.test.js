// What all phones of a table do together: say what a round brought each of them, and draw who starts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Fingers } from '../harness/fingers.js';
import { invite, join, present } from '../harness/guests.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

const NAMES = ['Ana', 'Bea', 'Carla'];
const SIZES = [[320, 568], [360, 640], [844, 390], [390, 844]];

test('everybody says their own tricks; what the keeper wrote otherwise is seen beside it', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { config: { round_plan: [3, 2] } });
  await evening.bids([1, 0, 1]);
  const keeper = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet' });
  const link = await invite(server, evening.session);
  const [ana, bea] = [await join(t, browser, link, 'Ana'), await join(t, browser, link, 'Bea', { language: 'es-ES' })];
  const typed = async () => JSON.parse((await evening.table()).draft ?? '{}').entries?.map(({ tricks, bonus, sure }) => (sure ? [tricks, bonus] : null));
  for (const phone of [ana, bea]) {
    for (const [width, height] of SIZES) {
      await phone.resize(width, height);
      await fits(phone);
    }
    await looksRight(phone);
    await phone.inTheDark(() => legible(phone));
  }
  await ana.tap({ role: 'button', name: 'Ana: one more' });
  await ana.tap({ role: 'button', begins: 'Ana, Bonus' });
  await ana.tap({ role: 'button', name: 'Tell the keeper: 2 tricks · Bonus +5' });
  // It stands at the keeper's, where nothing was said before.
  await soon(async () => assert.deepEqual(await typed(), [[2, 1], null, null]));
  await soon(async () => assert.match(await ana.text({ css: '.hand' }), /it is with the keeper/));
  await ana.page.reload();
  await soon(async () => assert.match(await ana.text({ css: '.hand' }), /2 tricks · Bonus \+5: it is with the keeper/));

  // The keeper said another number: both are seen, and the keeper chooses.
  await keeper.tap({ role: 'button', name: 'Bea: one more' });
  await bea.tap({ role: 'button', begins: 'Avisar: 0 bazas' });
  const list = { role: 'list', name: 'What phones want to record' };
  await soon(async () => assert.match(await keeper.text(list), /Bea\s*0 tricks\s*here stands 1 trick/));
  await looksRight(keeper);
  await keeper.atSize('narrow', () => fits(keeper));
  assert.deepEqual(await typed(), [[2, 1], [1, 0], null]);
  await keeper.tap({ role: 'button', name: 'Leave it' });
  await soon(async () => assert.ok(!(await keeper.has(list))));
  await bea.tap({ role: 'button', begins: 'Avisar: 0 bazas' });
  await keeper.tap({ role: 'button', name: 'Accept' });
  await soon(async () => assert.deepEqual(await typed(), [[2, 1], [0, 0], null]));

  // Where the keeper accepts, nothing is taken in by itself.
  await server.rpc('let_keeper_accept', { session: evening.session, accepts: true });
  const carla = await join(t, browser, link, 'Carla');
  await carla.tap({ role: 'button', begins: 'Tell the keeper: 1 trick' });
  await soon(async () => assert.match(await keeper.text(list), /Carla\s*1 trick\s*from their phone/));
  assert.deepEqual(await typed(), [[2, 1], [0, 0], null]);
  await keeper.tap({ role: 'button', name: 'Accept' });
  await keeper.tap({ role: 'button', name: 'Close round 1' });
  await soon(async () => assert.deepEqual((await evening.table()).view.sheet[0].cells.map(({ tricks }) => tricks), [2, 0, 1]));
  await soon(async () => assert.match(await ana.text('own-says'), /Bea bids/));
});

test('everybody counts their own stack of Cover Your Assets, and the keeper closes the round', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { game: 'cover_your_assets' });
  const keeper = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet' });
  const link = await invite(server, evening.session);
  const [ana, bea] = [await join(t, browser, link, 'Ana'), await join(t, browser, link, 'Bea', { language: 'es-ES' })];
  for (let n = 0; n < 2; n += 1) await ana.tap({ role: 'button', begins: n === 0 ? 'Home' : '1 Home' });
  for (const [width, height] of SIZES) {
    await ana.resize(width, height);
    await fits(ana);
  }
  await looksRight(ana);
  await ana.inTheDark(() => legible(ana));
  await ana.tap({ role: 'button', begins: 'Tell the keeper: 40' });
  const drafted = async () => JSON.parse((await evening.table()).draft ?? '{}');
  await soon(async () => assert.deepEqual((await drafted()).entries?.[0], { amount: 40_000, counts: { HOME: 2 }, counted: true }));
  // Only the amount: the round is written by amounts once the keeper takes it.
  await bea.tap({ role: 'radio', name: 'Importes' });
  for (const digit of ['1', '5', '000']) await bea.tap({ role: 'button', name: digit });
  for (const [width, height] of SIZES) {
    await bea.resize(width, height);
    await fits(bea);
  }
  await looksRight(bea);
  await bea.tap({ role: 'button', begins: 'Avisar: 15' });
  await keeper.tap({ role: 'button', name: 'Accept' });
  await soon(async () => assert.deepEqual([(await drafted()).way, (await drafted()).entries.map(({ amount }) => amount)], ['total', [40_000, 15_000, null]]));
});

test('everybody counts their own rack of Rummikub, one says they went out, and the keeper writes the game', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { game: 'rummikub' });
  const keeper = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet' });
  const link = await invite(server, evening.session);
  const [ana, bea, carla] = [await join(t, browser, link, 'Ana'), await join(t, browser, link, 'Bea', { language: 'es-ES' }), await join(t, browser, link, 'Carla')];
  const drafted = async () => JSON.parse((await evening.table()).draft ?? '{}');
  /** Tiles of one's own, number by number. */
  const rack = async (phone, open, numbers, take) => {
    await phone.tap({ role: 'button', begins: open });
    for (const n of numbers) await phone.tap({ role: 'button', name: n, within: { role: 'dialog' } });
    await phone.tap({ role: 'button', begins: take, within: { role: 'dialog' } });
  };
  for (const [width, height] of SIZES) {
    await ana.resize(width, height);
    await fits(ana);
  }
  await looksRight(ana);
  await ana.inTheDark(() => legible(ana));
  // Whose turn it is nobody has said.
  assert.match(await ana.text('own-says'), /Game 1: who goes out/);
  assert.match(await carla.text('own-says'), /Game 1: who goes out/);
  // A rack may come before it is said who went out.
  await rack(bea, 'Contar mi soporte', ['7', '10'], 'Anotar');
  await soon(async () => assert.deepEqual((await drafted()).held?.[1], { points: 17, count: 2 }));
  await ana.tap({ role: 'button', name: 'I went out' });
  await soon(async () => assert.equal((await drafted()).out, 0));
  await soon(async () => assert.match(await ana.text({ css: '.hand' }), /out: it is with the keeper/));
  await bea.page.reload();
  await soon(async () => assert.match(await bea.text({ css: '.hand' }), /17 en el soporte: ya lo tiene/));

  // Two who went out, and another number than the keeper's: both are seen.
  const list = { role: 'list', name: 'What phones want to record' };
  await carla.tap({ role: 'button', name: 'I went out' });
  await soon(async () => assert.match(await keeper.text(list), /Carla\s*out\s*here stands Ana went out/));
  await looksRight(keeper);
  await rack(carla, 'Count my rack', ['joker'], 'Take 1 tile');
  await soon(async () => assert.deepEqual((await drafted()).held?.[2], { points: 30, count: 1 }));
  await soon(async () => assert.ok(!(await keeper.has(list))));
  await rack(bea, '17 en el soporte', ['8'], 'Anotar');
  await soon(async () => assert.match(await keeper.text(list), /Bea\s*8 on the rack\s*here stands 17 on the rack/));
  await keeper.tap({ role: 'button', name: 'Accept' });
  await keeper.tap({ role: 'button', name: 'Write down game 1' });
  await soon(async () => assert.deepEqual((await evening.table()).view.sheet[0].cells.map(({ points }) => points), [38, -8, -30]));
  for (const phone of [ana, bea, carla]) await soon(async () => assert.ok(!(await phone.text({ css: '.hand' })).includes(':')));
});

test('one\u2019s own rack of Rummikub is whole on every phone, also before one\u2019s turn begins', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { game: 'rummikub', knowledge: 'dealt', grain: 'card' });
  const link = await invite(server, evening.session);
  for (const [seat, name] of NAMES.entries()) {
    const phone = await join(t, browser, link, name);
    const rack = phone.page.getByRole('list', { name: 'Your rack' });
    for (const [width, height] of SIZES) {
      await phone.resize(width, height);
      const tiles = await rack.getByRole('img').all();
      assert.equal(tiles.length, (await evening.table()).view.seats[seat].count);
      for (const tile of tiles) {
        const box = await tile.boundingBox();
        const seen = await phone.evaluate('const [x, y] = arguments; return document.elementFromPoint(x, y)?.closest("[aria-label=\'Your rack\']") !== null', box.x + box.width / 2, box.y + box.height - 2);
        assert.ok(seen, `${name} at ${width}x${height}: ${JSON.stringify(box)}`);
      }
    }
  }
});

test('each phone is a finger: one of those that are touched starts, and all see who', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES);
  const link = await invite(server, evening.session);
  const [ana, carla] = [await join(t, browser, link, 'Ana'), await join(t, browser, link, 'Carla', { language: 'es-ES' })];
  const keeper = await Page.open(t, browser, `${server.address}#/starts/${evening.session}`, { size: 'tablet' });
  const glass = { css: '.glass' };
  for (const phone of [ana, carla]) {
    await phone.see({ css: '.over .glass' });
    await looksRight(phone);
    await phone.inTheDark(() => legible(phone));
    for (const [width, height] of SIZES) {
      await phone.resize(width, height);
      await fits(phone);
    }
  }
  // A step of the game beside it is no news of who starts.
  await evening.play({ do: 'bid', seat: 0, n: 2 });
  const touched = [];
  for (const phone of [ana, carla]) {
    const fingers = await Fingers.on(phone);
    touched.push(fingers);
    await fingers.down(1, await phone.middle(glass));
  }
  await soon(async () => assert.match(await ana.text(glass), /Hold still/));
  await ana.page.locator('.glass', { hasText: / starts?$/ }).waitFor();
  const { seat } = (await evening.table()).tools.drawn;
  assert.ok([0, 2].includes(seat), 'not one without a finger');
  await soon(async () => assert.match(await ana.text(glass), seat === 0 ? /You start$/ : /Carla starts/));
  await soon(async () => assert.match(await carla.text(glass), seat === 2 ? /Empiezas tú$/ : /Empieza Ana/));
  await soon(async () => assert.match(await keeper.text('drawn'), new RegExp(`${NAMES[seat]} starts`)));
  for (const fingers of touched) await fingers.up(1);
  await looksRight(ana);
  await carla.tap({ role: 'button', name: 'Volver a la mesa' });
  await carla.see('own-says');
  await keeper.go(evening.hash);
  await ana.see('own-says');
  await soon(async () => assert.ok(!(await ana.has({ css: '.over' }))));
});

test('with the pencil nothing leads to a place that a guest’s page has not', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { config: { round_plan: [1] } });
  const clock = { form: { form: 'each', ms: 600_000, increment: 0, delay: 0 }, order: 'clockwise', tokens: 0, token_ms: 30_000, penalty: null };
  await evening.play({ tool: { do: 'set_clock', rules: clock } });
  const phone = await join(t, browser, await invite(server, evening.session), 'Ana');
  await present(server, evening.session, 1);
  const { guests } = (await server.rpc('invitation', { session: evening.session })).answer;
  assert.equal((await server.rpc('give_pencil', { session: evening.session, guest: guests[0].id })).status, 200);
  await phone.see({ css: '[data-primary]' });
  const leads = () => phone.evaluate("return [...document.querySelectorAll('a[href^=\"#/\"]')].map((one) => one.textContent.trim())");
  await phone.see('clock-strip');
  assert.deepEqual(await leads(), []);

  await evening.play({ tool: { do: 'set_dice', owner: null, dice: [{ sides: 6 }, { sides: 6 }] } });
  await evening.play({ tool: { do: 'roll', owner: null, keep: [] } });
  await phone.tap({ role: 'button', begins: 'Dice' });
  // The rolls of this table are seen; dice under names are the household's, and none are offered or kept here.
  await phone.see({ role: 'heading', name: 'Last rolls' });
  assert.deepEqual(await leads(), []);
  await phone.tap({ role: 'button', name: 'others' });
  await phone.see({ role: 'heading', name: 'A die of your own' });
  assert.equal(await phone.has({ role: 'heading', name: 'Save this set' }), false);
  for (let n = 0; n < 2; n += 1) await phone.press('Escape');

  await evening.round([1, 0, 0], [1, 0, 0]);
  await phone.see({ css: '.end' });
  assert.deepEqual(await leads(), []);
});
