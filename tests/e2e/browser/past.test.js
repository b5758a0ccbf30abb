// A game that was played without the app is written down: by touch on a phone, and it counts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

test('points of four people: a blank is not 0, a sum is added up, and the best has won', async (t) => {
  const server = await Server.open(t);
  await Evening.open(server, ['Ana', 'Bruno', 'Carla']);
  const page = await Page.open(t, browser, `${server.address}#/history`, { size: 'phone' });
  await page.tap({ role: 'link', name: 'Past game' });
  await page.type({ role: 'textbox', name: 'What was played' }, 'Catan');
  for (const name of ['Ana', 'Bruno', 'Carla']) await page.tap({ role: 'button', name: `Seat ${name}` });
  await page.type({ role: 'textbox', name: 'Points of Ana' }, '5+4');
  await page.type({ role: 'textbox', name: 'Points of Bruno' }, '7');
  for (const [kind, says] of [['By places', 'The place of Carla is missing'], ['By points', 'The points of Carla are missing']]) {
    await page.tap({ role: 'radio', name: kind });
    await page.see({ role: 'button', name: says });
  }
  for (const [typed, says] of [['12.5', 'The number of Carla is no whole number'], ['3000000000', 'The number of Carla goes to 999,999,999, up or down']]) {
    await page.type({ role: 'textbox', name: 'Points of Carla' }, typed);
    await page.see({ role: 'button', name: says });
  }
  await page.type({ role: 'textbox', name: 'Points of Carla' }, '10');
  await page.tap({ role: 'button', name: 'Write it down' });
  await page.see({ role: 'heading', name: 'Catan' });
  await soon(async () => {
    const [card] = (await server.rpc('history', {})).answer.sessions.filter(({ foreign }) => foreign);
    assert.deepEqual(card.standing.places.map(({ points, place, won }) => [points, place, won]), [[9, 2, false], [7, 3, false], [10, 1, true]]);
  });
});

test('only who won is written down, and where: no place is made up', async (t) => {
  const server = await Server.open(t);
  await Evening.open(server, ['Ana', 'Bruno', 'Carla']);
  const page = await Page.open(t, browser, `${server.address}#/history`, { size: 'phone' });
  await page.tap({ role: 'link', name: 'Past game' });
  await page.type({ role: 'textbox', name: 'What was played' }, 'Catan');
  await page.type({ role: 'textbox', name: 'Where it was' }, 'Casa');
  await page.tap({ role: 'radio', name: 'Who won' });
  for (const name of ['Ana', 'Bruno', 'Carla']) await page.tap({ role: 'button', name: `Seat ${name}` });
  await page.see({ role: 'button', name: 'Say who won' });
  await page.tap({ role: 'button', name: 'Bruno has won' });
  // Half of it is there again.
  await page.page.reload();
  await page.see({ role: 'button', name: 'Bruno has won' });
  await page.tap({ role: 'button', name: 'Write it down' });
  await page.see({ role: 'heading', name: 'Catan' });
  await soon(async () => {
    const [card] = (await server.rpc('history', {})).answer.sessions.filter(({ foreign }) => foreign);
    assert.deepEqual(card.standing.places.map(({ place, won }) => [place, won]), [[0, false], [0, true], [0, false]]);
    assert.equal(card.venue.name, 'Casa');
  });
});

test('half of it is there again after Back and a reload, and can be thrown away', async (t) => {
  const server = await Server.open(t);
  await Evening.open(server, ['Ana', 'Bruno']);
  const page = await Page.open(t, browser, `${server.address}#/history`, { size: 'phone' });
  const open = () => page.tap({ role: 'link', name: 'Past game' });
  const value = (name) => page.page.getByRole('textbox', { name, exact: true }).inputValue();
  const stands = async () => {
    await page.see({ role: 'textbox', name: 'Points of Ana' });
    const day = await page.page.locator('input[type=date]').inputValue();
    assert.deepEqual([await value('What was played'), await value('Points of Ana'), day], ['Catan', '9', '2024-03-02']);
  };
  await open();
  await page.type({ role: 'textbox', name: 'What was played' }, 'Catan');
  await page.page.locator('input[type=date]').fill('2024-03-02');
  for (const name of ['Ana', 'Bruno']) await page.tap({ role: 'button', name: `Seat ${name}` });
  await page.type({ role: 'textbox', name: 'Points of Ana' }, '9');
  await page.page.goBack();
  await page.see({ role: 'link', name: 'Past game' });
  await open();
  await stands();
  await page.page.reload();
  await stands();

  // Written down it is done with, and begun again it can be thrown away.
  await page.type({ role: 'textbox', name: 'Points of Bruno' }, '7');
  await page.tap({ role: 'button', name: 'Write it down' });
  await page.see({ role: 'heading', name: 'Catan' });
  await page.go('#/history');
  await open();
  await page.see({ role: 'button', name: 'Say what was played' });
  await page.type({ role: 'textbox', name: 'What was played' }, 'Azul');
  await page.page.reload();
  await page.tap({ role: 'button', name: 'Start over' });
  await soon(async () => assert.equal(await value('What was played'), ''));
  await page.page.reload();
  await page.see({ role: 'button', name: 'Say what was played' });
});
