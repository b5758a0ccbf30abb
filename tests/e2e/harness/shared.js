// One server for all tests of a file, where what one test leaves does not matter to the next, and pages of it that are used
// again: to load the app costs eight times as much as to go to another place of it.
import { after } from 'node:test';
import { browser } from './browser.js';
import { Page } from './chromium.js';
import { Evening } from './evening.js';
import { Server } from './server.js';

const ends = [];
const lasting = { after: (end) => ends.push(end) };

export const server = await Server.open(lasting);

after(async () => {
  for (const end of ends) await end();
});

/** People who are known from the start. */
export async function share(people) {
  for (const name of people) await server.rpc('create_person', { name });
}

/** The pages that no test has now, by how they look. */
const free = new Map();

/** A page at a place of this server; `look` as for `Page.open`. */
export async function shown(t, hash, look = {}) {
  const kind = JSON.stringify(look);
  const used = free.get(kind)?.pop();
  used?.begin(t);
  const page = used ?? (await Page.open(t, browser, server.address + hash, look, lasting));
  t.after(async () => {
    await page.leave();
    free.set(kind, [...(free.get(kind) ?? []), page]);
  });
  await used?.go(hash);
  return page;
}

/** A table that lies there, and a page that shows it; `how` is the table's (`Evening.open`), `play` what was played before. */
export async function laid(t, names, how = {}, look = {}, play = async () => {}) {
  const evening = await Evening.open(server, names, how);
  await play(evening);
  return { evening, page: await shown(t, evening.hash, look) };
}
