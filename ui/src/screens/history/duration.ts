import { t } from '../../i18n/index.svelte';

/** "0 s", "35 s", "40 min", "1 h 12". */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return t('duration-seconds', { n: seconds });
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return t('duration-minutes', { n: minutes });
  const rest = String(minutes % 60).padStart(2, '0');
  return t('duration-hours', { h: Math.floor(minutes / 60), m: rest });
}
