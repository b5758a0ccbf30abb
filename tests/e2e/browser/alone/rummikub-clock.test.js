// The clock of a Rummikub turn: warnings, tokens, a pause, a hidden page, and zero (scenario 10).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../../harness/browser.js';
import { Page } from '../../harness/chromium.js';
import { Evening, FOUR } from '../../harness/evening.js';
import { listens } from '../../harness/senses.js';
import { MovedTime } from '../../harness/time.js';
import { soon } from '../../harness/until.js';

async function timed(t, grain, language = 'es-ES') {
  const time = await MovedTime.open(t);
  const { answer: games } = await time.server.rpc('games');
  const { config } = games.find(({ id }) => id === 'rummikub').presets.find(({ id }) => id === 'oficial');
  const evening = await Evening.open(time.server, FOUR, { game: 'rummikub', grain, config });
  const page = await Page.open(t, browser, time.server.address, { language, before: listens });
  await time.take(page, evening.hash);
  const heard = () => page.evaluate('return window.heard');
  /** Seconds on the screen, to the hundredth: the bar is as long as the time. */
  const shown = async () => {
    const { clock } = (await evening.table()).view;
    const [share, now] = await page.evaluate('return [parseFloat(document.querySelector("[role=timer] + .bar > span").style.inlineSize) / 100, Date.now()]');
    return { is: share * clock.seconds, should: clock.seconds - ((clock.paused ?? now) - clock.began - clock.waited) / 1000 };
  };
  /** What is shown is what the stamps of the table say. */
  const right = async () => {
    const { is, should } = await page.until(async () => {
      const seen = await shown();
      return Math.abs(seen.is - seen.should) <= 0.2 && seen;
    }, 3).catch(async () => shown());
    assert.ok(Math.abs(is - should) <= 0.2, `shows ${is.toFixed(2)} s, it is ${should.toFixed(2)} s`);
    return is;
  };
  const look = (part) => page.evaluate(`return document.querySelector('[role=timer]').parentElement.classList.contains('${part}')`);
  return { time, evening, page, heard, right, look };
}

test('a minute a turn: warned, prolonged, paused for pizza, looked away', async (t) => {
  const { time, evening, page, heard, right, look } = await timed(t, 'round');
  await page.tap({ role: 'button', name: 'Empieza Diego: 60 s' });
  await page.see({ role: 'timer', begins: 'A Diego le quedan' });

  await time.later(43_000);
  await right();
  await soon(async () => assert.deepEqual([await look('late'), (await heard()).tones], [false, 0]));
  await time.later(2_500);
  await page.until(() => look('late'));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /últimos 15 s/));
  await soon(async () => assert.deepEqual([(await heard()).tones, (await heard()).buzzes], [1, 1]));
  await time.later(5_000);
  await page.until(() => look('last'));
  await soon(async () => assert.match(await page.text({ role: 'main' }), /últimos 10 s/));
  await soon(async () => assert.deepEqual([(await heard()).tones, (await heard()).buzzes], [3, 2]));
  await soon(async () => assert.deepEqual((await heard()).said, ['es: Diez segundos. Después, Ana.']));

  const badge = () => page.evaluate(`return document.querySelector('.badge').innerText`);
  await soon(async () => assert.equal(await badge(), '3'));
  await page.tap({ role: 'button', begins: '+30 s' });
  await page.until(async () => (await badge()) === '2');
  await page.until(async () => !(await look('last')) && !(await look('late')));
  await soon(async () => assert.equal((await evening.table()).view.seats[3].tokens, 2));

  await page.tap({ role: 'button', name: 'Pausa' });
  await page.see({ role: 'button', name: 'Seguir' });
  const standing = await right();
  await time.later(240_000);
  await soon(async () => assert.ok(Math.abs((await right()) - standing) < 0.01, 'a paused clock stands'));
  await page.tap({ role: 'button', name: 'Seguir' });
  await page.see({ role: 'button', name: 'Pausa' });
  const going = await right();
  assert.ok(standing - going < 3, `the pause counts for no person: ${standing} s, then ${going} s`);

  // Twenty seconds in the background.
  await time.later(20_000);
  await page.until(async () => (await right()) < going - 19);

  await page.tap({ role: 'button', name: 'Empieza Ana: 60 s' });
  await page.see({ role: 'timer', begins: 'A Ana le quedan' });
  await page.until(async () => (await heard()).said.at(-1) === 'es: Le toca a Ana');
});

test('each of tone, vibration and voice can be silenced', async (t) => {
  const { time, evening, page, heard, look } = await timed(t, 'round', 'en-GB');
  await page.tap({ role: 'button', name: 'Start Diego: 60 s' });
  await page.see({ role: 'timer', begins: 'Diego has' });
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'switch', name: 'Sounds' });
  await page.tap({ role: 'switch', name: 'Vibration' });
  await page.tap({ role: 'switch', name: 'Call names' });
  await page.tap({ role: 'button', name: 'Close' });
  await time.later(51_000);
  await page.until(() => look('last'));
  await soon(async () => assert.deepEqual(await heard(), { tones: 0, buzzes: 0, said: [] }));
  // It is a matter of the device: it stays so.
  await time.take(page, evening.hash);
  await page.tap({ role: 'button', name: 'More' });
  await soon(async () => assert.equal(await page.evaluate(`return document.querySelector('[role=switch][aria-label="Call names"]').checked`), false));
});

test('at zero the tiles go back, three are drawn, and the next clock runs', async (t) => {
  const { time, evening, page, right } = await timed(t, 'card', 'en-GB');
  await page.tap({ role: 'button', name: 'Start Diego: 60 s' });
  await page.see({ role: 'timer', begins: 'Diego has' });
  await page.page.keyboard.type('R9R10');
  await page.see({ role: 'button', name: 'Restore the table' });
  await time.later(61_000);
  await page.see({ role: 'timer', begins: 'Ana has' });
  await page.until(async () => (await right()) > 50);
  const { view } = await evening.table();
  assert.deepEqual([view.seats[3].count, view.table.length, view.turn], [17, 0, 0]);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Undo: Diego\u2019s time is up: 3 tiles/));
});

test('what holds at zero is laid', async (t) => {
  const { time, evening, page } = await timed(t, 'card', 'en-GB');
  await page.tap({ role: 'button', name: 'Start Diego: 60 s' });
  await page.see({ role: 'timer', begins: 'Diego has' });
  await page.page.keyboard.type('K11 R11 B11');
  await page.see({ role: 'button', name: 'Lay 3 tiles' });
  await time.later(61_000);
  await page.see({ role: 'timer', begins: 'Ana has' });
  const { view } = await evening.table();
  assert.deepEqual([view.seats[3].count, view.table.length, view.seats[3].opened], [11, 1, true]);
});
