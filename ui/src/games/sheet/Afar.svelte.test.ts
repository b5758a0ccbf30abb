import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { TableState } from '../../session/game';
import Afar from './Afar.svelte';

/** A table with two lines that each person writes; `total` is what the first column has. */
const table = (lines: object, wins: 'most' | 'none') => ({
  session: 's', game: 'sheet', status: 'live', config: {},
  seats: [{ person: 'a', name: 'Ana', piece: 0 }],
  view: {
    game: { wins, counters: wins === 'none' ? [{ id: 'cubes', name: 'Cubes', for: 'table' }] : [], sheet: { fields: [{ id: 'hope', name: 'Hope', kind: 'text' }, { id: 'fear', name: 'Fear', kind: 'text' }] } },
    columns: [{ seats: [0], total: 0, legs: 0, carry: [], out: false }], counters: [[3]], legs: null, open: null, phase: 1, rows: [],
    sheet: { row: 0, cells: [lines], table: {} },
  },
  standing: { over: false, places: [{ points: 0, place: 1, won: false }], rounds: [], next: null, sides: [] },
} as unknown as TableState<'sheet'>);

it.each(['most', 'none'] as const)('shows two equal texts of one person, where the game is won by %s', (wins) => {
  render(Afar, { table: table({ hope: 'rain', fear: 'rain' }, wins) });
  expect(screen.getAllByText('rain')).toHaveLength(2);
});
