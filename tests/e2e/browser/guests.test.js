// Everybody at the table with a phone of their own: joining, playing a dealt evening, sleeping, being sent away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, LONG } from '../harness/evening.js';
import { invite, join, present } from '../harness/guests.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { places, stoodStill } from '../harness/places.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';
import { RageTable } from '../pages/rageTable.js';

const NAMES = ['Ana', 'Bea', 'Carla'];
const SIZES = [[320, 568], [360, 640], [844, 390], [390, 844]];

/** Commands that this seat could give now, as the game itself would draw them. */
const asks = async (evening, seat, what) => (await evening.table(seat)).prompts.find((prompt) => prompt.ask === what && prompt.seat === seat);

test('from the menu of a table to the first bid on a phone, in everybody\u2019s own language', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { knowledge: 'dealt', grain: 'card' });
  const keeper = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet' });
  await keeper.tap({ role: 'button', name: 'More' });
  await keeper.tap({ role: 'button', begins: 'Everybody with their phone', within: { role: 'dialog', name: 'More' } });
  await keeper.see('invite-code');
  await looksRight(keeper);
  const link = await invite(server, evening.session);
  assert.ok((await keeper.text('invite-link')).includes(link.replace('http://', '')));

  const ana = await Page.open(t, browser, link, { language: 'es-ES' });
  await ana.see({ role: 'heading', name: '¿Cuál es tu asiento?' });
  await looksRight(ana);
  await ana.atSize('narrow', () => fits(ana));
  await ana.tap({ role: 'button', begins: 'Ana' });
  await ana.tap({ role: 'button', name: 'Soy Ana' });
  await ana.see({ role: 'group', name: 'Tu apuesta' });
  await looksRight(ana);
  await ana.inTheDark(() => legible(ana));
  await ana.atSize('narrow', () => fits(ana));
  await keeper.see({ role: 'heading', name: '1 has come' });
  assert.match(await keeper.text({ role: 'dialog', name: 'Everybody with their phone' }), /Ana\s*their phone, in Spanish/);

  const bea = await join(t, browser, link, 'Bea');
  await soon(async () => assert.match(await bea.text('own-says'), /Ana bids/));
  await ana.tap({ role: 'button', name: '2' });
  // Painted on the other phones without a request of theirs.
  await bea.see({ role: 'group', name: 'Your bid' });
  await keeper.press('Escape');
  await soon(async () => assert.equal((await evening.table()).view.seats[0].bid, 2));

  // Asleep, and back: the same seat and no question.
  await bea.page.reload();
  await bea.see({ role: 'group', name: 'Your bid' });
  await bea.tap({ role: 'button', name: '1' });
  await soon(async () => assert.match(await bea.text('own-says'), /Carla bids/));
  await bea.tap({ role: 'button', begins: 'Undo' });
  await bea.see({ role: 'group', name: 'Your bid' });

  const { answer } = await server.rpc('invitation', { session: evening.session });
  await server.rpc('dismiss_guest', { guest: answer.guests.find(({ seat }) => seat === 1).id });
  await bea.see({ role: 'heading', name: 'This table does not expect you any more' });
  await looksRight(bea);
});

test('a phone that does not reach its host says so, and goes on by itself with what was meant', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { knowledge: 'dealt', grain: 'card' });
  const ana = await join(t, browser, await invite(server, evening.session), 'Ana');
  await ana.see({ role: 'group', name: 'Your bid' });
  await ana.page.context().setOffline(true);
  await ana.tap({ role: 'button', name: '3' });
  await ana.see({ role: 'heading', name: 'I cannot reach the table' });
  await looksRight(ana);
  assert.equal((await evening.table()).view.seats[0].bid, null);
  await ana.page.context().setOffline(false);
  // It arrives once, however often it was sent.
  await soon(async () => assert.equal((await evening.table()).view.seats[0].bid, 3));
  await soon(async () => assert.match(await ana.text('own-says'), /Bea bids/));
  assert.ok(!(await ana.has({ role: 'heading', name: 'I cannot reach the table' })));
  assert.equal((await evening.table()).steps, 2);
});

test('what was tapped without a network counts for no other round', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { config: { secret_bids: 'on' } });
  const ana = await join(t, browser, await invite(server, evening.session), 'Ana');
  await ana.see({ role: 'group', name: 'Your bid' });
  await ana.page.context().setOffline(true);
  await ana.tap({ role: 'button', name: '2' });
  await ana.see({ role: 'heading', name: 'I cannot reach the table' });
  await evening.round([0, 0, 0], [10, 0, 0]);
  const { revision } = await evening.table();
  // By the clock of the phone it was tapped a while ago.
  await ana.evaluate('const now = Date.now; Date.now = () => now() + 60_000');
  ana.expects(/409/);
  await ana.page.context().setOffline(false);
  await ana.page.getByText('that tap was not counted').waitFor();
  await looksRight(ana);
  for (const [width, height] of SIZES) await ana.resize(width, height).then(() => fits(ana));
  assert.equal((await evening.table()).revision, revision);
  await ana.tap({ role: 'button', name: '2' });
  await soon(async () => assert.match(await ana.text({ role: 'main' }), /you bid 2|bid 2/));
});

test('a phone shows another name at once, the table of a backup that was restored, and that its table is gone', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES);
  const backup = (await server.rpc('create_backup')).answer;
  const ana = await join(t, browser, await invite(server, evening.session), 'Ana');
  await evening.bids([1, 2, 0]);
  await soon(async () => assert.match(await ana.text({ role: 'main' }), /Bea\s*0\/2/));
  const bea = (await evening.table()).seats[1].person;
  await server.rpc('change_person', { id: bea, name: 'Beatriz', piece: 1 });
  await soon(async () => assert.match(await ana.text({ role: 'main' }), /Beatriz\s*0\/2/));
  await server.rpc('restore_backup', { name: backup.name });
  await soon(async () => assert.doesNotMatch(await ana.text({ role: 'main' }), /Beatriz|Bea\s*0\/2/));
  ana.expects(/404/);
  await server.rpc('delete_session', { session: evening.session });
  await ana.see({ role: 'heading', name: 'This table does not expect you any more' });
  await ana.page.reload();
  await ana.see({ role: 'heading', name: 'This table does not expect you any more' });
});

test('three phones play a dealt round of Rage without a touch of the keeper\u2019s device', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { knowledge: 'dealt', grain: 'card', config: { round_plan: [3, 2] } });
  const link = await invite(server, evening.session);
  const phones = await Promise.all(NAMES.map((name) => join(t, browser, link, name)));
  await present(server, evening.session, 3);
  const keeper = await Page.open(t, browser, server.address + evening.hash);
  await keeper.page.getByText('has it on their phone').waitFor();
  for (let step = 0; step < 12; step += 1) {
    const { prompts } = await evening.table();
    const { ask, seat } = prompts.find((prompt) => ['bid', 'play'].includes(prompt.ask));
    const phone = phones[seat];
    // Whose turn it is not is not asked for a card.
    await phones[(seat + 1) % 3].see({ role: 'button', name: 'Not your turn yet' });
    if (ask === 'bid') await phone.tap({ role: 'button', name: '1' });
    else await playCard(phone, await asks(evening, seat, 'play'), (await evening.table(seat)).view.seats[seat].hand);
    await soon(async () => assert.equal((await evening.table()).steps, step + 2));
  }
  const { view } = await evening.table();
  assert.equal(view.sheet.length, 1, 'a round is written');
  // The keeper's device was not touched, and lost nothing.
  await keeper.answered();
  assert.ok(!(await keeper.text({ role: 'main' })).includes('Somebody else changed the table'));
  for (const phone of phones) {
    await soon(async () => assert.match(await phone.text({ role: 'region', name: 'Your rounds: tricks / bid, and total' }), /3 cards/));
  }
});

/** Plays the first card that may be played, one that needs no more words where there is one. */
async function playCard(phone, { legal, announced }, hand) {
  const more = (card) => announced.includes(card);
  const may = hand.map((card, at) => ({ card, at })).filter(({ card }) => legal.includes(card));
  const { card, at } = may.find((one) => !more(one.card)) ?? may[0];
  await phone.tap({ css: `[data-frame] ul[aria-label="Your hand"] li:nth-child(${at + 1}) button` });
  await phone.tap({ role: 'button', begins: 'Play ' });
  if (more(card)) await phone.tap({ role: 'button', begins: 'red' });
}

test('a keeper who accepts sees what a phone wants, and what both wrote', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES);
  const { session } = evening;
  const keeper = await Page.open(t, browser, server.address + evening.hash);
  await keeper.tap({ role: 'button', name: 'More' });
  await keeper.tap({ role: 'button', begins: 'Everybody with their phone' });
  await keeper.tap({ role: 'radio', name: 'The keeper accepts' });
  await looksRight(keeper);
  await keeper.press('Escape');
  const ana = await join(t, browser, await invite(server, session), 'Ana');
  await ana.tap({ role: 'button', name: '2' });
  await soon(async () => assert.match(await ana.text('own-says'), /Ana bids 2.* waits/));
  await keeper.see({ role: 'list', name: 'What phones want to record' });
  assert.match(await keeper.text({ role: 'list', name: 'What phones want to record' }), /Ana bids 2/);
  await fits(keeper);
  await keeper.tap({ role: 'button', name: 'Accept' });
  await soon(async () => assert.equal((await evening.table()).view.seats[0].bid, 2));
  await soon(async () => assert.match(await ana.text('own-says'), /Bea bids/));
  assert.deepEqual((await evening.log()).at(-1).by, { seat: 0 });

  // The keeper wrote another number at the same moment: the phone's lies beside it, and replaces nothing.
  const bea = await join(t, browser, await invite(server, session), 'Bea');
  await bea.tap({ role: 'button', name: '1' });
  await keeper.see({ role: 'button', name: 'Accept' });
  await evening.play({ do: 'bid', seat: 1, n: 3 });
  await soon(async () => assert.match(await keeper.text({ role: 'list', name: 'What phones want to record' }), /Bea bids 1/));
  await soon(async () => assert.ok(!(await keeper.has({ role: 'button', name: 'Accept' }))));
  await looksRight(keeper);
  await keeper.tap({ role: 'button', name: 'Leave it' });
  await soon(async () => assert.match(await bea.text('own-says'), /Carla bids/));
  assert.equal((await evening.table()).view.seats[1].bid, 3);
  // What waits is asked for when something changed, and not again with each answer.
  const asked = keeper.requests.filter((address) => address.endsWith('/rpc/invitation')).length;
  assert.ok(asked < 40, `asked ${asked} times`);
});

test('who gets the pencil writes for everybody, until the keeper takes it back', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES);
  const keeper = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet' });
  const link = await invite(server, evening.session);
  const bea = await join(t, browser, link, 'Bea');
  await bea.see('own-says');
  await keeper.tap({ role: 'button', name: 'More' });
  await keeper.tap({ role: 'button', begins: 'Everybody with their phone' });
  await keeper.tap({ role: 'button', name: 'Give the pencil to Bea' });
  await looksRight(keeper);
  await keeper.press('Escape');
  await keeper.page.getByText('Bea has the pencil and writes for everybody.').waitFor();

  // The whole table, which bids for Ana, too; its menu has nothing that is the keeper's.
  await bea.tap({ role: 'button', name: '2' });
  await soon(async () => assert.equal((await evening.table()).view.seats[0].bid, 2));
  await looksRight(bea);
  await bea.tap({ role: 'button', name: 'More' });
  assert.deepEqual([await bea.has({ role: 'button', begins: 'Who sits where' }), await bea.has({ role: 'button', begins: 'Everybody with their phone' })], [false, false]);
  await bea.tap({ role: 'button', name: 'My own side' });
  await bea.see({ role: 'group', name: 'Your bid' });
  // There it is one's own turn only: what is awaited of another is not asked here.
  await bea.tap({ role: 'button', name: '1' });
  await soon(async () => assert.equal((await evening.table()).view.seats[1].bid, 1));
  await soon(async () => assert.ok(!(await bea.has({ role: 'group', name: 'Your bid' }))));
  await bea.tap({ role: 'button', name: 'More' });
  await bea.tap({ role: 'button', name: 'Write for everybody' });
  await bea.tap({ role: 'button', name: '3' });
  await soon(async () => assert.equal((await evening.table()).view.seats[2].bid, 3));

  // A round half entered is there again after a reload.
  const results = new RageTable(bea);
  const tricks = async () => (await results.results()).find(({ who }) => who === 'Ana')?.tricks;
  await results.tricks('Ana', 6);
  await soon(async () => assert.equal(await tricks(), 6));
  await bea.page.reload();
  await soon(async () => assert.equal(await tricks(), 6));

  await keeper.tap({ role: 'button', name: 'Take the pencil back' });
  await bea.see('own-says');
});

test('both lay their cards of Rush 7 in secret, they turn up together, and the next turn is laid the same way', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bea'], { game: 'rush7', knowledge: 'dealt', grain: 'card' });
  const link = await invite(server, evening.session);
  const phones = await Promise.all(['Ana', 'Bea'].map((name) => join(t, browser, link, name)));
  // A small one, where the hand has two rows.
  await phones[0].resize(320, 568);
  await phones[1].resize(640, 360);
  for (let turn = 1; turn <= 2; turn += 1) {
    for (const phone of phones) {
      await soon(async () => assert.match(await phone.text('own-says'), /Put a card/));
      const missing = () => phone.evaluate('return JSON.stringify(document.querySelector("[data-frame] .hand .primary").getBoundingClientRect())');
      const before = await missing();
      for (let zone = 1; zone <= 5; zone += 1) {
        await phone.tap({ css: 'ul[aria-label="Your hand"] li button' });
        await phone.tap({ css: `[data-frame] [role=group] .zone:nth-of-type(${zone}) [data-column]` });
      }
      assert.equal(await missing(), before, 'what lays them down moved');
      await fits(phone);
      const { steps } = await evening.table();
      await phone.tap({ role: 'button', name: 'Lay them face down' });
      await soon(async () => assert.ok((await evening.table()).steps > steps));
    }
    await soon(async () => assert.equal((await evening.table()).view.sheet.length, turn));
    // What came of it lies open until a card is taken up.
    for (const phone of phones) await phone.until(() => phone.evaluate('return document.querySelectorAll("[data-frame] .zone .result").length === 5'));
  }
  for (const phone of phones) {
    await looksRight(phone);
  }
});

/** Seats, and the key to only watch, whose lower edge lies under something else or out of sight. */
const COVERED = `
  return [...document.querySelectorAll('.seats button, .rest button')].filter((one) => {
    const { left, right, bottom } = one.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, bottom - 4)?.closest('button') !== one;
  }).map((one) => one.textContent.trim());`;

test('who one is can be said on every phone, and a seat that another phone took is not one’s own', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['María Fernanda', 'Juan Sebastián', 'Guadalupe', 'Maximiliano']);
  const link = await invite(server, evening.session);
  const [late, other] = [await Page.open(t, browser, link, { language: 'es-ES' }), await Page.open(t, browser, link, { language: 'es-ES' })];
  await late.tap({ role: 'button', begins: 'María Fernanda' });
  for (const [width, height] of [...SIZES, [640, 360]]) {
    await late.resize(width, height);
    const { bottom, right } = await late.evaluate('return document.querySelector(".foot .primary").getBoundingClientRect().toJSON()');
    assert.ok(bottom <= height && right <= width, `${width}x${height}: ${bottom}`);
    assert.deepEqual(await late.evaluate(COVERED), [], `${width}x${height}`);
    await fits(late);
  }
  await other.tap({ role: 'button', begins: 'María Fernanda' });
  await other.tap({ role: 'button', name: 'Soy María Fernanda' });
  await other.see({ css: '[data-frame]' });
  late.expects(/400/);
  await late.tap({ role: 'button', name: 'Soy María Fernanda' });
  await late.see({ role: 'button', name: 'Elige tu asiento' });
  for (const name of ['Juan Sebastián', 'Guadalupe', 'Maximiliano']) await join(t, browser, link, name, { language: 'es-ES' });
  const last = await Page.open(t, browser, link, { language: 'es-ES' });
  await last.see({ role: 'button', name: 'No quedan asientos libres' });
  await looksRight(last);
});

test('everybody writes their own number and rolls their own dice; a clock is passed by whose turn it is', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { game: 'sheet' });
  const link = await invite(server, evening.session);
  const [ana, bea] = [await join(t, browser, link, 'Ana'), await join(t, browser, link, 'Bea')];
  for (const [phone, number] of [[ana, '7'], [bea, '5']]) {
    await phone.tap({ role: 'button', name: number, within: { css: '[data-frame]' } });
    await phone.tap({ role: 'button', begins: 'Write' });
  }
  await soon(async () => assert.deepEqual((await evening.table()).view.rows[0].cells.map((cell) => cell.amount ?? null), [7, 5, null]));
  await looksRight(bea);

  await ana.tap({ role: 'button', name: 'More' });
  await ana.tap({ role: 'button', name: 'Dice' });
  await ana.tap({ role: 'button', begins: 'Roll' });
  await soon(async () => assert.equal((await evening.table()).tools.trays[0].owner, 0));
  await soon(async () => assert.ok((await evening.table()).tools.trays[0].dice.every(({ face }) => face !== null)));
  await looksRight(ana);
  await ana.press('Escape');
  // What is heard and felt is this phone’s own matter.
  const heard = () => ana.evaluate("const kept = JSON.parse(localStorage.getItem('tapete.alarm') ?? '{}'); return [kept.sound, kept.voice, kept.vibration]");
  await ana.tap({ role: 'button', name: 'More' });
  for (const name of ['Sounds', 'Vibration']) await ana.tap({ role: 'switch', name });
  await soon(async () => assert.deepEqual(await heard(), [false, false, false]));
  for (const [width, height] of SIZES) {
    await ana.resize(width, height);
    await fits(ana);
  }
  await looksRight(ana);
  await ana.press('Escape');

  const rules = { form: { form: 'each', ms: 600_000, increment: 20_000, delay: 0 }, order: 'clockwise', tokens: 0, token_ms: 30_000, penalty: null };
  await evening.play({ tool: { do: 'set_clock', rules } });
  await evening.play({ tool: { do: 'start_clock', turn: 0, signal: false } });
  const turn = async () => (await evening.table()).tools.clock.turn;
  await bea.see('clock-strip');
  assert.ok(!(await bea.has({ role: 'button', name: 'End the turn' })), 'it is not her turn');
  await ana.tap({ role: 'button', name: 'End the turn' });
  await soon(async () => assert.equal(await turn(), 1));
  await bea.tap({ role: 'button', name: 'End the turn' });
  await soon(async () => assert.equal(await turn(), 2));
});

test('what is half typed is there after a reload, also for who wanted another seat and stays; it is gone with the seat', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { game: 'sheet' });
  const ana = await join(t, browser, await invite(server, evening.session), 'Ana');
  const typed = (number) => ana.until(async () => (await ana.page.getByRole('spinbutton').getAttribute('aria-valuetext')) === number);
  await ana.tap({ role: 'button', name: '7', within: { css: '[data-frame]' } });
  await typed('7');
  await ana.page.reload();
  await ana.see({ role: 'spinbutton' });
  await typed('7');
  const sits = async (name) => {
    await ana.tap({ role: 'button', name: 'More' });
    await ana.tap({ role: 'button', name: 'Change seats' });
    await ana.tap({ role: 'button', begins: name });
    await ana.tap({ role: 'button', name: `I am ${name}` });
    await ana.see({ role: 'spinbutton' });
  };
  await sits('Ana');
  await typed('7');
  await sits('Bea');
  await typed('');
  await sits('Ana');
  await typed('');
});

test('the discard of Cover Your Assets is in sight on a small phone, however many play', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, LONG, { game: 'cover_your_assets', knowledge: 'dealt', grain: 'card' });
  const link = await invite(server, evening.session);
  // Whose turn it is, and somebody who waits with all of their cards below.
  for (const name of [LONG[0], LONG[1]]) {
    const phone = await join(t, browser, link, name, { language: 'es-ES' });
    for (const [width, height] of SIZES) {
      await phone.resize(width, height);
      const [pile, scrolls] = await phone.evaluate("return [document.querySelector('.pile'), document.querySelector('[data-frame] > .middle')].map((one) => one.getBoundingClientRect().toJSON())");
      assert.ok(pile.top >= scrolls.top && pile.bottom <= scrolls.bottom + 0.5, `${width}x${height}: ${pile.bottom} of ${scrolls.bottom}`);
    }
    await looksRight(phone);
    await phone.inTheDark(() => legible(phone));
  }
});

test('whose card is whose is whole to read in a trick of Rage, however long the names', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, LONG, { knowledge: 'dealt', grain: 'card', config: { round_plan: [2] } });
  const phone = await join(t, browser, await invite(server, evening.session), LONG[1], { language: 'es-ES' });
  for (let seat = 0; seat < LONG.length; seat += 1) await evening.play({ do: 'bid', seat, n: 0 });
  const { legal: [card], announced } = await asks(evening, 0, 'play');
  await evening.play({ do: 'play', seat: 0, card, ...(announced.includes(card) && { colour: 'R' }) });
  const names = "return [...document.querySelectorAll('.row .seat .name > .name')].filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)";
  await phone.see({ css: '.row .seat .name > .name' });
  for (const [width, height] of SIZES) {
    await phone.resize(width, height);
    assert.deepEqual(await phone.evaluate(names), [], `${width}x${height}`);
  }
});

test('what a challenge of Cover Your Assets is about is in sight on a small phone', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, LONG, { game: 'cover_your_assets', knowledge: 'dealt', grain: 'card' });
  const phone = await join(t, browser, await invite(server, evening.session), LONG[3], { language: 'es-ES' });
  await phone.resize(320, 568);
  // Sets are laid until there is something to challenge for.
  for (let table = await evening.table(); !table.view.challenge; table = await evening.table()) {
    const seat = table.view.turn;
    const { prompts, view } = await evening.table(seat);
    const asked = (ask) => prompts.find((prompt) => prompt.ask === ask);
    const target = table.steps > 24 && asked('challenge')?.targets.find(({ cards }) => cards.length > 0);
    const [pair] = asked('pair')?.pairs ?? [];
    if (target) await evening.play({ do: 'challenge', seat, defender: target.defender, card: target.cards[0] });
    else if (pair) await evening.play({ do: 'pair', seat, cards: pair });
    else await evening.play({ do: 'discard', seat, card: view.seats[seat].hand[0] });
  }
  for (const [width, height] of SIZES) {
    await phone.resize(width, height);
    await soon(async () => {
      const [set, scrolls] = await phone.evaluate("return [document.querySelector('.board .set'), document.querySelector('[data-frame] > .middle')].map((one) => one.getBoundingClientRect().toJSON())");
      assert.ok(set.top >= scrolls.top && set.bottom <= scrolls.bottom + 0.5, `${width}x${height}: ${set.top} to ${set.bottom} of ${scrolls.bottom}`);
    });
  }
});

test('who cannot scan types the address and three words, and the keeper lets them in', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES);
  const link = await invite(server, evening.session);
  const keeper = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet' });
  const tablet = await Page.open(t, browser, link.split('#')[0], { language: 'es-ES' });
  // The words that are wrong, the wait, and that it is sent away.
  tablet.expects(/40[13]/);
  await tablet.see({ role: 'heading', name: '¿Qué palabras te han dicho?' });
  const type = async (words) => {
    await tablet.page.getByRole('textbox').fill(words);
    await tablet.tap({ role: 'button', name: 'Pedir que me dejen pasar' });
  };
  await type('Sol, sol sol');
  await soon(async () => assert.match(await tablet.text({ css: 'form' }), /Ninguna mesa tiene esas palabras/));
  const { answer } = await server.rpc('invitation', { session: evening.session });
  for (const [width, height] of SIZES) {
    await tablet.resize(width, height);
    await fits(tablet);
  }
  await looksRight(tablet);
  await tablet.inTheDark(() => legible(tablet));
  const before = await places(keeper);
  await type(answer.words.es.toUpperCase());
  await tablet.see({ role: 'heading', name: 'Has llamado a la puerta' });
  await keeper.see({ role: 'button', name: 'Send it away' });
  stoodStill(before, await places(keeper), 'a knock');
  await keeper.tap({ role: 'button', name: 'Send it away' });
  await soon(async () => assert.match(await tablet.text({ css: 'form' }), /No te han dejado pasar/));
  await type(answer.words.en);
  await keeper.tap({ role: 'button', name: 'Let in' });
  await tablet.tap({ role: 'button', begins: 'Carla' });
  await tablet.tap({ role: 'button', name: 'Soy Carla' });
  await tablet.see({ css: '[data-frame]' });
  await present(server, evening.session, 1);
});

test('where the network forbids it, the scores go along as a code that another Tapete shows', async (t) => {
  const [server, other] = [await Server.open(t), await Server.open(t)];
  const evening = await Evening.open(server, NAMES, { game: 'sheet' });
  await evening.row(1, [7, 5, 2]);
  await invite(server, evening.session);
  const keeper = await Page.open(t, browser, server.address + evening.hash);
  await keeper.tap({ role: 'button', name: 'More' });
  await keeper.tap({ role: 'button', begins: 'Everybody with their phone' });
  await keeper.page.getByText('It does not open?').click();
  await keeper.tap({ role: 'button', name: 'Scores as a code' });
  await keeper.see('snapshot-code');
  await looksRight(keeper);
  const { answer } = await server.rpc('snapshot', { session: evening.session });

  const page = await Page.open(t, browser, `${other.address}#/new`, { language: 'es-ES' });
  await page.tap('more-games');
  await page.tap({ role: 'button', name: 'Pegar un juego' });
  await page.page.getByRole('textbox', { name: 'El enlace' }).fill(answer.link);
  await page.tap({ role: 'button', name: 'Mirarlo' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Puntos[\s\S]*Como estaba el[\s\S]*Ana[\s\S]*7[\s\S]*Bea[\s\S]*5/));
  await looksRight(page);
});
