// Games of the shelf, played by touch on a phone, each for what it is alone in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening, FOUR } from '../harness/evening.js';
import { invite, join } from '../harness/guests.js';
import { looksRight } from '../harness/looks.js';
import { Server } from '../harness/server.js';
import { laid, server, shown } from '../harness/shared.js';
import { shelf } from '../harness/shelf.js';
import { soon } from '../harness/until.js';

/** A table of a game, with these people. */
const open = (t, game, names, house) => laid(t, names, { game: 'sheet', config: { game: shelf(game), ...(house && { house }) } });
/** Writes a row of it, in the order of the seats; 0 is the one sheet. */
const enter = (evening, row, values) => evening.play({ do: 'enter', row, entries: values.map((one, seat) => ({ seat, values: one })) });

test('Skull King: bids, tricks with a bonus, why it is so many, a correction, and the end', async (t) => {
  const { evening, page } = await open(t, 'skull-king', ['Ana', 'Bruno']);
  await page.see({ role: 'heading', name: 'Skull King' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /cards: 1 · Bruno deals · Bids/));
  // A bid is one tap.
  await page.see({ role: 'group', name: 'Ana: Bid' });
  await page.tap({ role: 'button', name: '1' });
  await page.see({ role: 'group', name: 'Bruno: Bid' });
  await page.tap({ role: 'button', name: '0' });

  await soon(async () => assert.match(await page.text({ role: 'main' }), /Tricks: 1 left/));
  await page.tap({ role: 'button', name: '1', within: { css: '[data-primary]' } });
  await page.tap({ role: 'button', begins: 'Bonus' });
  await page.tap({ role: 'button', name: 'One more: the Skull King, by a mermaid' });
  await page.tap({ role: 'button', name: 'Write, then Bruno' });
  // What is left of the sum stands there already.
  await page.see({ role: 'button', name: 'Write' });
  await page.tap({ role: 'button', name: 'Write' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /60.*10/s));

  // Why it is 60: the parts, with what they rest on.
  await page.tap({ role: 'button', begins: 'Ana, round 1' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Bid made.*Bid 1.*\+20.*Bonus.*\+40.*60/s));
  // A wrong number is put right, and what follows is worked out again.
  await page.tap({ role: 'button', name: 'One less: the Skull King, by a mermaid' });
  await page.until(async () => /60\D+20/.test(await page.text({ role: 'dialog' })));
  await page.tap({ role: 'button', name: 'Correct' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /20.*10/s));
  // To the end: Ana says one trick and takes it, Bruno says none and takes the others; who is asked first changes.
  await page.page.getByRole('dialog').waitFor({ state: 'hidden' });
  for (let round = 2; round < 10; round += 1) {
    await enter(evening, round, [{ bid: 1 }, { bid: 0 }]);
    await enter(evening, round, [{ won: 1 }, { won: round - 1 }]);
  }
  await soon(async () => assert.match(await page.text({ role: 'main' }), /cards: 10 · Ana deals · Bids/));
  await page.tap({ role: 'button', name: '0', within: { role: 'group', name: 'Bruno: Bid' } });
  await page.tap({ role: 'button', name: '1', within: { role: 'group', name: 'Ana: Bid' } });
  await page.tap({ role: 'button', name: '9', within: { role: 'group', name: 'Bruno: Tricks' } });
  await page.tap({ role: 'button', name: 'Write, then Ana' });
  // What is left of the sum stands there as soon as the first is written.
  await page.answered();
  await page.tap({ role: 'button', name: 'Write' });
  await page.see({ role: 'link', name: 'See the result' });
  // 10 in the first round less 10 a card in each of the others.
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana wins with 200/));
  assert.match(await page.text({ role: 'main' }), /Bruno\s+−530/);
});

test('Hearts: two numbers of a row that adds up are corrected together', async (t) => {
  const { config } = (await server.rpc('game_options', { id: 'hearts' })).answer;
  const evening = await Evening.open(server, FOUR, { game: 'sheet', config });
  for (const [seat, taken] of [13, 5, 8, 0].entries()) await evening.play({ do: 'enter', row: 1, entries: [{ seat, values: { taken } }] });
  const page = await shown(t, evening.hash);
  await page.tap({ role: 'button', begins: 'Bruno, round 1' });
  const digit = (n) => page.tap({ role: 'button', name: n, within: { role: 'dialog' } });
  await digit('6');
  // What does not add up is said where it is pressed, and who has the other one stands beside.
  await page.see({ role: 'button', name: 'Hearts and queen: 27 of 26.' });
  await page.tap({ role: 'button', name: 'Carla 8' });
  await page.see({ role: 'dialog', name: 'Carla, round 1' });
  await digit('7');
  await page.see({ role: 'button', name: 'Bruno 6' });
  await page.tap({ role: 'button', name: 'Correct', within: { role: 'dialog' } });
  await soon(async () => assert.deepEqual((await evening.table()).standing.places.map((one) => one.points), [13, 6, 7, 0]));
});

test('Spades: a correction says whose each number of a team is', async (t) => {
  const { config } = (await server.rpc('game_options', { id: 'spades' })).answer;
  const evening = await Evening.open(server, FOUR, { game: 'sheet', config });
  await enter(evening, 1, [{ bid: 4 }, { bid: 3 }, { bid: 2 }, { bid: 3 }]);
  await enter(evening, 1, [{ won: 5 }, { won: 3 }, { won: 2 }, { won: 3 }]);
  const page = await shown(t, evening.hash);
  await page.tap({ role: 'button', begins: 'Ana and Carla, round 1' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Ana: Tricks\s+5\s+Carla: Tricks\s+2/));
});

/** Runs in the page: the words of the rows' names that do not fit into one line. */
const WORDS_IN_TWO = `
  const parts = [...document.querySelectorAll('[role=rowheader]')].flatMap((head) => {
    const texts = [];
    for (const walk = document.createTreeWalker(head, NodeFilter.SHOW_TEXT); walk.nextNode(); ) texts.push(walk.currentNode);
    return texts.flatMap((text) => [...text.data.matchAll(/\\S+/g)].map(({ index, 0: word }) => ({ text, index, word })));
  });
  return parts.filter(({ text, index, word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(({ word }) => word);
`;

test('Yahtzee: boxes in turn, a total with its bonus, the end', async (t) => {
  const { evening, page } = await open(t, 'yahtzee', ['Ana', 'Bruno']);
  await page.see({ role: 'heading', name: 'Yahtzee' });
  // What can be few numbers is one tap.
  const write = async (who, box, n) => {
    await soon(async () => assert.match(await page.text({ role: 'main' }), new RegExp(`${who}: choose a box`)));
    await page.tap({ role: 'button', name: box });
    if (n !== undefined) await page.tap({ role: 'button', name: String(n) });
  };
  await write('Ana', 'Full house', 25);
  await write('Bruno', 'Yahtzee', 50);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /25.*50/s));
  // The one who has filled least is next.
  await write('Ana', 'Ones', 3);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /28.*50/s));
  // The box that was filled is corrected by a tap.
  await page.tap({ role: 'button', begins: 'Ana, Ones: 3' });
  await page.see({ role: 'dialog' });
  await page.tap({ role: 'button', name: 'Close' });
  await write('Bruno', 'Ones', 0);
  await soon(async () => assert.equal((await evening.table()).view.sheet.cells[1].ones, 0));
  const struck = { twos: 0, threes: 0, fours: 0, fives: 0, sixes: 0, three_kind: 0, four_kind: 0, small: 0, large: 0 };
  const filled = { twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18, three_kind: 17, four_kind: 17, small: 30, large: 40 };
  await enter(evening, 0, [{ ...filled, yahtzee: 50 }, { ...struck, full: 0 }]);
  // More Yahtzees need not be written.
  await write('Ana', 'Chance');
  await typed(page, 22);
  await write('Bruno', 'Chance');
  await typed(page, 10);
  await page.see({ role: 'link', name: 'See the result' });
  // 63 above are worth 35 more.
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana wins with 299/));
  // Afterwards every word of a box stands whole.
  await page.tap({ role: 'link', name: 'See the result' });
  await page.see({ role: 'rowheader', name: 'Large straight' });
  assert.deepEqual(await page.evaluate(WORDS_IN_TWO), []);
});

test('Pandemic: counters, a warning, and the win of all', async (t) => {
  const { page } = await open(t, 'pandemic', ['Ana', 'Bruno']);
  page.expects(/422/);
  await page.tap({ role: 'button', name: 'Outbreaks: 1 more' });
  await soon(async () => assert.match(await page.text({ role: 'group', name: 'Outbreaks' }), /1/));
  await page.tap({ role: 'button', name: 'all four cures' });
  await page.tap({ role: 'button', name: 'Write' });
  await soon(async () => assert.match(await page.text({ role: 'alert' }), /Cures marked: 0 of 4/));
  for (let n = 0; n < 4; n += 1) await page.tap({ role: 'button', name: 'Cures: 1 more' });
  await page.tap({ role: 'button', name: 'all four cures' });
  await page.tap({ role: 'button', name: 'Write' });
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana and Bruno win/));
});

test('Pandemic: a role that is asked for by mistake is left by a second tap, and everybody can say theirs', async (t) => {
  const { page } = await open(t, 'pandemic', ['Ana', 'Bruno']);
  const role = { role: 'button', begins: 'Ana and Bruno, Role' };
  const ending = { role: 'button', name: 'no cubes left' };
  const chosen = () => soon(async () => assert.equal(await page.page.getByRole('button', { name: 'no cubes left' }).getAttribute('aria-pressed'), 'true'));
  await page.tap(ending);
  await chosen();
  await page.tap(role);
  await page.see({ role: 'textbox' });
  await page.tap(role);
  await chosen();
  for (const [who, said] of [['Ana', 'Medic'], ['Bruno', 'Pilot']]) {
    await page.tap(role);
    await page.type({ role: 'textbox', name: 'Role' }, said);
    await page.tap({ role: 'button', begins: 'Write' });
    await soon(async () => assert.match(await page.text({ role: 'main' }), new RegExp(said)), who);
  }
  await chosen();
  await page.tap({ role: 'button', name: 'Write' });
  await page.see({ role: 'link', name: 'See the result' });
});

/** Gives everybody who is asked their number, in the order of the game. */
async function numbers(page, wanted) {
  const left = new Map(Object.entries(wanted));
  while (left.size > 0) {
    const who = await page.until(async () => {
      const name = await page.evaluate('return document.querySelector("[data-primary] [role=spinbutton]")?.getAttribute("aria-label")?.split(":")[0]');
      return left.has(name) && name;
    });
    await typed(page, left.get(who));
    left.delete(who);
  }
}

/** Writes a number on the pad. */
async function typed(page, n) {
  for (const digit of String(n)) await page.tap({ role: 'button', name: digit, within: { css: '[data-primary]' } });
  await page.tap({ role: 'button', begins: 'Write' });
}

test('a game that the table lost is said to be lost on every screen, without a trophy', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'sheet', config: { game: shelf('pandemic') } });
  const link = await invite(server, evening.session);
  await evening.play({ do: 'enter', row: 0, entries: [], table: { outcome: 'cards' } });
  const past = { title: 'Pandemic', ended: 1_700_000_000_000, played_ms: 0, people: (await server.rpc('people')).answer.map(({ id }) => id), result: { by: 'together', won: false } };
  const written = (await server.rpc('record_past_game', past)).answer;
  const lost = async (page, times = 1) => {
    await soon(async () => assert.ok((await page.text({ css: 'body' })).split('The game is lost').length > times, page.page.url()));
    await page.answered();
    assert.equal(await page.page.locator('.lucide-trophy, .lucide-party-popper').count(), 0, page.page.url());
  };
  const page = await Page.open(t, browser, server.address + evening.hash);
  await lost(page);
  await page.go(`#/session/${evening.session}`);
  await page.see({ role: 'heading', name: 'The game is lost' });
  await page.go(`#/session/${written.session}`);
  await page.see({ role: 'heading', name: 'The game is lost' });
  await lost(page);
  await page.go('#/history');
  await page.see({ role: 'searchbox' });
  await lost(page, 2);
  await lost(await Page.open(t, browser, link.replace('#join=', '#tv='), { size: 'desktop' }));
  await lost(await Page.open(t, browser, (await server.rpc('television', {})).answer.link, { size: 'desktop' }));
  const phone = await join(t, browser, link, 'Ana');
  await lost(phone);
  // There are no points: no number stands beside a name.
  assert.equal(await phone.text('own-score'), '');
});

test('Skyjo: the lowest total wins when somebody has a hundred', async (t) => {
  const { page } = await open(t, 'skyjo', ['Ana', 'Bruno']);
  const round = async (ended, ana, bruno) => {
    await page.tap({ role: 'button', name: ended, within: { role: 'group', name: 'Who ended it' } });
    await page.tap({ role: 'button', begins: 'Write' });
    await numbers(page, { Ana: ana, Bruno: bruno });
  };
  await round('Ana', 8, 45);
  // Who ended it and has not the fewest counts double.
  await round('Ana', 30, 12);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /68.*57/s));
  await round('Bruno', 40, 0);
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Bruno wins with 57/));
});

test('Chinchón: who passes the limit is out, and comes back once', async (t) => {
  const { page } = await open(t, 'chinchon', ['Ana', 'Bruno', 'Carla']);
  const round = async (closer, left) => {
    await page.tap({ role: 'button', name: closer, within: { role: 'group', name: 'Who closed' } });
    await page.tap({ role: 'button', begins: 'Write' });
    await numbers(page, left);
  };
  await round('Ana', { Ana: 3, Bruno: 60, Carla: 20 });
  await round('Ana', { Ana: 2, Bruno: 50, Carla: 10 });
  await page.tap({ role: 'button', begins: 'Back in with 30' });
  await round('Carla', { Ana: 20, Bruno: 80, Carla: 5 });
  // A second time nobody comes back.
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Bruno\s+110\s+out/));
  await round('Carla', { Ana: 90, Carla: 5 });
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Carla wins/));
});

test('7 Wonders: one sheet at the end, box by box', async (t) => {
  const { evening, page } = await open(t, 'seven-wonders', ['Ana', 'Bruno', 'Carla']);
  const box = async (who, name, n) => {
    await page.see({ role: 'group', name: `Which box of ${who}` });
    await page.tap({ role: 'button', name, within: { role: 'group', name: `Which box of ${who}` } });
    await typed(page, n);
  };
  // Who has filled least is asked next.
  await box('Ana', 'Coins', 11);
  await box('Bruno', 'Coins', 3);
  await box('Carla', 'Wonder', 10);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana\s+3/));
  await page.tap({ role: 'button', name: 'Ana, Compasses: –' });
  await page.tap({ role: 'button', name: '3', within: { role: 'group', name: 'Ana: Compasses' } });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana\s+12/));
  await page.tap({ role: 'button', begins: 'Undo' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana\s+3/));
  const rest = (n) => ({ military: n, civilian: n, commerce: n, guilds: n, compass: 1, gear: 1, tablet: 1 });
  await enter(evening, 0, [{ ...rest(6), wonder: 6 }, { ...rest(6), wonder: 6 }, { ...rest(9), coins: 9 }]);
  // The last box is asked for by itself.
  for (const who of ['Ana', 'Bruno', 'Carla']) await page.tap({ role: 'button', name: '0', within: { role: 'group', name: `${who}: Symbols of your choice` } });
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Carla wins/));
});

test('Ticket to Ride: the routes of all and the longest path are asked before it ends', async (t) => {
  const { page } = await open(t, 'ticket-to-ride', ['Ana', 'Bruno']);
  const box = (who, name) => page.tap({ role: 'button', name, within: { role: 'group', name: `Which box of ${who}` } });
  await box('Ana', 'Tickets kept');
  await typed(page, 20);
  await box('Bruno', 'Tickets kept');
  await typed(page, 15);
  await box('Ana', 'Tickets missed');
  await typed(page, 0);
  await box('Bruno', 'Tickets missed');
  await typed(page, 4);
  assert.equal(await page.has({ role: 'button', begins: 'Ana, Stations' }), false);
  await box('Ana', 'Routes');
  await page.tap({ role: 'button', name: 'One more: of 6' });
  await page.tap({ role: 'button', name: 'Write' });
  // Bruno has none.
  await box('Bruno', 'Routes');
  await page.tap({ role: 'button', name: 'Write' });
  // The last box is asked for by itself.
  await page.see({ role: 'switch', name: 'Longest path' });
  await page.tap({ role: 'button', name: 'Write' });
  await page.see({ role: 'button', name: 'Ana, Longest path: –' });
  await page.tap({ role: 'switch', name: 'Longest path' });
  await page.tap({ role: 'button', name: 'Write' });
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana\s+35.*Bruno\s+21.*Ana wins/s));
});

test('Truco: teams, and games that are won before the match', async (t) => {
  const { page } = await open(t, 'truco', ['Ana', 'Bruno']);
  const hand = async (ana, bruno) => {
    for (let asked = 0; asked < 2; asked += 1) {
      const who = await page.until(async () => /^\s*(Ana|Bruno)\s.*Envido\s+–/s.exec(await page.text({ css: '[data-primary]' }))?.[1]);
      await page.tap({ role: 'button', begins: 'Truco', within: { css: '[data-primary]' } });
      await page.tap({ role: 'button', name: String(who === 'Ana' ? ana : bruno), within: { css: '[data-primary]' } });
      // The one that has to be written comes next.
      await page.tap({ role: 'button', name: 'Then Envido' });
      await typed(page, who === 'Ana' ? 10 : 0);
    }
  };
  await hand(4, 0);
  await hand(1, 0);
  await hand(4, 0);
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana\s+1\s+1st\s+Bruno\s+0\s+2nd.*Ana wins/s));
});

test('Azul: what ends it stands with everybody’s numbers, and its last sheet is asked', async (t) => {
  const { page } = await open(t, 'azul', ['Ana', 'Bruno']);
  const row = (on) => page.until(async () => (await page.page.getByRole('button', { name: 'Somebody has a whole row' }).getAttribute('aria-pressed')) === String(on));
  await row(false);
  await page.tap({ role: 'button', name: '7', within: { css: '[data-primary]' } });
  await page.tap({ role: 'button', name: 'Write, then Bruno' });
  await row(false);
  await page.tap({ role: 'button', name: '9', within: { css: '[data-primary]' } });
  await page.tap({ role: 'button', begins: 'Somebody has a whole row' });
  await row(true);
  await page.tap({ role: 'button', name: 'Write' });
  await page.see({ role: 'group', name: 'Which box of Ana' });
});

test('life totals: down to nothing, and the last one has won', async (t) => {
  const { page } = await open(t, 'life', ['Ana', 'Bruno']);
  // What is counted besides the life stands on the sheet, of everybody at once.
  await page.tap({ role: 'button', name: 'Ana, Poison: 1 more' });
  await soon(async () => assert.match(await page.text({ css: '.sheet' }), /Poison\s+1\s+0/));
  for (let n = 0; n < 4; n += 1) await page.tap({ role: 'button', name: 'Bruno, Life: 5 less' });
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana wins/));
  await page.tap({ role: 'button', begins: 'Undo' });
  await page.see({ role: 'button', name: 'Bruno, Life: 5 less' });
});

test('scores stand in one line beside a person who is out', async (t) => {
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { game: 'sheet', config: { game: shelf('life') } });
  await evening.play({ do: 'count', counter: 'life', by: -20, seat: 1 });
  const page = await shown(t, evening.hash, { size: 'desktop' });
  await soon(async () => assert.match(await page.text({ css: '.strip' }), /out/));
  const tops = await page.evaluate("return [...document.querySelectorAll('.strip .score')].map((one) => Math.round(one.getBoundingClientRect().top))");
  assert.deepEqual(tops, [tops[0], tops[0], tops[0]]);
});

test('what is remembered of a game stands in its statistics, in sentences of the file', async (t) => {
  const server = await Server.open(t);
  const { config } = (await server.rpc('game_options', { id: 'skull_king' })).answer;
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { game: 'sheet', config });
  for (const [row, bids, tricks] of [[1, [1, 0, 0], [1, 0, 0]], [2, [1, 1, 0], [1, 1, 0]], [3, [1, 1, 0], [0, 2, 1]]]) {
    await enter(evening, row, bids.map((bid) => ({ bid })));
    await enter(evening, row, tricks.map((won) => ({ won })));
  }
  await evening.play({ do: 'finish' });
  const page = await Page.open(t, browser, `${server.address}#/statistics`);
  await page.tap({ role: 'link', begins: 'Skull King' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Bids made.*75%\s*with 0,\s*3 of 4.*60%\s*with 1,\s*3 of 5/s));
  await looksRight(page);
  // The same of one person, and of the session.
  await page.tap({ role: 'link', begins: 'Ana' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Bids made.*67%\s*with 1,\s*2 of 3/s));
  await page.go(`#/session/${evening.session}`);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Bids made, with 1\s*2 of 3/s));
});

test('the best boxes stand in the statistics, in sentences of the file', async (t) => {
  const server = await Server.open(t);
  const { config } = (await server.rpc('game_options', { id: 'yahtzee' })).answer;
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'sheet', config });
  const upper = { ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18 };
  const lower = { three_kind: 20, four_kind: 0, full: 25, small: 30, large: 0, yahtzee: 0, chance: 20 };
  const boxes = [{ ...upper, ...lower }, { ...upper, ...lower, ones: 0, full: 0, large: 40 }];
  await enter(evening, 0, boxes);
  const page = await Page.open(t, browser, `${server.address}#/statistics`);
  await page.tap({ role: 'link', begins: 'Yahtzee' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Full house.*50%.*1 of 2/s));
  await looksRight(page);
  // It was one sheet, and no round of it is spoken of; its points are the result.
  await page.go(`#/session/${evening.session}`);
  await page.see({ role: 'heading', name: 'Sheet' });
  assert.doesNotMatch(await page.text({ role: 'main' }), /round|sheet 1/i);
  assert.equal(await page.page.getByRole('columnheader', { name: 'total' }).count(), 0);
});

test('Uno where everybody counts their own: what is held is counted, and the lowest total wins', async (t) => {
  const { page } = await open(t, 'uno', ['Ana', 'Bruno', 'Carla'], { takes: 'own' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /the lowest total wins/));
  const round = async (out, left) => {
    await page.tap({ role: 'button', name: out, within: { role: 'group', name: 'Who went out' } });
    await page.tap({ role: 'button', begins: 'Write' });
    await numbers(page, left);
  };
  await round('Ana', { Bruno: 27, Carla: 270 });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana\s+0\s+1st.*Bruno\s+27\s+2nd.*Carla\s+270\s+3rd/s));
  await round('Bruno', { Ana: 30, Carla: 240 });
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Bruno wins with 27/));
});

test('Catan and life totals have no rounds, and none is said', async (t) => {
  for (const game of ['catan', 'life']) {
    const { config } = (await server.rpc('game_options', { id: game })).answer;
    const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'sheet', config });
    const page = await shown(t, evening.hash);
    await page.see({ role: 'button', begins: 'Ana, ' });
    assert.doesNotMatch(await page.text({ role: 'main' }), /round/i);
  }
});
