// Clocks for any table (the clock of scenario 10), under a time that is moved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../../harness/browser.js';
import { Page } from '../../harness/chromium.js';
import { Evening, FOUR } from '../../harness/evening.js';
import { turnOf } from '../../harness/fingers.js';
import { listens } from '../../harness/senses.js';
import { Server } from '../../harness/server.js';
import { MovedTime } from '../../harness/time.js';
import { soon } from '../../harness/until.js';

const tool = (evening, command) => evening.play({ tool: command });
const RULES = { form: { form: 'each', ms: 600_000, increment: 20_000, delay: 0 }, order: 'clockwise', tokens: 0, token_ms: 30_000, penalty: null };

/** A table with a clock whose time a test moves; `rules` are set and the clock runs from seat 0. */
async function timed(t, how = {}) {
  const time = await MovedTime.open(t);
  const evening = await Evening.open(time.server, how.names ?? FOUR, { game: how.game ?? 'bare' });
  if (how.rules) {
    await tool(evening, { do: 'set_clock', rules: how.rules });
    if (how.turn !== undefined) await tool(evening, { do: 'start_clock', turn: how.turn, signal: how.signal ?? false });
  }
  const page = await Page.open(t, browser, time.server.address, { language: 'en-GB', before: listens, ...how });
  await time.take(page, how.hash ? how.hash(evening) : `#/clocks/${evening.session}`);
  const heard = () => page.evaluate('return window.heard');
  const clock = async () => (await evening.table()).tools.clock;
  /** What a face shows, in whole seconds. */
  const shown = (seat) => page.evaluate(`
    const [late, minutes, seconds] = /(\\u2212?)(\\d+):(\\d\\d)/.exec(document.querySelector('article[data-seat="${seat}"] .digits').textContent).slice(1);
    return (late ? -1 : 1) * (Number(minutes) * 60 + Number(seconds));`);
  /** Waits until a face shows what the stamps of the table say, and gives that. */
  const right = async (seat) => page.until(async () => {
    const { ms, from, rate } = (await clock()).hands[seat];
    const now = await page.evaluate('return Date.now()');
    const should = (from === null ? ms : ms + rate * Math.max(0, now - from)) / 1000;
    const seen = await shown(seat);
    return Math.abs(seen - should) <= 1.2 && seen;
  }, 5);
  const face = (seat, part) => page.evaluate(`return document.querySelector('article[data-seat="${seat}"]').classList.contains('${part}')`);
  return { time, evening, page, heard, clock, shown, right, face };
}
/** The face of a person, as a button. */
const faceOf = (who) => ({ role: 'button', begins: `${who}, ` });

test('a minute a turn, three tiles: warned, prolonged, paused for pizza, looked away, and out', async (t) => {
  const { time, page, heard, clock, shown, right, face } = await timed(t, { language: 'es-ES' });
  await page.tap({ role: 'button', begins: 'Un tiempo por turno' });
  await page.page.getByText('Orden, fichas de tiempo, qué pasa al acabar').click();
  await page.page.getByRole('spinbutton', { name: 'Fichas de tiempo, cada uno' }).focus();
  for (let n = 0; n < 3; n += 1) await page.press('ArrowUp');
  await page.type({ role: 'textbox', name: 'Al agotarse' }, '3 fichas');
  await page.tap({ role: 'button', begins: 'Poner: Un tiempo por turno, 1 min' });
  await page.tap(faceOf('Diego'));
  await page.until(async () => (await clock()).turn === 3);

  await time.later(31_000);
  await page.until(() => face(3, 'half'));
  await soon(async () => assert.deepEqual([(await heard()).tones, (await heard()).buzzes], [1, 1]));
  await time.later(14_500);
  await page.until(() => face(3, 'late'));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /últimos 15 s/));
  await soon(async () => assert.deepEqual([(await heard()).tones, (await heard()).buzzes], [2, 2]));
  await time.later(5_000);
  await page.until(() => face(3, 'last'));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /últimos 10 s/));
  await soon(async () => assert.deepEqual([(await heard()).tones, (await heard()).buzzes], [4, 3]));
  await soon(async () => assert.equal((await heard()).said.at(-1), 'es: Diez segundos. Después, Ana.'));
  // It is drawn in another shape, not only in another colour.
  await soon(async () => assert.equal(await page.evaluate(`return document.querySelectorAll('article[data-seat="3"] .word svg').length`), 2));

  await page.tap({ role: 'button', name: 'Gastar una ficha de tiempo, quedan 3' });
  await page.see({ role: 'button', name: 'Gastar una ficha de tiempo, quedan 2' });
  await soon(async () => assert.equal((await clock()).tokens[3], 2));
  await page.until(async () => !(await face(3, 'last')) && !(await face(3, 'late')));

  await page.tap({ role: 'button', name: 'Pausa' });
  await page.see({ role: 'button', name: 'Seguir' });
  const standing = await shown(3);
  await time.later(240_000);
  await page.until(() => face(3, 'paused'));
  await soon(async () => assert.equal(await shown(3), standing, 'a paused clock stands'));
  await page.tap({ role: 'button', name: 'Seguir' });
  await page.see({ role: 'button', name: 'Pausa' });
  await soon(async () => assert.ok(standing - (await shown(3)) < 3, 'the pause counts for no person'));

  // Twenty seconds in the background: right at the first look, by the stamps of the table.
  const going = await right(3);
  await time.later(20_000);
  await soon(async () => assert.ok((await right(3)) <= going - 19));

  await time.later(30_000);
  await page.until(() => face(3, 'out'));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /se acabó[\s\S]*3 fichas/));
  await page.until(async () => (await clock()).rung);
  await page.tap(faceOf('Diego'));
  await page.until(async () => (await clock()).turn === 0);
  await page.until(async () => (await heard()).said.at(-1) === 'es: Le toca a Ana');
  const { spent } = await clock();
  assert.ok(spent[3] < 110_000, `the pause counts for no person: ${spent[3]} ms`);
});

test('a clock each: the increment, no person’s turn, more time, and the times of everybody', async (t) => {
  const { time, page, clock, shown, right } = await timed(t, { rules: RULES, turn: 0 });
  await time.later(65_000);
  const left = await right(0);
  assert.ok(left <= 535, `${left} s`);
  // A tap on another person's face is no end of this turn.
  await page.page.locator('article[data-seat="2"] .tap').click({ force: true });
  await soon(async () => assert.equal((await clock()).turn, 0));
  await page.tap(faceOf('Ana'));
  await page.until(async () => (await clock()).turn === 1);
  await soon(async () => assert.ok((await right(0)) > left + 14, 'the increment'));
  await page.tap({ role: 'button', name: 'Nobody’s turn' });
  await page.until(async () => (await clock()).turn === null);
  await time.later(60_000);
  await page.tap(faceOf('Bruno'));
  await page.until(async () => (await clock()).turn === 1);
  await soon(async () => assert.ok((await shown(1)) >= 595));
  const bruno = await right(1);
  await page.tap({ role: 'button', name: 'About this clock' });
  await page.tap({ role: 'button', name: 'Give 1 min' });
  await page.until(async () => (await shown(1)) > bruno + 30);
  const said = await page.text({ role: 'dialog' });
  assert.match(said, /Ana\s+1:\d\d\s+1\s+1:\d\d/);
  assert.match(said, /nobody’s turn 1:\d\d/);
  await page.press('Escape');
  await page.until(async () => !(await page.has({ role: 'dialog' })));
  await page.press('Control+z');
  await page.until(async () => (await shown(1)) <= bruno);
});

test('an hourglass, a free order and a countdown for the table', async (t) => {
  const { time, evening, page, clock, right } = await timed(t, { rules: { ...RULES, form: { form: 'hourglass', ms: 300_000 }, order: 'free' }, turn: 0, names: ['Ana', 'Bruno', 'Carla'] });
  await time.later(60_000);
  const sand = [await right(0), await right(1), await right(2)];
  assert.ok(Math.abs(sand.reduce((a, b) => a + b) - 900) <= 4 && sand[0] <= 240 && sand[1] >= 330, `${sand}`);
  await page.tap(faceOf('Carla'));
  await page.until(async () => (await clock()).turn === 2);
  await tool(evening, { do: 'set_clock', rules: { ...RULES, form: { form: 'countdown', ms: 90_000 } } });
  await page.tap({ role: 'button', name: 'Start' });
  await page.until(async () => (await clock()).begun);
  await time.later(91_000);
  await page.until(() => page.evaluate(`return document.querySelector('article.out') !== null`));
});

test('three, two, one: the clock begins when the count is over', async (t) => {
  const { time, page, heard, clock, shown } = await timed(t, { rules: RULES });
  await page.tap({ role: 'button', name: 'About this clock' });
  await page.tap({ role: 'switch', name: 'Count in: 3, 2, 1' });
  await page.press('Escape');
  await page.tap({ role: 'button', name: 'Start' });
  await page.until(async () => (await clock()).begun);
  await page.until(() => page.evaluate(`return document.querySelector('article .digits').textContent === '3'`));
  const tones = (await heard()).tones;
  assert.equal(tones, 1);
  for (let second = 0; second < 3; second += 1) await time.later(1_000);
  await page.until(async () => (await shown(0)) >= 590);
  await page.until(async () => (await heard()).tones > tones);
});

test('every warning has its switch, and it stays so on this device', async (t) => {
  const { time, evening, page, heard, face } = await timed(t, { rules: { ...RULES, form: { form: 'turn', ms: 60_000 } } });
  await page.tap({ role: 'button', name: 'About this clock' });
  for (const name of ['At half', 'At 15 s', 'Vibration', 'Call names']) await page.tap({ role: 'switch', name });
  await page.press('Escape');
  await page.until(async () => !(await page.has({ role: 'dialog' })));
  await page.tap(faceOf('Ana'));
  await page.until(() => face(0, 'running'));
  await time.later(45_500);
  await page.until(() => face(0, 'late'));
  await soon(async () => assert.deepEqual(await heard(), { tones: 0, buzzes: 0, said: [] }));
  await time.later(5_000);
  await page.until(() => face(0, 'last'));
  await soon(async () => assert.deepEqual(await heard(), { tones: 2, buzzes: 0, said: [] }));
  await time.take(page, `#/clocks/${evening.session}`);
  await page.tap({ role: 'button', name: 'About this clock' });
  await soon(async () => assert.equal(await page.evaluate(`return document.querySelector('[role=switch][aria-label="At 15 s"]').checked`), false));
});

test('beside a game: one line at the table, and running out touches nothing that is half typed', async (t) => {
  const { time, evening, page, heard, clock } = await timed(t, {
    game: 'sheet', rules: { ...RULES, form: { form: 'turn', ms: 30_000 }, penalty: 'one cookie' }, turn: 0, hash: (at) => at.hash,
  });
  await page.see({ role: 'spinbutton', name: 'Ana: round 1' });
  await page.see('clock-strip');
  await page.press('1');
  await page.press('2');
  await page.until(async () => (await evening.table()).draft !== null);
  await time.later(31_000);
  await page.until(async () => (await clock()).rung);
  await page.until(async () => (await page.text('clock-strip')).includes('one cookie'));
  await soon(async () => assert.ok((await heard()).tones >= 3));
  const typed = () => page.evaluate(`return document.querySelector('[role=spinbutton][aria-label="Ana: round 1"]')?.getAttribute('aria-valuenow')`);
  await soon(async () => assert.equal(await typed(), '12'));
  await soon(async () => assert.equal(await page.has({ role: 'button', name: 'Understood' }), false));
  await page.until(async () => (await evening.table()).draft !== null);
  await page.tap({ role: 'button', begins: 'Write' });
  await page.until(async () => (await evening.table()).view.rows[0]?.cells[0].amount === 12);
  await page.tap({ role: 'button', name: 'End the turn' });
  await page.until(async () => (await clock()).turn === 1);
});

test('faces are turned to their sides, each with the running one upright; all by keyboard', async (t) => {
  const server = await Server.open(t);
  const evening = await Evening.open(server, FOUR, { game: 'bare' });
  await tool(evening, { do: 'set_clock', rules: RULES });
  const page = await Page.open(t, browser, `${server.address}#/clocks/${evening.session}`, { size: 'tablet' });
  const clock = async () => (await evening.table()).tools.clock;
  await page.see(faceOf('Ana'));
  await page.press('2');
  await page.until(async () => (await clock()).turn === 1);
  const lies = await page.evaluate(`return matchMedia('(pointer: coarse)').matches`);
  if (!lies) {
    await page.tap({ role: 'button', name: 'About this clock' });
    await page.tap({ role: 'switch', name: 'Turn the faces to their sides' });
    await page.press('Escape');
  }
  const turns = [];
  for (const who of FOUR) turns.push(await turnOf(page, faceOf(who)));
  assert.deepEqual(turns, [0, 0, 180, 180]);
  for (const seat of [0, 2, 3]) {
    await soon(async () => assert.match(await page.evaluate(`return document.querySelector('article[data-seat="${seat}"] .copy').textContent`), /\d:\d\d/));
  }
  await page.press(' ');
  await page.until(async () => (await clock()).turn === 2);
  await page.press('p');
  await page.until(async () => (await clock()).since === null);
});
