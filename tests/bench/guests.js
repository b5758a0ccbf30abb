// Eight phones at one table: from the keeper's entry to each phone's paint, rolls of all at once, and what goes over the
// network. Prints one line of JSON.
import { launch } from '../e2e/harness/chromium.js';
import { Evening } from '../e2e/harness/evening.js';
import { invite, join, present } from '../e2e/harness/guests.js';
import { Server } from '../e2e/harness/server.js';
import { Phone, spread } from './phone-without-page.js';

const PEOPLE = ['Ana', 'Bea', 'Carla', 'Dani', 'Eva', 'Fran', 'Gabi', 'Hugo'];
const ENTRIES = Number(process.env.ENTRIES ?? 60);
const SECONDS = Number(process.env.SECONDS ?? 10);
const RATE = 20;
/** Between two entries of the keeper, in milliseconds: quicker than people write them, and one after the other. */
const [QUIET, BUSY] = [500, 60];

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

/** Entries of the keeper, `apart` milliseconds; how long until each was painted on each phone, from the moment it was sent. */
async function painted(t, browser, server, apart) {
  const evening = await Evening.open(server, PEOPLE, { game: 'sheet' });
  const link = await invite(server, evening.session);
  const phones = [];
  for (const name of PEOPLE) phones.push(await join(t, browser, link, name, { before: { content: HEAR } }));
  await present(server, evening.session, PEOPLE.length);
  for (const phone of phones) await phone.evaluate(WATCH);
  const sent = new Map();
  let total = 7000;
  for (let row = 1; row <= ENTRIES; row += 1) {
    const mark = row === 1 ? total : (total += 1);
    sent.set(String(mark), performance.timeOrigin + performance.now());
    await evening.row(row, PEOPLE.map((_, seat) => (seat === 0 && row === 1 ? mark : 1)));
    await new Promise((done) => setTimeout(done, apart));
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
  await Promise.all(phones.map((phone) => phone.page.context().close()));
  const told = { hearing: spread(hearing), drawing: spread(drawing) };
  return { ...spread(late), ...told, n: late.length, of: ENTRIES * (PEOPLE.length - 1), first: await firstLoad(browser, link) };
}

/** The same without a page: from the keeper's entry to its line at each of eight programs that listen, and its bytes. */
async function told(server) {
  const evening = await Evening.open(server, PEOPLE, { game: 'sheet' });
  const link = await invite(server, evening.session);
  const [heard, bytes] = [new Map(), []];
  const phones = [];
  for (const seat of PEOPLE.keys()) {
    const phone = await Phone.join(link, seat);
    phone.listen((revision, size) => {
      heard.set(`${seat} ${revision}`, performance.now());
      bytes.push(size);
    });
    phones.push(phone);
  }
  await present(server, evening.session, PEOPLE.length);
  const late = [];
  for (let row = 1; row <= ENTRIES; row += 1) {
    const began = performance.now();
    const { revision } = await evening.row(row, PEOPLE.map(() => 1));
    await new Promise((done) => setTimeout(done, 60));
    for (const seat of PEOPLE.keys()) late.push((heard.get(`${seat} ${revision}`) ?? NaN) - began);
  }
  for (const phone of phones) phone.leave();
  return { ...spread(late.filter((ms) => !Number.isNaN(ms))), n: late.length, bytes: spread(bytes) };
}

/** What a phone receives until it can choose a seat and then sees the table, in bytes on the network. */
async function firstLoad(browser, link) {
  const { page, context } = await fresh(browser);
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

/** From the address of the code to the seats on a phone that was never here, and from its choice to the table. */
async function joins(browser, server) {
  const evening = await Evening.open(server, PEOPLE, { game: 'sheet' });
  const link = await invite(server, evening.session);
  const [chooses, table, both] = [[], [], []];
  for (const name of PEOPLE) {
    const { page, context } = await fresh(browser);
    const seen = performance.now();
    await page.goto(link, { waitUntil: 'commit' });
    await page.getByRole('button', { name }).waitFor();
    const free = performance.now();
    await page.getByRole('button', { name }).click();
    const chosen = performance.now();
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await page.locator('[data-frame]').waitFor();
    const shown = performance.now();
    chooses.push(free - seen);
    table.push(shown - chosen);
    both.push(free - seen + shown - chosen);
    await context.close();
  }
  return { chooses: spread(chooses), table: spread(table), both: spread(both), n: PEOPLE.length };
}

async function fresh(browser) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true });
  return { context, page: await context.newPage() };
}

/** Everybody rolls a die of their own so many times a second; each roll is counted in the log, in the roller's name. */
async function rolls(server) {
  const evening = await Evening.open(server, PEOPLE, { game: 'sheet' });
  const link = await invite(server, evening.session);
  const guests = [];
  for (const seat of PEOPLE.keys()) {
    const phone = await Phone.join(link, seat);
    const play = (tool, id) => phone.play({ tool }, id);
    await play({ do: 'set_dice', owner: seat, dice: [{ sides: 6 }] });
    guests.push({ seat, phone, play });
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
  for (const { phone } of guests) phone.leave();
  return { ...spread(late), n: late.length };
}

const ends = [];
const t = { after: (end) => ends.unshift(end) };
const browser = await launch();
try {
  const server = await Server.open(t);
  const [quiet, paint] = [await painted(t, browser, server, QUIET), await painted(t, browser, server, BUSY)];
  const [lines, dice] = [await told(server), await rolls(server)];
  console.log(JSON.stringify({ quiet, paint, told: lines, rolls: dice, joins: await joins(browser, server) }));
} finally {
  for (const end of ends) await end();
  await browser.close();
}
