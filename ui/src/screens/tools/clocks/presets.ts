import type { ClockRules, Form } from '../../../gen/tools';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

type FormName = Form['form'];

/** What a clock is without a wish of its own. */
export const PLAIN: ClockRules = { form: { form: 'turn', ms: MINUTE }, order: 'clockwise', tokens: 0, token_ms: 30 * SECOND, penalty: null };

/** The kinds of clock in the order of the list, each with the time that it begins with. */
export const KINDS: readonly Form[] = [
  { form: 'turn', ms: MINUTE },
  { form: 'each', ms: 10 * MINUTE, increment: 0, delay: 0 },
  { form: 'countdown', ms: 3 * MINUTE },
  { form: 'hourglass', ms: 5 * MINUTE },
  { form: 'stopwatch' },
];

/** Times that are one tap away. */
export const TIMES: Record<FormName, readonly number[]> = {
  turn: [30 * SECOND, MINUTE, 2 * MINUTE],
  each: [5 * MINUTE, 10 * MINUTE, 25 * MINUTE],
  countdown: [MINUTE, 3 * MINUTE, 10 * MINUTE],
  hourglass: [MINUTE, 5 * MINUTE, 10 * MINUTE],
  stopwatch: [],
};
