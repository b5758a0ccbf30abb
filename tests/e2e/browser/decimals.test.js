// A game file with decimals: 12.5 by touch, by keyboard and by a paste; shown as 12.5 wherever points are, and in a table
// for spreadsheets.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { write } from '../harness/keyboard.js';
import { places, stoodStill } from '../harness/places.js';
import { laid, server } from '../harness/shared.js';
import { soon } from '../harness/until.js';
import { PadTable } from '../pages/padTable.js';

/** One number, which may be negative, in a round; with a second one of its own it is one of two. */
const game = (more = {}, amount = {}) => ({
  format: 'tapete-game', version: 1, id: 'half_points', revision: 1, name: 'Half points', seats: [2, 4], wins: 'high', decimals: 1,
  round: { fields: [{ id: 'amount', name: { en: 'Points', es: 'Puntos' }, max: 1000, ...amount }], parts: [{ name: { en: 'Points', es: 'Puntos' }, value: 'amount' }] },
  ...more,
});
const at = (t, file, look) => laid(t, ['Ana', 'Bruno'], { game: 'sheet', config: { game: file } }, look);
const amounts = async (evening, row) => (await evening.table()).view.rows[row - 1].cells.map((cell) => cell.amount ?? null);
const keys = async (page, text) => {
  for (const key of text) await page.tap({ role: 'button', name: { '.': 'Decimal point', '<': 'Take back a digit' }[key] ?? key, within: { css: '[data-primary]' } });
};
const reads = (page, name) => page.page.getByRole('spinbutton', { name }).getAttribute('aria-valuetext');

test('12.5 by touch, one decimal too many is refused aloud, and every place says 12.5', async (t) => {
  const { evening, page } = await at(t, game());
  await page.see({ role: 'spinbutton', name: 'Ana: Points' });
  const before = await places(page);
  await keys(page, '12.5');
  await page.until(async () => (await reads(page, 'Ana: Points')) === '12.5');
  await page.tap({ role: 'button', name: 'Write, then Bruno' });
  await page.see({ role: 'spinbutton', name: 'Bruno: Points' });
  await keys(page, '7.25');
  await soon(async () => assert.match(await page.text({ role: 'spinbutton', name: 'Bruno: Points' }), /One decimal at most\./));
  assert.equal(await page.page.getByRole('button', { name: 'One decimal at most.' }).getAttribute('aria-disabled'), 'true');
  const heard = () => page.page.locator('[aria-live]').allTextContents();
  await page.until(async () => (await heard()).join(' ').includes('One decimal at most.'));
  stoodStill(before, await places(page), 'too many decimals');
  await keys(page, '<');
  await page.tap({ role: 'button', begins: 'Write' });
  await soon(async () => assert.deepEqual(await amounts(evening, 1), [125, 72]));
  await page.see({ role: 'button', begins: 'Ana, round 1: total 12.5 +12.5' });
  await soon(async () => assert.match(await page.text({ role: 'list', name: 'Scores' }), /Ana[\s\S]*12\.5[\s\S]*Bruno[\s\S]*7\.2/));

  // A correction begins from what was written, and says what it comes to.
  await page.tap({ role: 'button', begins: 'Ana, round 1' });
  await page.see({ role: 'spinbutton', name: 'The right number' });
  await page.tap({ role: 'button', name: 'Decimal point', within: { role: 'dialog' } });
  await page.tap({ role: 'button', name: '5', within: { role: 'dialog' } });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /now 12\.5[\s\S]*12\.5[\s\S]*0\.5/));
  await page.press('Escape');

  await new PadTable(page).choose('End the game');
  await page.see({ role: 'link', name: 'See the result' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana wins with 12\.5/));
  await page.go('#/');
  await soon(async () => assert.match(await page.text({ role: 'main' }), /12\.5/));
  await page.go(`#/session/${evening.session}`);
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Ana wins with 12\.5[\s\S]*12\.5[\s\S]*7\.2/));
  assert.doesNotMatch(await page.text({ role: 'main' }), /\b125\b|\b72\b/);

  await page.go('#/statistics');
  await page.tap({ role: 'link', begins: 'Half points' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Best result[\s\S]*12\.5[\s\S]*Closest win[\s\S]*5\.3/));
  await page.tap({ role: 'link', begins: 'Ana' });
  await soon(async () => assert.match(await page.text({ role: 'main' }), /Half points[\s\S]*mean 12\.5, best 12\.5/));
  const play = (await server.rpc('bg_stats_link', { session: evening.session })).answer.link.split('?data=')[1];
  assert.deepEqual(JSON.parse(decodeURIComponent(play)).players.map(({ score }) => score), [12.5, 7.2]);

  await page.go('#/data');
  for (const [button, line] of [['Tables (CSV)', /,Ana,0,,,12\.5,1,1,/], ['Tables with semicolons', /;Ana;0;;;12,5;1;1;/]]) {
    await page.tap({ role: 'button', name: button });
    await soon(async () => assert.match(await readFile(join((await server.rpc('job')).answer.outcome.path, 'results.csv'), 'utf8'), line));
  }
});

test('in Spanish with a comma, by keyboard and by a paste; a sum and what is left of it', async (t) => {
  const { evening, page } = await at(t, game({}, { min: -500 }), { size: 'tablet', language: 'es-ES' });
  await page.see({ role: 'spinbutton', name: 'Ana: Puntos' });
  await page.see({ role: 'button', name: 'Separador decimal' });
  await page.see({ role: 'button', name: 'Más o menos' });
  await write(page, '12.5+7');
  await page.until(async () => (await reads(page, 'Ana: Puntos')) === '19,5');
  await page.press('Enter');
  await page.see({ role: 'spinbutton', name: 'Bruno: Puntos' });
  await page.evaluate(`
    const data = new DataTransfer();
    data.setData('text', '-0,5');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));`);
  await page.until(async () => (await reads(page, 'Bruno: Puntos')) === '−0,5');
  await page.press('Enter');
  await soon(async () => assert.deepEqual(await amounts(evening, 1), [195, -5]));
  await page.see({ role: 'button', begins: 'Bruno, ronda 1: total −0,5 −0,5' });
});
