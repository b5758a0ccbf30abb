import { number, t } from '../i18n/index.svelte';

/** A total; for a moment after a correction with the one before it. */
export const totalSaid = (total: number, was: number | undefined): string =>
  was === undefined || was === total ? number(total) : t('table-moved', { before: number(was), after: number(total) });
