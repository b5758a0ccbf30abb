import type { TableState } from '../gen/wire';


const TICK = 20_000;

/** Milliseconds played as they run on; a paused table stands still. */
export function played(table: () => TableState | undefined, fetched: () => number) {
  let now = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), TICK);
    return () => clearInterval(timer);
  });
  return () => {
    const shown = table();
    if (!shown) return 0;
    const since = shown.status === 'live' ? Math.max(0, now - fetched()) : 0;
    return shown.played_ms + since;
  };
}
