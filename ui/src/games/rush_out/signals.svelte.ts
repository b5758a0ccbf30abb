import { untrack } from 'svelte';
import type { View } from '../../gen/rush_out';
import { signal, type SignalKind } from './sound';

/** How long a signal is seen. */
const SHOWN = 900;
/** Between 3, 2, 1 and the start. */
const BEAT = 800;

/** What everybody has to notice, whatever they look at: told by what has changed on the table. */
export class Signals {
  /** A signal of this moment. */
  shown = $state<SignalKind>();
  /** 3, 2, 1. */
  counting = $state<number>();
  /** Everybody was stopped here, and the table is being told. */
  stopping = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(view: () => View) {
    let last: { dragon: number; curses: number; phase: View['phase']; rounds: number } | undefined;
    $effect(() => {
      const now = view();
      untrack(() => {
        const seen = { dragon: now.dragon?.at ?? 0, curses: now.curses.reduce((sum, one) => sum + one.cards, 0), phase: now.phase, rounds: now.rounds.length };
        const before = last;
        last = seen;
        if (!before) return;
        // Everybody was let go on.
        if (before.phase === 'paused' && seen.phase !== 'paused') this.stopping = false;
        const winner = now.rounds.at(-1)?.winner;
        if (seen.rounds > before.rounds && winner) signal(winner);
        else if (seen.phase === 'running' && before.phase === 'ready') this.show('start');
        else if (seen.dragon > before.dragon) this.show('dragon');
        else if (seen.curses > before.curses) this.show('curse');
      });
    });
    $effect(() => () => {
      clearTimeout(this.#timer);
      clearInterval(this.#beat);
    });
  }

  show(kind: SignalKind): void {
    signal(kind);
    this.shown = kind;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shown = undefined), SHOWN);
  }

  stop(): void {
    this.stopping = true;
    signal('pause');
  }

  go(): void {
    this.stopping = false;
  }

  /** Counts 3, 2, 1 for everybody to see, once at a time. */
  count(then: () => void): void {
    if (this.counting !== undefined) return;
    this.counting = 3;
    signal('count');
    this.#beat = setInterval(() => {
      const next = (this.counting ?? 1) - 1;
      if (next > 0) {
        this.counting = next;
        return signal('count');
      }
      clearInterval(this.#beat);
      this.counting = undefined;
      then();
    }, BEAT);
  }
}
