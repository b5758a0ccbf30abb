import type { ClockRules } from '../../gen/tools';
import { t } from '../../i18n/index.svelte';

/** 10 min, 1 min 30 s, 45 s. */
export function span(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [min, s] = [Math.floor(seconds / 60), seconds % 60];
  if (min === 0) return t('clock-seconds', { s });
  return s === 0 ? t('clock-minutes', { min }) : t('clock-minutes-seconds', { min, s });
}

/** What a clock measures. */
export const formName = ({ form }: Pick<ClockRules, 'form'>): string => t(`clock-form-${form.form}`);

/** How much of it: "10 min, +20 s a turn". */
export function formNote({ form }: Pick<ClockRules, 'form'>): string {
  if (form.form === 'stopwatch') return t('clock-note-stopwatch');
  const time = span(form.ms);
  if (form.form !== 'each') return time;
  const more = [
    form.increment > 0 ? t('clock-note-increment', { time: span(form.increment) }) : '',
    form.delay > 0 ? t('clock-note-delay', { time: span(form.delay) }) : '',
  ].filter(Boolean);
  return [time, ...more].join(', ');
}
