import { untrack } from 'svelte';
import type { ClockView } from '../../gen/rummikub';
import { left, shownSeconds, urgency, type Urgency } from './clock';

// Often enough that a second is never shown late by more than the eye sees.
const LOOK = 100;

/**
 * The clock of the turn as it stands now. It never counts: it looks at the stamps of the table, so it is
 * right after a hidden page and after a sleep. `onreach` hears once of each warning of a turn.
 */
export class TurnClock {
  #now = $state(Date.now());
  readonly #clock: () => ClockView | null;
  readonly ms = $derived.by(() => {
    const clock = this.#clock();
    return clock ? left(clock, this.#now) : undefined;
  });
  readonly seconds = $derived.by(() => (this.ms === undefined ? 0 : shownSeconds(this.ms)));
  readonly urgency = $derived.by<Urgency>(() => (this.ms === undefined ? 'calm' : urgency(this.ms)));
  /** What is left of what there was, from 0 to 1. */
  readonly share = $derived.by(() => {
    const clock = this.#clock();
    return clock && this.ms !== undefined ? Math.max(0, Math.min(1, this.ms / (clock.seconds * 1000))) : 0;
  });
  readonly paused = $derived.by(() => this.#clock()?.paused !== null);

  constructor(clock: () => ClockView | null, onreach: (urgency: Exclude<Urgency, 'calm'>) => void) {
    this.#clock = clock;
    $effect(() => {
      if (!clock()) return;
      const look = () => (this.#now = Date.now());
      look();
      const timer = setInterval(look, LOOK);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
    let turn: number | undefined;
    let reached: Urgency = 'calm';
    $effect(() => {
      const began = clock()?.began;
      const now = this.urgency;
      untrack(() => {
        // A table that is opened late in a turn is not rung at again.
        const fresh = began !== turn;
        if (!fresh && now !== reached && now !== 'calm' && later(now, reached) && !this.paused) onreach(now);
        turn = began;
        reached = now;
      });
    });
  }
}

const ORDER: readonly Urgency[] = ['calm', 'late', 'last', 'out'];
const later = (now: Urgency, then: Urgency) => ORDER.indexOf(now) > ORDER.indexOf(then);
