import { expect, it, vi } from 'vitest';
import { wakeLock, type WakePlatform } from './wake.svelte';

function fake() {
  let visible = true;
  let notice = () => {};
  let drop = () => {};
  const release = vi.fn(async () => drop());
  const sentinel = {
    release,
    addEventListener: (_: string, run: () => void) => (drop = run),
  } as unknown as WakeLockSentinel;
  const request = vi.fn(async () => sentinel);
  const platform: WakePlatform = {
    request,
    visible: () => visible,
    onVisibility: (run) => ((notice = run), () => (notice = () => {})),
  };
  const show = (on: boolean) => {
    visible = on;
    if (!on) drop();
    notice();
  };
  return { platform, request, release, show };
}

const settled = () => new Promise((done) => setTimeout(done));

it('asks once, and again only on return', async () => {
  const { platform, request, release, show } = fake();
  const wake = wakeLock(platform);
  expect(request).toHaveBeenCalledTimes(0);
  wake.want(true);
  wake.want(true);
  await settled();
  expect([wake.state, request.mock.calls.length]).toEqual(['on', 1]);
  show(false);
  expect([wake.state, request.mock.calls.length]).toEqual(['off', 1]);
  show(true);
  await settled();
  expect([wake.state, request.mock.calls.length]).toEqual(['on', 2]);
  wake.want(false);
  expect([wake.state, release.mock.calls.length]).toEqual(['off', 1]);
  show(true);
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
});

it('gives back a lock that came too late', async () => {
  const { platform, release } = fake();
  const wake = wakeLock(platform);
  wake.want(true);
  wake.want(false);
  await settled();
  expect([wake.state, release.mock.calls.length]).toEqual(['off', 1]);
});

it('tells a refusal and goes on', async () => {
  const { platform } = fake();
  platform.request = () => Promise.reject(new Error('battery saver'));
  const wake = wakeLock(platform);
  wake.want(true);
  await settled();
  expect(wake.state).toBe('refused');
  wake.close();
  expect(wake.state).toBe('off');
});
