// Rush Out!: rolls, cards, markers, the market, the judge, cards of one's own.
import { Evening, FOUR } from '../../harness/evening.js';
import { playOn } from '../../harness/rushOut.js';
import { everyState } from '../../harness/states.js';
import { OwnCards } from '../../pages/ownCards.js';
import { RUSH_OUT } from '../../pages/rushOutTable.js';

const open = (server, config) => Evening.open(server, FOUR, { ...RUSH_OUT, first: 0, config });

everyState('Rush Out!', async (server, page, at) => {
  const own = new OwnCards(page);
  const ready = await open(server, { mode: 'dice', setup: 'S6' });
  const cards = await open(server, { mode: 'full', setup: 'S6' });
  for (let seat = 0; seat < 4; seat += 1) await cards.play({ do: 'roll', seat });
  const observed = await open(server, { mode: 'shown', setup: 'S1' });
  const tracker = await open(server, { mode: 'tracker', setup: 'S5' });
  await tracker.play({ do: 'start_round', seat: 0 });
  await tracker.play({ do: 'set_curse', curse: 'silence', cards: 1 });
  await tracker.play({ do: 'set_wounded', hero: 2, wounded: true });
  const paused = await open(server, { mode: 'dice' });
  await paused.play({ do: 'roll', seat: 0 });
  await paused.play({ do: 'pause' });
  const market = await open(server, { mode: 'dice', setup: 'S2' });
  await market.play({ do: 'roll', seat: 0 });
  await market.play({ do: 'set_gold', team: 'heroes', cards: 3 });
  await market.play({ do: 'end_round', winner: 'sorcerer' });
  const over = await open(server, { mode: 'dice' });
  await over.play({ do: 'roll', seat: 0 });
  await over.play({ do: 'end_round', winner: 'heroes' });
  const spell = await open(server, { mode: 'full', setup: 'T1' });
  await playOn(spell, 'sorcerer', ({ view }) => view.pending !== null);

  const atTable = (evening, seen) => at(evening.hash, seen);
  return [
    ['Rush Out!, before the first roll', atTable(ready, 'roll-0')],
    ['Rush Out!, who plays what', async () => {
      // With little room one panel stands there, and a name brings another.
      if (await page.has({ role: 'button', name: 'Bruno' })) await page.tap({ role: 'button', name: 'Bruno' });
      await page.tap({ role: 'button', begins: 'Bruno ' });
      await page.see({ role: 'dialog' });
    }],
    ['Rush Out!, with cards', atTable(cards, 'roll-0')],
    ['Rush Out!, real cards', atTable(observed, { role: 'button', name: 'Turn up a task' })],
    ['Rush Out!, a card is turned up', async () => {
      await page.tap({ role: 'button', name: 'Turn up a task' });
      await page.see({ role: 'group', name: 'Turn up a task' });
    }],
    ['Rush Out!, markers', atTable(tracker, { role: 'button', name: 'Dragon on' })],
    ['Rush Out!, what lies on the table', async () => {
      await page.tap({ role: 'button', name: 'What lies on the table' });
      await page.see({ role: 'dialog' });
    }],
    ['Rush Out!, what to lay out', async () => {
      await atTable(tracker, { role: 'button', name: 'Dragon on' })();
      await page.tap({ role: 'button', name: 'More' });
      await page.tap({ role: 'button', name: 'Rules of this table' });
      await page.tap({ role: 'button', name: 'What to lay out' });
      await page.see({ role: 'heading', name: 'What to lay out' });
    }],
    ['Rush Out!, paused', atTable(paused, { role: 'button', name: 'Go on' })],
    ['Rush Out!, a spell is aimed', atTable(spell, { role: 'group', name: 'Whom or what?' })],
    ['Rush Out!, the market', atTable(market, { role: 'group', name: 'Market' })],
    ['Rush Out!, the end', atTable(over, { role: 'link', name: 'See the result' })],
    ...['A hero’s die', 'The sorcerer’s die', 'The decks'].map((about) => [`Rush Out!, the judge: ${about}`, async () => {
      await at('#/judge', { role: 'radio', name: 'Rush Out!' })();
      await page.tap({ role: 'radio', name: 'Rush Out!' });
      await page.tap({ role: 'radio', name: about });
    }]),
    ['all cards of a kind', at('#/cards', { role: 'button', begins: 'Copy a card' })],
    ['a card with two halves', async () => {
      await own.kind('Summon');
      await own.copy();
      await own.add('key');
    }],
    ['a card that cannot be', async () => {
      await own.all();
      await own.kind('Dispel');
      await own.copy();
      await own.says('the heroes’ half has 0 symbols.');
    }],
    ['a card that is strange', async () => {
      for (const symbol of ['fire', 'sword', 'key', 'footprint']) await own.add(symbol);
      await own.says('might never be cleared.');
    }],
    ['the cards with a mark', async () => {
      await own.all();
      await own.kind('Heroes');
      await page.see({ role: 'button', begins: 'Heroes warrior' });
    }],
    ['a hero’s tile', async () => own.card('Heroes warrior')],
    ['what can be bought', async () => {
      await own.all();
      await own.kind('Scrolls');
      await own.card('Scrolls Sweep');
    }],
    ['Rush Out!, a new table with cards of one’s own', async () => {
      await own.all();
      await at('#/new', { role: 'radio', name: 'Rush Out!' })();
      await page.tap({ role: 'radio', name: 'Rush Out!' });
      await page.see({ role: 'link', begins: 'Go on with our cards' });
    }],
    ['Rush Out!, whose cards', async () => {
      await page.tap({ role: 'button', begins: 'Cards ' });
      await page.see({ role: 'dialog' });
    }],
  ];
});
