import { readStored, writeStored } from '../platform/storage';

/** The part of the platform this needs, so that a test can count the calls. */
export interface WakePlatform {
  request: () => Promise<WakeLockSentinel>;
  visible: () => boolean;
  onVisibility: (run: () => void) => () => void;
}

export type WakeState = 'off' | 'on' | 'refused';

const browser: WakePlatform = {
  request: () =>
    navigator.wakeLock
      ? navigator.wakeLock.request('screen')
      : Promise.reject(new Error('no wake lock here')),
  visible: () => document.visibilityState === 'visible',
  onVisibility: (run) => {
    document.addEventListener('visibilitychange', run);
    return () => document.removeEventListener('visibilitychange', run);
  },
};

/**
 * Keeps the screen awake while it is wanted and in sight. The platform drops the lock when the
 * screen is hidden, so it is asked for again on return; a refusal is told and breaks nothing.
 */
export function wakeLock(platform: WakePlatform = browser) {
  let state = $state<WakeState>('off');
  let wanted = false;
  let asking = false;
  let sentinel: WakeLockSentinel | undefined;

  async function settle(): Promise<void> {
    if (!wanted || !platform.visible() || asking || sentinel) return;
    asking = true;
    try {
      const got = await platform.request();
      if (!wanted) {
        void got.release();
        return;
      }
      sentinel = got;
      state = 'on';
      got.addEventListener('release', () => {
        sentinel = undefined;
        if (state === 'on') state = 'off';
      });
    } catch {
      state = wanted ? 'refused' : 'off';
    } finally {
      asking = false;
    }
  }

  const stopListening = platform.onVisibility(() => void settle());

  function want(on: boolean): void {
    wanted = on;
    if (on) return void settle();
    state = 'off';
    const held = sentinel;
    sentinel = undefined;
    void held?.release();
  }

  return {
    get state() {
      return state;
    },
    want,
    close() {
      stopListening();
      want(false);
    },
  };
}

const TOLD = 'tapete.may-sleep';

/** Whether this device has yet to say that its screen may go dark; from then on it has. */
export function saysFirst(): boolean {
  // A device that writes nothing would say it at every table.
  return readStored(TOLD) === undefined && writeStored(TOLD, true);
}
