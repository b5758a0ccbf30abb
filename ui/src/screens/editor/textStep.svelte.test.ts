import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../i18n/index.svelte';
import { usePlatform } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import { draft } from './draft.svelte';
import type { File } from './patterns';
import TextStep from './TextStep.svelte';

const file: File = {
  format: 'tapete-game', version: 1, id: 'small', revision: 1, name: 'Small', seats: [2, 6], wins: 'high',
  round: { fields: [{ id: 'bid', name: 'Bid' }], parts: [{ name: 'Made', value: 'bid + ' }] },
  cases: [{ bid: [1, 2], points: [1, 2] }],
};
const fault = { code: 'game_name', why: 'unknown', path: 'round.parts[0].value', column: 1, params: { name: 'bid' } };
const columns = [{ points: 1, total: 1, parts: [{ at: 0, id: null, name: 'Made', number: 1 }] }];
const fake = fakePlatform({
  game_names: { names: [{ name: 'bid', words: [] }], functions: ['sum'], of_lists: [], reserved: [] },
  check_game: { faults: [fault], warnings: [], file: null, examples: { held: 0, of: 0 }, replaces: null },
  try_game: { faults: [], refused: null, columns, over: false },
});

/** The cursor behind this text. */
async function behind(words: string): Promise<HTMLTextAreaElement> {
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the file' });
  const at = area.value.indexOf(words) + words.length;
  area.setSelectionRange(at, at);
  await fireEvent.click(area);
  await vi.runAllTimersAsync();
  return area;
}

describe('the text of a file', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    await setLanguage('en');
    usePlatform(fake);
    draft.clear();
    draft.set(file);
    render(TextStep);
    await vi.runAllTimersAsync();
  });

  it('offers what an expression may name, and asks for it once', async () => {
    fake.calls.length = 0;
    const area = await behind('bid + ');
    await fireEvent.click(screen.getByRole('button', { name: 'bid' }));
    await vi.runAllTimersAsync();
    expect(area.value).toContain('"value": "bid + bid"');
    expect(fake.calls.filter(({ name }) => name === 'game_names').map(({ request }) => (request as { path: string }).path)).toEqual(['round.parts[0].value']);
  });

  it('chooses the word that is wrong, and says what an example comes to', async () => {
    await fireEvent.click(screen.getByRole('button', { name: /round\.parts\[0\]\.value:1/ }));
    await vi.runAllTimersAsync();
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the file' });
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('bid');
    await behind('"bid": [');
    screen.getByText(/Made 1/);
  });
});
