// What is said aloud: only where a voice speaks the language of the screen, and nowhere else is it promised.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { listens } from '../harness/senses.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

const VOICE = { role: 'switch', name: 'Voice' };

/** A voice that speaks no language of the app. */
const foreign = () => {
  Object.defineProperty(window, 'speechSynthesis', {
    value: { cancel() {}, getVoices: () => [{ lang: 'de-DE' }], speak: () => { throw new Error('it was spoken'); } },
  });
};
/** A browser without the interface. */
const mute = () => Object.defineProperty(window, 'speechSynthesis', { value: undefined });

const stateOf = (page) => page.evaluate(`
  const voice = document.querySelector('[role=switch][aria-label="Voice"]');
  return voice && [voice.disabled, voice.checked, document.getElementById(voice.getAttribute('aria-describedby')).textContent];`);

test('where there is no voice, the switch says so and the table offers none', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { config: { round_plan: [2, 1] } });
  // As Chromium comes, it has the interface here and not one voice.
  for (const [before, why] of [[undefined, 'There is no voice on this device.'], [mute, 'There is no voice on this device.'], [foreign, 'No voice on this device speaks English.']]) {
    const page = await Page.open(t, browser, `${server.address}#/settings`, { before });
    await page.see(VOICE);
    await soon(async () => assert.deepEqual(await stateOf(page), [true, false, why]));
    await page.go(`#/table/${evening.session}`);
    await page.tap({ role: 'button', name: 'More' });
    await page.see({ role: 'button', begins: 'Everybody with their phone' });
    assert.equal(await page.has({ role: 'button', name: 'Read the scores out' }), false);
  }
});

test('scores are read out by the menu and by a key, in the language of the screen', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { config: { round_plan: [2, 1] } });
  await evening.round([2, 0], [2, 0]);
  const page = await Page.open(t, browser, `${server.address}#/settings`, { size: 'desktop', before: listens });
  await soon(async () => assert.deepEqual((await stateOf(page))?.slice(0, 2), [false, true]));
  await page.go(`#/table/${evening.session}`);
  await page.see({ role: 'button', name: 'More' });
  await page.press('r');
  const said = () => page.evaluate('return window.heard.said');
  await soon(async () => assert.match((await said()).at(-1), /^en: 1st: Ana, \d+\. 2nd: Bruno, \d+\.$/));
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', name: 'Read the scores out' });
  await soon(async () => assert.equal((await said()).length, 2));
  await server.rpc('change_settings', { ...(await server.rpc('welcome')).answer.settings, language: 'es' });
  await page.go('#/');
  await page.page.reload();
  await page.go(`#/table/${evening.session}`);
  await page.see({ role: 'button', name: 'Más' });
  await page.press('r');
  await soon(async () => assert.match((await said()).at(-1), /^es: 1\.º: Ana, /));
});
