// Often enough that a second is never shown late by more than the eye sees.
const LOOK = 100;

/** A clock as the table tells it: what was played, and since when it runs on. */
export interface Stretches {
  elapsed_ms: number;
  running_since: number | null;
}

/** Milliseconds played at a moment; what stands still does not grow. */
export function elapsedAt({ elapsed_ms: ms, running_since: since }: Stretches, now: number): number {
  return ms + (since === null ? 0 : Math.max(0, now - since));
}

/** 4:07, 61:30: minutes and seconds. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The clock as it stands now. It never counts: it looks at the stamps of the table. */
export class Elapsed {
  #now = $state(Date.now());
  readonly #clock: () => Stretches;
  readonly text = $derived.by(() => clockText(elapsedAt(this.#clock(), this.#now)));

  constructor(clock: () => Stretches) {
    this.#clock = clock;
    $effect(() => {
      if (clock().running_since === null) return;
      const look = () => (this.#now = Date.now());
      look();
      const timer = setInterval(look, LOOK);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }
}
