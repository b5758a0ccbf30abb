import type { TableState } from '../gen/TableState';
import { DIFF_MS, type LiveTable } from '../session/live.svelte';

/** A written round: each seat's running total after it; none where nothing is written yet. */
interface Row {
  round: number;
  cells: readonly ({ total: number } | null)[];
}

/**
 * What a correction moved: running totals as they were before it, "round:seat", for a moment, and
 * the marks of those cells until the next round is closed.
 */
export function heldTotals(live: LiveTable, sheet: (table: TableState) => readonly Row[]) {
  let held = $state.raw<ReadonlyMap<string, number>>();
  let marks = $state.raw<ReadonlySet<string>>(new Set());
  let before: Map<string, number> | undefined;

  $effect(() => {
    const { table } = live;
    if (!table) return;
    const totals = new Map<string, number>();
    for (const row of sheet(table)) {
      row.cells.forEach((cell, seat) => cell && totals.set(`${row.round}:${seat}`, cell.total));
    }
    const moved = [...(before ?? [])].filter(([key, total]) => totals.has(key) && totals.get(key) !== total);
    if (before && before.size < totals.size) marks = new Set();
    before = totals;
    if (moved.length === 0) return;
    held = new Map(moved);
    marks = new Set(held.keys());
    const timer = setTimeout(() => (held = undefined), DIFF_MS);
    return () => {
      clearTimeout(timer);
      held = undefined;
    };
  });
  return {
    get before() {
      return held;
    },
    get marks() {
      return marks;
    },
  };
}
