import { ring, type Bell } from '../../app/alarm.svelte';

/** What everybody has to notice at once. */
export type SignalKind = 'count' | 'start' | 'pause' | 'dragon' | 'curse' | 'heroes' | 'sorcerer';

const LONG = [80, 60, 80];

// What the heroes like to hear goes up, what the sorcerer does goes down.
const BELLS: Record<SignalKind, Bell> = {
  count: [[520], [40]],
  start: [[780, 1040], LONG],
  pause: [[440, 440], LONG],
  dragon: [[220, 165, 110], LONG],
  curse: [[330, 233, 330, 233], LONG],
  heroes: [[523, 659, 784, 1047], LONG],
  sorcerer: [[294, 233, 175, 131], LONG],
};

/** What is seen is also heard and felt, as this device wants it. */
export const signal = (kind: SignalKind): void => ring(BELLS[kind]);
