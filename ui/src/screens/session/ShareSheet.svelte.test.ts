import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Poster } from '../../kit/poster';
import { usePlatform, type Device } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import ShareSheet from './ShareSheet.svelte';

// Nothing is painted under test.
vi.mock('../../kit/poster', () => ({ drawPoster: async () => new Blob([]) }));

const poster = { title: 'Rage', lines: [] } as unknown as Poster;
vi.mock('./telling', () => ({ textOf: () => 'Ana won.', fileName: () => 'rage.png' }));

function sheet(device: Partial<Device>) {
  const platform = fakePlatform({}, device);
  usePlatform(platform);
  render(ShareSheet, { open: true, poster, onclose: () => undefined });
  return platform;
}
const key = () => screen.queryByRole('button', { name: 'Send it on' });

it('hands another app the text with the picture, or the text alone where it takes no picture', async () => {
  const sent = async (device: Partial<Device>) => {
    const { shared } = sheet(device);
    await fireEvent.click(key() as HTMLElement);
    await vi.waitFor(() => expect(shared).toHaveLength(1));
    return { text: shared[0]?.text, files: shared[0]?.files?.map(({ name }) => name) };
  };
  expect(await sent({})).toEqual({ text: 'Ana won.', files: ['rage.png'] });
  document.body.innerHTML = '';
  expect(await sent({ shares: (what) => !what?.files })).toEqual({ text: 'Ana won.', files: undefined });
});

it('offers nothing where the device hands nothing over, and says nothing of what was cancelled', async () => {
  sheet({ shares: () => false });
  expect(key()).toBeNull();
  document.body.innerHTML = '';
  const share = vi.fn(async () => false);
  sheet({ share });
  await fireEvent.click(key() as HTMLElement);
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});
