import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { SessionCard } from '../../gen/wire';
import EveningRow from './EveningRow.svelte';

it('gives each of two winners a sign of their own, right after the name', () => {
  const seats = ['Ana', 'Bruno', 'Carla'].map((name, at) => ({ name, piece: at, person: String(at) }));
  const places = [16, 16, 10].map((points, at) => ({ points, place: at < 2 ? 1 : 3, won: at < 2 }));
  const standing = { over: true, round: 1, of: 1, places, rounds: [[16, 16, 10]], next: null, rule: null, sides: [], scoring: 'highest', title: null };
  const card = { session: 's', game: 'rage', status: 'finished', started: 0, ended: 0, played_ms: 0, note: '', seats, standing } as unknown as SessionCard;
  const { container } = render(EveningRow, { card });
  const winners = [...container.querySelectorAll('.winners > *')];
  expect(winners.map((one) => one.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['Ana wins', 'Bruno wins']);
  expect(winners.map((one) => one.querySelectorAll('.lucide-trophy').length)).toEqual([1, 1]);
});
