import type { ClockView } from '../../gen/rummikub';

/** Milliseconds left of a turn by its stamps; below 0 when it is over. */
export function left(clock: ClockView, now: number): number {
  const ran = (clock.paused ?? now) - clock.began - clock.waited;
  return clock.seconds * 1000 - Math.max(0, ran);
}

/** Whole seconds as they are shown: 0:60 at the start, 0:00 only when nothing is left. */
export const shownSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));
