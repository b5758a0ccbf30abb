import type { Advice, Config, Objective as RummikubObjective } from '../../gen/rummikub';
import type { Refused } from '../../gen/wire';
import { judge } from '../../session/question.svelte';
import type { Tile } from './tiles';

export type Objective = RummikubObjective;

interface Situation {
  table: readonly (readonly Tile[])[];
  rack: readonly Tile[];
  objective: Objective;
  opened: boolean;
}

// For so long it is not said that it takes time.
const PATIENCE = 300;
// For so long people wait: the rest of the search is given up.
const LIMIT = 20_000;

/** Asks the judge for the best play; one may stop waiting for it. */
export class Advisor {
  best = $state.raw<Advice>();
  /** The number of the rule behind it. */
  rule = $state.raw<string>();
  refused = $state.raw<Refused>();
  /** It takes longer than one would call at once. */
  looking = $state(false);
  /** The last search was given up before it came to an end. */
  given = $state(false);
  /** A search is under way, said or not. */
  busy = false;
  #turn = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  async ask({ table, rack, objective, opened }: Situation, options: Partial<Config>): Promise<void> {
    const turn = ++this.#turn;
    this.#still();
    this.given = false;
    this.busy = true;
    this.#timers = [
      setTimeout(() => this.#wait(), PATIENCE),
      setTimeout(() => ((this.given = true), this.forget()), LIMIT),
    ];
    const question = { ask: 'advise' as const, table: table.map((meld) => meld.join(' ')), rack: rack.join(' '), objective, opened };
    const verdict = await judge<'rummikub', Advice>('rummikub', question, options);
    if (turn !== this.#turn) return;
    this.#still();
    this.best = verdict?.is === 'answer' ? verdict.answer : undefined;
    this.rule = verdict?.is === 'answer' ? (verdict.rule ?? undefined) : undefined;
    this.refused = verdict?.is === 'refused' ? verdict.refused : undefined;
    this.given = verdict === undefined;
  }

  /** Whatever was found or is being looked for no longer counts. */
  forget(): void {
    if (this.looking) this.given = true;
    this.#turn += 1;
    this.#still();
    this.best = undefined;
    this.refused = undefined;
  }

  /** What is shown meanwhile answers another question. */
  #wait(): void {
    this.looking = true;
    this.best = undefined;
    this.refused = undefined;
  }

  #still(): void {
    this.#timers.forEach(clearTimeout);
    this.looking = false;
    this.busy = false;
  }
}
