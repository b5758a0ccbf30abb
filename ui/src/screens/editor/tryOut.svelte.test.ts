import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../i18n/index.svelte';
import { usePlatform } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import { draft } from './draft.svelte';
import TryOut from './TryOut.svelte';

beforeEach(async () => {
  vi.useFakeTimers();
  await setLanguage('en');
  usePlatform(fakePlatform());
  draft.clear();
  draft.set({
    format: 'tapete-game', version: 1, id: 'half', revision: 1, name: 'Half', seats: [2, 6], wins: 'high', decimals: 1,
    round: { fields: [{ id: 'a', name: 'Points' }], parts: [{ name: 'Points', value: 'a' }] },
  });
  render(TryOut);
});

/** What stands in the first box, key after key. */
async function typing(text: string): Promise<string[]> {
  const box = screen.getAllByRole<HTMLInputElement>('textbox', { name: /Points/ })[0]!;
  const stood: string[] = [];
  for (const key of text) {
    await fireEvent.input(box, { target: { value: box.value + key } });
    await tick();
    stood.push(box.value);
  }
  return stood;
}
const entered = () => (draft.example['a'] as (number | null)[])[0];

it('takes a number below 0 with decimals, key after key', async () => {
  expect(await typing('-0.5')).toEqual(['-', '-0', '-0.', '-0.5']);
  expect(entered()).toBe(-5);
});

it('does not take a decimal too many', async () => {
  expect((await typing('7.25')).at(-1)).toBe('7.2');
  expect(entered()).toBe(72);
});

it('shows no worth of numbers that are refused, and keeps none of them as an example', async () => {
  const columns = [{ points: 0, total: 0, parts: [] }, { points: 0, total: 0, parts: [] }];
  const refused = { code: 'SH_E_SUM', rule: 'SH-1', params: {} };
  draft.tried = { faults: [], refused, columns, over: false };
  await tick();
  expect(screen.getByText('Worth').closest('tr')!.textContent).not.toContain('0');
  expect(screen.queryByRole('button', { name: 'Save as an example' })).toBeNull();
  draft.keepExample();
  expect(draft.file.cases ?? []).toEqual([]);

  draft.tried = { faults: [], refused: null, columns, over: false };
  await tick();
  await fireEvent.click(screen.getByRole('button', { name: 'Save as an example' }));
  expect(draft.file.cases).toHaveLength(1);
});
