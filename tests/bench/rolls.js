// Five people roll at once for a minute, in Chromium and in the real window. Prints one line of JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, Page } from '../e2e/harness/chromium.js';
import { Evening } from '../e2e/harness/evening.js';
import { rollAtOnce, rollsOf } from '../e2e/harness/rolling.js';
import { Server } from '../e2e/harness/server.js';
import { until } from '../e2e/harness/until.js';
import { Driver } from '../e2e/harness/webdriver.js';

const PEOPLE = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena'];
const HOW = { seats: [0, 1, 2, 3, 4], seconds: Number(process.env.SECONDS ?? 60), rate: 8 };
const READY = 'return document.querySelectorAll("[data-testid^=roll-]").length === 5';
const RUN = `window.rolled = undefined; (${rollAtOnce})(${JSON.stringify(HOW)}).then((told) => (window.rolled = told))`;

/** A roll of everybody starts the round; then what was counted on the screen has to be what the table knows. */
async function measure(evaluate, evening) {
  await until(() => evaluate(READY));
  for (const seat of HOW.seats) await evening.play({ do: 'roll', seat });
  await until(() => evaluate('return document.querySelector("[data-seat=\\"4\\"] [aria-label*=\\"to be rolled\\"]") === null'));
  await evaluate(RUN);
  const told = await until(() => evaluate('return window.rolled'), HOW.seconds + 60);
  const kept = rollsOf(await evening.log(), PEOPLE.length).map((n) => n - 1);
  if (JSON.stringify(kept) !== JSON.stringify(told.taps)) throw new Error(`tapped ${told.taps}, kept ${kept}`);
  return told;
}

const how = { game: 'rush_out', grain: 'card', first: 0, config: { mode: 'dice' } };

async function inChromium() {
  const ends = [];
  const t = { after: (end) => ends.unshift(end) };
  const browser = await launch();
  try {
    const server = await Server.open(t);
    const evening = await Evening.open(server, PEOPLE, how);
    const page = await Page.open(t, browser, server.address + evening.hash, { size: 'tablet', motion: 'no-preference' });
    return await measure((script) => page.evaluate(script), evening);
  } finally {
    for (const end of ends) await end();
    await browser.close();
  }
}

async function inWindow() {
  const folder = mkdtempSync(join(tmpdir(), 'tapete-bench-'));
  const driver = await Driver.start(process.env.TAPETE_APP, { TAPETE_DATA: folder, LANGUAGE: 'en' });
  const evaluate = (script) => driver.evaluate(script);
  try {
    await until(() => evaluate('return document.querySelector("#app > *") !== null'));
    const ask = `return window.__TAURI_INTERNALS__.invoke('rpc', { name: arguments[0], payload: arguments[1] })`;
    const door = { rpc: async (name, request = {}) => ({ status: 200, answer: JSON.parse(await driver.evaluate(ask, name, JSON.stringify(request))) }) };
    const evening = await Evening.open(door, PEOPLE, how);
    await evaluate(`location.hash = '${evening.hash}'`);
    return await measure(evaluate, evening);
  } finally {
    await driver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const chromium = await inChromium();
const told = process.env.TAPETE_APP ? { chromium, window: await inWindow() } : { chromium };
console.log(JSON.stringify(told));
