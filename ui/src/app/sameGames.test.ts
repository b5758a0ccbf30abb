import { expect, it } from 'vitest';
import type { GameCard } from '../gen/wire';
import { house } from './house.svelte';
import { sameGames } from './sameGames';

it('proposes games whose names differ in case, accents and signs, for the one that has rules of its own', () => {
  const config = { game: { id: 'yahtzee', name: { en: 'Yahtzee', es: 'Yatzi' } } };
  house.games = [{ id: 'sheet', presets: [{ id: 'yahtzee', config }] } as unknown as GameCard];
  const file = { game: 'sheet/yahtzee', title: '', plays: 1 };
  const pad = { game: 'freeform', title: 'yahtzee!', plays: 9 };
  const elsewhere = { game: 'other', title: 'YÁHTZEE', plays: 2 };
  const another = { game: 'freeform', title: 'Carioca', plays: 3 };
  expect(sameGames([another, pad, elsewhere, file])).toEqual([
    { from: pad, into: file },
    { from: elsewhere, into: file },
  ]);
  house.games = [];
});
