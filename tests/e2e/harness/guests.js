// Devices of the same network at one table: each in a context of its own, as a phone is.
import { Page } from './chromium.js';
import { answered } from './evening.js';
import { until } from './until.js';

/** Invites to a table at the door; gives the link. */
export async function invite(server, session) {
  return (await answered(server, 'invite', { session, address: '127.0.0.1' })).link;
}

/** A phone that opens the link and sits down as `name`, in the language of `how`. */
export async function join(t, browser, link, name, how = {}) {
  const page = await Page.open(t, browser, link, how);
  const begins = how.language?.startsWith('es') ? 'Soy' : 'I am';
  await page.tap({ role: 'button', begins: name });
  await page.tap({ role: 'button', name: `${begins} ${name}` });
  await page.see({ css: '[data-frame]' });
  return page;
}

/** Until the host knows that so many guests are there. */
export function present(server, session, many) {
  return until(async () => {
    const { answer } = await server.rpc('invitation', { session });
    return answer.guests.filter((guest) => guest.here).length === many;
  });
}
