import type { Warning } from '../../app/alarm.svelte';
import type { ClockRules } from '../../gen/tools';

/** How urgent it is. */
export type Stage = 'calm' | Warning;

const ORDER: readonly Stage[] = ['calm', 'half', 'late', 'last', 'out'];
/** Whether one is nearer the end than the other. */
export const nearer = (one: Stage, other: Stage): boolean => ORDER.indexOf(one) > ORDER.indexOf(other);

/** What there was at the beginning, in milliseconds; nothing where nothing runs out. */
export function wholeOf({ form }: Pick<ClockRules, 'form'>): number | undefined {
  return form.form === 'stopwatch' ? undefined : form.ms;
}

/** The stage of what is left of a whole, in milliseconds; without a whole nobody is warned of its half. */
export function stageOf(left: number, whole = 0): Stage {
  if (left <= 0) return 'out';
  if (left <= 10_000) return 'last';
  if (left <= 15_000) return 'late';
  return left <= whole / 2 ? 'half' : 'calm';
}
