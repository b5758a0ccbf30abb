import { number, t } from '../i18n/index.svelte';

/** A total; for a moment after a correction with the one before it. */
export const totalSaid = (total: number, was: number | undefined, write = number): string =>
  was === undefined || was === total ? write(total) : t('table-moved', { before: write(was), after: write(total) });
