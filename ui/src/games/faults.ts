import type { GameFault } from '../gen/wire';
import { t } from '../i18n/index.svelte';

/** What is wrong with a game file, as a sentence. */
export function faultWords({ why, params }: Pick<GameFault, 'why' | 'params'>): string {
  return t(`fault-${why}`, params);
}
