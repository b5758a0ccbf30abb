import { prefersReducedMotion } from 'svelte/motion';
import { readStored, writeStored } from '../../platform/storage';
import type { TableState } from '../../session/game';
import type { Seat } from '../../gen/wire';

/** How long the brass stands at a seat, and how long it runs in all. */
const BEAT = 90;
const LASTS = 1100;
/** How long it stays where the lot fell. */
const STAYS = 900;

const SEEN = 'tapete.rush-out-lot';

/** The lot for the sorcerer as it is seen: brass runs round the seats and stays at the one that was drawn before. */
export class Lot {
  at = $state<Seat>();

  constructor(table: () => TableState<'rush_out'>) {
    const { view, seats, session, steps } = table();
    if (!view.drawn || view.phase !== 'ready' || steps > 1 || prefersReducedMotion.current || readStored(SEEN, 'sessionStorage') === session) return;
    writeStored(SEEN, session, 'sessionStorage');
    const beats = Math.ceil(LASTS / BEAT);
    const from = (((view.sorcerer - beats) % seats.length) + seats.length) % seats.length;
    let beat = 0;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      this.at = ((from + beat) % seats.length) as Seat;
      beat += 1;
      timer = setTimeout(beat > beats ? () => (this.at = undefined) : next, beat > beats ? STAYS : BEAT);
    };
    next();
    $effect(() => () => clearTimeout(timer));
  }
}
