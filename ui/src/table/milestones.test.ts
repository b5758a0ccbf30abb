import { beforeEach, expect, it } from 'vitest';
import type { Milestone } from '../gen/wire';
import { setLanguage } from '../i18n/index.svelte';
import { milestoneLines } from './milestones';

const names: Record<string, string> = { a: 'Ana', b: 'Bruno' };
const of = (person: string, reached: Milestone['reached']): Milestone => ({ person, session: 's', ended: 0, reached });
const all = [
  of('a', { is: 'games_of', game: 'foreign', title: 'Catan', n: 100 }),
  of('a', { is: 'run', n: 4 }),
  of('b', { is: 'games_of', game: 'foreign', title: 'Catan', n: 100 }),
  of('b', { is: 'first_win' }),
  of('b', { is: 'evenings', n: 10 }),
  of('b', { is: 'games', n: 250 }),
];

beforeEach(() => setLanguage('en'));

it('says what was reached, once for all who did', async () => {
  expect(milestoneLines(all, (id) => names[id] ?? '')).toEqual([
    'Ana: longest run so far, 4 wins',
    'Bruno: first win against others',
    'Bruno: 10th evening',
    'Bruno: 250th game',
    'Ana and Bruno: 100th game of Catan',
  ]);
  await setLanguage('es');
  expect(milestoneLines(all, (id) => names[id] ?? '').at(-1)).toBe('Ana y Bruno: partida número 100 de Catan');
});
