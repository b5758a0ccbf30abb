import { platform, type Device } from '../platform';
import { readStored, writeStored } from '../platform/storage';

/** Whether this page is in sight, so that a test can hide it. */
export interface Sight {
  visible: () => boolean;
  onChange: (run: () => void) => () => void;
}

export type WakeState = 'off' | 'on' | 'refused';

const page: Sight = {
  visible: () => document.visibilityState === 'visible',
  onChange: (run) => {
    document.addEventListener('visibilitychange', run);
    return () => document.removeEventListener('visibilitychange', run);
  },
};

/**
 * Keeps the screen on while it is wanted and in sight. The device lets go when the page is hidden, so it is asked again
 * on return; a refusal is told and breaks nothing.
 */
export function wakeLock(device: Device = platform().device, sight: Sight = page) {
  let state = $state<WakeState>('off');
  let wanted = false;
  let asking = false;
  let release: (() => void) | undefined;

  async function settle(): Promise<void> {
    if (!wanted || !sight.visible() || asking || release) return;
    asking = true;
    try {
      const got: () => void = await device.holdScreen(() => {
        // One that was let go of may end after the next has begun.
        if (release !== got) return;
        release = undefined;
        state = 'off';
      });
      if (!wanted) return got();
      release = got;
      state = 'on';
    } catch {
      state = wanted ? 'refused' : 'off';
    } finally {
      asking = false;
    }
  }

  const stopListening = sight.onChange(() => void settle());

  function want(on: boolean): void {
    wanted = on;
    if (on) return void settle();
    state = 'off';
    const held = release;
    release = undefined;
    held?.();
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
