import { untrack } from 'svelte';
import type { ClockView } from '../../gen/rummikub';
import { HostTime } from '../../session/hostTime.svelte';
import type { LiveTable } from '../../session/live.svelte';
import { nearer, stageOf, type Stage } from '../../table/clocks/stage';
import { left, shownSeconds } from './clock';

/** The clock of the turn as it stands at the device that keeps the table. `onreach` hears once of each warning of a turn. */
export class TurnClock {
  readonly #time: HostTime;
  readonly #clock: () => ClockView | null;
  readonly ms = $derived.by(() => {
    const clock = this.#clock();
    return clock ? left(clock, this.#time.now) : undefined;
  });
  readonly seconds = $derived.by(() => (this.ms === undefined ? 0 : shownSeconds(this.ms)));
  readonly stage = $derived.by<Stage>(() => (this.ms === undefined ? 'calm' : stageOf(this.ms)));
  /** What is left of what there was, from 0 to 1. */
  readonly share = $derived.by(() => {
    const clock = this.#clock();
    return clock && this.ms !== undefined ? Math.max(0, Math.min(1, this.ms / (clock.seconds * 1000))) : 0;
  });
  readonly paused = $derived.by(() => this.#clock()?.paused !== null);

  constructor(live: LiveTable<'rummikub'>, clock: () => ClockView | null, onreach: (stage: Exclude<Stage, 'calm'>) => void) {
    this.#clock = clock;
    this.#time = new HostTime(live, () => clock() !== null);
    let turn: number | undefined;
    let reached: Stage = 'calm';
    $effect(() => {
      const began = clock()?.began;
      const now = this.stage;
      untrack(() => {
        // A table that is opened late in a turn is not rung at again.
        const fresh = began !== turn;
        if (!fresh && now !== 'calm' && nearer(now, reached) && !this.paused) onreach(now);
        turn = began;
        reached = now;
      });
    });
  }
}
