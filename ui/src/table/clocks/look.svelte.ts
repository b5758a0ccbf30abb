import type { TableState } from '../../gen/wire';
import { reading, timeText } from '../../session/hand';
import { HostTime } from '../../session/hostTime.svelte';
import type { LiveTable } from '../../session/live.svelte';
import { stageOf, wholeOf, type Stage } from './stage';

/** A table's clock as it stands at this moment. */
export class ClockLook {
  readonly #live: LiveTable;
  readonly #time: HostTime;

  constructor(live: LiveTable) {
    this.#live = live;
    this.#time = new HostTime(live, () => this.clock?.since != null && !this.elsewhere);
  }

  readonly clock = $derived.by(() => this.#live.table?.tools?.clock ?? undefined);
  readonly #rules = $derived(this.clock?.rules);
  /** The time is the table's, not of the one whose turn it is. */
  readonly shared = $derived.by(() => ['stopwatch', 'countdown'].includes(this.#rules?.form.form ?? ''));
  readonly down = $derived.by(() => this.#rules?.form.form !== 'stopwatch');
  readonly whole = $derived.by(() => this.#rules && wholeOf(this.#rules));
  readonly paused = $derived.by(() => this.clock?.begun === true && this.clock.since === null);
  /** It goes on at another device, from which the table came in a file, and stands here. */
  readonly elsewhere = $derived.by(() => this.clock?.elsewhere === true);
  /** Whole seconds until it starts, while a start is counted in. */
  readonly count = $derived.by(() => {
    const ahead = (this.clock?.since ?? 0) - this.#time.now;
    return ahead > 0 && !this.elsewhere ? Math.ceil(ahead / 1000) : 0;
  });
  /** Milliseconds of the person whose turn it is, or of the table. */
  readonly ms = $derived.by(() => this.of(this.clock?.turn ?? (this.shared ? 0 : undefined)));
  readonly stage = $derived.by<Stage>(() => (this.ms === undefined || this.whole === undefined || !this.clock?.begun || this.elsewhere ? 'calm' : stageOf(this.ms, this.whole)));
  /** What is left of what there was, from 0 to 1. */
  readonly share = $derived.by(() => (this.ms === undefined || !this.whole ? 1 : Math.max(0, Math.min(1, this.ms / this.whole))));

  /** Milliseconds on a person's face. */
  of(seat: number | undefined): number | undefined {
    const hand = seat === undefined ? undefined : this.clock?.hands[seat];
    return hand && reading(hand, this.#time.now);
  }
  text(ms: number | undefined): string {
    return ms === undefined ? '' : timeText(ms, this.down);
  }
  /** What a person took altogether, the present turn with it. */
  took(table: TableState, seat: number): number {
    const clock = table.tools.clock;
    if (!clock) return 0;
    const ended = clock.spent[seat] ?? 0;
    return clock.turn === seat ? ended + reading(clock.turn_hand, this.#time.now) : ended;
  }
}
