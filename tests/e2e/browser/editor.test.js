// A game that is on no list is made on a phone, tried, played, and changed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Page } from '../harness/chromium.js';
import { looksRight } from '../harness/looks.js';
import { Server } from '../harness/server.js';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const next = (page, name) => page.tap({ role: 'button', name });

test('a game of bids and tricks is made by touch, tried, kept and played', async (t) => {
  const server = await Server.open(t);
  for (const name of ['Ana', 'Bruno']) await server.rpc('create_person', { name });
  const page = await Page.open(t, browser, `${server.address}#/new`);
  await page.tap('more-games');
  await page.type({ role: 'searchbox' }, 'Podrida de la abuela');
  await next(page, 'Another one called “Podrida de la abuela”');
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
  await next(page, 'keep as example');
  await page.page.getByText('The example comes out.').waitFor();
  await looksRight(page);
  await next(page, 'Keep and play');
  await page.see({ role: 'button', name: 'Change Podrida de la abuela' });
  const games = (await server.rpc('games', {})).answer;
  const kept = games.find((one) => one.id === 'sheet').presets.find((one) => one.kept);
  assert.equal(kept.id, 'podrida_de_la_abuela');
  const { text } = (await server.rpc('game_file', { id: kept.id })).answer;
  assert.equal(JSON.parse(text).cases.length, 1);

  // Changed, it is the next revision of the same game.
  await next(page, 'Change Podrida de la abuela');
  await next(page, 'What is written down');
  await next(page, 'What it is worth');
  await next(page, 'A formula');
  await page.type({ role: 'textbox', name: 'Worth' }, 'won +');
  await page.tap({ role: 'button', name: 'Close' });
  await page.see({ role: 'alert' });
  await page.tap({ role: 'button', begins: 'Line 3' });
  await page.type({ role: 'textbox', name: 'Worth' }, 'max(0, won - 3)');
  await page.tap({ role: 'button', name: 'Close' });
  await page.page.getByRole('alert').waitFor({ state: 'hidden' });
  await next(page, 'Keep and play');
  await page.see({ role: 'button', name: 'Change Podrida de la abuela' });
  const changed = (await server.rpc('games', {})).answer.find((one) => one.id === 'sheet').presets.filter((one) => one.kept);
  assert.deepEqual(changed.map(({ config }) => [config.game.id, config.game.revision]), [['podrida_de_la_abuela', 2]]);
});
