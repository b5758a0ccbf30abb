import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Person } from './person';
import ScoreSheet from './ScoreSheet.svelte';
import SeatMap from './SeatMap.svelte';
import SeatStrip from './SeatStrip.svelte';

const people: Person[] = [
  { id: 'a', name: 'Ana', piece: 1 },
  { id: 'b', name: 'Bruno', piece: 2 },
  { id: 'c', name: 'Carla', piece: 3 },
];

it('the strip says whose turn it is, not only by a bar', () => {
  const seats = people.map((person) => ({ person, score: '7', place: '1st' }));
  render(SeatStrip, { label: 'Scores', seats, now: 'b', nowLabel: 'to play' });
  const [, bruno] = within(screen.getByRole('list', { name: 'Scores' })).getAllByRole('listitem');
  expect(bruno?.getAttribute('aria-current')).toBe('true');
  expect(bruno?.textContent).toContain('to play');
});

it('the sheet is a table whose cells can be tapped to amend', async () => {
  const oncell = vi.fn();
  const cells = people.map((person) => ({ total: '5', detail: '1/1', label: `${person.name}, round 1` }));
  const rounds = [{ id: 'r1', label: '1', cells }, { id: 'r2', label: 'Red', colour: 'red', cells: [null, null, null] }];
  const { container } = render(ScoreSheet, { label: 'Sheet', roundLabel: 'Round', people, rounds, oncell });
  expect(screen.getAllByRole('columnheader').map((e) => e.textContent)).toEqual(
    ['Round', 'Ana', 'Bruno', 'Carla'],
  );
  await fireEvent.click(screen.getByRole('button', { name: 'Bruno, round 1' }));
  expect(oncell.mock.calls).toEqual([['r1', 'b']]);
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect([...container.querySelectorAll<HTMLElement>('.colour')].map((one) => one.style.backgroundColor)).toEqual(['red']);
});

it('seats move by arrow key and by the two arrows of the chosen one', async () => {
  const onorder = vi.fn();
  const words = { label: 'Seats', dealerWord: 'deals', moveBack: (n: string) => `${n} back`, moveOn: (n: string) => `${n} on` };
  render(SeatMap, { ...words, people, onorder, dealer: 'c' });
  const ana = screen.getByRole('button', { name: 'Ana' });
  await fireEvent.keyDown(ana, { key: 'ArrowRight' });
  await fireEvent.click(ana);
  await fireEvent.click(screen.getByRole('button', { name: 'Ana back' }));
  const orders = onorder.mock.calls.map(([order]) => order.map((p: Person) => p.id).join(''));
  expect(orders).toEqual(['bac', 'bca']);
  expect(screen.getByRole('button', { name: /Carla.*deals/ })).toBeTruthy();
});

it('the seat that is moved by an arrow keeps the focus, in whichever direction it goes', async () => {
  const words = { label: 'Seats', dealerWord: 'deals', moveBack: (n: string) => `${n} back`, moveOn: (n: string) => `${n} on` };
  const props = { ...words, people, onorder: (order: Person[]) => void seats.rerender({ ...props, people: order }) };
  const seats = render(SeatMap, props);
  const order = () => screen.getAllByRole('listitem').map((one) => one.textContent?.trim()).join(' ');
  for (const name of ['Ana', 'Carla']) {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) {
      const before = order();
      const seat = screen.getByRole('button', { name });
      seat.focus();
      await fireEvent.keyDown(seat, { key });
      await vi.waitFor(() => expect(order()).not.toBe(before));
      await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
    }
  }
});
