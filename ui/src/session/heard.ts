import type { TableState } from '../gen/wire';
import { inDecimals } from '../i18n/index.svelte';
import { own } from '../i18n/say';

interface Write {
  number: (n: number) => string;
  change: (n: number) => string;
}

/** A closed round as it is heard: "Ana 18 points, total 96, leads." Nobody leads where all are equal. */
export function roundHeard(table: TableState, write: Write): string {
  const last = table.standing.rounds.at(-1) ?? [];
  const level = table.standing.places.every(({ place }) => place === 1);
  const reads = (n: number) => inDecimals(n, table.standing.decimals);
  return table.seats
    .map(({ name }, seat) => {
      const { points = 0, place = 0 } = table.standing.places[seat] ?? {};
      const round = reads(last[seat] ?? 0);
      const said = { who: name, round, points: write.change(round), total: write.number(reads(points)) };
      return own(table.game, place === 1 && !level ? 'heard-leads' : 'heard', said);
    })
    .join(' ');
}
