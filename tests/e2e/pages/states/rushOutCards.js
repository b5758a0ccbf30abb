// Rush Out!: cards of one's own are copied among the house rules.
import { OwnCards } from '../ownCards.js';

/** The states of the editor of cards. */
export function rushOutCards(page, at) {
  const cards = new OwnCards(page);
  return [
    ['all cards of a kind', async () => {
      await at('#/new', { role: 'radio', name: 'Rush Out!' })();
      await cards.open();
    }],
    ['a card with two halves', async () => {
      await cards.kind('Summon');
      await cards.card('Summon SU1');
      await cards.check();
    }],
    ['a card that cannot be', async () => {
      await cards.all();
      await cards.kind('Dispel');
      await cards.card('Dispel DI3');
      await cards.clear('heart', 'heart', 'sword', 'key');
      await cards.says('DI3: the heroes’ half has 0 symbols.');
    }],
    ['a card that is strange', async () => {
      for (const symbol of ['fire', 'heart']) await cards.add(symbol);
      await cards.says('DI3 might never be cleared.');
    }],
    ['the cards with a mark', async () => {
      await cards.all();
      await cards.kind('Heroes');
      await page.see({ role: 'button', begins: 'Heroes warrior' });
    }],
    ['a hero’s tile', async () => cards.card('Heroes warrior')],
    ['what can be bought', async () => {
      await cards.all();
      await cards.kind('Scrolls');
      await cards.card('Scrolls Sweep');
    }],
  ];
}
