// The screens around the tables: home, people, history, settings, a new table.
import { Evening, FOUR } from '../../harness/evening.js';
import { everyState } from '../../harness/states.js';
import { NewTable } from '../../pages/newTable.js';
import { RUSH_OUT } from '../../pages/rushOutTable.js';

everyState('The app', async (server, page, at) => {
  const over = await Evening.open(server, FOUR, { config: { round_plan: [2] } });
  await over.round([2, 0, 0, 0], [2, 0, 0, 0]);
  // A table of every game lies at home, in every way it can lie there.
  for (const game of ['rummikub', 'cover_your_assets']) await Evening.open(server, FOUR, { game });
  await Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7', grain: 'card' });
  await Evening.open(server, FOUR, { ...RUSH_OUT, first: 0, config: { mode: 'dice' } });
  await Evening.open(server, [...FOUR, 'Maximiliana de la Fuente'], { game: 'bare' });
  const pad = await Evening.open(server, FOUR, { game: 'sheet', config: { sides: 'two' } });
  await pad.row(1, [1200, 850]);
  const tie = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { config: { round_plan: [1, 1] } });
  await tie.round([1, 0, 0], [1, 0, 0]);
  await tie.round([0, 1, 0], [0, 1, 0]);
  const paused = await Evening.open(server, FOUR);
  await paused.round([3, 0, 4, 2], [[3, 1, 0], 0, [5, 0, 1], 2]);
  await paused.pause();
  return [
    ['home', at('#/', { role: 'heading', name: 'Last games' })],
    ['rules', at('#/rules/rage/RG-26', { role: 'heading', name: 'How it goes' })],
    ['a past game', at('#/past', { role: 'button', name: 'Say what was played' })],
    ['history with entries', at('#/history', { role: 'button', name: 'With whom' })],
    ['people', at('#/people', { role: 'link', begins: 'Ana' })],
    ['a person', async () => {
      await at('#/people', { role: 'link', begins: 'Ana' })();
      await page.tap({ role: 'link', begins: 'Ana' });
      await page.tap({ role: 'button', name: 'Edit' });
      await page.see({ role: 'dialog' });
    }],
    ['settings', at('#/settings', { role: 'heading', name: 'Settings' })],
    ['the licences', async () => {
      await at('#/licences', { role: 'heading', name: 'Licences' })();
      await page.tap({ css: 'summary' });
      await page.see({ css: 'details[open] pre' });
    }],
    ['a new table, filled', async () => {
      await at('#/new', { role: 'heading', name: 'New table' })();
      const setup = new NewTable(page);
      for (const name of FOUR) {
        if (await page.has({ role: 'button', name: `Seat ${name}` })) await setup.sit(name);
      }
      await page.see({ role: 'button', begins: 'Start' });
    }],
    ['a name that is taken', async () => {
      await new NewTable(page).write('Ana');
      await page.until(() => page.evaluate('return document.querySelector("[aria-invalid=true]") !== null'));
    }],
    ['a paused table', at(paused.hash, { role: 'button', name: 'Go on playing' })],
  ];
});
