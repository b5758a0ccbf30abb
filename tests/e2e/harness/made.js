// A game of its own, made on a phone by the steps of the editor, within the time that it may take.
import assert from 'node:assert/strict';
import { browser } from './browser.js';
import { Page } from './chromium.js';
import { Server } from './server.js';
import { tapsOf } from './taps.js';

/** Seconds that a tap takes a person who looks for what to press, and a letter that is typed; a game takes two minutes. */
const [A_TAP, A_LETTER, TWO_MINUTES] = [1.6, 0.35, 120];

/** A game of its own is made on a phone: `make` gives it, by `write(field, text)` and taps; gives the file that was kept. */
export async function made(t, name, make) {
  const server = await Server.open(t);
  for (const who of ['Ana', 'Bruno']) await server.rpc('create_person', { name: who });
  const page = await Page.open(t, browser, `${server.address}#/new`);
  let letters = name.length;
  const write = async (field, text) => {
    await page.tap({ role: 'textbox', name: field });
    await page.type({ role: 'textbox', name: field }, text);
    letters += text.length;
  };
  const taps = await tapsOf(page, async () => {
    await page.tap('more-games');
    await page.type({ role: 'searchbox' }, name);
    await page.tap({ role: 'button', name: `Another game called “${name}”` });
    await make(page, write);
    await page.tap({ role: 'button', name: 'Save and play' });
    await page.see({ role: 'button', name: `Change ${name}` });
  });
  assert.ok(taps * A_TAP + letters * A_LETTER < TWO_MINUTES, `${name}: ${taps} taps and ${letters} letters`);
  const { id } = (await server.rpc('games', {})).answer.find((one) => one.id === 'sheet').presets.find((one) => one.saved);
  const { game } = (await server.rpc('game_options', { id })).answer.config;
  return { server, page, game };
}
