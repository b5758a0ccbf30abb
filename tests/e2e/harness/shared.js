// One browser and one server for all tests of a file, where what one test leaves does not matter to the next.
import { after, before } from 'node:test';
import { launch } from './chromium.js';
import { Server } from './server.js';

export let browser;
export let server;

/** Starts both before the tests of this file, with these people; called once, at its beginning. */
export function share(people) {
  const ends = [];
  before(async () => {
    browser = await launch();
    server = await Server.open({ after: (end) => ends.push(end) });
    for (const name of people) await server.rpc('create_person', { name });
  });
  after(async () => {
    await browser.close();
    for (const end of ends) await end();
  });
}
