import { readStored, writeStored } from '../../../platform/storage';

const NAME = 'tapete.start-signal';

let wanted = $state(readStored(NAME) === true);

/** Whether a clock is counted in here: three, two, one. */
export const signalWanted = (): boolean => wanted;

export function wantSignal(on: boolean): void {
  wanted = on;
  writeStored(NAME, on);
}
