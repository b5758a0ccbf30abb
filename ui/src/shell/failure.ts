import { has, t } from '../i18n/index.svelte';
import type { WireFailure } from '../platform';

/** Trouble that is not a game's: by its own sentence where there is one, else by its kind. */
export function failureWords(failure: WireFailure): string {
  if (failure.code && has(`failure-${failure.code}`)) return t(`failure-${failure.code}`);
  return t(`failure-${failure.kind}`);
}
