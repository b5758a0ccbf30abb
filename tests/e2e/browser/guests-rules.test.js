// The rules on a guest's phone, which has no places to go to: those of the table, and the whole rule book over it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Evening } from '../harness/evening.js';
import { invite, join } from '../harness/guests.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { server, share } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { soon } from '../harness/until.js';

const NAMES = ['Ana', 'Bea', 'Carla'];
const BOOK = { css: '[data-place="whole"]' };

await share(NAMES);

/** A book is drawn alike whatever the game: one with tables and drawn examples is looked at in every way, both fit. */
const LOOKED_AT = 'rush_out';

/** What the rules of a table say there. */
const GAMES = {
  rush_out: { how: { game: 'rush_out', grain: 'card' }, says: /Qué se juega/ },
  sheet: { how: { game: 'sheet', config: { game: shelf('skull-king') } }, says: /Diez rondas/, called: 'Skull King' },
};

describe('the rules on a phone of one’s own', { concurrency: 2 }, () => {
  for (const [name, { how, says, called }] of Object.entries(GAMES)) {
    test(name, async (t) => {
      const evening = await Evening.open(server, NAMES, how);
      const phone = await join(t, browser, await invite(server, evening.session), 'Ana', { language: 'es-ES' });
      const rules = phone.page.locator('[data-place="whole"] article');
      await phone.resize(320, 568);
      await phone.tap({ role: 'button', name: 'Más' });
      await phone.tap({ role: 'button', name: 'Reglas' });
      await phone.see({ role: 'dialog', name: 'Reglas de esta mesa' });
      await soon(async () => assert.match(await phone.text({ role: 'dialog', name: 'Reglas de esta mesa' }), says));
      await looksRight(phone);

      await phone.tap({ role: 'button', name: 'Todas las reglas' });
      const { sections } = (await server.rpc('rules', { game: how.game, language: 'es' })).answer;
      const all = sections.flatMap((section) => section.rules);
      await soon(async () => assert.equal(await rules.count(), all.length));
      if (called) await phone.see({ role: 'dialog', name: `Reglas: ${called}` });
      await fits(phone);
      if (name === LOOKED_AT) {
        await looksRight(phone);
        await phone.inTheDark(() => legible(phone));
      }

      const { height } = await phone.evaluate("return document.querySelector('[data-place=whole]').getBoundingClientRect().toJSON()");
      await phone.type({ role: 'searchbox', name: 'Buscar en las reglas' }, all[1].rule);
      await soon(async () => assert.equal(await rules.count() >= 1 && (await rules.count()) < all.length, true));
      assert.equal(height, 568, 'the sheet is as high as the phone');
      assert.equal(await phone.evaluate("return document.querySelector('[data-place=whole]').getBoundingClientRect().height"), 568);

      // Back leads to the rules of the table, and once more to the table.
      await phone.page.goBack();
      await phone.until(async () => !(await phone.has(BOOK)));
      await phone.see({ role: 'dialog', name: 'Reglas de esta mesa' });
      await phone.page.goBack();
      await phone.until(async () => !(await phone.has({ role: 'dialog' })));
      assert.match(phone.page.url(), /#join=/);
    });
  }
});

test('the rule of a refusal opens the book there, and one that it names is gone to', async (t) => {
  const evening = await Evening.open(server, NAMES, { knowledge: 'dealt', grain: 'card', config: { dealer_hook: 'on', round_plan: [3, 2] }, first: 0 });
  await evening.play({ do: 'bid', seat: 1, n: 1 });
  await evening.play({ do: 'bid', seat: 2, n: 0 });
  const phone = await join(t, browser, await invite(server, evening.session), 'Ana');
  phone.expects(/422/);
  await phone.tap({ role: 'button', begins: '2', within: { role: 'group', name: 'Your bid' } });
  const chip = phone.page.getByRole('button', { name: /^rule RG/i });
  const rule = (await chip.getAttribute('aria-label')).replace(/^rule RG /i, 'RG-');
  await chip.tap();
  await phone.tap({ role: 'button', name: 'All the rules' });
  const inView = (of) => soon(async () => {
    const { top, bottom } = await phone.evaluate(`return document.querySelector('#rule-${of}.asked').getBoundingClientRect().toJSON()`);
    assert.ok(top >= 0 && bottom <= 844, `${of} from ${top} to ${bottom}`);
  });
  await inView(rule);

  // A rule that another one names, twice: the second time after one has read on.
  await phone.type({ role: 'searchbox', name: 'Search the rules' }, 'RG-48');
  await phone.page.getByRole('article').getByRole('link', { name: 'RG\u00a050' }).click();
  await inView('RG-50');
  await phone.type({ role: 'searchbox', name: 'Search the rules' }, 'RG-48');
  await phone.page.getByRole('article').getByRole('link', { name: 'RG\u00a050' }).click();
  await inView('RG-50');
  assert.match(phone.page.url(), /#join=/);

  await phone.page.goBack();
  await phone.until(async () => !(await phone.has(BOOK)));
});
