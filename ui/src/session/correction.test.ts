import { afterEach, expect, it } from 'vitest';
import type { Line } from '../gen/wire';
import { loadGames, setLanguage } from '../i18n/index.svelte';
import { correctionSaid } from './correction';

const seats = [{ name: 'Ana' }, { name: 'Bruno' }, { name: 'Carla' }];
const line = (key: string, params: Line['params'], follows = false): Line => ({ key, params, round: 2, rule: 'X-1', ...(follows && { follows }) });
const said = (before: Line[], lines: Line[], counts?: 'turns') => correctionSaid({ before, lines }, counts, seats).sentence;

afterEach(() => setLanguage('en'));

const result = (who: number, tricks: number, mad = 0) => line('rage-result', { who: { seat: who }, tricks: { number: tricks }, bonus: { number: 0 }, mad: { number: mad } });
const rage = (tricks: number[], leads: number) => [line('rage-results', {}), ...tricks.map((n, who) => result(who, n)), line('rage-scored', { who: { seats: [leads] }, points: { number: 30 }, exact: { number: 1 } }, true)];

it('says a correction of two numbers in one line, and nothing that follows from them', async () => {
  await loadGames();
  const [before, after] = [rage([1, 4, 2], 1), rage([2, 3, 2], 0)];
  expect(said(before, after)).toBe('Correction of round 2: Ana took 1 → 2 tricks · Bruno took 4 → 3 tricks');
  setLanguage('es');
  await loadGames();
  expect(said(before, after)).toMatch(/^Corrección de la ronda 2: .*Ana.*1 → 2.* · .*Bruno.*4 → 3.*[^.]$/);
});

it('says amounts by their names alone', async () => {
  await loadGames();
  const brought = (...amounts: number[]) => amounts.map((n, who) => line('cover_your_assets-brought', { who: { seat: who }, amount: { number: n } }));
  expect(said(brought(120_000, 5_000), brought(150_000, 10_000))).toBe('Correction of round 2: Ana 120,000 → 150,000 · Bruno 5,000 → 10,000');
});

it('says what is another number of a written row in its place', async () => {
  await loadGames();
  const entered = (bid: number, tricks: number) => line('sheet-entered', {
    who: { seat: 0 }, team: { seats: [0] },
    what: { parts: [{ said: { en: 'Bid', es: 'Apuesta' } }, { text: ' ' }, { number: bid }, { text: ' · ' }, { said: { en: 'Tricks', es: 'Bazas' } }, { text: ' ' }, { number: tricks }] },
  });
  expect(said([entered(3, 2)], [entered(3, 1)])).toBe('Correction of round 2: Ana: Bid 3 · Tricks 2 → 1');
});

it('says whole what is another sentence now', async () => {
  await loadGames();
  const taken = (who: number, card: string) => [line('rush7-taken', { who: { seat: who }, zone: { number: 1 }, card: { card } })];
  expect(said(taken(0, '5'), taken(1, '7'), 'turns')).toBe('Correction of turn 2: Ana takes zone 1 and keeps the 5 → Bruno takes zone 1 and keeps the 7');
});
