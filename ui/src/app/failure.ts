import { has, t } from '../i18n/index.svelte';
import type { WireFailure } from '../platform';

/** Trouble that is not a game's: by its own sentence where there is one, else by its kind. */
export function failureWords(failure: WireFailure): string {
  if (failure.code && has(`failure-${failure.code}`)) {
    const fits = ([, value]: [string, unknown]) => typeof value === 'string' || typeof value === 'number';
    const args = Object.fromEntries(Object.entries(failure.params).filter(fits)) as Record<string, string | number>;
    return t(`failure-${failure.code}`, args);
  }
  return t(`failure-${failure.kind}`);
}
