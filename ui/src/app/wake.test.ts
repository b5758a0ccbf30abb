import { expect, it, vi } from 'vitest';
import { fakePlatform } from '../platform/fake';
import { wakeLock, type Sight } from './wake.svelte';

function fake() {
  let visible = true;
  let notice = () => {};
  let drop = () => {};
  const release = vi.fn(() => drop());
  const holdScreen = vi.fn((lost: () => void) => {
    drop = lost;
    return Promise.resolve<() => void>(release);
  });
  const { device } = fakePlatform({}, { holdScreen });
  const sight: Sight = {
    visible: () => visible,
    onChange: (run) => ((notice = run), () => (notice = () => {})),
  };
  const show = (on: boolean) => {
    visible = on;
    if (!on) drop();
    notice();
  };
  return { device, sight, holdScreen, release, show };
}

const settled = () => new Promise((done) => setTimeout(done));

it('asks once, and again only on return', async () => {
  const { device, sight, holdScreen, release, show } = fake();
  const wake = wakeLock(device, sight);
  expect(holdScreen).toHaveBeenCalledTimes(0);
  wake.want(true);
  wake.want(true);
  await settled();
  expect([wake.state, holdScreen.mock.calls.length]).toEqual(['on', 1]);
  show(false);
  expect([wake.state, holdScreen.mock.calls.length]).toEqual(['off', 1]);
  show(true);
  await settled();
  expect([wake.state, holdScreen.mock.calls.length]).toEqual(['on', 2]);
  wake.want(false);
  expect([wake.state, release.mock.calls.length]).toEqual(['off', 1]);
  show(true);
  await settled();
  expect(holdScreen).toHaveBeenCalledTimes(2);
});

it('gives back a hold that came too late', async () => {
  const { device, sight, release } = fake();
  const wake = wakeLock(device, sight);
  wake.want(true);
  wake.want(false);
  await settled();
  expect([wake.state, release.mock.calls.length]).toEqual(['off', 1]);
});

it('keeps a new hold where the one before it ends late', async () => {
  const { sight } = fake();
  const ends: (() => void)[] = [];
  const release = vi.fn();
  const holdScreen = (lost: () => void) => {
    ends.push(lost);
    return Promise.resolve(() => release());
  };
  const wake = wakeLock(fakePlatform({}, { holdScreen }).device, sight);
  for (const on of [true, false, true]) {
    wake.want(on);
    await settled();
  }
  ends[0]?.();
  expect([ends.length, wake.state]).toEqual([2, 'on']);
  wake.want(false);
  expect(release).toHaveBeenCalledTimes(2);
});

it('tells a refusal and goes on', async () => {
  const { device, sight } = fake();
  device.holdScreen = () => Promise.reject(new Error('battery saver'));
  const wake = wakeLock(device, sight);
  wake.want(true);
  await settled();
  expect(wake.state).toBe('refused');
  wake.close();
  expect(wake.state).toBe('off');
});
