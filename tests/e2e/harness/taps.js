// The tap counter: every real touch of the glass, before any script of the page sees it.

/** Runs in the page. */
export function countTaps() {
  if ('taps' in window) return;
  window.taps = 0;
  window.addEventListener('pointerdown', (event) => (window.taps += Number(event.isTrusted)), { capture: true });
}

/** How many times the screen was touched during `what`. */
export async function tapsOf(screen, what) {
  const before = await screen.evaluate('return window.taps');
  await what();
  return (await screen.evaluate('return window.taps')) - before;
}
