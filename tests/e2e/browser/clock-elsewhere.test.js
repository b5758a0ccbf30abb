// A table that came in a file while its clock was running: the clock goes on there, and stands here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { answered, Evening } from '../harness/evening.js';
import { invite, join } from '../harness/guests.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { exported, take } from '../harness/many.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

const RULES = { form: { form: 'each', ms: 600_000, increment: 0, delay: 0 }, order: 'clockwise', tokens: 0, token_ms: 0, penalty: null };

test('a clock that goes on elsewhere stands on every screen and says so, until something is written down here', async (t) => {
  const [there, here] = [await Server.open(t), await Server.open(t)];
  const { session, hash } = await Evening.open(there, ['Ana', 'Bea'], { game: 'sheet' });
  const play = async (server, tool) => {
    const { revision } = await answered(server, 'table', { session });
    await answered(server, 'play', { session, revision, command: { tool } });
  };
  await play(there, { do: 'set_clock', rules: RULES });
  await play(there, { do: 'start_clock', turn: 0, signal: false });
  await take(here, await exported(there));

  const link = await invite(here, session);
  const screens = [
    [await Page.open(t, browser, here.address + hash), 'clock-strip'],
    [await join(t, browser, link, 'Ana', { language: 'es-ES' }), 'clock-strip'],
    [await Page.open(t, browser, `${here.address}#/clocks/${session}`), { css: '.running' }],
    [await Page.open(t, browser, link.replace('#join=', '#tv='), { size: 'desktop' }), { css: '.notes' }],
    [await Page.open(t, browser, (await answered(here, 'television', {})).link, { size: 'desktop' }), { css: 'footer' }],
  ];
  for (const [page, place] of screens) {
    await soon(async () => assert.match((await page.text(place)).replace(/\s+/g, ' '), /^(?=.*10:00).*(goes on elsewhere|sigue en otro lugar)/));
    await fits(page);
    await legible(page);
  }
  const [, , [clock]] = screens;
  await looksRight(clock);
  await clock.tap({ role: 'button', name: 'About this clock' });
  await clock.see({ css: '[role=dialog]' });
  assert.match(await clock.text({ role: 'dialog', name: 'About this clock' }), /This clock goes on where the table came from\. It is not counted here/);

  await play(here, { do: 'add_time', ms: 60_000 });
  for (const [page, place] of screens) await soon(async () => assert.match((await page.text(place)).replace(/\s+/g, ' '), /^(?!.*(elsewhere|otro lugar)).*1[01]:\d\d/));
});
