import type { LogEntry } from '../gen/wire';
import type { Command, Game, Tables } from '../session/game';
import { DIFF_MS, type LiveTable } from '../session/live.svelte';
import { correctedCells } from '../session/logEntries';

/** A written round: each seat's running total after it; none where nothing is written yet. */
interface Row {
  round: number;
  cells: readonly ({ total: number } | null)[];
}

/**
 * What every panel holds beside its game: the rule that is read, the sheet that is open, and which cells were
 * corrected. `rows` says what is written of a table.
 */
export class PanelState<G extends Game, O extends string = never> {
  /** The number of the rule that is read. */
  rule = $state<string>();
  /** The sheet that lies open. */
  open = $state<O>();
  /** Running totals as they were before a correction, "round:seat", for a moment. */
  before = $state.raw<ReadonlyMap<string, number>>();
  /** "round:seat" of every cell that was corrected. */
  readonly corrected = $derived.by(() => new Set([...correctedCells(this.#live().log.entries), ...this.#moved]));

  #live: () => LiveTable<G>;
  /** Cells whose total is another one than when the newest round was closed: a correction moved it, and was not undone. */
  #moved = $state.raw<ReadonlySet<string>>(new Set());

  constructor(live: () => LiveTable<G>, rows: () => readonly Row[] = () => []) {
    this.#live = live;
    let last: Map<string, number> | undefined;
    let closed = new Map<string, number>();
    const other = (than: Map<string, number>, totals: Map<string, number>) =>
      [...than].filter(([key, total]) => totals.has(key) && totals.get(key) !== total);
    $effect(() => {
      const totals = new Map<string, number>();
      for (const { round, cells } of rows()) {
        cells.forEach((cell, seat) => cell && totals.set(`${round}:${seat}`, cell.total));
      }
      const moved = other(last ?? new Map<string, number>(), totals);
      if (!last || last.size < totals.size) closed = totals;
      this.#moved = new Set(other(closed, totals).map(([key]) => key));
      last = totals;
      if (moved.length === 0) return;
      this.before = new Map(moved);
      const timer = setTimeout(() => (this.before = undefined), DIFF_MS);
      return () => {
        clearTimeout(timer);
        this.before = undefined;
      };
    });
  }

  /** Opens a rule. */
  onrule = (rule: string): void => void (this.rule = rule);
  /** Closes the sheet. */
  close = (): void => void (this.open = undefined);

  /** What was asked of the game by a line of the log. */
  commandOf(entry: LogEntry): Tables[G]['command'] | undefined {
    const command = entry.command as Command<G> | null;
    return command && !('tool' in command) ? command : undefined;
  }
}
