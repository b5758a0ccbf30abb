import type { LiveTable } from '../../session/live.svelte';
import { viewOf } from './asked';

const HELD = 1600;

/** Running totals as they were before a correction, "round:seat", for a moment after it. */
export function heldTotals(live: LiveTable) {
  let held = $state.raw<ReadonlyMap<string, number>>();
  let before: Map<string, number> | undefined;

  $effect(() => {
    const { table } = live;
    if (!table) return;
    const totals = new Map<string, number>();
    for (const row of viewOf(table).sheet) {
      row.cells.forEach((cell, seat) => totals.set(`${row.round}:${seat}`, cell.total));
    }
    const moved = [...(before ?? [])].filter(([key, total]) => totals.has(key) && totals.get(key) !== total);
    before = totals;
    if (moved.length === 0) return;
    held = new Map(moved);
    const timer = setTimeout(() => (held = undefined), HELD);
    return () => {
      clearTimeout(timer);
      held = undefined;
    };
  });
  return () => held;
}
