// Cover Your Assets: amounts, counted cards, turns, a challenge, the end, the judge.
import { Evening, FOUR } from '../../harness/evening.js';
import { everyState } from '../../harness/states.js';
import { CyaTable } from '../../pages/cyaTable.js';

everyState('Cover Your Assets', async (server, page, at) => {
  const cya = (names, how = {}) => Evening.open(server, names, { game: 'cover_your_assets', ...how });
  const amounts = await cya(FOUR);
  await amounts.amounts([320_000, 250_000, 240_000, 360_000]);
  const six = await cya([...FOUR, 'Esperanza', 'Fernando']);
  const equal = await cya(['Ana', 'Bruno', 'Carla']);
  for (let round = 0; round < 2; round += 1) await equal.amounts([500_000, 500_000, 100_000]);
  const rich = await cya(['Ana', 'Bruno'], { config: { end: 'one_round' } });
  await rich.amounts([345_000, 640_000]);
  const pairs = await cya(FOUR, { grain: 'card' });
  await pairs.play({ do: 'turn', card: 'BANK' });
  for (const [seat, cards] of [['CASH', 'CASH'], ['STOCKS', 'STOCKS'], ['HOME', 'GOLD'], ['AUTO', 'AUTO'], ['JEWELS', 'SILVER'], ['JEWELS', 'JEWELS']].entries()) {
    await pairs.play({ do: 'pair', seat: seat % 4, cards });
  }
  const challenge = await cya(FOUR, { grain: 'card' });
  await challenge.play({ do: 'turn', card: 'BANK' });
  for (const [seat, cards] of [['CASH', 'CASH'], ['STOCKS', 'STOCKS'], ['HOME', 'GOLD'], ['AUTO', 'AUTO'], ['COINS', 'SILVER'], ['JEWELS', 'JEWELS']].entries()) {
    await challenge.play({ do: 'pair', seat: seat % 4, cards });
  }
  await challenge.play({ do: 'challenge', seat: 2, defender: 1, card: 'JEWELS' });
  const held = new CyaTable(page);
  const atCyaJudge = (about) => async () => {
    await at('#/judge', { role: 'radio', name: 'Cover Your Assets' })();
    await page.tap({ role: 'radio', name: 'Cover Your Assets' });
    await page.tap({ role: 'radio', name: about });
  };

  return [
    ['amounts', at(amounts.hash, { role: 'spinbutton', name: 'Ana, round 2' })],
    ['an amount that cannot be', async () => {
      await held.types(343_000);
      await page.see({ role: 'alert' });
    }],
    ['an amount that is written', async () => {
      await page.tap({ role: 'button', name: '345,000' });
      await page.tap({ role: 'button', begins: 'Save 345,000' });
      await page.see({ role: 'button', begins: 'Undo: Ana' });
    }],
    ['amounts of six', async () => {
      await at(six.hash, { role: 'radio', name: 'Amounts' })();
      await held.byAmounts();
      await page.see({ role: 'spinbutton' });
    }],
    ['cards of six', async () => {
      await held.byCards();
      await held.counts('Home', 3);
      await held.counts('Gold', 4);
      await page.see({ role: 'button', begins: '4 Gold none left' });
      await page.until(async () => (await page.text({ role: 'main' })).includes('+260,000'));
    }],
    ['cards that cannot be', async () => {
      await held.counts('Gold', 1);
      await page.see({ role: 'alert' });
    }],
    ['a written round', async () => {
      await at(amounts.hash, { role: 'button', begins: 'Bruno, round 1, ' })();
      await page.tap({ role: 'button', begins: 'Bruno, round 1, ' });
      await page.see({ role: 'heading', begins: 'Why' });
    }],
    ['a turn', at(pairs.hash, { role: 'heading', name: 'Carla plays' })],
    ['a card of the turn', async () => {
      await page.tap({ role: 'button', name: 'Jewels' });
      await page.see({ role: 'group', name: 'What with Jewels' });
    }],
    ['a challenge', at(challenge.hash, { role: 'heading', name: 'Bruno answers' })],
    ['equal at the top', at(equal.hash, { role: 'dialog' })],
    ['the end of a round', at(rich.hash, { role: 'link', name: 'See the result' })],
    ['a written round, read', async () => {
      await at(`#/session/${rich.session}`, { role: 'heading', name: 'Rounds' })();
      await page.tap({ role: 'button', begins: 'Ana, round 1, ' });
      await page.see({ role: 'dialog' });
    }],
    ['a deck of one’s own', async () => {
      await at('#/new', { role: 'radio', name: 'Cover Your Assets' })();
      await page.tap({ role: 'radio', name: 'Cover Your Assets' });
      await page.tap({ role: 'button', begins: 'Deck' });
      await page.tap({ role: 'radio', begins: 'Our own' });
      await page.type({ role: 'textbox', name: 'Copies', within: { role: 'group', name: 'Row 3: Home' } }, '');
      await page.until(() => page.evaluate('return document.querySelector("[aria-invalid=true]") !== null'));
    }],
    ['a judge of challenges, with an answer', async () => {
      await atCyaJudge('Who wins it?')();
      for (const card of ['Jewels', 'Jewels', 'Jewels', 'Gold']) await page.tap({ role: 'button', name: card });
      await page.until(async () => (await page.text({ role: 'main' })).includes('The defender wins.'));
    }],
    ['a judge of who may challenge', async () => {
      await atCyaJudge('May I challenge?')();
      for (const card of ['Jewels', 'Cash']) await page.tap({ role: 'button', name: card });
      await page.see({ role: 'alert' });
    }],
  ];
});
