import { tones } from '../../kit/tones';

const KEPT = 'tapete.rush_out-sound';

/** What everybody has to notice at once. */
export type SignalKind = 'count' | 'start' | 'pause' | 'dragon' | 'curse' | 'heroes' | 'sorcerer';

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

let wanted = $state(read());

/** Whether this device sounds: a matter of the device, not of the table. */
export const soundWanted = (): boolean => wanted;

export function wantSound(on: boolean): void {
  wanted = on;
  try {
    localStorage.setItem(KEPT, on ? 'on' : 'off');
  } catch {
    // A device that keeps nothing forgets it, and that is all.
  }
}

// What the heroes like to hear goes up, what the sorcerer does goes down.
const TONES: Record<SignalKind, readonly number[]> = {
  count: [520],
  start: [780, 1040],
  pause: [440, 440],
  dragon: [220, 165, 110],
  curse: [330, 233, 330, 233],
  heroes: [523, 659, 784, 1047],
  sorcerer: [294, 233, 175, 131],
};

/** What is seen is also heard and felt. */
export function ring(kind: SignalKind): void {
  if (!wanted) return;
  navigator.vibrate?.(kind === 'count' ? 40 : [80, 60, 80]);
  tones(TONES[kind]);
}
