// A game that is on no list is made on a phone, tried, played, and changed.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { change } from '../harness/database.js';
import { Evening } from '../harness/evening.js';
import { Fingers } from '../harness/fingers.js';
import { looksRight } from '../harness/looks.js';
import { made } from '../harness/made.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

const next = (page, name) => page.tap({ role: 'button', name });

test('a game of bids and tricks is made by touch, tried, saved and played', async (t) => {
  const server = await Server.open(t);
  for (const name of ['Ana', 'Bruno']) await server.rpc('create_person', { name });
  const page = await Page.open(t, browser, `${server.address}#/new`);
  await page.tap('more-games');
  await page.type({ role: 'searchbox' }, 'Podrida de la abuela');
  await next(page, 'Another game called “Podrida de la abuela”');
  assert.equal(await page.page.getByRole('textbox', { name: 'Name', exact: true }).inputValue(), 'Podrida de la abuela');
  await looksRight(page);
  await next(page, 'What is written down');
  await page.tap({ css: 'label:has-text("bids and tricks")' });
  await page.see({ role: 'button', begins: 'Tricks' });
  await looksRight(page);
  await next(page, 'What it is worth');
  await page.tap({ role: 'button', begins: 'Bid missed' });
  await looksRight(page);
  await page.type({ role: 'textbox', name: 'Points for each' }, '-5');
  await page.tap({ role: 'button', name: 'Close' });
  for (const [who, tricks] of [['A', '0'], ['B', '1']]) {
    await page.type({ role: 'textbox', name: `${who}, Bid` }, '1');
    await page.type({ role: 'textbox', name: `${who}, Tricks` }, tricks);
  }
  await page.page.getByText('A: Bid missed −5').waitFor();
  await page.page.getByText('B: Bid made 30').waitFor();
  await next(page, 'Save as an example');
  await page.page.getByText('The example comes out.').waitFor();
  await looksRight(page);
  await next(page, 'Save and play');
  await page.see({ role: 'button', name: 'Change Podrida de la abuela' });
  const games = (await server.rpc('games', {})).answer;
  const saved = games.find((one) => one.id === 'sheet').presets.find((one) => one.saved);
  assert.equal(saved.id, 'podrida_de_la_abuela');
  const { text } = (await server.rpc('game_file', { id: saved.id })).answer;
  assert.equal(JSON.parse(text).cases.length, 1);

  // Changed, it is the next revision of the same game.
  await next(page, 'Change Podrida de la abuela');
  await next(page, 'What is written down');
  await next(page, 'What it is worth');
  await next(page, 'A formula');
  // By keys, with what is known there; closed, the formula is back at its line.
  await page.tap({ role: 'button', begins: 'Worth', within: { role: 'dialog' } });
  await next(page, '+');
  await next(page, 'won');
  await next(page, '*');
  await page.press('Escape');
  await page.see({ role: 'button', name: 'Worth bid + won *' });
  await page.press('Escape');
  await page.see({ role: 'alert' });
  await page.tap({ role: 'button', begins: 'Line 3' });
  await page.tap({ role: 'button', begins: 'Worth', within: { role: 'dialog' } });
  await page.type({ role: 'textbox', name: 'A number, or what is worked out from what is written down.' }, 'max(0, won - 3)');
  await page.press('Escape');
  await page.see({ role: 'button', name: 'Worth max(0, won - 3)' });
  await page.press('Escape');
  await page.page.getByRole('alert').waitFor({ state: 'hidden' });
  await next(page, 'Save and play');
  await page.see({ role: 'button', name: 'Change Podrida de la abuela' });
  const changed = (await server.rpc('games', {})).answer.find((one) => one.id === 'sheet').presets.filter((one) => one.saved);
  assert.deepEqual(changed.map(({ id }) => id), ['podrida_de_la_abuela']);
  assert.equal((await server.rpc('game_options', { id: changed[0].id })).answer.config.game.revision, 2);
});

test('what the steps do not ask is made by the form of the whole file: a house rule, a dealer, a check', async (t) => {
  const { game } = await made(t, 'Podrida', async (page, write) => {
    const form = (name) => page.page.getByRole('group', { name, exact: true });
    const add = async (form, name) => {
      await form.getByRole('button', { name: 'Add', exact: true }).last().click();
      await page.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) }).click();
    };
    await next(page, 'What is written down');
    await pattern(page, 'bids and tricks');
    await page.tap({ role: 'link', name: 'Everything in the file' });
    await looksRight(page);
    await page.tap({ role: 'button', begins: 'House rules' });
    await form('House rules').getByRole('textbox', { name: 'Name', exact: true }).fill('Hook');
    await add(form('House rules'), 'Kind');
    await page.tap({ css: 'label:has-text("yes or no")' });
    await page.tap({ role: 'button', begins: 'Dealer' });
    await add(form('Dealer'), 'Where it goes');
    await page.tap({ role: 'button', begins: 'In each round' });
    await add(form('In each round'), 'What cannot be');
    // What is missing is said with its name, and one tap leads there.
    await page.see({ role: 'button', name: 'What is said then: 1 to 800 characters.' });
    await write('What is said then', 'The bids make the cards.');
    await page.tap({ role: 'button', begins: 'Refused when' });
    await looksRight(page);
    for (const key of ['house.hook', '&&', 'sum(', 'each.bid', ')', '==', 'cards']) await next(page, key);
    await next(page, 'Close');
    await page.page.getByRole('button', { name: /^Refused when: / }).waitFor({ state: 'hidden' });
    await looksRight(page);
    await page.tap({ role: 'link', name: 'The file as text' });
    await page.page.getByText('Nothing is wrong with it.').waitFor();
    await looksRight(page);
  });
  assert.deepEqual(game.house, [{ id: 'hook', kind: 'flag', name: 'Hook' }]);
  assert.deepEqual(game.dealer, { moves: 'left' });
  assert.deepEqual(game.round.checks, [{ id: 'checks', if: 'house.hook && sum(each.bid) == cards', say: 'The bids make the cards.' }]);
});

const pattern = (page, name) => page.tap({ css: `label:has-text("${name}")` });

test('a game with a suit that counts: one of several words, made by touch and played', async (t) => {
  const { server, page, game } = await made(t, 'Belote', async (page, write) => {
    await next(page, 'What is written down');
    await next(page, 'One of several words');
    await page.tap({ role: 'button', begins: 'Which' });
    await write('What it is called', 'Trumps');
    await write('Name of Word 1', 'none');
    await write('Name of Word 2', 'spades');
    await next(page, 'One more');
    await write('Name of Word 3', 'hearts');
    await looksRight(page);
    await page.tap({ role: 'switch', name: 'Once for the table' });
    await next(page, 'Close');
    await next(page, 'What it is worth');
    await page.tap({ role: 'button', begins: 'Trumps' });
    await write('Points', '20');
    await next(page, 'Close');
  });
  assert.deepEqual(game.round.fields[1].of.map((one) => one.name), ['none', 'spades', 'hearts']);
  assert.deepEqual(game.round.parts[1], { if: "choice == 'word_1'", name: 'Trumps', value: 20 });
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'sheet', config: { game } });
  await page.go(evening.hash);
  await page.tap({ role: 'button', name: 'none' });
  await page.tap({ role: 'button', begins: 'Write' });
  for (const n of ['8', '2']) {
    await page.tap({ role: 'button', name: n, within: { css: '[data-primary]' } });
    await page.tap({ role: 'button', begins: 'Write' });
  }
  await soon(async () => assert.match(await page.text({ role: 'main' }), /28.*22/s));
});

test('a game in which things are counted, each worth something, made by touch and tried', async (t) => {
  const { game } = await made(t, 'Nertz', async (page, write) => {
    await pattern(page, 'up to some points');
    await next(page, 'What is written down');
    await next(page, 'Things that are counted');
    // Nothing is called “Word 1”: the name is asked for.
    await page.see({ role: 'button', name: 'Something has no name yet' });
    await page.tap({ role: 'button', begins: 'Things' });
    assert.equal(await page.page.getByRole('textbox', { name: 'Name of Word 1' }).getAttribute('placeholder'), 'Its name');
    await write('Name of Word 1', 'cards out');
    await write('Worth of cards out', '1');
    await next(page, 'One more');
    await page.until(() => page.evaluate("return document.activeElement.placeholder === 'Its name'"));
    await write('Name of Word 2', 'left in the pile');
    await write('Worth of left in the pile', '-2');
    await looksRight(page);
    await next(page, 'Close');
    await page.tap({ role: 'button', begins: 'Points' });
    await next(page, 'Remove');
    await next(page, 'What it is worth');
    for (const who of ['A', 'B']) {
      await write(`${who}, cards out`, '12');
      await write(`${who}, left in the pile`, '5');
    }
    await page.page.getByText('A: Things 2').waitFor();
    await looksRight(page);
  });
  assert.deepEqual(game.round.fields, [{ id: 'tally', kind: 'tally', name: 'Things', of: [{ id: 'word_1', name: 'cards out', worth: 1 }, { id: 'word', name: 'left in the pile', worth: -2 }] }]);
});

test('a game whose rounds have names, put in order by a finger and by a key, made by touch', async (t) => {
  const { server, page, game } = await made(t, 'Barbu', async (page, write) => {
    await pattern(page, 'rounds with names');
    for (const [at, name] of ['no hearts', 'no tricks', 'all tricks'].entries()) await write(`Name of Word ${at + 1}`, name);
    const fingers = await Fingers.on(page);
    const rows = page.page.getByRole('list', { name: 'The rounds, by name' }).getByRole('listitem');
    const box = async (at) => rows.nth(at).locator('.grip').boundingBox();
    const [from, to] = [await box(1), await box(0)];
    const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
    await fingers.dragFrom(middle(from), middle(to));
    const names = () => rows.getByRole('textbox').evaluateAll((all) => all.map((one) => one.value));
    await page.until(async () => (await names())[0] === 'no tricks');
    await page.page.getByRole('button', { name: 'Move all tricks up' }).focus();
    await page.press('Enter');
    await page.until(async () => (await names()).join() === 'no tricks,all tricks,no hearts');
    await looksRight(page);
    await next(page, 'What is written down');
    await next(page, 'A yes or no');
    await page.tap({ role: 'button', begins: 'Bonus' });
    await write('What it is called', 'Took the king');
    await next(page, 'Close');
    await next(page, 'Move Took the king up');
    await next(page, 'What it is worth');
  });
  assert.deepEqual(game.rounds.names, ['no tricks', 'all tricks', 'no hearts']);
  assert.deepEqual(game.round.fields.map((one) => one.name), ['Took the king', 'Points']);
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'sheet', config: { game } });
  await page.go(evening.hash);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /no tricks/));
});

test('a saved game that cannot be played is shown with its fault, mended as text, or deleted', async (t) => {
  const server = await Server.open(t);
  const file = (id, name) => JSON.stringify({
    format: 'tapete-game', version: 1, id, revision: 1, name, seats: [2, 4], wins: 'high',
    round: { fields: [{ id: 'amount', max: 99, name: 'Points' }], parts: [{ name: 'Points', value: 'amount' }] },
  });
  for (const [id, name] of [['whist', 'Whist'], ['sueca', 'Sueca']]) await server.rpc('save_game', { text: file(id, name), how: 'replace' });
  await change(join(server.folder, 'tapete.db'), `UPDATE edits SET value = replace(value, '"value": "amount"', '"value": "amount +"') WHERE kind = 'game' AND field = 'text'`);
  assert.equal((await server.rpc('unreadable_games')).answer.length, 2);
  const page = await Page.open(t, browser, `${server.address}#/new`);
  await page.tap('more-games');
  await page.see({ role: 'button', name: 'Mend Whist' });
  await soon(async () => assert.match(await page.text({ role: 'list', name: 'It cannot be played here.' }), /Whist\s+It cannot be played here\..+Sueca/s));
  await looksRight(page);
  await next(page, 'Delete Sueca');
  await page.until(async () => !(await page.has({ role: 'button', name: 'Mend Sueca' })));
  await next(page, 'Mend Whist');
  await page.page.getByText('round.parts[0].value').waitFor();
  const text = page.page.getByRole('textbox', { name: 'Text of the file' });
  await text.fill((await text.inputValue()).replace('amount +', '2 * amount'));
  await page.page.getByText('Nothing is wrong with it.').waitFor();
  await next(page, 'Save and play');
  await page.see({ role: 'button', name: 'Change Whist' });
  assert.deepEqual((await server.rpc('unreadable_games')).answer, []);
});

test('a game that is being made outlives its page, another shape can be put back, and no other device is written over', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, `${server.address}#/new`, { size: 'phone' });
  await page.tap('more-games');
  await page.type({ role: 'searchbox' }, 'Chin');
  await next(page, 'Another game called “Chin”');
  await next(page, 'What is written down');
  await next(page, 'A yes or no');
  await page.see({ role: 'button', begins: 'Bonus' });
  await pattern(page, 'boxes, once each');
  await page.page.getByText('What was written down before was replaced.').waitFor();
  await looksRight(page);
  await next(page, 'Put back');
  await page.see({ role: 'button', begins: 'Bonus' });

  await page.page.reload();
  await page.see({ role: 'button', begins: 'Bonus' });
  await page.go('#/new');
  await page.page.reload();
  await page.tap('more-games');
  await next(page, 'Not here: make it in two minutes');
  await page.see({ role: 'button', name: 'Start over' });
  assert.equal(await page.page.getByRole('textbox', { name: 'Name', exact: true }).inputValue(), 'Chin');
  await next(page, 'What is written down');
  await next(page, 'What it is worth');
  await next(page, 'Save and play');
  await next(page, 'Change Chin');
  await page.type({ role: 'textbox', name: 'Name' }, 'Chin chin');

  // Meanwhile another device saves its second edition.
  const { text } = (await server.rpc('game_file', { id: 'chin' })).answer;
  await server.rpc('save_game', { text: JSON.stringify({ ...JSON.parse(text), revision: 2, name: 'Chin of ours' }), how: 'replace' });
  await next(page, 'What is written down');
  await next(page, 'What it is worth');
  await next(page, 'Save and play');
  await page.page.getByText('Edition 2 of it was saved on another device meanwhile.').waitFor();
  await looksRight(page);
  await next(page, 'Put this one in its place');
  await page.see({ role: 'button', name: 'Change Chin chin' });
  const saved = JSON.parse((await server.rpc('game_file', { id: 'chin' })).answer.text);
  assert.deepEqual([saved.name, saved.revision], ['Chin chin', 3]);
  // The table that is begun now is played with it.
  for (const name of ['Ana', 'Bruno']) {
    await page.type({ role: 'textbox', name: 'New name' }, name);
    await next(page, 'Add');
  }
  await page.tap({ role: 'button', begins: 'Start' });
  await page.until(async () => (await server.rpc('tables')).answer.length === 1);
  const [{ session }] = (await server.rpc('tables')).answer;
  assert.equal((await server.rpc('table', { session })).answer.config.game.revision, 3);
});
