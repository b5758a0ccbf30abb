// The rules of a game: all of them, searched, opened from every place that names them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evening, FOUR } from '../harness/evening.js';
import { legible, looksRight } from '../harness/looks.js';
import { laid, server, shown } from '../harness/shared.js';
import { unreached } from '../harness/targets.js';
import { soon } from '../harness/until.js';

test('every game has its rules in both languages, in plain words, with contents and a search', async (t) => {
  for (const language of ['en', 'es']) {
    const page = await shown(t, '#/', { size: 'phone', language });
    const games = (await server.rpc('games')).answer.map(({ id }) => id);
    for (const game of games) {
      const { sections } = (await server.rpc('rules', { game, language })).answer;
      const all = sections.flatMap(({ rules }) => rules);
      await page.go(`#/rules/${game}`);
      await soon(async () => assert.equal(await page.page.getByRole('article').count(), all.length, game));
      const text = await page.text({ role: 'main' });
      assert.ok(!text.includes('`'), game);
      const keys = (await server.rpc('games')).answer.find(({ id }) => id === game).house_rules.map(({ name }) => name).filter((name) => name.includes('_'));
      assert.deepEqual(keys.filter((key) => text.includes(key)), [], `${game}: an option key`);
      assert.ok((await page.page.locator('.minute li').count()) >= 4, game);
    }
  }
});

test('some rules are drawn with the pieces of the game, and the judge says of each whether it is right', async (t) => {
  for (const [language, right] of [['en', 'This is right.'], ['es', 'Esto vale.']]) {
    const page = await shown(t, '#/', { size: 'phone', language });
    const said = async (rule) => {
      const drawn = page.page.locator(`#rule-${rule} [data-example] .verdict`);
      const texts = async () => (await drawn.allInnerTexts()).map((text) => text.trim());
      await soon(async () => {
        const said = await texts();
        assert.ok(said.length > 0 && said.every(Boolean), rule);
      });
      return texts();
    };
    const all = {};
    for (const [game, rules] of [['rage', ['RG-26', 'RG-43', 'RG-44']], ['rummikub', ['RK-10', 'RK-11', 'RK-12']], ['cover_your_assets', ['CYA-15']], ['rush7', ['R7-4']], ['rush_out', ['RO-7', 'RO-8']]]) {
      await page.go(`#/rules/${game}`);
      for (const rule of rules) all[rule] = await said(rule);
    }
    const fits = Object.fromEntries(Object.entries(all).map(([rule, verdicts]) => [rule, verdicts.map((verdict) => verdict === right)]));
    for (const [rule, wanted] of [['RG-26', [true, false]], ['RK-10', [true, false]], ['RK-11', [true, false]], ['RK-12', [true]], ['CYA-15', [true, true, false]], ['RO-7', [true, false]], ['RO-8', [true]]]) assert.deepEqual(fits[rule], wanted, rule);
    assert.deepEqual(all['R7-4'], ['+3', '+2']);
    assert.match(all['RG-43'][0], language === 'en' ? /green 2/ : /2 verde|verde 2/);
    assert.match(all['RG-44'][0], language === 'en' ? /red 11/ : /11 rojo|rojo 11/);
    assert.equal(await page.evaluate('return document.documentElement.scrollWidth > innerWidth'), false);
  }
});

test('words and numbers are found, and a rule leads to the one that it names', async (t) => {
  const page = await shown(t, '#/rules/rage');
  const rules = page.page.getByRole('article');
  await page.type({ role: 'searchbox', name: 'Search the rules' }, '26');
  await soon(async () => assert.deepEqual(await rules.evaluateAll((all) => all.map((one) => one.id)), ['rule-RG-26']));
  await page.page.getByRole('searchbox').fill('exact zero');
  await soon(async () => assert.ok((await rules.count()) >= 1 && (await rules.count()) < 10));
  await page.page.getByRole('searchbox').fill('RG-48');
  await page.page.getByRole('article').getByRole('link', { name: 'RG\u00a050' }).click();
  await soon(async () => assert.match(page.page.url(), /#\/rules\/rage\/RG-50$/));
  await soon(async () => assert.ok((await page.page.locator('#rule-RG-50.asked').boundingBox()).y < 700));
});

test('a table tells its own rules, and all of them are one tap away and Back', async (t) => {
  const { evening, page } = await laid(t, FOUR, { config: { dealer_hook: 'on', round_plan: [3, 2] } }, { size: 'phone' });
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', name: 'Rules of this table' });
  const sheet = page.page.getByRole('dialog');
  await soon(async () => assert.match(await sheet.innerText(), /changed\s+on/i));
  assert.match(await sheet.innerText(), /3 and 2/);
  await sheet.getByRole('link', { name: 'All the rules' }).click();
  await page.see({ role: 'heading', name: 'Rules' });
  await page.page.goBack();
  await soon(async () => assert.ok(page.page.url().endsWith(evening.hash)));
});

test('on a large glass a rule is read beside the table, which stays usable, and Back closes the book', async (t) => {
  const evening = await Evening.open(server, FOUR);
  await evening.bids([3, 1, 4, 2]);
  const page = await shown(t, evening.hash, { size: 'tablet' });
  const book = { role: 'complementary', name: 'Rules' };
  const inView = (rule) => soon(async () => {
    const box = await page.page.locator(`#rule-${rule}.asked`).boundingBox();
    assert.ok(box && box.y > 0 && box.y + box.height < 820, rule);
  });
  await page.tap({ role: 'heading', name: 'Tricks won' });
  await page.see(book);
  await inView('RG-48');
  assert.equal(await page.has({ role: 'dialog' }), false);
  assert.ok(page.page.url().endsWith(evening.hash));
  await looksRight(page);
  await page.inTheDark(() => legible(page));
  assert.deepEqual(await unreached(page), []);

  // What is refused at the table leads to its rule in the same book.
  await page.tap({ role: 'button', name: 'Bruno: one more' });
  await page.tap({ role: 'button', begins: 'rule RG', within: { role: 'alert' } });
  await soon(async () => assert.equal(await page.page.locator('.asked').count(), 1));
  await page.tap({ role: 'button', name: 'Bruno: one less' });
  await page.tap({ role: 'button', name: 'The end', within: book });
  await soon(async () => assert.ok((await page.page.getByRole('heading', { name: 'The end' }).boundingBox()).y < 300));
  await page.tap({ role: 'button', name: 'Close round 1' });
  await soon(async () => assert.equal((await page.text(book)).includes('RG 48'), true));
  await page.page.goBack();
  await page.until(async () => !(await page.has(book)));
  assert.ok(page.page.url().endsWith(evening.hash));

  // From the menu, with the keyboard; where there is no room it is a place.
  const rules = async () => {
    await page.tap({ role: 'button', name: 'More' });
    await page.tap({ role: 'button', name: 'Rules of this table' });
  };
  await rules();
  await page.tap({ role: 'button', name: 'All the rules' });
  await page.see(book);
  assert.equal(await page.has({ role: 'dialog' }), false);
  await page.press('Escape');
  await page.until(async () => !(await page.has(book)));
  await page.resize(1040, 820);
  await rules();
  await page.tap({ role: 'link', name: 'All the rules' });
  await soon(async () => assert.match(page.page.url(), /#\/rules\/rage$/));
});

test('what can still be changed has its key beside the rule, and says what it was before and after', async (t) => {
  const evening = await Evening.open(server, FOUR);
  await evening.round([3, 0, 4, 2], [3, 0, 5, 2]);
  const page = await shown(t, evening.hash, { size: 'phone' });
  const sheet = page.page.getByRole('dialog');
  const rules = async () => {
    await page.tap({ role: 'button', name: 'More' });
    await page.tap({ role: 'button', name: 'Rules of this table' });
    await page.see({ role: 'heading', name: 'Rules of this table' });
  };
  await rules();
  await page.tap({ role: 'button', name: 'Change: Scoring' });
  await page.tap({ role: 'radio', name: 'With penalty' });
  await page.see({ role: 'heading', name: 'Totals' });
  await page.tap({ role: 'button', name: 'Accept' });
  await rules();
  await soon(async () => assert.match(await sheet.innerText(), /Classic → With penalty/));

  const pad = await Evening.open(server, FOUR, { game: 'sheet', config: { house: { rounds: 5 } } });
  await pad.row(1, [5, 8, 3, 1]);
  await page.go(pad.hash);
  await rules();
  await page.tap({ role: 'button', begins: 'Change: ' });
  await page.tap({ role: 'radio', name: '10', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Agreed' });
  await rules();
  await soon(async () => assert.match(await sheet.innerText(), /Rounds\s+5 → 10/));
  const zones = await Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7' });
  await page.go(zones.hash);
  await rules();
  await soon(async () => assert.match(await sheet.innerText(), /None of it changes once the game has begun/));
});

test('for the real box of Rush Out! a new table and a table say what to lay out, with its rules', async (t) => {
  const page = await shown(t, '#/new/rush_out', { size: 'phone' });
  const sheet = page.page.getByRole('dialog');
  await page.see({ role: 'radio', begins: 'Real cards and real dice' });
  // On the screen there is nothing to lay out.
  assert.equal(await page.has({ role: 'button', name: 'What to lay out' }), false);
  await page.tap({ role: 'radio', begins: 'Real cards and real dice' });
  await page.tap({ role: 'button', name: 'What to lay out' });
  await soon(async () => assert.match(await sheet.innerText(), /3 heroes: each takes a hero tile/));
  await page.tap({ role: 'radio', name: '5' });
  await soon(async () => assert.match(await sheet.innerText(), /4 heroes: each takes a hero tile/));

  const evening = await Evening.open(server, FOUR, { game: 'rush_out', grain: 'card', config: { setup: 'S5', mode: 'tracker' } });
  await page.go(evening.hash);
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', name: 'Rules of this table' });
  await page.tap({ role: 'button', name: 'What to lay out' });
  const list = page.page.getByRole('dialog').last();
  await soon(async () => assert.match(await list.innerText(), /Confusion: 4 cards, picked unseen; 4 stay in the box/));
  assert.match(await list.innerText(), /A pile of 8 souls/);
  await list.getByRole('button', { name: 'rule RO 22', exact: false }).first().tap();
  await soon(async () => assert.match(await page.page.getByRole('dialog').last().innerText(), /A round begins with everybody unhurt/));
});
