import type { ClockRules } from '../../../gen/tools';

const MINUTE = 60_000;

/** What a clock is without a wish of its own. */
export const PLAIN: ClockRules = { form: { form: 'each', ms: 10 * MINUTE, increment: 20_000, delay: 0 }, order: 'clockwise', tokens: 0, token_ms: 30_000, penalty: null };

/** Clocks that are set with one tap; the penalty's words are the reader's. */
export const presets = (tiles: string): ClockRules[] => [
  PLAIN,
  { ...PLAIN, form: { form: 'turn', ms: MINUTE }, tokens: 3, penalty: tiles },
  { ...PLAIN, form: { form: 'each', ms: 5 * MINUTE, increment: 3_000, delay: 0 } },
  { ...PLAIN, form: { form: 'each', ms: 25 * MINUTE, increment: 0, delay: 5_000 } },
  { ...PLAIN, form: { form: 'hourglass', ms: 5 * MINUTE } },
  { ...PLAIN, form: { form: 'countdown', ms: 30 * MINUTE } },
  { ...PLAIN, form: { form: 'stopwatch' } },
];
