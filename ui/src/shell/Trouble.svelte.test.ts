import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { usePlatform, WireFailure } from '../platform';
import { fakePlatform } from '../platform/fake';
import Trouble from './Trouble.svelte';

const copied: string[] = [];
const page = (copy: (path: string) => Promise<string>) => ({ ...fakePlatform(), ownPage: { copy } as never });

it('hands out the database of a page that cannot open it, and tries again', async () => {
  usePlatform(page(async (path) => (copied.push(path), 'tapete.db')));
  render(Trouble, { problem: { is: 'storage', message: 'full' } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Save the file with everything' }));
  expect((await screen.findByRole('status')).textContent).toContain('tapete.db');
  expect(copied).toEqual(['/tapete/tapete.db']);
});

it('says where the database cannot be handed out either', async () => {
  usePlatform(page(async () => Promise.reject(WireFailure.of('gone', 'unreachable'))));
  render(Trouble, { problem: { is: 'newer', found: 99, known: 15 } });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Save the file with everything' }));
  expect((await screen.findByRole('status')).textContent).toContain('does not answer');
});

it('leaves the folder of a program to its owner', () => {
  usePlatform(fakePlatform());
  render(Trouble, { problem: { is: 'storage', message: 'full' } });
  expect(screen.queryByRole('button')).toBeNull();
});
