// The app starts in its real window, draws, and survives being killed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppWindow } from '../harness/window.js';

test('the app starts and draws its first screen', async (t) => {
  const app = await AppWindow.open(t);
  assert.match(await app.title(), /Tapete/);
  await app.see({ role: 'heading' });
});

test('killed and started again, it draws again and keeps its data folder', async (t) => {
  const app = await AppWindow.open(t);
  await app.kill();
  await app.start();
  await app.see({ role: 'heading' });
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
  assert.equal(await app.evaluate('return location.href'), before);
  assert.equal(await app.evaluate('return window.ran ?? null'), null);
});
