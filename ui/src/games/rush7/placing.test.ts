import { beforeEach, expect, it } from 'vitest';
import { Placing } from './placing.svelte';

let placing: Placing;
const laid = () => [...placing.at].sort(([a], [b]) => a - b).map(([zone, card]) => [zone, card.value]);
const held = () => placing.hand.map((card) => card.value).sort();
const id = (value: number) => placing.hand.find((card) => card.value === value)?.id ?? '';

beforeEach(() => {
  placing = new Placing();
  placing.take('turn 1, Ana', [0, 0, 3, 4, 6, 7, 7], [1, 2, 3, 4, 5]);
});

it('lays a card and then a zone, or a zone and then one card after the other', () => {
  placing.pick(id(7));
  placing.zone(3);
  expect(laid()).toEqual([[3, 7]]);
  placing.zone(1);
  for (const value of [0, 0, 6, 4]) placing.pick(id(value));
  expect(laid()).toEqual([[1, 0], [2, 0], [3, 7], [4, 6], [5, 4]]);
  expect(placing.complete).toBe(true);
  expect(held()).toEqual([3, 7]);
});

it('takes a card back where its zone is tapped, and changes it for the next one', () => {
  for (const value of [7, 7, 6]) placing.value(value);
  placing.zone(2);
  expect(held()).toEqual([0, 0, 3, 4, 7]);
  placing.pick(id(3));
  expect(laid()).toEqual([[1, 7], [2, 3], [3, 6]]);
  placing.marked = undefined;
  placing.pick(id(4));
  placing.zone(1);
  expect(laid()).toEqual([[1, 4], [2, 3], [3, 6]]);
  expect(held()).toEqual([0, 0, 7, 7]);
});

it('keeps one card a zone when dragging drops a second one', () => {
  placing.value(7);
  const [card] = placing.hand.filter((one) => one.value === 3);
  const before = placing.at.get(1);
  if (!card || !before) throw new Error('no card');
  const rest = placing.hand.filter((one) => one !== card);
  placing.dropped(1, [before, card]);
  placing.kept(rest);
  expect(laid()).toEqual([[1, 3]]);
  expect(held()).toEqual([0, 0, 4, 6, 7, 7]);
  // From one zone to another.
  placing.dropped(1, []);
  placing.dropped(4, [card]);
  expect(laid()).toEqual([[4, 3]]);
});

it('knows the hand again in the same turn, and no digit that is not held', () => {
  expect(placing.value(5)).toBe(false);
  placing.value(6);
  placing.take('turn 1, Ana', [0, 0, 3, 4, 6, 7, 7], [1, 2, 3, 4, 5]);
  expect(laid()).toEqual([[1, 6]]);
  placing.take('turn 1, Bea', [1, 1, 2, 2, 3, 5, 5], [1, 2, 3, 4, 5]);
  expect(laid()).toEqual([]);
});
