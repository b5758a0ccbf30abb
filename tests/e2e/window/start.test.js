// The app starts in its real window, draws, and survives being killed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppWindow } from '../harness/window.js';
import { soon } from '../harness/until.js';

test('the app starts and draws its first screen', async (t) => {
  const app = await AppWindow.open(t);
  await soon(async () => assert.match(await app.title(), /Tapete/));
  await app.see({ role: 'heading' });
});

test('killed and started again, it has kept what it was told', async (t) => {
  const app = await AppWindow.open(t);
  const ana = await app.rpc('create_person', { name: 'Ana' });
  await app.kill();
  await app.start();
  await app.see({ role: 'heading' });
  const people = await app.rpc('people');
  assert.deepEqual(people.map(({ id, name }) => ({ id, name })), [{ id: ana.id, name: 'Ana' }]);
});

test('nonsense is answered with a typed error, however much of it comes at once', async (t) => {
  const app = await AppWindow.open(t);
  const nonsense = [
    ['nonsense', '{}', 'not_found'],
    ['people', 'nonsense', 'invalid'],
    ['people', '{"extra":1}', 'invalid'],
    ['people', '['.repeat(10_000), 'invalid'],
    ['create_person', JSON.stringify({ name: 'x'.repeat(1_000_000) }), 'invalid'],
    ['random_order', '{"count":1e400}', 'invalid'],
    ['change_settings', '{"language":"\\ud800"}', 'invalid'],
  ];
  for (const [name, payload, kind] of nonsense) {
    await assert.rejects(app.rpc(name, payload), (error) => error.kind === kind, `${name} ${payload.slice(0, 40)}`);
  }
  const atOnce = `const ask = () => window.__TAURI_INTERNALS__.invoke('rpc', { name: 'people', payload: '[' })
    .then(() => 'answered', (error) => error.kind);
    return Promise.all(Array.from({ length: 500 }, ask)).then((kinds) => [...new Set(kinds)])`;
  await soon(async () => assert.deepEqual(await app.evaluate(atOnce), ['invalid']));
  await soon(async () => assert.deepEqual(await app.rpc('people'), []));
  // The shell has no other command, not even for its own page.
  const other = `return window.__TAURI_INTERNALS__.invoke('plugin:window|set_title', { label: 'main', value: 'x' })
    .then(() => 'done', String)`;
  await soon(async () => assert.match(await app.evaluate(other), /not allowed/));
});

test('a change is told to the page', async (t) => {
  const app = await AppWindow.open(t);
  await app.evaluate(`
    const heard = window.__TAURI_INTERNALS__.transformCallback(({ payload }) => (window.heard = payload));
    return window.__TAURI_INTERNALS__.invoke('plugin:event|listen',
      { event: 'changed', target: { kind: 'Any' }, handler: heard })`);
  await app.rpc('create_person', { name: 'Ana' });
  await soon(async () => assert.deepEqual(await app.until(() => app.evaluate('return window.heard ?? null')), { is: 'lists' }));
});

test('the window becomes as small as a phone', async (t) => {
  const app = await AppWindow.open(t);
  await app.resize(390, 844);
  await app.until(() => app.evaluate('return innerWidth === 390'));
  await app.resize(100, 100);
  await app.until(() => app.evaluate('return innerWidth === 320 && innerHeight === 480'));
});

test('a page that cannot be reached from outside stays out', async (t) => {
  const app = await AppWindow.open(t);
  const before = await app.evaluate('return location.href');
  await app.evaluate('location.href = "http://127.0.0.1:9/"');
  await app.evaluate('document.body.append(Object.assign(document.createElement("script"), { textContent: "window.ran = 1" }))');
  await soon(async () => assert.equal(await app.evaluate('return location.href'), before));
  await soon(async () => assert.equal(await app.evaluate('return window.ran ?? null'), null));
});

test('a voice is promised in the languages that one speaks here, and in no other', async (t) => {
  const app = await AppWindow.open(t);
  // The voices of a window come with the system: often English ones only, or none.
  const spoken = await app.evaluate(`
    const voices = () => window.speechSynthesis?.getVoices() ?? [];
    return new Promise((done) => setTimeout(() => done(voices().map(({ lang }) => lang.slice(0, 2).toLowerCase())), 1000));`);
  await app.evaluate('location.hash = "#/settings"');
  for (const [language, name, none, foreign] of [
    ['en', 'Voice', 'There is no voice on this device.', 'No voice on this device speaks English.'],
    ['es', 'Voz', 'En este dispositivo no hay voz.', 'Ninguna voz de este dispositivo habla español.'],
  ]) {
    await app.tap({ role: 'radio', name: language === 'en' ? 'English' : 'Español' });
    await app.see({ role: 'switch', name });
    const why = spoken.includes(language) ? undefined : spoken.length > 0 ? foreign : none;
    await soon(async () => {
      const [disabled, note] = await app.evaluate(`
        const voice = document.querySelector('[role=switch][aria-label="${name}"]');
        return [voice.disabled, document.getElementById(voice.getAttribute('aria-describedby')).textContent];`);
      assert.equal(disabled, why !== undefined);
      if (why) assert.equal(note, why);
    });
  }
});
