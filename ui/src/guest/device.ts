import type { Joined } from '../gen/wire';
import type { Language } from '../i18n/index.svelte';

const KEPT = 'tapete.guest';

/** What a guest's device remembers, so that a reload, a lock or a second tab is the same seat. */
export interface Kept {
  /** The link by which it came. */
  link?: string;
  joined?: Joined;
  /** Who it was last time, by name. */
  was?: string;
  language?: Language;
}

export function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

export function keep(part: Kept): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...part }));
  } catch {
    // A device that keeps nothing asks again after a reload, and that is all.
  }
}
