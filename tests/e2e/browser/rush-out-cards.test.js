// The owner's cards of Rush Out!: copied on the screen, kept as a file, sent to a friend, refused when they are none.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { unreached } from '../harness/targets.js';
import { soon } from '../harness/until.js';
import { NewTable } from '../pages/newTable.js';
import { OwnCards } from '../pages/ownCards.js';

const THREE = ['Ana', 'Bruno', 'Carla'];

async function editor(t, how) {
  const server = await Server.open(t);
  await Evening.open(server, THREE, { game: 'rush_out', grain: 'card' });
  const page = await Page.open(t, browser, `${server.address}#/cards`, how);
  const cards = new OwnCards(page);
  await cards.here();
  return { server, page, cards };
}

const OPTION = { game: 'rush_out', option: 'catalogue' };
/** The cards as they are stored, by their ids, once `so` is true of them. */
async function stored(server, so) {
  let known;
  await soon(async () => {
    const { answer } = await server.rpc('own_value', OPTION);
    known = Object.fromEntries((answer?.value.cards ?? []).map((card) => [card.id, card]));
    assert.ok(answer && so(known), 'not stored yet');
  });
  return known;
}

test('a card is copied, kept in a file, taken by a friend, and played with', async (t) => {
  const { page, cards } = await editor(t);
  await cards.says('92 of 92 cards and tiles are not checked yet.');
  // It begins empty; the order is free, and one like it takes one tap.
  await cards.copy();
  await cards.says('T01: the heroes’ half has 0 symbols.');
  for (const symbol of ['key', 'heart']) await cards.add(symbol);
  await page.tap({ role: 'radio', name: '4+' });
  await page.tap({ role: 'button', name: 'fire' });
  await cards.another();
  await cards.says('91 of 92 cards and tiles are not checked yet.');
  await cards.says('1 of 20 checked');
  await page.see({ role: 'button', name: 'key, symbol 1: take away' });
  await page.tap({ role: 'button', name: 'heart, symbol 2: take away' });
  await cards.add('fire');
  await cards.check();
  await cards.says('2 of 20 checked');
  await cards.says('No symbols yet');
  await cards.all();
  await page.see({ role: 'button', name: 'Task T02: key, fire, checked' });
  await page.see({ role: 'button', name: 'Copy a card: 18 left' });
  await page.see({ role: 'button', name: 'Task T01: key, heart, checked' });
  await cards.kind('Heroes');
  await cards.card('Heroes warrior');
  await page.tap({ role: 'button', name: 'heart', within: { role: 'group', name: 'Skill' } });
  for (const symbol of ['fire', 'key']) await cards.add(symbol, 'Wounded side');
  await cards.check();
  await cards.says('89 of 92');

  await cards.all();
  const download = page.page.waitForEvent('download');
  await page.tap({ role: 'button', name: 'Save as a file' });
  const file = await download;
  assert.equal(file.suggestedFilename(), 'rush-out-cards.json');
  const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
  const [first] = kept.cards;
  assert.deepEqual([first.id, first.hero, first.banner, first.back, first.verified], ['T01', ['key', 'heart'], 'fire', 4, true]);

  const friend = await editor(t);
  await friend.cards.take(await file.path());
  await friend.cards.says('89 of 92 cards and tiles are not checked yet.');
  await friend.page.see({ role: 'button', name: 'Task T01: key, heart, checked' });
  await stored(friend.server, ({ T01 }) => T01.verified);
  await friend.page.go('#/new');
  await friend.page.tap({ role: 'radio', name: 'Rush Out!' });
  await friend.cards.choose('Our cards');
  const setup = new NewTable(friend.page);
  for (const name of THREE) await setup.sit(name);
  await setup.start();
  await friend.page.until(async () => (await friend.server.rpc('tables', {})).answer.length === 2);
  const { answer } = await friend.server.rpc('tables', {});
  const laid = await Promise.all(answer.map(({ session }) => friend.server.rpc('session', { session })));
  const played = laid.map((card) => card.answer.made_of.config.catalogue).find((catalogue) => catalogue);
  assert.deepEqual(played, kept);
});

test('what was copied is there again in another browser, half a card as well', async (t) => {
  const { server, page, cards } = await editor(t);
  await cards.copy();
  for (const symbol of ['key', 'heart']) await cards.add(symbol);
  await cards.another();
  await cards.says('91 of 92 cards and tiles are not checked yet.');
  // Half of a card is enough: nobody has to leave it first.
  await page.tap({ role: 'button', name: 'heart, symbol 2: take away' });
  await stored(server, ({ T01, T02 }) => T01.verified && T02.hero.length === 1);
  const other = await Page.open(t, browser, `${server.address}#/cards`);
  for (const one of [page, other]) {
    if (one === page) await page.page.reload();
    await one.see({ role: 'button', name: 'Task T01: key, heart, checked' });
    await one.see({ role: 'button', begins: 'Task T02: key' });
    await new OwnCards(one).says('91 of 92 cards and tiles are not checked yet.');
  }
});

test('from a new table to the cards and back, with what was chosen there', async (t) => {
  const { server, page, cards } = await editor(t);
  await page.go('#/new');
  await page.tap({ role: 'radio', name: 'Rush Out!' });
  await new NewTable(page).sit('Bruno');
  await page.see({ role: 'button', name: 'Bruno' });
  assert.ok(!(await page.has({ role: 'button', begins: 'Cards ' })), 'there is nothing to choose from');
  await cards.from('Copy our cards');
  await cards.copy();
  for (const symbol of ['key', 'heart']) await cards.add(symbol);
  await cards.check();
  await stored(server, ({ T01 }) => T01.verified);
  // A card that lies open is a step of Back.
  await page.page.goBack();
  await page.see({ role: 'button', name: 'Task T01: key, heart, checked' });
  await page.tap({ role: 'link', name: 'Back' });
  await page.see({ role: 'button', name: 'Bruno' });
  await cards.choose('Our cards The symbols of your own cards: 1 of 92 checked.');
  await cards.from('Go on with our cards: 1 of 92');
  await cards.copy();
  for (const symbol of ['fire', 'heart']) await cards.add(symbol);
  await cards.check();
  await stored(server, ({ T02 }) => T02.verified);
  await page.tap({ role: 'link', name: 'Back' });
  // What was copied since is chosen with them, also after the page was loaded again.
  for (const again of [false, true]) {
    if (again) await page.page.reload();
    await page.see({ role: 'link', name: 'Go on with our cards: 2 of 92' });
    await page.see({ role: 'button', name: 'Bruno' });
    await page.until(async () => (await page.text({ role: 'button', begins: 'Cards ' })).includes('2 of 92 checked.'));
  }
  await cards.choose('Stand-in cards');
  await page.until(async () => (await page.text({ role: 'button', begins: 'Cards ' })).includes('that we made up'));
  assert.ok(!(await page.evaluate('return document.body.innerText')).includes('Other cards'));
});

test('what a browser had from before is taken over once', async (t) => {
  const copied = { schema: 1, name: 'Our cards', overrides: [{ id: 'T01', hero: ['key', 'heart'], verified: true }] };
  const { server, page } = await editor(t);
  assert.equal((await server.rpc('own_value', OPTION)).answer, null);
  await page.evaluate(`localStorage.setItem('tapete-rush-out-cards', ${JSON.stringify(JSON.stringify(copied))})`);
  await page.page.reload();
  await page.see({ role: 'button', name: 'Task T01: key, heart, checked' });
  assert.deepEqual((await server.rpc('own_value', OPTION)).answer.value, copied);
  assert.equal(await page.evaluate(`return localStorage.getItem('tapete-rush-out-cards')`), null);
});

test('what another window went on with is not written over', async (t) => {
  const { server, page, cards } = await editor(t);
  const other = await Page.open(t, browser, `${server.address}#/cards`);
  other.expects(/400 \(Bad Request\)/);
  const late = new OwnCards(other);
  await late.here();
  await cards.copy();
  for (const symbol of ['key', 'heart']) await cards.add(symbol);
  await cards.check();
  await stored(server, ({ T01 }) => T01.verified);
  await late.copy();
  await late.add('fire');
  await late.says('They were changed in another window.');
  await other.see({ role: 'button', name: 'Task T01: key, heart, checked' });
  await late.copy();
  await late.add('fire');
  await stored(server, ({ T01, T02 }) => T01.verified && T02.hero[0] === 'fire');
  await other.until(async () => !(await other.text({ role: 'main' })).includes('another window'));
});

test('a file that is none is refused, in clear words, and changes nothing', async (t) => {
  const { page, cards } = await editor(t);
  const sent = (text) => cards.take({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const [text, why] of [
    ['no cards at all', 'No cards of Rush Out! in this file. Nothing was changed.'],
    ['{"schema": 2}', 'This file has version 2. Tapete knows 1.'],
    ['{"schema":1,"name":"x","overrides":[{"id":"T99"}]}', 'There is no Task T99. Only cards of the stand-in set can be changed.'],
  ]) {
    await sent(text);
    await cards.says(why);
    await cards.says('92 of 92 cards and tiles are not checked yet.');
  }
  // One that can be read is taken, and what is wrong with it is said where it can be mended.
  await sent('{"schema":1,"name":"x","overrides":[{"id":"DO1","sorcerer":["key"],"verified":true}]}');
  await cards.says('91 of 92 cards and tiles are not checked yet.');
  await cards.says('DO1: that is no symbol of the sorcerer.');
  await cards.kind('Doom');
  await page.see({ role: 'button', begins: 'Doom DO1: wounds' });
});

test('a card that is opened on a phone on its side shows the whole of its first half', async (t) => {
  const { page, cards } = await editor(t);
  for (const [width, height] of [[844, 390], [640, 360]]) {
    await page.resize(width, height);
    await cards.copy();
    await soon(async () => assert.deepEqual(await unreached(page, false, 'section > fieldset:first-of-type'), [], `${width}x${height}`));
    await cards.all();
  }
});
