// Rush 7: zones entered and told, hands that the app dealt, the judge.
import { Evening } from '../../harness/evening.js';
import { everyState } from '../../harness/states.js';
import { RageTable } from '../../pages/rageTable.js';

everyState('Rush 7', async (server, page, at) => {
  const table = new RageTable(page);
  const two = (how = {}) => Evening.open(server, ['Ana', 'Bruno'], { game: 'rush7', grain: 'card', ...how });
  const battles = async (evening, cards) => {
    for (const [zone, a, b] of cards) await evening.play({ do: 'book_battle', zone, a, b });
  };
  const set = async (evening, zones) => {
    for (const [zone, controller, captured] of zones) await evening.play({ do: 'book_set_zone', zone, controller, captured });
  };
  const open = await two();
  await set(open, [[2, 1, [6]], [4, 0, [4, 2, 1]]]);
  await battles(open, [[1, 5, 3], [2, 7, 1], [3, 4, 4], [4, 7, 0], [5, 2, 3]]);
  await open.play({ do: 'end_turn' });
  await set(open, [[1, 0, [7, 5, 3]]]);
  await battles(open, [[1, 3, 7], [2, 7, 4]]);
  const whole = await two();
  await battles(whole, [1, 2, 3, 4, 5].map((zone) => [zone, zone, zone - 1]));
  const over = await two();
  await set(over, [[1, 0, [0, 0, 1, 1]], [2, 0, [2, 2, 3, 3]], [3, 0, [4, 4, 5]]]);
  await battles(over, [[3, 7, 0], [4, 5, 5], [5, 1, 2]]);
  await over.play({ do: 'end_turn' });
  const results = await two({ grain: 'round' });
  const dealt = await two({ knowledge: 'dealt' });
  const turnedUp = await two({ knowledge: 'dealt' });
  for (const seat of [0, 1]) {
    const { hand } = (await turnedUp.table(seat)).view.seats[seat];
    await turnedUp.play({ do: 'place', seat, cards: hand.slice(0, 5).map((card, i) => ({ zone: i + 1, card })) });
  }

  return [
    ['Rush 7, a field', at(open.hash, { role: 'heading', name: 'Ana’s card in zone 3' })],
    ['Rush 7, half a zone', async () => {
      await page.tap({ role: 'button', name: '2' });
      await page.see({ role: 'heading', name: 'Bruno’s card in zone 3' });
    }],
    ['Rush 7, why', async () => {
      await page.tap({ role: 'button', name: /why/, within: { role: 'group', name: 'Zone 2' } });
      await page.see({ role: 'dialog' });
    }],
    ['Rush 7, a turn explained', async () => {
      await at(open.hash, { role: 'button', begins: 'Turn 1 ' })();
      await page.tap({ role: 'button', begins: 'Turn 1 ' });
      await page.see({ role: 'dialog' });
    }],
    ['Rush 7, a correction', async () => {
      await page.tap({ role: 'button', name: 'Change zone 1' });
      await page.see({ role: 'button', name: 'Nothing changed yet' });
      await page.press('1');
      await page.see({ role: 'button', name: 'Save the correction' });
    }],
    ['Rush 7, a zone by hand', async () => {
      await at(open.hash, { role: 'button', begins: 'Turn 1 ' })();
      await table.choose('Set a zone by hand');
      await page.see({ role: 'dialog' });
    }],
    ['Rush 7, the judge of the table', async () => {
      await at(open.hash, { role: 'button', begins: 'Turn 1 ' })();
      await page.tap({ role: 'button', name: 'Judge' });
      await page.tap({ role: 'radio', name: '2' });
      await page.until(async () => (await page.text({ role: 'dialog' })).includes('Ana defends it'));
    }],
    ['Rush 7, a fifth copy', async () => {
      await at(open.hash, { role: 'button', begins: 'Turn 1 ' })();
      await page.press('7');
      await page.press('7');
      await page.see({ role: 'alert' });
    }],
    ['Rush 7, in the middle of the table', async () => {
      await table.choose('In the middle of the table');
      await page.see({ css: '[data-between]' });
    }],
    ['Rush 7, in the hand again', async () => {
      await page.tap({ role: 'button', name: 'Back to the keeper’s view' });
      await page.see({ role: 'button', name: 'More' });
    }],
    ['Rush 7, a whole turn', at(whole.hash, { role: 'button', name: 'End turn 1' })],
    ['Rush 7, results only', at(results.hash, { role: 'heading', name: 'Who wins zone 1?' })],
    ['Rush 7, what is kept', async () => {
      await page.tap({ role: 'button', name: 'Ana', within: { role: 'group', name: 'Who wins zone 1?' } });
      await page.see({ role: 'heading', name: 'Which card does Ana keep in zone 1?' });
    }],
    ['Rush 7, a covered hand', at(dealt.hash, { role: 'button', begins: 'Look at your hand' })],
    ['Rush 7, an open hand', async () => {
      await page.hold({ role: 'button', begins: 'Look at your hand' }, { role: 'button', name: 'Cover' });
      await page.page.locator('.hand button').first().click();
    }],
    ['Rush 7, turned up', at(turnedUp.hash, { role: 'button', begins: 'Look at your hand' })],
    ['Rush 7, the end', at(over.hash, { role: 'link', name: 'Rematch' })],
    ['Rush 7, an evening', at(`#/session/${over.session}`, { role: 'button', begins: 'Turn 1 ' })],
    ['Rush 7, its rules', async () => {
      await at('#/new', { role: 'heading', name: 'New table' })();
      await page.tap({ role: 'radio', name: 'Rush 7' });
      await page.see({ role: 'button', begins: 'Five threes' });
    }],
    ['Rush 7, the judge, with an answer', async () => {
      await at('#/judge', { role: 'radio', name: 'Rush 7' })();
      await page.tap({ role: 'radio', name: 'Rush 7' });
      await page.see({ role: 'radio', name: 'Who wins it?' });
      // The deck says which cards there are.
      await page.see({ role: 'button', name: '5' });
      await page.press('5');
      await page.press('3');
      await page.until(async () => (await page.text({ role: 'main' })).includes('A takes it'));
      await page.evaluate('document.querySelector("summary").click(); window.scrollTo(0, document.body.scrollHeight)');
    }],
  ];
});
