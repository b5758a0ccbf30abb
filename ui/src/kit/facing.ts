/** How far a part of the screen is turned, clockwise, so that its foot lies at a person's side. */
export type Turn = 0 | 90 | 180 | 270;

export interface Facing {
  turn: Turn;
  /** `grid-area` of the panel on the glass. */
  area: string;
}

export interface Glass {
  columns: string;
  rows: string;
  /** Where the shared things lie: in the middle. */
  middle: string;
  /** Those things stand one below the other. */
  upright: boolean;
  /** In the order of the seats, round the table as the clock goes, beginning at the bottom left. */
  seats: Facing[];
}

/** How many sit at the bottom, left, top and right: from five on along the long sides, the rest at the ends. */
function sides(people: number, portrait: boolean): [number, number, number, number] {
  if (people <= 4) return [Math.min(people, 1), people > 2 ? 1 : 0, people === 2 || people === 4 ? 1 : 0, people > 2 ? 1 : 0];
  const ends = people % 2 === 0 ? 2 : 1;
  const long = (people - ends) / 2;
  return portrait ? [1, long, ends - 1, long] : [long, ends - 1, long, 1];
}

const part = (size: number) => `minmax(0, ${size}fr)`;

/**
 * Who sits where around a glass that lies between people, and how it is divided. `depth`: how far
 * everybody's panel reaches in; without it the panels share the glass.
 */
export function facing(people: number, portrait = false, depth?: string): Glass {
  const [bottom, left, top, right] = sides(people, portrait);
  return portrait && left > 0 ? tall(bottom, left, top, right, depth) : broad(bottom, left, top, right, depth);
}

/** Panels at the ends stand as high as the glass. */
function broad(bottom: number, left: number, top: number, right: number, depth?: string): Glass {
  const across = [13, 13, 8, 6][bottom] ?? 6;
  const end = depth ?? part(6);
  const side = depth ?? part(1);
  const columns = [...(left ? [end] : []), ...Array<string>(bottom).fill(part(across)), ...(right ? [end] : [])];
  const rows = [...(top ? [side] : []), depth ? part(1) : 'auto', side];
  const from = left ? 2 : 1;
  const middle = `${top ? 2 : 1} / ${from} / auto / span ${bottom}`;
  const below = (i: number): Facing => ({ turn: 0, area: `${rows.length} / ${from + i}` });
  const above = (i: number): Facing => ({ turn: 180, area: `1 / ${from + i}` });
  return {
    columns: columns.join(' '),
    rows: rows.join(' '),
    middle,
    upright: false,
    seats: [
      below(0),
      ...(left ? [{ turn: 90, area: '1 / 1 / -1 / auto' } as const] : []),
      ...Array.from({ length: top }, (_, i) => above(i)),
      ...(right ? [{ turn: 270, area: `1 / ${columns.length} / -1 / auto` } as const] : []),
      ...Array.from({ length: bottom - 1 }, (_, i) => below(bottom - 1 - i)),
    ],
  };
}

/** Panels at the ends are as wide as the glass, the others lie between them. */
function tall(bottom: number, left: number, top: number, right: number, depth?: string): Glass {
  const between = left === 1 ? 8 : 5;
  const end = depth ?? part(5);
  const side = depth ?? part(1);
  const rows = [...(top ? [end] : []), ...Array<string>(left).fill(part(between)), end];
  const from = top ? 2 : 1;
  return {
    columns: `${side} ${depth ? part(1) : 'auto'} ${side}`,
    rows: rows.join(' '),
    middle: `${from} / 2 / span ${left} / auto`,
    upright: true,
    seats: [
      ...Array.from({ length: bottom }, (): Facing => ({ turn: 0, area: `${rows.length} / 1 / auto / -1` })),
      ...Array.from({ length: left }, (_, i): Facing => ({ turn: 90, area: `${from + left - 1 - i} / 1` })),
      ...Array.from({ length: top }, (): Facing => ({ turn: 180, area: '1 / 1 / auto / -1' })),
      ...Array.from({ length: right }, (_, i): Facing => ({ turn: 270, area: `${from + i} / 3` })),
    ],
  };
}
