import type { Device } from './platform';

/** What the browser of this page can do, which is all that the web view of an app can, too. */
export const browserDevice: Device = {
  get holdsScreen() {
    return 'wakeLock' in navigator;
  },

  async holdScreen(lost) {
    const lock = await navigator.wakeLock.request('screen');
    lock.addEventListener('release', lost);
    return () => void lock.release();
  },

  get vibrates() {
    return 'vibrate' in navigator;
  },

  vibrate: (lengths) => void navigator.vibrate?.(lengths),

  shares: (what) => (what ? !!navigator.canShare?.(what) : 'share' in navigator),

  async share(what) {
    try {
      await navigator.share(what);
      return true;
    } catch (why) {
      if (why instanceof DOMException && why.name === 'AbortError') return false;
      throw why;
    }
  },
};
