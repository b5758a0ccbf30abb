import { expect, it } from 'vitest';
import type { GameCard, NewTable } from '../../gen/wire';
import { setLanguage } from '../../i18n/index.svelte';
import { editionOf } from './telling';

const pad: GameCard = {
  id: 'freeform', min_seats: 1, max_seats: 20, knowledges: ['observed'], grains: ['round'],
  presets: [
    { id: 'points', config: { title: '', winner: 'highest', end: 'open' } },
    { id: 'race', config: { title: '', winner: 'highest', end: 'target' } },
  ],
  house_rules: [],
};

it.each([
  [{}, 'Points'],
  [{ title: 'Continental' }, 'Points'],
  [{ title: 'Continental', end: 'target' }, 'Race'],
  [{ winner: 'lowest' }, 'House rules'],
])('calls the rules %o %s', async (config, name) => {
  await setLanguage('en');
  const made_of: NewTable = { game: 'freeform', people: [], knowledge: 'observed', grain: 'round', config };
  expect(editionOf({ game: 'freeform', made_of }, [pad])).toBe(name);
});
