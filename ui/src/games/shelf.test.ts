import { describe, expect, it } from 'vitest';
import type { GameCard, PresetCard } from '../gen/wire';
import { foundBy, isCalled, keyOf } from './shelf';

const game = (id: string, name: unknown, more: { also?: string[]; saved?: boolean } = {}) =>
  ({ id: 'sheet', presets: [{ id, saved: more.saved ?? false, file: { name, also: more.also ?? [] } } as unknown as PresetCard] }) as GameCard;

const hearts = game('hearts', { en: 'Hearts', es: 'Corazones' });
const flip = game('flip_7', 'Flip 7');
const toma = game('six_nimmt', { en: 'Take 5', es: '¡Toma 6!' }, { also: ['6 nimmt!'] });
const own = game('podrida', 'Podrida', { saved: true });
const shelf = [hearts, flip, toma, own];
const found = (typed: string, played: GameCard[] = []) => foundBy(shelf, typed, played).map((one) => keyOf(one).slice('sheet/'.length));

describe('a game is found', () => {
  it.each([
    ['corazones', 'hearts'],
    ['HEARTS', 'hearts'],
    ['flip7', 'flip_7'],
    ['flip-7', 'flip_7'],
    ['toma 6', 'six_nimmt'],
    ['6nimmt', 'six_nimmt'],
  ])('by %s, whatever is left out between its words', (typed, id) => expect(found(typed)).toEqual([id]));

  it('first where it is played most, then where it was made here', () => {
    expect(found('')).toEqual(['podrida', 'hearts', 'flip_7', 'six_nimmt']);
    expect(found('', [flip, toma, toma])).toEqual(['six_nimmt', 'flip_7', 'podrida', 'hearts']);
  });

  it('and its whole name is no name for a new one', () => {
    expect(isCalled(toma, 'toma 6')).toBe(true);
    expect(isCalled(toma, 'toma')).toBe(false);
  });
});
