import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../i18n/index.svelte';
import { usePlatform } from '../../../platform';
import { fakePlatform } from '../../../platform/fake';
import { draft } from '../draft.svelte';
import type { File } from '../patterns';
import Leaf from './Leaf.svelte';
import MoreStep from './MoreStep.svelte';
import { shapeAt, type Path } from './shape';
import { unfolded } from './unfolded.svelte';

const names = { names: [{ name: 'bid', words: [] }, { name: 'won', words: [] }], functions: ['sum'], of_lists: [], reserved: ['points'] };
const file: File = {
  format: 'tapete-game', version: 1, id: 'small', revision: 1, name: 'Small', seats: [2, 6], wins: 'high',
  round: { fields: [{ id: 'bid', name: 'Bid', kind: 'flag', default: false }, { id: 'suit', name: 'Suit', kind: 'choice', of: [{ id: 'a', name: 'Acorns' }, { id: 'b', name: 'Bells' }], default: 'a' }] },
};

beforeEach(async () => {
  vi.useFakeTimers();
  await setLanguage('en');
  usePlatform(fakePlatform({ game_names: names, check_game: { faults: [], warnings: [], file: null, examples: { held: 0, of: 0 }, replaces: null } }));
  unfolded.clear();
  draft.clear();
  draft.set(file);
});

/** An input of the form, alone; what it writes. */
function at(path: Path): () => unknown {
  const shape = shapeAt(path);
  if (!shape) throw new Error('no such place');
  render(Leaf, { path, shape, label: 'What', sentence: 'A sentence.' });
  return () => draft.at(path);
}
const write = (role: 'textbox' | 'radio' | 'switch' | 'button', name: string | RegExp, value?: string) => {
  const found = screen.getByRole(role, { name });
  return value === undefined ? fireEvent.click(found) : fireEvent.input(found, { target: { value } });
};

describe('an input of the form', () => {
  it('writes a text', async () => {
    const written = at(['by', 'author']);
    await write('textbox', 'What', 'Ana');
    expect(written()).toBe('Ana');
  });
  it('writes a number, and nothing that is none', async () => {
    const written = at(['decimals']);
    await write('textbox', 'What', '2');
    expect(written()).toBe(2);
    await write('textbox', 'What', '3');
    expect(written()).toBe(2);
    screen.getByText('A whole number from 0 to 2.');
  });
  it('writes numbers with commas between them', async () => {
    const written = at(['round', 'fields', 0, 'values']);
    await write('textbox', 'What', '0, 5 −10');
    expect(written()).toEqual([0, 5, -10]);
  });
  it('writes one of the words', async () => {
    const written = at(['wins']);
    await write('radio', 'fewest');
    expect(written()).toBe('low');
  });
  it('writes words in the order in which they are tapped', async () => {
    const written = at(['sides']);
    await write('button', 'two teams');
    await write('button', 'everyone alone');
    expect(written()).toEqual(['two', 'each']);
    await write('button', /two teams/);
    expect(written()).toEqual(['each']);
  });
  it('writes a yes or no', async () => {
    const written = at(['round', 'fields', 0, 'hidden']);
    await write('switch', 'What');
    expect(written()).toBe(true);
  });
  it('writes both of a pair', async () => {
    const written = at(['seats']);
    await write('textbox', 'at most', '4');
    expect(written()).toEqual([2, 4]);
  });
  it('writes the usual value as the field takes it', async () => {
    const flag = at(['round', 'fields', 0, 'default']);
    await write('radio', 'yes');
    expect(flag()).toBe(true);
    const choice = at(['round', 'fields', 1, 'default']);
    await write('radio', 'Bells');
    expect(choice()).toBe('b');
  });
  it('writes an example as the file has it, and nothing that is no JSON', async () => {
    const written = at(['cases', 0]);
    await write('textbox', 'What', '{ "bid": [true]');
    expect(written()).toBeUndefined();
    await write('textbox', 'What', '{ "bid": [true] }');
    expect(written()).toEqual({ bid: [true] });
  });
  it('writes a text for each language, and takes out what is emptied', async () => {
    const written = at(['about']);
    await write('textbox', 'What', 'Tricks');
    await write('button', 'In several languages');
    await write('textbox', 'Spanish', 'Bazas');
    expect(written()).toEqual({ en: 'Tricks', es: 'Bazas' });
    await write('textbox', 'English', '');
    expect(written()).toEqual({ es: 'Bazas' });
  });
  it('writes a formula by keys, and a number as a number', async () => {
    const written = at(['start']);
    await write('button', /What/);
    await vi.runAllTimersAsync();
    for (const key of ['5', '0']) await write('button', key);
    expect(written()).toBe(50);
    for (const key of ['+', 'won']) await write('button', key);
    expect(written()).toBe('50 + won');
    await write('button', 'Delete the last word');
    expect(written()).toBe('50 + ');
  });
});

describe('the form of the whole file', () => {
  it('adds what is not there, with an id of its name, and takes it out again', async () => {
    render(MoreStep);
    await vi.runAllTimersAsync();
    await write('button', /^What is carried on/);
    await vi.runAllTimersAsync();
    const form = within(screen.getByRole('group', { name: 'What is carried on' }));
    await fireEvent.input(form.getByRole('textbox', { name: 'Name' }), { target: { value: 'Points' } });
    // What has a meaning already is no id.
    expect(draft.at(['carry'])).toEqual([{ id: 'points_2', name: 'Points', next: 0 }]);
    await write('button', 'Remove What is carried on');
    expect(draft.at(['carry'])).toBeUndefined();
  });

  it('keeps an id that a formula names', async () => {
    const id = draft.newId('carry');
    draft.set({ ...file, carry: [{ id, name: '', next: 0 }], total: `total + ${id}` });
    draft.put(['carry', 0, 'name'], 'Bags');
    expect(draft.at(['carry', 0, 'id'])).toBe(id);
  });

  it('shows a fault at the name it belongs to', async () => {
    const fault = { code: 'game_name', why: 'unknown', path: 'total', column: 1, params: { name: 'sun' } };
    draft.set({ ...file, total: 'sun' });
    usePlatform(fakePlatform({ game_names: names, try_game: { faults: [], refused: null, columns: [], over: false }, check_game: { faults: [fault], warnings: [], file: null, examples: { held: 0, of: 0 }, replaces: null } }));
    render(MoreStep);
    await vi.runAllTimersAsync();
    await write('button', 'Total, not the sum something is wrong sun');
    await vi.runAllTimersAsync();
    screen.getByText('“sun” is not known here.');
  });
});
