// A session looked back at: what lay on the table, every roll, a session of another program, paper, and the way back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { dealt, rage } from '../harness/remembered.js';
import { Server } from '../harness/server.js';
import { laid, server, shown } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { PastPages } from '../pages/past.js';

const main = (page) => page.text({ role: 'main' });

test('a moment shows the cards that lay there, and the arrows move it', async (t) => {
  const evening = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { grain: 'card', config: { round_plan: [2] } });
  await evening.play({ do: 'turn', cards: ['R5'], empty: false });
  await evening.bids([1, 1, 1]);
  const { view } = await evening.table();
  const plays = ['B9', 'B3', 'B12'];
  for (const [at, card] of plays.entries()) await evening.play({ do: 'play', seat: (view.turn + at) % 3, card });
  const page = await shown(t, `#/session/${evening.session}`, { size: 'desktop' });
  await page.see({ role: 'slider', name: 'Moment of the game' });
  const laid = () => page.page.getByRole('region', { name: 'The table at that moment' });
  await soon(async () => assert.equal(await laid().count(), 0));
  await page.press('ArrowLeft');
  await laid().getByRole('group', { name: 'Trick' }).waitFor();
  await soon(async () => assert.match(await laid().innerText(), /9[\s\S]*3|3[\s\S]*9/));
  await page.press('ArrowLeft');
  await page.press('ArrowLeft');
  await laid().getByRole('group', { name: 'Bids' }).waitFor();
  await page.press('Shift+ArrowRight');
  await soon(async () => assert.equal(await laid().count(), 0));
});

test('a sheet stays open while something of the session changes elsewhere', async (t) => {
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7' });
  for (const zone of [1, 2, 3, 4, 5]) await evening.play({ do: 'book_result', zone, winner: null });
  await evening.play({ do: 'end_turn' });
  const page = await shown(t, `#/session/${evening.session}`);
  await page.tap({ role: 'button', begins: 'Turn 1 ' });
  await page.page.evaluate(() => (document.querySelector('[role=dialog]').dataset['seen'] = 'yes'));
  const asked = () => page.requests.filter((url) => url.endsWith('/rpc/table')).length;
  const before = asked();
  await evening.pause();
  await page.until(() => asked() > before);
  await page.answered();
  assert.ok(await page.has({ css: '[role=dialog][data-seen]' }));
});

test('once it is over the hands of a moment can be laid open, and are hidden again when it goes on', async (t) => {
  const { evening, hands } = await dealt(server, ['Ana', 'Bruno', 'Carla']);
  const page = await shown(t, `#/session/${evening.session}`, { size: 'desktop' });
  const then = page.page.getByRole('region', { name: 'The table at that moment' });
  const open = then.getByRole('switch', { name: 'Show what was hidden' });
  const held = async () => {
    const lists = await Promise.all(['Ana', 'Bruno', 'Carla'].map((who) => then.getByRole('list', { name: `${who} held` }).getByRole('img').count()));
    return lists.join();
  };
  await page.page.getByRole('slider').focus();
  await page.press('Home');
  await open.waitFor();
  assert.equal(await then.getByRole('list', { name: 'Hands' }).count(), 0);
  await open.focus();
  await page.press('Space');
  await soon(async () => assert.equal(await held(), hands.map((hand) => hand.length).join()));
  // Three bids later the first card is played, and one hand is shorter.
  await page.page.getByRole('slider').focus();
  for (let n = 0; n < 4; n += 1) await page.press('ArrowRight');
  await soon(async () => assert.equal(await held(), '1,2,2'));
  await evening.undo();
  await soon(async () => assert.equal(await then.getByRole('list', { name: 'Hands' }).count(), 0));
  await soon(async () => assert.equal(await open.count(), 0));
});

test('every roll is in the review, whose it was, with the proof', async (t) => {
  const bare = await Evening.open(server, ['Ana', 'Bruno'], { game: 'bare' });
  const tool = (command) => bare.play({ tool: command });
  for (const owner of [0, 1]) await tool({ do: 'set_dice', owner, dice: Array(4).fill({ sides: 6 }) });
  for (let n = 0; n < 15; n += 1) for (const owner of [0, 1]) await tool({ do: 'roll', owner, keep: [] });
  await bare.play({ do: 'clear' });
  const page = await shown(t, `#/session/${bare.session}`);
  const dice = page.page.getByRole('region', { name: 'Dice', exact: true });
  await soon(async () => assert.match(await dice.innerText(), /120 rolls/));
  await dice.getByText('Every roll', { exact: true }).click();
  await dice.getByRole('radio', { name: 'Bruno' }).waitFor();
  const lines = () => dice.locator('ol li').count();
  await soon(async () => assert.equal(await lines(), 20));
  await dice.getByRole('button', { name: '10 more' }).click();
  await soon(async () => assert.equal(await lines(), 30));
  await dice.getByText('Bruno', { exact: true }).last().scrollIntoViewIfNeeded();
  await dice.getByRole('radio', { name: 'Bruno' }).check({ force: true });
  await soon(async () => assert.equal(await lines(), 15));
  await dice.getByText('The seal', { exact: true }).click();
  await dice.getByTestId('seed').waitFor();
});

test('a session of another program has its result, and nothing that is not known', async (t) => {
  const server = await Server.open(t);
  const page = await Page.open(t, browser, `${server.address}#/data`);
  const file = {
    players: [{ id: 1, uuid: '11111111-1111-4111-8111-111111111111', name: 'Ana' }, { id: 2, uuid: '22222222-2222-4222-8222-222222222222', name: 'Berta' }],
    locations: [],
    games: [{ id: 5, uuid: '55555555-5555-4555-8555-555555555555', name: 'Azul', highestWins: 1, noPoints: 0 }],
    plays: [{
      uuid: '66666666-6666-4666-8666-666666666666', gameRefId: 5, playDate: '2025-12-25 21:00:00', durationMin: 30,
      playerScores: [{ playerRefId: 1, score: '12+7-3', winner: 1 }, { playerRefId: 2, score: '9', winner: 0 }],
    }],
    userInfo: { meRefId: 1 },
  };
  await page.page.locator('input[type=file]').setInputFiles({ name: 'plays.bgsplay', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await page.page.getByRole('button', { name: 'Take the game' }).click();
  await page.page.getByText(/One game is new/).waitFor();
  const { session } = (await server.rpc('history', {})).answer.sessions[0];
  await page.go(`#/session/${session}`);
  await page.see({ role: 'heading', name: 'Azul' });
  await soon(async () => assert.match(await main(page), /played under another program[\s\S]*Ana[\s\S]*16[\s\S]*Berta[\s\S]*9/));
  assert.match(await main(page), /25 December 2025[\s\S]*30\smin/);
  for (const what of ['Log', 'Time a person', 'Dice']) assert.ok(!(await page.has({ role: 'heading', name: what })), what);
  assert.equal(await page.page.getByRole('slider').count(), 0);
  assert.ok(!(await page.has({ role: 'link', name: 'Rematch' })));
  await page.tap({ role: 'button', name: 'More' });
  await page.see({ role: 'button', name: 'Delete' });
  assert.ok(!(await page.has({ role: 'button', name: 'Reopen' })));
  await page.press('Escape');
  await page.tap({ role: 'button', name: 'Place and note' });
  await page.type({ role: 'textbox', name: 'Note' }, 'Snow');
  await page.tap({ role: 'button', name: 'Save' });
  await soon(async () => assert.match(await main(page), /Snow/));
});

test('what is printed is one page of paper, by day, with nothing to press', async (t) => {
  const evening = await rage(server, ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Maximiliana'], 0, 10);
  const page = await shown(t, `#/session/${evening.session}`, { theme: 'dark' });
  await page.evaluate('window.print = () => {}');
  for (const format of ['A4', 'Letter']) {
    await page.tap({ role: 'button', name: 'Share' });
    // A browser cannot open a link of the app.
    assert.ok(!(await page.has({ role: 'button', name: 'Copy a link' })));
    await page.tap({ role: 'button', name: 'Print' });
    await page.until(async () => !(await page.has({ role: 'dialog' })));
    const pdf = (await page.page.pdf({ format })).toString('latin1');
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 1, format);
  }
  await page.page.emulateMedia({ media: 'print' });
  await page.evaluate('window.dispatchEvent(new Event("beforeprint"))');
  assert.equal(await page.evaluate('return document.documentElement.dataset.theme'), 'light');
  for (const name of ['Share', 'Place and note', 'Play it again', 'More']) assert.ok(!(await page.has({ role: 'button', name })), name);
  await page.page.getByRole('table').last().waitFor();
});

test('back from an evening the list lies where it lay', async (t) => {
  const server = await Server.open(t);
  for (let n = 0; n < 14; n += 1) await rage(server, ['Ana', 'Bruno'], n % 2, 1);
  const page = await Page.open(t, browser, `${server.address}#/history`);
  await new PastPages(page).lists(14);
  await page.page.mouse.move(200, 400);
  await page.page.mouse.wheel(0, 700);
  const top = () => page.evaluate('return Math.round(scrollY)');
  await soon(async () => assert.ok((await top()) > 500));
  // A list that rests has been looked at.
  let lay;
  await page.until(async () => lay === (lay = await top()));
  const evening = page.page.locator('[aria-posinset="8"] a');
  // Left while the list has hardly come to rest again.
  const stood = await evening.evaluate(async (row) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    window.scrollBy(0, -60);
    await drawn();
    const { top } = row.getBoundingClientRect();
    row.click();
    return Math.round(top);
  });
  await page.see({ role: 'slider' });
  await page.page.goBack();
  await page.page.locator('[aria-posinset="8"] a').waitFor();
  await soon(async () => assert.ok(Math.abs((await evening.evaluate((row) => Math.round(row.getBoundingClientRect().top))) - stood) < 4));
});
