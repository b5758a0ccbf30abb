import { reachable } from './reachable';

/** What is chosen, the nearest first: where one writes, then what holds now. */
const CHOSEN = ['[aria-current="true"]', '[aria-pressed="true"], :checked'];

/**
 * On what a sheet opens to change: the keyboard begins at the value in it that is chosen, else at the first, and not on
 * the key that closes the sheet. Where there are several such parts it is the first one.
 */
export function beginsHere(part: HTMLElement): () => void {
  // Not before the sheet around it knows where the focus came from, and goes back to.
  const frame = requestAnimationFrame(() => {
    const now = document.activeElement;
    // What is to be changed may come after the sheet: the person has gone on meanwhile.
    if (now && part.closest('[role="dialog"]')?.contains(now) && !now.matches('.sheet-close')) return;
    const keys = reachable(part);
    const chosen = CHOSEN.flatMap((one) => keys.find((key) => key.matches(one)) ?? [])[0] ?? keys[0];
    chosen?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}

/** On a field of a sheet that is opened to look for something: the keyboard begins there; a finger brings up no keys. */
export function typesHere(part: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    // The key that opened the sheet still has the focus, or the one that closes it.
    if (document.activeElement?.matches(':focus-visible')) reachable(part)[0]?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
