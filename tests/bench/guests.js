// Eight phones at one table: from the keeper's entry to each phone's paint, rolls of all at once, and what goes over the
// network. Prints one line of JSON.
import { Agent, request } from 'node:http';
import { launch } from '../e2e/harness/chromium.js';
import { Evening } from '../e2e/harness/evening.js';
import { invite, join, present } from '../e2e/harness/guests.js';
import { Server } from '../e2e/harness/server.js';

const PEOPLE = ['Ana', 'Bea', 'Carla', 'Dani', 'Eva', 'Fran', 'Gabi', 'Hugo'];
const ENTRIES = Number(process.env.ENTRIES ?? 60);
const SECONDS = Number(process.env.SECONDS ?? 10);
const RATE = 20;

const rank = (all, share) => all.sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))];
const spread = (all) => ({ p50: rank(all, 0.5), p99: rank(all, 0.99) });

/** Runs before the page: notes when each state of the table was read from the stream, by its total. */
const HEAR = `
  window.heard = {};
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const read = parse(text, ...more);
    const points = read?.is === 'delta' && read.delta.table?.standing?.places?.[0]?.points;
    if (points) window.heard[points[0]] ??= performance.timeOrigin + performance.now();
    return read;
  };`;

/** Notes in the page when each total was painted: the second frame after it changed. What is read is a line of names. */
const WATCH = `
  window.painted = {};
  const look = () => {
    const text = document.querySelector('.others').textContent;
    for (const [grouped] of text.matchAll(/7,\\d{3}/g)) {
      const mark = grouped.replace(',', '');
      if (mark in window.painted) continue;
      window.painted[mark] = 0;
      requestAnimationFrame(() => requestAnimationFrame(() => (window.painted[mark] = performance.timeOrigin + performance.now())));
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });`;

/** One entry of the keeper at a time; how long until it was painted on each phone, from the moment it was sent. */
async function painted(t, browser, server, how) {
  const evening = await Evening.open(server, PEOPLE, { game: 'sheet' });
  const link = await invite(server, evening.session);
  const phones = [];
  for (const name of PEOPLE) phones.push(await join(t, browser, link, name, { ...how, before: { content: HEAR } }));
  await present(server, evening.session, PEOPLE.length);
  for (const phone of phones) await phone.evaluate(WATCH);
  const sent = new Map();
  let total = 7000;
  for (let row = 1; row <= ENTRIES; row += 1) {
    const mark = row === 1 ? total : (total += 1);
    sent.set(String(mark), performance.timeOrigin + performance.now());
    await evening.row(row, PEOPLE.map((_, seat) => (seat === 0 && row === 1 ? mark : 1)));
    await new Promise((done) => setTimeout(done, 60));
  }
  const [late, hearing, drawing] = [[], [], []];
  for (const phone of phones.slice(1)) {
    const [seen, heard] = await phone.evaluate('return [window.painted, window.heard]');
    for (const [mark, at] of Object.entries(seen)) {
      if (!sent.has(mark) || at === 0) continue;
      late.push(at - sent.get(mark));
      hearing.push(heard[mark] - sent.get(mark));
      drawing.push(at - heard[mark]);
    }
  }
  const told = { hearing: spread(hearing), drawing: spread(drawing) };
  return { ...spread(late), ...told, n: late.length, of: ENTRIES * (PEOPLE.length - 1), first: await firstLoad(browser, link) };
}

/** The same without a page: from the keeper's entry to its line at each of eight programs that listen, and its bytes. */
async function told(server) {
  const evening = await Evening.open(server, PEOPLE, { game: 'sheet' });
  const link = new URL(await invite(server, evening.session));
  const agent = new Agent({ keepAlive: true });
  const [heard, streams, bytes] = [new Map(), [], []];
  for (const seat of PEOPLE.keys()) {
    const { answer } = await post(agent, link, link.hash.slice('#join='.length), 'join', { seat, language: 'es' });
    const headers = { authorization: `Bearer ${answer.key}` };
    const asked = request({ host: link.hostname, port: link.port, path: '/changes', headers }, (lines) => {
      let rest = '';
      lines.on('data', (part) => {
        const all = (rest + part).split('\n');
        rest = all.pop();
        for (const line of all) {
          const revision = line && JSON.parse(line).delta?.table?.revision;
          if (!revision) continue;
          heard.set(`${seat} ${revision[0]}`, performance.now());
          bytes.push(Buffer.byteLength(line));
        }
      });
    });
    asked.on('error', () => undefined);
    asked.end();
    streams.push(asked);
  }
  await present(server, evening.session, PEOPLE.length);
  const late = [];
  for (let row = 1; row <= ENTRIES; row += 1) {
    const began = performance.now();
    const { revision } = await evening.row(row, PEOPLE.map(() => 1));
    await new Promise((done) => setTimeout(done, 60));
    for (const seat of PEOPLE.keys()) late.push((heard.get(`${seat} ${revision}`) ?? NaN) - began);
  }
  for (const stream of streams) stream.destroy();
  agent.destroy();
  return { ...spread(late.filter((ms) => !Number.isNaN(ms))), n: late.length, bytes: spread(bytes) };
}

/** What a phone receives until it can choose a seat and then sees the table, in bytes on the network. */
async function firstLoad(browser, link) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  let received = 0;
  await network.send('Network.enable');
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (received += encodedDataLength));
  await page.goto(link);
  await page.getByRole('button', { name: 'Just watch' }).waitFor();
  const lobby = received;
  await page.getByRole('button', { name: 'Just watch' }).click();
  await page.locator('[data-frame]').waitFor();
  await context.close();
  return { lobby, table: received };
}

function post(agent, at, key, name, body, id) {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${key}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text),
    ...(id && { 'idempotency-key': id }),
  };
  return new Promise((done, failed) => {
    const asked = request({ agent, host: at.hostname, port: at.port, path: `/rpc/${name}`, method: 'POST', headers }, (answer) => {
      let read = '';
      answer.on('data', (part) => (read += part));
      answer.on('end', () => done({ status: answer.statusCode, answer: JSON.parse(read) }));
    });
    asked.on('error', failed);
    asked.end(text);
  });
}

/** Everybody rolls a die of their own so many times a second; each roll is counted in the log, in the roller's name. */
async function rolls(server) {
  const evening = await Evening.open(server, PEOPLE, { game: 'sheet' });
  const link = new URL(await invite(server, evening.session));
  const { session } = evening;
  const guests = [];
  for (const seat of PEOPLE.keys()) {
    const agent = new Agent({ keepAlive: true });
    const { answer } = await post(agent, link, link.hash.slice('#join='.length), 'join', { seat, language: 'es' });
    const play = (tool, id) => post(agent, link, answer.key, 'play', { session, revision: 0, command: { tool } }, id);
    await play({ do: 'set_dice', owner: seat, dice: [{ sides: 6 }] });
    guests.push({ seat, agent, play });
  }
  const before = (await evening.log()).length;
  const late = [];
  const counts = await Promise.all(guests.map(async ({ seat, play }) => {
    const end = performance.now() + SECONDS * 1000;
    let n = 0;
    const sent = [];
    for (let next = performance.now(); next < end; next += 1000 / RATE) {
      await new Promise((done) => setTimeout(done, Math.max(0, next - performance.now())));
      const began = performance.now();
      n += 1;
      sent.push(play({ do: 'roll', owner: seat, keep: [] }, crypto.randomUUID()).then(({ status }) => {
        if (status !== 200) throw new Error(`a roll of ${seat}: ${status}`);
        late.push(performance.now() - began);
      }));
    }
    await Promise.all(sent);
    return n;
  }));
  const log = (await evening.log()).slice(before);
  const kept = guests.map(({ seat }) => log.filter(({ by, command }) => by.seat === seat && command?.tool?.do === 'roll').length);
  if (JSON.stringify(kept) !== JSON.stringify(counts)) throw new Error(`rolled ${counts}, kept ${kept}`);
  for (const { agent } of guests) agent.destroy();
  return { ...spread(late), n: late.length };
}

const ends = [];
const t = { after: (end) => ends.unshift(end) };
const browser = await launch();
try {
  const server = await Server.open(t);
  const paint = await painted(t, browser, server, {});
  console.log(JSON.stringify({ paint, told: await told(server), rolls: await rolls(server) }));
} finally {
  for (const end of ends) await end();
  await browser.close();
}
