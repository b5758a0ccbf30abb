// A club's evening, an hour of it in three minutes: thirty tables of five phones at one server, each writes its own
// points, and now and then one loses its connection. Prints one line of JSON.
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Evening } from '../e2e/harness/evening.js';
import { invite } from '../e2e/harness/guests.js';
import { Server } from '../e2e/harness/server.js';
import { until } from '../e2e/harness/until.js';
import { Phone, spread } from './phone-without-page.js';

const TABLES = Number(process.env.TABLES ?? 30);
const PEOPLE = ['Ana', 'Bea', 'Carla', 'Dani', 'Eva'];
const FASTER = 20;
/** In minutes of the evening. */
const HOUR = Number(process.env.MINUTES ?? 60);
/** What the first minutes need is needed once. */
const SETTLES = HOUR / 6;
/** How often a phone comes anew, on the average. */
const RECONNECTS = 10;
const MINUTE = 60_000 / FASTER;

/** The memory of a process that no other has, in MB, and its open handles. */
function held(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kilobytes = ['Private_Dirty', 'Private_Clean'].map((name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)[1]));
  return { memory: (kilobytes[0] + kilobytes[1]) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/** How much comes to it in an hour, by the least squares of all that was read. */
function slope(read) {
  const middle = (of) => read.reduce((sum, one) => sum + of(one), 0) / read.length;
  const [minute, memory] = [middle((one) => one.minute), middle((one) => one.memory)];
  const rises = middle((one) => (one.minute - minute) * (one.memory - memory));
  return (rises / middle((one) => (one.minute - minute) ** 2)) * 60;
}

/** Five phones at a table, and how long each waits for what another wrote. */
async function opened(server) {
  const evening = await Evening.open(server, PEOPLE, { game: 'sheet' });
  const link = await invite(server, evening.session);
  const sent = new Map();
  const late = [];
  const phones = [];
  for (const seat of PEOPLE.keys()) {
    const phone = await Phone.join(link, seat);
    const hears = (revision) => late.push({ revision, at: performance.now() });
    phone.listen(hears);
    phones.push({ phone, hears });
  }
  return { evening, sent, late, phones };
}

/** A row of points in a minute, each written by its own phone; between them one may be gone for a moment. */
async function plays({ sent, phones }, begins) {
  for (let row = 1; row <= HOUR; row += 1) {
    for (const [seat, { phone, hears }] of phones.entries()) {
      const at = begins + (row - 1 + (seat + 0.5) / PEOPLE.length) * MINUTE;
      await sleep(Math.max(0, at - performance.now()));
      const began = performance.now();
      const command = { do: 'enter', row, entries: [{ seat, values: { amount: row + seat } }] };
      const { status, answer } = await phone.play(command, crypto.randomUUID());
      if (status !== 200) throw new Error(`row ${row} of ${seat}: ${status} ${JSON.stringify(answer)}`);
      sent.set(answer.revision, began);
      if (Math.random() < 1 / RECONNECTS) phone.listen(hears);
    }
  }
}

const ends = [];
const t = { after: (end) => ends.unshift(end) };
try {
  const server = await Server.open(t);
  const tables = [];
  for (let n = 0; n < TABLES; n += 1) tables.push(await opened(server));
  const begins = performance.now() + 500;
  const all = Promise.all(tables.map((table, n) => plays(table, begins + (n / TABLES) * (MINUTE / PEOPLE.length))));
  const read = [];
  let first;
  for (let minute = 0; minute <= HOUR; minute += 1) {
    await sleep(Math.max(0, begins + minute * MINUTE - performance.now()));
    if (minute < SETTLES) continue;
    const now = held(server.pid);
    first ??= now;
    read.push({ minute, ...now });
  }
  await all;
  // A connection that was left is noticed with the next line that goes to it.
  const more = await until(() => {
    const handles = held(server.pid).handles - first.handles;
    return handles <= 0 ? { handles } : undefined;
  }, 20).catch(() => ({ handles: held(server.pid).handles - first.handles }));
  const waits = tables.flatMap(({ sent, late }) => late.filter(({ revision }) => sent.has(revision)).map(({ revision, at }) => at - sent.get(revision)));
  for (const { evening } of tables) {
    const { steps } = await evening.table();
    if (steps !== HOUR * PEOPLE.length + 1) throw new Error(`${steps} steps`);
  }
  for (const { phones } of tables) for (const { phone } of phones) phone.leave();
  const steps = TABLES * HOUR * PEOPLE.length;
  console.log(JSON.stringify({ ...spread(waits), n: waits.length, steps, memory: read.at(-1).memory, slope: slope(read), handles: more.handles }));
} finally {
  for (const end of ends) await end();
}
