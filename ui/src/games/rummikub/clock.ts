import type { ClockView } from '../../gen/rummikub';

/** How urgent it is: the last 15 s, the last 10 s, nothing left. */
export type Urgency = 'calm' | 'late' | 'last' | 'out';

/** Milliseconds left of a turn by its stamps; below 0 when it is over. */
export function left(clock: ClockView, now: number): number {
  const ran = (clock.paused ?? now) - clock.began - clock.waited;
  return clock.seconds * 1000 - Math.max(0, ran);
}

export function urgency(ms: number): Urgency {
  return ms <= 0 ? 'out' : ms <= 10_000 ? 'last' : ms <= 15_000 ? 'late' : 'calm';
}

/** Whole seconds as they are shown: 0:60 at the start, 0:00 only when nothing is left. */
export const shownSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));
