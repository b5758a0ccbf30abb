import { expect, it } from 'vitest';
import type { GameCard } from '../gen/wire';
import { loadGames, setLanguage } from '../i18n/index.svelte';
import { editionOf } from './edition';

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
  expect(editionOf('freeform', config, [pad])).toBe(name);
});

it('calls a training by its name', async () => {
  await setLanguage('en');
  await loadGames(['rush_out']);
  const box: GameCard = { ...pad, id: 'rush_out', presets: [{ id: 'printed', config: { setup: 'T1', mode: 'full' } }] };
  expect(editionOf('rush_out', {}, [box])).toBe('Training 1');
  expect(editionOf('rush_out', { setup: 'S2', mode: 'dice' }, [box])).toBe('Scenario 2');
});
