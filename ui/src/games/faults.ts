import type { GameFault } from '../gen/wire';
import { t } from '../i18n/index.svelte';
import { word } from '../i18n/say';

/** What is wrong with a game file, as a sentence. */
export function faultWords({ why, params }: Pick<GameFault, 'why' | 'params'>): string {
  const { cause } = params;
  return t(`fault-${why}`, cause ? { ...params, cause: word('sheet', 'cause', String(cause)) } : params);
}
