import { has, t } from '../i18n/index.svelte';
import { notice } from '../kit/toasts.svelte';
import { WireFailure } from '../platform';

/** Trouble that is not a game's: by its own sentence where there is one, else by its kind. */
export function failureWords(failure: WireFailure): string {
  if (failure.code && has(`failure-${failure.code}`)) {
    const fits = ([, value]: [string, unknown]) => typeof value === 'string' || typeof value === 'number';
    const args = Object.fromEntries(Object.entries(failure.params).filter(fits)) as Record<string, string | number>;
    return t(`failure-${failure.code}`, args);
  }
  return t(`failure-${failure.kind}`);
}

/** Does something that no place of its own says anything about, such as the key of a toast: where it fails, a line says so. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    notice(failureWords(WireFailure.of(thrown, '')));
  }
}
