import { expect, it } from 'vitest';
import type { GameCard } from '../gen/wire';
import { app } from './app.svelte';
import { sameGames } from './sameGames';

it('proposes games whose names differ in case, accents and signs, for the one that has rules of its own', () => {
  const file = { name: { en: 'Yahtzee', es: 'Yatzi' }, seats: [1, 10] };
  app.games = [{ id: 'sheet', presets: [{ id: 'yahtzee', config: {}, file }] } as unknown as GameCard];
  const shelf = { game: 'sheet/yahtzee', title: '', plays: 1 };
  const pad = { game: 'freeform', title: 'yahtzee!', plays: 9 };
  const elsewhere = { game: 'other', title: 'YÁHTZEE', plays: 2 };
  const another = { game: 'freeform', title: 'Carioca', plays: 3 };
  expect(sameGames([another, pad, elsewhere, shelf])).toEqual([
    { from: pad, into: shelf },
    { from: elsewhere, into: shelf },
  ]);
  app.games = [];
});
