import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { usePlatform } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import Exports from './Exports.svelte';

const written = (left_out: number) =>
  fakePlatform({
    export_all: null,
    job: { kind: 'export', done: 3, of: 3, outcome: { is: 'written', path: '/files/all.json', left_out } },
  });

it('says where an export is, and how many damaged games it had to leave out', async () => {
  usePlatform(written(2));
  render(Exports, { folder: null });
  await fireEvent.click(screen.getByRole('button', { name: 'Everything' }));
  expect(await screen.findByText('2 games are damaged and were left out')).toBeTruthy();
  expect(await screen.findByText('/files/all.json')).toBeTruthy();

  usePlatform(written(0));
  await fireEvent.click(screen.getByRole('button', { name: 'Everything' }));
  expect(await screen.findByText('/files/all.json')).toBeTruthy();
  expect(screen.queryByText(/left out/)).toBeNull();
});
