const KEPT = 'tapete.start-signal';

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
}

let wanted = $state(read());

/** Whether a clock is counted in here: three, two, one. */
export const signalWanted = (): boolean => wanted;

export function wantSignal(on: boolean): void {
  wanted = on;
  try {
    localStorage.setItem(KEPT, on ? 'on' : 'off');
  } catch {
    // A device that keeps nothing forgets it, and that is all.
  }
}
