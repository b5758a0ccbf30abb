import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { usePlatform } from '../../platform';
import { fakePlatform } from '../../platform/fake';
import ToolScreen from './ToolScreen.svelte';

it('listens to no table that came when one had gone on', async () => {
  const fake = fakePlatform();
  let arrive = (_session: string) => {};
  const coming = new Promise<string>((done) => (arrive = done));
  const call = vi.fn<typeof fake.call>().mockReturnValue(coming as never);
  const changes = vi.fn(fake.changes);
  usePlatform({ ...fake, call, changes });
  const { unmount } = render(ToolScreen, { route: { name: 'dice' } });
  unmount();
  arrive('s');
  await coming;
  await Promise.resolve();
  expect([call.mock.calls.map(([name]) => name), changes.mock.calls]).toEqual([['tool_table'], []]);
});
