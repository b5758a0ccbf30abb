import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserDevice } from './device';

/** A browser that has what it is given, and nothing else of a device. */
const has = (what: object) => vi.stubGlobal('navigator', what);
beforeEach(() => has({}));
afterEach(() => vi.unstubAllGlobals());

it('says what the browser has not, and does without it', async () => {
  const { holdsScreen, vibrates } = browserDevice;
  expect([holdsScreen, vibrates, browserDevice.shares(), browserDevice.shares({ text: 'x' })]).toEqual([false, false, false, false]);
  browserDevice.vibrate([120]);
  await expect(browserDevice.holdScreen(() => {})).rejects.toThrow();
});

it('holds the screen until it is let go of, or the browser lets go', async () => {
  class Lock extends EventTarget {
    release = async () => void this.dispatchEvent(new Event('release'));
  }
  const locks: Lock[] = [];
  has({ wakeLock: { request: async () => locks[locks.push(new Lock()) - 1] } });
  const lost = vi.fn();
  const release = await browserDevice.holdScreen(lost);
  release();
  expect([browserDevice.holdsScreen, locks.length, lost.mock.calls.length]).toEqual([true, 1, 1]);
  await browserDevice.holdScreen(lost);
  locks[1]?.dispatchEvent(new Event('release'));
  expect(lost).toHaveBeenCalledTimes(2);
});

it('hands over what the browser takes; only a cancelled one is no failure', async () => {
  const share = vi.fn(async (_what: ShareData) => {});
  has({ share, canShare: ({ files }: ShareData) => !files, vibrate: () => true });
  expect([browserDevice.vibrates, browserDevice.shares(), browserDevice.shares({ text: 'x' }), browserDevice.shares({ files: [] })])
    .toEqual([true, true, true, false]);
  expect(await browserDevice.share({ text: 'x' })).toBe(true);
  share.mockRejectedValueOnce(new DOMException('no', 'AbortError'));
  expect(await browserDevice.share({ text: 'x' })).toBe(false);
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await expect(browserDevice.share({ text: 'x' })).rejects.toThrow('no');
});
