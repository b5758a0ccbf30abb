export interface SeatPlace {
  side: 'bottom' | 'left' | 'top' | 'right';
  /** Where in the map's twelve columns and its lines. */
  column: string;
  row: number;
}

// How many sit at each side, from 2 to 10 people: bottom, left, top, right.
const SIDES: Record<number, [number, number, number, number]> = {
  1: [1, 0, 0, 0],
  2: [1, 0, 1, 0],
  3: [1, 1, 0, 1],
  4: [1, 1, 1, 1],
  5: [1, 1, 2, 1],
  6: [2, 1, 2, 1],
  7: [2, 2, 1, 2],
  8: [2, 2, 2, 2],
  9: [3, 2, 2, 2],
  10: [3, 2, 3, 2],
};

const ACROSS: Record<number, string[]> = {
  1: ['4 / span 6'],
  2: ['2 / span 5', '7 / span 5'],
  3: ['1 / span 4', '5 / span 4', '9 / span 4'],
};

/** Round the cloth as the clock goes, beginning at the bottom left. */
export function seatPlaces(people: number): SeatPlace[] {
  const [bottom, left, top, right] = SIDES[people] ?? [0, 0, 0, 0];
  const lines = Math.max(left, right, 1);
  const across = (count: number) => ACROSS[count] ?? [];
  const below = across(bottom).map((column): SeatPlace => ({ side: 'bottom', column, row: lines + 2 }));
  const places = below.slice(0, 1);
  for (let i = left; i > 0; i--) places.push({ side: 'left', column: '1 / span 4', row: i + 1 });
  for (const column of across(top)) places.push({ side: 'top', column, row: 1 });
  for (let i = 1; i <= right; i++) places.push({ side: 'right', column: '9 / span 4', row: i + 1 });
  return [...places, ...below.slice(1).reverse()];
}

/** The order after a person moved so many seats on, round the table. */
export function moved<T extends { id: string }>(order: readonly T[], id: string, by: number): T[] {
  const from = order.findIndex((one) => one.id === id);
  const one = order[from];
  if (!one) return [...order];
  const rest = order.filter((other) => other.id !== id);
  const to = (from + by + order.length) % order.length;
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}
