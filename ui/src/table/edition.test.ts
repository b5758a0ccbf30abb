import { expect, it } from 'vitest';
import type { GameCard } from '../gen/wire';
import { loadGames, setLanguage } from '../i18n/index.svelte';
import { editionOf } from './edition';

const classic: GameCard = {
  id: 'rage', min_seats: 1, max_seats: 20, knowledges: ['observed'], grains: ['round'],
  presets: [
    { id: 'seed', config: { winner: 'highest', end: 'open' } },
    { id: 'leaflet', config: { winner: 'highest', end: 'target' } },
  ],
  house_rules: [],
};

it.each([
  [{}, 'Classic'],
  [{ end: 'open' }, 'Classic'],
  [{ end: 'target' }, 'Leaflet'],
  [{ winner: 'lowest' }, 'House rules'],
])('calls the rules %o %s', async (config, name) => {
  await setLanguage('en');
  expect(editionOf('rage', config, [classic])).toBe(name);
});

it('calls a training by its name', async () => {
  await setLanguage('en');
  await loadGames(['rush_out']);
  const box: GameCard = { ...classic, id: 'rush_out', presets: [{ id: 'printed', config: { setup: 'T1', mode: 'full' } }] };
  expect(editionOf('rush_out', {}, [box])).toBe('Training 1');
  expect(editionOf('rush_out', { setup: 'S2', mode: 'dice' }, [box])).toBe('Scenario 2');
});
