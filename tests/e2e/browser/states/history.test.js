// Looking back, in every state that looks different.
import { Evening } from '../../harness/evening.js';
import { dealt, remark, twelve } from '../../harness/remembered.js';
import { everyState } from '../../harness/states.js';
import { PastPages } from '../../pages/past.js';

everyState('Looking back', async (server, page, at) => {
  const past = new PastPages(page);
  const made = await twelve(server);
  await remark(server, made.first.session, 'Casa de la abuela Concepción', 'The one with the cinnamon, which everybody still speaks of when they meet.');
  const log = await made.third.log();
  const { position, command } = log.filter((entry) => entry.kind === 'play')[1];
  const results = command.results.map((one, i) => ({ ...one, tricks: i === 0 ? one.tricks - 1 : i === 1 ? 1 : one.tricks }));
  await server.rpc('amend', { session: made.third.session, revision: (await made.third.table()).revision, corrections: [{ position, command: { ...command, results } }] });
  const trick = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { grain: 'card', config: { round_plan: [2] } });
  await trick.play({ do: 'turn', cards: ['R5'], empty: false });
  await trick.bids([1, 1, 1]);
  const { turn } = (await trick.table()).view;
  for (const [at, card] of ['B9', 'B3'].entries()) await trick.play({ do: 'play', seat: (turn + at) % 3, card });
  await trick.undo();
  const { evening: hands } = await dealt(server, ['Ana', 'Bruno', 'Carla']);
  const dice = await Evening.open(server, ['Ana', 'Bruno'], { game: 'bare' });
  for (const owner of [0, 1]) await dice.play({ tool: { do: 'set_dice', owner, dice: Array(4).fill({ sides: 6 }) } });
  for (let n = 0; n < 12; n += 1) for (const owner of [0, 1]) await dice.play({ tool: { do: 'roll', owner, keep: [] } });
  await dice.play({ do: 'clear' });
  const people = (await server.rpc('people')).answer;
  const id = (name) => people.find((one) => one.name === name).id;
  const group = (await server.rpc('create_group', { name: 'Fridays', people: people.slice(0, 3).map((one) => one.id), hide_rates: true })).answer;
  const first = `#/session/${made.first.session}`;
  return [
    ['a sample game', at('#/sample', { role: 'heading', name: 'Ana won with 108' })],
    ['history, narrowed to nothing', async () => {
      await at('#/history', { role: 'searchbox' })();
      await past.search('nobody wrote this');
      await page.see({ role: 'button', name: 'Clear' });
      await past.lists(0);
    }],
    ['history: a choice of people', async () => {
      await past.clear();
      await at('#/history', { role: 'button', name: 'With whom' })();
      await page.tap({ role: 'button', name: 'With whom' });
      await page.see({ role: 'dialog' });
    }],
    ['history: what can be done with an evening', async () => {
      await at('#/history', { role: 'button', begins: 'More: ' })();
      await page.tap({ role: 'button', begins: 'More: ' });
      await page.see({ role: 'button', name: 'Delete' });
    }],
    ['an evening, its end', at(first, { role: 'heading', name: 'Log' })],
    ['an evening at an earlier moment', async () => {
      await at(first, { role: 'slider' })();
      await page.page.getByRole('slider').focus();
      await page.press('Shift+ArrowLeft');
      await page.page.locator('[data-testid=moment]:visible').waitFor();
    }],
    ['an evening at a moment with cards on the table', async () => {
      await at(`#/session/${trick.session}`, { role: 'slider' })();
      await page.page.getByRole('slider').focus();
      await page.press('ArrowLeft');
      await page.page.getByRole('region', { name: 'The table at that moment' }).waitFor();
    }],
    ['an evening with its hands laid open', async () => {
      await at(`#/session/${hands.session}`, { role: 'slider' })();
      await page.page.getByRole('slider').focus();
      await page.press('Home');
      await page.page.getByRole('switch', { name: 'Show what was hidden' }).press('Space');
      await page.page.getByRole('list', { name: 'Hands' }).waitFor();
    }],
    ['an evening with every roll', async () => {
      await at(`#/session/${dice.session}`, { role: 'heading', name: 'Dice' })();
      for (const one of await page.page.locator('section:has(#dice) summary').all()) await one.click();
      await page.page.getByRole('radio', { name: 'Bruno' }).waitFor();
    }],
    ['an evening that was corrected', at(`#/session/${made.third.session}`, { role: 'heading', name: 'Corrections' })],
    ['an evening shared', async () => {
      await at(first, { role: 'heading', name: 'Log' })();
      await page.tap({ role: 'button', name: 'Share' });
      await page.see({ role: 'button', name: 'Print' });
    }],
    ['place and note', async () => {
      await at(first, { role: 'heading', name: 'Log' })();
      await page.tap({ role: 'button', name: 'Place and note' });
      await page.see({ role: 'textbox', name: 'Note' });
    }],
    ['statistics', at('#/statistics', { role: 'heading', name: 'Two people' })],
    ['statistics of a person', at(`#/person/${id('Ana')}`, { role: 'heading', name: 'Head to head' })],
    ['statistics of two people', at(`#/pair/${id('Ana')}/${id('Bruno')}`, { role: 'heading', name: 'The last meetings' })],
    ['statistics of a game', at('#/game/rage', { role: 'heading', name: 'Records' })],
    ['statistics of a group without win rates', at(`#/group/${group.id}`, { role: 'switch', name: 'Hide win rates' })],
    ['statistics from one day to another', async () => {
      await at('#/statistics', { role: 'heading', name: 'Two people' })();
      await page.tap({ role: 'button', name: 'Period' });
      await page.tap({ role: 'button', name: 'From day to day' });
      await page.see({ role: 'button', name: 'Choose both days' });
    }],
    ['an evening as a league', at(`#/evening/${made.first.session}`, { role: 'heading', name: 'League' })],
    ['a year', at(`#/year/${new Date().getFullYear()}`, { role: 'heading', name: 'Most often at the table' })],
    ['a group being changed', async () => {
      await at(`#/group/${group.id}`, { role: 'button', name: 'Edit' })();
      await page.tap({ role: 'button', name: 'Edit' });
      await page.see({ role: 'button', name: 'Delete the group' });
    }],
    ['who is the same as whom', async () => {
      await at(`#/person/${id('Diego')}`, { role: 'button', name: 'Edit' })();
      await page.tap({ role: 'button', name: 'Edit' });
      await page.tap({ role: 'button', name: 'The same as somebody else' });
      await page.tap({ role: 'button', begins: 'Bruno', within: { role: 'dialog' } });
      await page.see({ role: 'button', name: 'Make them one' });
    }],
  ];
});
