import type { TableState } from '../gen/wire';
import { inDecimals, t } from '../i18n/index.svelte';

interface Write {
  number: (n: number) => string;
  change: (n: number) => string;
}

/** A closed round as it is heard: "Ana 18 points, total 96, leads." */
export function roundHeard(table: TableState, write: Write): string {
  const last = table.standing.rounds.at(-1) ?? [];
  const reads = (n: number) => inDecimals(n, table.standing.decimals);
  return table.seats
    .map(({ name }, seat) => {
      const { points = 0, place = 0 } = table.standing.places[seat] ?? {};
      const round = reads(last[seat] ?? 0);
      const said = { who: name, round, points: write.change(round), total: write.number(reads(points)) };
      return place === 1 ? t('table-heard-leads', said) : t('table-heard', said);
    })
    .join(' ');
}
