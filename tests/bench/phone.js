// The page without a server beside the native server, in the same browser and the same run. Prints one line of JSON.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { Device } from '../e2e/harness/device.js';
import { Evening, FOUR } from '../e2e/harness/evening.js';
import { Server } from '../e2e/harness/server.js';
import { Site } from '../e2e/harness/site.js';

const STARTS = 5;
const TAPS = 40;
/** A phone of the middle is about so much slower than this processor. */
const SLOWER = 4;

const ends = [];
const t = { after: (end) => ends.unshift(end) };
const at = (values, share) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)];

/** Of the page as it was opened: first paint, and everything drawn. */
const opened = (page) => page.evaluate(() => ({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  ready: performance.now(),
}));

/** Before the tab goes to the page. */
const throttle = (slower) => async (page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
};

const tap = (page, button) => page.evaluate((selector) => new Promise((done, failed) => {
  const began = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
  });
  seen.observe(document.querySelector('#app'), { subtree: true, childList: true, characterData: true });
  const button = document.querySelector(selector);
  if (button) button.click();
  else failed(new Error(`nothing to tap: ${selector}`));
}), button);

async function taps(device, evening, address) {
  await evening.bids([1, 2, 3, 4]);
  await device.page.goto(address + evening.hash);
  await device.page.waitForSelector('.strip:has(> .undo) button:not(:disabled)');
  await sleep(1_000);
  const took = [];
  for (let n = 0; n < TAPS; n += 1) {
    took.push(await tap(device.page, n % 2 === 0 ? '.strip:has(> .undo) button:first-of-type' : '.strip:has(> .undo) button:last-of-type'));
    await sleep(30);
  }
  return { p50: at(took, 0.5), p95: at(took, 0.95), memory: await device.memory() };
}

async function starts(address, slower) {
  const cold = [];
  const warm = [];
  for (let n = 0; n < STARTS; n += 1) {
    const device = await Device.open(t, address, { before: throttle(slower) });
    cold.push(await opened(device.page));
    await device.page.evaluate(() => navigator.serviceWorker.ready);
    await device.restart(throttle(slower));
    warm.push(await opened(device.page));
    await device.close();
  }
  const median = (list, what) => at(list.map((one) => one[what]), 0.5);
  return Object.fromEntries(['cold', 'warm'].flatMap((kind) => ['paint', 'ready'].map((what) =>
    [`${kind}_${what}`, median(kind === 'cold' ? cold : warm, what)])));
}

try {
  const folder = process.env.TAPETE_PHONE;
  const site = await Site.open(folder);
  t.after(() => site.stop());
  const server = await Server.open(t);
  const phone = await starts(site.address, SLOWER);
  const device = await Device.open(t, site.address);
  Object.assign(phone, await taps(device, await Evening.open(device, FOUR), site.address));
  const beside = await Device.open(t, server.address);
  const native = await taps(beside, await Evening.open(server, FOUR), server.address);
  const engine = readdirSync(join(folder, 'assets')).find((name) => name.endsWith('.wasm'));
  const bytes = brotliCompressSync(readFileSync(join(folder, 'assets', engine)), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }).length;
  console.log(JSON.stringify({ phone: { ...phone, bytes }, native }));
} finally {
  for (const end of ends) await end();
}
