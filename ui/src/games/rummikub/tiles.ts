/** A tile as it is written: `R7`, `J`. */
export type Tile = string;

export type Colour = 'K' | 'R' | 'B' | 'Y';

export const COLOURS: readonly Colour[] = ['K', 'R', 'B', 'Y'];
export const NUMBERS: readonly number[] = Array.from({ length: 13 }, (_, i) => i + 1);
export const JOKER: Tile = 'J';
/** How many of each the box holds. */
export const COPIES = 2;

/** The colour and number of a tile; a joker has none. */
export function face(tile: Tile): { colour: Colour; n: number } | undefined {
  const colour = tile[0] as Colour;
  return COLOURS.includes(colour) ? { colour, n: Number(tile.slice(1)) } : undefined;
}

// Letters of both languages; no letter means two colours.
const LETTERS: Record<string, Colour> = { K: 'K', N: 'K', R: 'R', B: 'B', A: 'B', Y: 'Y', M: 'Y' };
const IS_JOKER = /^[jJcC*]$/;

/** The letter of a colour: it means one however often it is pressed. */
export const isColourKey = (key: string): boolean => key.length === 1 && LETTERS[key.toUpperCase()] !== undefined;

export interface Read {
  melds: Tile[][];
  /** Words that are no tiles. */
  unknown: string[];
}

/** Melds as people write them: `R5 R6 J, k3-5`; a comma, a bar or a new line begins another. */
export function read(text: string): Read {
  const unknown: string[] = [];
  const melds = text
    .split(/[\n\r,;/|]+/)
    .map((line) => line.split(/\s+/).filter(Boolean).flatMap((word) => {
      const tiles = word.split(/(?=[A-Za-z*])/).map(wordOf);
      if (tiles.every((found) => found !== undefined)) return tiles.flat();
      unknown.push(word);
      return [];
    }))
    .filter((meld) => meld.length > 0);
  return { melds, unknown };
}

function wordOf(word: string): Tile[] | undefined {
  if (IS_JOKER.test(word)) return [JOKER];
  const [, letter = '', first = '', last] = /^([A-Za-z])(\d{1,2})(?:-(\d{1,2}))?$/.exec(word) ?? [];
  const colour = LETTERS[letter.toUpperCase()];
  const [from, to] = [Number(first), Number(last ?? first)];
  if (!colour || !NUMBERS.includes(from) || !NUMBERS.includes(to) || to < from) return undefined;
  return NUMBERS.slice(from - 1, to).map((n) => `${colour}${n}`);
}

/** What is typed on a keyboard becomes tiles as soon as it can be only one. */
export function type(typed: string, key: string): { typed: string; tile?: Tile } {
  if (IS_JOKER.test(key)) return { typed: '', tile: JOKER };
  const colour = LETTERS[key.toUpperCase()];
  if (colour && isColourKey(key)) return { typed: colour };
  if (!/^\d$/.test(key) || typed === '') return { typed };
  const word = typed + key;
  const n = Number(word.slice(1));
  if (n < 1 || n > 13) return { typed };
  return word === `${word[0]}1` ? { typed: word } : { typed: '', tile: word };
}

/** A meld as the backend writes it: `R5 J R7`. */
export const tilesOf = (text: string): Tile[] => text.split(' ').filter(Boolean);

/** What the jokers of a meld stand for, place by place as it lies; the judge reads its tiles in their order. */
export function jokersOf(laid: readonly Tile[], tiles: readonly Tile[], reads: readonly Tile[]): (Tile | undefined)[] {
  const stand = reads.filter((_, i) => tiles[i] === JOKER);
  // Laid from the other end, the first joker is the last that was read.
  const same = (order: readonly Tile[]) => order.every((tile, i) => tile === tiles[i]);
  if (!same(laid) && same([...laid].reverse())) stand.reverse();
  return laid.map((tile) => {
    const as = tile === JOKER ? stand.shift() : undefined;
    return as === JOKER ? undefined : as;
  });
}
