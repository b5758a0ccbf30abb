// A newer version of a game at a table: what changes, from the next round or counted again, and undone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evening } from '../harness/evening.js';
import { fits, legible, looksRight } from '../harness/looks.js';
import { server, shown } from '../harness/shared.js';
import { soon } from '../harness/until.js';

const game = (revision, worth) => ({
  format: 'tapete-game',
  version: 1,
  id: 'guess_five',
  revision,
  name: { en: 'Guess Five', es: 'Adivina cinco' },
  seats: [2, 4],
  wins: 'high',
  round: {
    fields: [
      ...(revision > 1 ? [{ id: 'luck', kind: 'flag', name: { en: 'Luck', es: 'Suerte' } }] : []),
      { id: 'won', max: 9, name: { en: 'Tricks', es: 'Bazas' } },
    ],
    parts: [{ name: revision > 1 ? { en: 'Each trick', es: 'Cada baza' } : { en: 'Tricks', es: 'Bazas' }, value: `${worth} * won` }],
  },
});

/** A table of the first version with a row, and the second one kept since. */
async function begun(t, how) {
  const evening = await Evening.open(server, ['Ana', 'Bruno'], { game: 'sheet', config: { game: game(1, 5) } });
  await evening.play({ do: 'enter', row: 1, entries: [3, 1].map((won, seat) => ({ seat, values: { won } })) });
  await server.rpc('save_game', { text: JSON.stringify(game(2, 10)), how: 'replace' });
  return { evening, page: await shown(t, evening.hash, how) };
}

test('from the next round: rows before keep their points, their words and their corrections', async (t) => {
  const { evening, page } = await begun(t);
  await page.tap({ role: 'button', name: 'More' });
  await page.tap({ role: 'button', begins: 'A newer version of this game (1 → 2)' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /What changes: what is written and what it is worth\..*15.*15.*5.*5/s));
  await looksRight(page);
  await page.inTheDark(() => legible(page));
  await page.atSize('narrow', () => fits(page));
  await page.tap({ role: 'button', name: 'Take this version' });
  await page.until(async () => !(await page.has({ role: 'dialog' })));
  assert.deepEqual((await evening.table()).view.columns.map(({ total }) => total), [15, 5]);
  await evening.play({ do: 'enter', row: 2, entries: [1, 2].map((won, seat) => ({ seat, values: { luck: false, won } })) });
  await page.page.reload();
  await soon(async () => assert.match(await page.text({ role: 'main' }), /25.*25/s));

  // Each row says why in the words of its file.
  await page.tap({ role: 'button', begins: 'Ana, round 1' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Tricks\s+Tricks 3\s+\+15/));
  assert.doesNotMatch(await page.text({ role: 'dialog' }), /Luck|Each trick/);
  await page.press('Escape');
  await page.tap({ role: 'button', begins: 'Ana, round 2' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Each trick\s+Tricks 1\s+\+10/));
  await page.press('Escape');
  // It is not offered again.
  await page.tap({ role: 'button', name: 'More' });
  assert.equal(await page.has({ role: 'button', begins: 'A newer version' }), false);
});

test('counted again, with before and after for everybody; undo gives it back', async (t) => {
  const { evening, page } = await begun(t, { language: 'es-ES' });
  await page.tap({ role: 'button', name: 'Más' });
  await page.tap({ role: 'button', begins: 'Una versión más nueva de este juego (1 → 2)' });
  await page.tap({ role: 'radio', name: 'Contar de nuevo' });
  await soon(async () => assert.match(await page.text({ role: 'dialog' }), /Ana.*15.*30.*Bruno.*5.*10/s));
  await looksRight(page);
  await page.tap({ role: 'button', name: 'Tomar esta versión' });
  await page.until(async () => !(await page.has({ role: 'dialog' })));
  assert.deepEqual((await evening.table()).view.columns.map(({ total }) => total), [30, 10]);
  await page.tap({ role: 'button', begins: 'Deshacer' });
  await soon(async () => assert.deepEqual((await evening.table()).view.columns.map(({ total }) => total), [15, 5]));
});
