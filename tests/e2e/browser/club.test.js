// A club's evening: many tables on one machine, a tablet keeps each, and a television shows all. The machine is killed and
// started again: everything goes on where it was, without a code being scanned.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { invite, join } from '../harness/guests.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

// The usual port is taken: no other server can take the one of a server that is started again.
const usual = createServer().on('error', () => undefined);
before(() => usual.listen(7303, '127.0.0.1'));
after(() => usual.close());

const NAMES = ['Ana', 'Bea', 'Carla'];

/** Asks at the door for guests, as a device with this key does. */
async function asked(link, key, name, request, headers = {}) {
  const answer = await fetch(new URL(`rpc/${name}`, link), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
    body: JSON.stringify(request),
  });
  return { status: answer.status, answer: await answer.json() };
}

test('eight tables, their tablets and the television go on after the machine was killed', async (t) => {
  const server = await Server.open(t);
  const tables = [];
  for (let n = 0; n < 8; n += 1) tables.push(await Evening.open(server, NAMES, { config: { round_plan: [3, 2] } }));
  const links = [];
  for (const { session } of tables) links.push(await invite(server, session));
  // One of them is looked at; the keys of the others are enough to see that each is let in again.
  const tablet = await Page.open(t, browser, links[0], { size: 'tablet', language: 'es-ES' });
  await tablet.tap({ role: 'button', name: 'Solo mirar' });
  await tablet.see({ css: '[data-frame]' });
  const keys = [];
  for (const [n, link] of links.entries()) {
    if (n === 0) continue;
    const joined = await asked(link, new URL(link).hash.replace('#join=', ''), 'join', { seat: null, language: 'es' });
    assert.equal(joined.status, 200, JSON.stringify(joined.answer));
    keys.push(joined.answer.key);
  }
  for (const { session } of tables) {
    const { answer } = await server.rpc('invitation', { session });
    await server.rpc('give_pencil', { session, guest: answer.guests[0].id });
  }
  const { answer: television } = await server.rpc('television');
  const tv = await Page.open(t, browser, television.link, { size: 'desktop', language: 'es-ES' });
  await soon(async () => assert.match(await tv.text({ css: '.tables' }), /8 mesas/));
  await tablet.tap({ role: 'button', name: '2' });
  await soon(async () => assert.equal((await tables[0].table()).view.seats[0].bid, 2));
  await tablet.answered();

  // It was meant for a table that has gone on.
  tablet.expects(/409/);
  await server.end('SIGKILL');
  await tablet.tap({ role: 'button', name: '1' });
  await server.start();
  // What was meant meanwhile arrives, once.
  await soon(async () => assert.equal((await tables[0].table()).view.seats[1].bid, 1));
  assert.equal((await tables[0].table()).steps, 3);
  await tablet.tap({ role: 'button', name: '3' });
  await soon(async () => assert.equal((await tables[0].table()).view.seats[2].bid, 3));
  for (const [n, key] of keys.entries()) {
    const { session, revision } = await tables[n + 1].table();
    const command = { do: 'book_bids', round: 1, bids: [{ seat: 0, n: n % 3 }] };
    const { status, answer } = await asked(links[n + 1], key, 'play', { session, revision, command });
    assert.equal(status, 200, JSON.stringify(answer));
  }
  await soon(async () => assert.match(await tv.text({ css: '.tables' }), /Apuesta Bea/));
  assert.match(await tv.text({ css: '.tables' }), /8 mesas/);
});

test('what was sent to a host that was killed before it answered is looked at before it is sent again', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, NAMES, { knowledge: 'dealt', grain: 'card' });
  const link = await invite(server, evening.session);
  const ana = await join(t, browser, link, 'Ana');
  await ana.see({ role: 'group', name: 'Your bid' });
  // The host records it and dies before the phone hears of it: sent again, it was meant for the table before.
  ana.expects(/409/);
  await ana.page.route('**/rpc/play', async (route) => {
    await route.fetch();
    await server.end('SIGKILL');
    await route.abort();
  }, { times: 1 });
  await ana.tap({ role: 'button', name: '3' });
  await ana.see({ role: 'heading', name: 'I cannot reach the table' });
  await server.start();
  await soon(async () => assert.match(await ana.text('own-says'), /Bea bids/));
  await soon(async () => assert.ok(!(await ana.has({ role: 'heading', name: 'I cannot reach the table' }))));
  const table = await evening.table();
  assert.deepEqual([table.steps, table.view.seats[0].bid], [2, 3], 'recorded once');
  assert.ok(!(await ana.has({ role: 'alert' })), 'and nothing is refused');
});
