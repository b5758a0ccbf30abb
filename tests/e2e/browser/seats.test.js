// Another person on a seat, by touch: put right from the start, taken over from here, undone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONES } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { server, share, shown } from '../harness/shared.js';
import { appearedAt, moved, remember } from '../harness/targets.js';
import { soon } from '../harness/until.js';

const THREE = ['Ana', 'Bruno', 'Carla'];

await share([...THREE, 'Dani']);

/** The sheet of a table's seats. */
async function seats(page) {
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', begins: 'Who sits where' });
  await page.see({ role: 'heading', name: 'Who sits where' });
}

test('a seat is taken over, undone, and put right from the start', async (t) => {
  const evening = await Evening.open(server, THREE);
  await evening.round([3, 0, 4], [3, 0, 7]);
  const page = await shown(t, evening.hash);
  const names = async () => (await evening.table()).seats.map(({ name }) => name);

  await seats(page);
  await page.tap({ role: 'button', begins: 'Bruno', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Seat Dani' });
  await page.tap({ role: 'button', name: 'Dani goes on from here' });
  await page.see({ role: 'button', begins: 'Dani', within: { role: 'dialog' } });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Before: Bruno until \d\d:\d\d/));
  assert.deepEqual(await names(), ['Ana', 'Dani', 'Carla']);
  await page.page.goBack();
  await soon(async () => assert.equal(await page.page.getByRole('dialog').count(), 0));
  assert.equal((await evening.log()).at(-1).lines[0].key, 'tool-took-over');
  await page.tap({ role: 'button', name: 'Undo: Dani takes over from Bruno' });
  await soon(async () => assert.deepEqual(await names(), THREE));

  // A new person, who had the seat all the time.
  await seats(page);
  await page.tap({ role: 'button', begins: 'Bruno', within: { role: 'dialog' } });
  await page.type({ role: 'textbox', name: 'New name' }, 'Eva');
  await page.tap({ role: 'button', name: 'Add' });
  await page.tap({ role: 'button', name: 'It was Eva from the start' });
  // The key "Eva goes on from here" begins with her name, too.
  await page.until(async () => !(await page.has({ role: 'button', name: 'It was Eva from the start' })));
  await page.tap({ role: 'button', begins: 'Eva', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Change places with Ana' });
  await soon(async () => assert.deepEqual(await names(), ['Eva', 'Ana', 'Carla']));
  await evening.undo();
  assert.deepEqual((await evening.table()).seats.map(({ name, before }) => [name, before]), [['Ana', undefined], ['Eva', undefined], ['Carla', undefined]]);
});

test('the review says who played until when, and its log names those who sat there then', async (t) => {
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'sheet' });
  await evening.row(1, [3, 4]);
  const dani = (await server.rpc('people')).answer.find(({ name }) => name === 'Dani');
  const { revision } = await evening.table();
  await server.rpc('change_seat', { session: evening.session, revision, change: { seat: 1, person: dani.id, from_start: false } });
  await evening.row(2, [1, 9]);
  const page = await shown(t, `#/session/${evening.session}`);
  await page.see({ role: 'heading', name: 'Log' });
  await soon(async () => assert.match(await page.text({ role: 'region', name: 'Log' }), /Dani takes over from Bruno/));
  const log = await page.text({ role: 'region', name: 'Log' });
  assert.match(log.split('Dani takes over')[0], /Bruno/);
  assert.doesNotMatch(log.split('Dani takes over from Bruno')[1], /Bruno/);
  const result = await page.evaluate('return document.querySelector("[aria-labelledby=result]").innerText');
  assert.match(result, /Dani took the seat over\. Before: Bruno until \d\d:\d\d/);
  // It is being played: what comes next is the table, not another game.
  await page.tap({ role: 'link', name: 'Go on playing' });
  await page.see({ css: '[data-frame]' });
});

test('at a sheet people sit down and leave between two rounds; where that cannot be, the sheet says why', async (t) => {
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'sheet' });
  await evening.row(1, [3, 4]);
  const page = await shown(t, evening.hash);
  const names = async () => (await evening.table()).seats.map(({ name }) => name);
  await seats(page);
  await page.tap({ role: 'button', name: 'Somebody sits down' });
  await page.tap({ role: 'button', name: 'Seat Dani' });
  await page.see({ role: 'button', begins: 'Dani', within: { role: 'dialog' } });
  assert.deepEqual(await names(), ['Ana', 'Bruno', 'Dani']);
  await page.tap({ role: 'button', begins: 'Ana', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Ana leaves' });
  await soon(async () => assert.deepEqual((await evening.table()).standing.places.map(({ place }) => place), [3, 1, 2]));
  await page.page.goBack();
  await page.see({ role: 'button', name: 'Undo: Ana leaves the game.' });
  const { prompts } = await evening.table();
  assert.deepEqual(prompts[0].fields[0].bounds.map(({ seat }) => seat), [1, 2]);

  const zones = await Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7' });
  await page.go(zones.hash);
  await seats(page);
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Coming late and leaving: not in this game/));
});

test('in Rage people sit down and leave between two rounds, and the next one is theirs or not', async (t) => {
  const evening = await Evening.open(server, THREE);
  await evening.round([3, 0, 4], [3, 0, 7]);
  const page = await shown(t, evening.hash);
  const sits = (who) => page.see({ role: 'button', begins: who, within: { role: 'dialog' } });
  await seats(page);
  await page.tap({ role: 'button', name: 'Somebody sits down' });
  await page.tap({ role: 'button', name: 'Seat Dani' });
  await sits('Dani');
  await page.tap({ role: 'button', begins: 'Bruno', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Bruno leaves' });
  await sits('Dani');
  await page.page.goBack();
  await soon(async () => assert.equal(await page.page.getByRole('dialog').count(), 0));
  const struck = () => page.page.locator('[aria-label="Scores"] li').filter({ hasText: 'gone' }).innerText();
  await soon(async () => assert.match(await struck(), /Bruno/));

  // Who left is asked nothing, and who came is.
  for (const [who, n] of [['Carla', 4], ['Dani', 2], ['Ana', 3]]) {
    await page.see({ role: 'heading', name: `${who} bids` });
    await page.tap({ role: 'button', name: String(n), within: { css: '[data-primary]' } });
  }
  await page.see({ role: 'spinbutton', name: 'Dani, tricks' });
  assert.equal(await page.has({ role: 'spinbutton', name: 'Bruno, tricks' }), false);
  await page.tap({ role: 'button', name: 'Close round 2' });
  await page.until(async () => (await evening.table()).view.round === 3);
  const { sheet, seats: now } = (await evening.table()).view;
  assert.deepEqual(sheet.map(({ cells }) => cells.map(({ away }) => away)), [[false, false, false, true], [false, true, false, false]]);
  assert.deepEqual(now.map(({ left }) => left), [false, true, false, false]);

  await page.tap({ role: 'button', name: '0', within: { css: '[data-primary]' } });
  await seats(page);
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Between two rounds somebody may sit down or leave/));
  await soon(async () => assert.equal(await page.has({ role: 'button', name: 'Somebody sits down' }), false));
});

test('in Cover Your Assets a person who left is asked no amount, and one who came is', async (t) => {
  const evening = await Evening.open(server, THREE, { game: 'cover_your_assets' });
  await evening.amounts([320_000, 250_000, 240_000]);
  const page = await shown(t, evening.hash);
  await seats(page);
  await page.tap({ role: 'button', name: 'Somebody sits down' });
  await page.tap({ role: 'button', name: 'Seat Dani' });
  await page.see({ role: 'button', begins: 'Dani', within: { role: 'dialog' } });
  await page.tap({ role: 'button', begins: 'Bruno', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: 'Bruno leaves' });
  await page.see({ role: 'button', begins: 'Dani', within: { role: 'dialog' } });
  await page.page.goBack();
  await soon(async () => assert.equal(await page.page.getByRole('dialog').count(), 0));
  const key = (name) => page.tap({ role: 'button', name, within: { css: '[data-primary]' } });
  for (const who of ['Ana', 'Carla', 'Dani']) {
    await soon(async () => assert.match(await page.evaluate('return document.querySelector("[aria-current=true][data-column]")?.ariaLabel'), new RegExp(`^${who}`)));
    await key('5');
    await key('0');
    for (let zeros = 0; zeros < 3; zeros += 1) await key('0');
    await page.tap({ css: '[data-primary] .primary' });
  }
  await page.until(async () => (await evening.table()).view.round === 3);
  const { sheet, seats: now } = (await evening.table()).view;
  assert.deepEqual(sheet[1].cells.map(({ amount, away }) => [amount, away]), [[50_000, false], [0, true], [50_000, false], [50_000, false]]);
  assert.deepEqual(now.map(({ total }) => total), [370_000, 250_000, 290_000, 50_000]);
});

test('nothing moves when no person can sit down any more', async (t) => {
  const page = await shown(t, '#/');
  page.expects(/422|409/);
  for (const [width, height] of [[320, 568], [390, 844], [844, 390], [1180, 820]]) {
    const evening = await Evening.open(server, THREE);
    await page.resize(width, height);
    await page.go(evening.hash);
    await seats(page);
    await page.tap({ role: 'button', name: 'Somebody sits down' });
    const dani = { role: 'button', name: 'Seat Dani' };
    await page.see(dani);
    // Meanwhile the round begins elsewhere.
    await evening.play({ do: 'book_bids', round: 1, bids: [{ seat: 0, n: 2 }] });
    await page.page.getByText('2 of 10').first().waitFor({ state: 'attached' });
    await page.into(dani);
    await remember(page);
    const point = await page.middle(dani);
    await page.tap(dani);
    await page.page.getByRole('dialog').getByText('Round 1 has begun.', { exact: false }).waitFor();
    await soon(async () => assert.deepEqual(await moved(page), [], `${width}x${height}`), 1);
    assert.equal(await appearedAt(page, point), '');
  }
});

test('on the smallest phone the keys to change places are in view, with ten people too', async (t) => {
  const ten = ['Ana', 'Bruno', 'Carla', 'Diego', 'Esperanza', 'Fernando', 'Gabriela', 'Hugo', 'Inés', 'Javier'];
  const evening = await Evening.open(server, ten, { game: 'sheet' });
  await evening.row(1, ten.map(() => 5));
  const page = await shown(t, evening.hash);
  await page.see({ role: 'button', name: 'More' });
  for (const [width, height] of PHONES) {
    await page.resize(width, height);
    await seats(page);
    await page.tap({ role: 'button', begins: 'Bruno', within: { role: 'dialog' } });
    await page.see({ role: 'button', name: 'Change places with Ana' });
    await soon(async () => {
      const { y } = await page.middle({ role: 'button', name: 'Change places with Ana' });
      const foot = await page.middle({ role: 'button', name: 'Back' });
      assert.ok(y + 22 < foot.y - 22, `${width}x${height}: ${y} above ${foot.y}`);
    });
    await page.page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await soon(async () => assert.equal(await page.page.getByRole('dialog').count(), 0));
  }
});
