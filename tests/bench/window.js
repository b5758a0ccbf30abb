// What the real window costs, beside a bare one in the same run. Prints one line of JSON.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Driver } from '../e2e/harness/webdriver.js';

const STARTS = 7;
const TAPS = 60;

const HERTZ = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const BOOT = Number(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))[1]);

const afterName = (stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** When a process began, in milliseconds since 1970; as exact as the kernel's tick. */
function began(pid) {
  const ticks = Number(afterName(readFileSync(`/proc/${pid}/stat`, 'utf8'))[19]);
  // The boot time is told in whole seconds: what is left cancels out between two apps of one run.
  return (BOOT + ticks / HERTZ) * 1000;
}

/** The memory of a process and all that it started, shared pages by their share, in MB. */
function memory(root) {
  const parents = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      parents.set(pid, afterName(readFileSync(`/proc/${pid}/stat`, 'utf8'))[1]);
    } catch { /* it has ended meanwhile */ }
  }
  const ours = (pid) => pid !== undefined && (pid === String(root) || ours(parents.get(pid)));
  let kilobytes = 0;
  for (const pid of parents.keys()) {
    if (!ours(pid)) continue;
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)[1]);
  }
  return kilobytes / 1024;
}

const PAINTED = `
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return paint && document.querySelector('#app > *') ? performance.timeOrigin + paint.startTime : null;
`;

async function until(what) {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await what();
    if (found) return found;
    await sleep(25);
  }
  throw new Error(`waited in vain: ${what}`);
}

/** From the tap to the second frame after the change it brought about. */
const TAP = `
  return new Promise((done) => {
    const began = performance.now();
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
    });
    seen.observe(document.querySelector('#app'), { subtree: true, childList: true, characterData: true });
    const button = document.querySelector(arguments[0]);
    if (!button) done(-1); else button.click();
  });
`;

/** A table with something to take back: each tap is then a step of its own, undone or done again. */
const TABLE = `
  const ask = async (name, request) => JSON.parse(
    await window.__TAURI_INTERNALS__.invoke('rpc', { name, payload: JSON.stringify(request) }));
  const people = [];
  for (const name of ['Ana', 'Bruno', 'Carla', 'Diego']) people.push((await ask('create_person', { name })).id);
  const { session, revision } = await ask('open_table', {
    game: 'rage', people, first: 0, knowledge: 'observed', grain: 'round', config: {} });
  const bids = [3, 0, 4, 2].map((n, seat) => ({ seat, n }));
  await ask('play', { session, revision, command: { do: 'book_bids', round: 1, bids } });
  location.hash = '#/table/' + session;
  return session;
`;

async function measure(binary, prepare, buttons) {
  const folder = mkdtempSync(join(tmpdir(), 'tapete-bench-'));
  const driver = await Driver.start(binary, { TAPETE_DATA: folder });
  try {
    const painted = await until(() => driver.evaluate(PAINTED));
    const start = painted - began(driver.pid());
    const taps = [];
    let pss;
    if (buttons) {
      await prepare(driver);
      await sleep(2000);
      pss = memory(driver.pid());
      for (let n = 0; n < TAPS; n += 1) {
        const took = await driver.evaluate(TAP, buttons[n % buttons.length]);
        if (took < 0) throw new Error(`nothing to tap: ${buttons[n % buttons.length]}`);
        taps.push(took);
        await sleep(30);
      }
    }
    return { start, pss, taps };
  } finally {
    await driver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const at = (values, share) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)];

async function summary(binary, prepare, buttons) {
  const starts = [];
  for (let n = 1; n < STARTS; n += 1) starts.push((await measure(binary)).start);
  const last = await measure(binary, prepare, buttons);
  starts.push(last.start);
  return {
    start: at(starts, 0.5),
    pss: last.pss,
    tap: { p50: at(last.taps, 0.5), p95: at(last.taps, 0.95), max: at(last.taps, 1) },
  };
}

const openTable = async (driver) => {
  await driver.evaluate(TABLE);
  await until(() => driver.evaluate('return document.querySelector(".strip:has(> .undo) button:not(:disabled)") !== null'));
};
const strip = ['.strip:has(> .undo) button:first-of-type', '.strip:has(> .undo) button:last-of-type'];

const bare = await summary(process.env.BARE, async () => undefined, ['button']);
const app = await summary(process.env.TAPETE_APP, openTable, strip);
console.log(JSON.stringify({ app, bare }));
