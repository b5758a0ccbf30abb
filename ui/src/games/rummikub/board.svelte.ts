import { isColourKey, read, type, type Tile } from './tiles';

/** A tile on the board; its number stays while it is moved about. */
export interface Laid {
  id: number;
  tile: Tile;
}

export type Meld = readonly Laid[];

/** How many tiles the box has. */
export const BOX = 106;

/** What came of a text that was pasted. */
export interface Pasted {
  /** Words that are no tiles. */
  unknown: readonly string[];
  /** More tiles than there are: none was laid. */
  over: boolean;
}

/** Melds that are being laid out, tile by tile. The next tile goes behind the last one of the open meld. */
export class Board {
  melds = $state.raw<readonly Meld[]>([[]]);
  /** The meld that tiles go to. */
  open = $state(0);
  /** The tile that is held: a key takes its place, arrows move it. */
  held = $state<number>();
  /** A tile half typed. */
  typed = $state('');
  /** In which meld of the table before a tile lay; those that are not here come from the rack. */
  #homes = $state.raw<ReadonlyMap<number, number>>(new Map());
  #before: readonly (readonly Tile[])[] = [];
  #next = 0;

  /** `keeps`: a tile of the table before never leaves the board. */
  constructor(private readonly keeps = false) {}

  /** What lies there, without the empty places. */
  get tiles(): Tile[][] {
    return this.melds.map((meld) => meld.map(({ tile }) => tile)).filter((meld) => meld.length > 0);
  }

  get empty(): boolean {
    return this.tiles.length === 0;
  }

  count(tile: Tile): number {
    return this.melds.flat().filter((laid) => laid.tile === tile).length;
  }

  lay(melds: readonly (readonly Tile[])[]): void {
    this.melds = melds.length > 0 ? melds.map((meld) => meld.map((tile) => this.#laid(tile))) : [[]];
    this.open = this.melds.length - 1;
    this.held = undefined;
    this.typed = '';
  }

  /** A table as it was before a turn, and how far the turn is laid out; equal tiles stay where most of them lay. */
  seed(before: readonly (readonly Tile[])[], after: readonly (readonly Tile[])[] = before): void {
    this.lay(after);
    this.#before = before;
    const homes = new Map<number, number>();
    const common = (home: readonly Tile[], meld: Meld) => meld.filter(({ tile }) => home.includes(tile)).length;
    before.forEach((tiles, home) => {
      const near = [...this.melds].sort((a, b) => common(tiles, b) - common(tiles, a));
      for (const tile of tiles) {
        const laid = near.flat().find((one) => one.tile === tile && !homes.has(one.id));
        if (laid) homes.set(laid.id, home);
      }
    });
    this.#homes = homes;
  }

  /** Whether the tiles lie otherwise than on the table before. */
  get changed(): boolean {
    return JSON.stringify(this.tiles) !== JSON.stringify(this.#before.filter((meld) => meld.length > 0));
  }

  /** The tiles that came to the table. */
  get added(): Tile[] {
    return this.melds.flat().filter(({ id }) => !this.#homes.has(id)).map(({ tile }) => tile);
  }

  /** Tiles of one meld of the table before, wherever they lie now. */
  from(home: number): Laid[] {
    return this.melds.flat().filter(({ id }) => this.#homes.get(id) === home);
  }

  /** From the rack, or parted from most of those it lay with. */
  whence(id: number): 'rack' | 'moved' | 'plain' {
    if (this.#before.length === 0 && this.#homes.size === 0 && !this.keeps) return 'plain';
    const home = this.#homes.get(id);
    if (home === undefined) return 'rack';
    const together = this.melds.map((meld) => meld.filter((laid) => this.#homes.get(laid.id) === home).length);
    const here = this.melds.findIndex((meld) => meld.some((laid) => laid.id === id));
    return together[here] === Math.max(...together) ? 'plain' : 'moved';
  }

  /** What was written or pasted, behind what lies there: nothing of it where it would be more than the box has. */
  paste(text: string): Pasted {
    const { melds, unknown } = read(text);
    if (melds.flat().length + this.tiles.flat().length > BOX) return { unknown, over: true };
    for (const [i, meld] of melds.entries()) {
      if (i > 0) this.another();
      for (const tile of meld) this.put(tile);
    }
    return { unknown, over: false };
  }

  put(tile: Tile): void {
    this.typed = '';
    const held = this.held;
    if (held !== undefined && !this.#stays(held)) {
      this.melds = this.melds.map((meld) => meld.map((laid) => (laid.id === held ? { ...laid, tile } : laid)));
      this.held = undefined;
    } else {
      this.held = undefined;
      this.#change(this.open, [...(this.melds[this.open] ?? []), this.#laid(tile)]);
    }
  }

  erase(): void {
    if (this.typed !== '') {
      this.typed = this.typed.slice(0, -1);
      return;
    }
    const meld = this.melds[this.open] ?? [];
    if (this.held !== undefined) this.drop(this.held);
    else if (meld.length > 0) this.drop(meld.findLast(({ id }) => !this.#stays(id))?.id ?? -1);
    else if (this.melds.length > 1) this.#remove(this.open);
  }

  drop(id: number): void {
    this.held = undefined;
    if (this.#stays(id)) return;
    this.melds = this.melds.map((meld) => meld.filter((laid) => laid.id !== id));
  }

  /** Goes on with a meld; a tile that is held goes there. */
  goOn(to: number): void {
    const laid = this.melds.flat().find(({ id }) => id === this.held);
    if (laid) {
      const rest = this.melds.map((meld) => meld.filter((one) => one !== laid));
      this.melds = rest.map((meld, i) => (i === to ? [...meld, laid] : meld));
    }
    this.open = to;
    this.held = undefined;
    this.typed = '';
  }

  another(): void {
    const held = this.held;
    const free = this.melds.findIndex((meld) => meld.length === 0);
    if (free < 0) this.melds = [...this.melds, []];
    this.held = held;
    this.goOn(free < 0 ? this.melds.length - 1 : free);
  }

  hold(id: number): void {
    this.held = this.held === id ? undefined : id;
    const at = this.melds.findIndex((meld) => meld.some((laid) => laid.id === id));
    if (at >= 0) this.open = at;
  }

  /** Moves the held tile along its meld, or to the end of the meld before or after. */
  move(along: number, across: number): void {
    const id = this.held;
    const from = this.melds.findIndex((meld) => meld.some((laid) => laid.id === id));
    const meld = this.melds[from];
    const laid = meld?.find((one) => one.id === id);
    if (!meld || !laid) return;
    const rest = meld.filter((one) => one !== laid);
    if (across !== 0) {
      const to = from + across;
      if (to < 0) return;
      if (to >= this.melds.length) this.melds = [...this.melds, []];
      this.melds = this.melds.map((one, i) => (i === from ? rest : i === to ? [...one, laid] : one));
      this.open = to;
    } else {
      const at = Math.max(0, Math.min(rest.length, meld.indexOf(laid) + along));
      this.#change(from, [...rest.slice(0, at), laid, ...rest.slice(at)]);
    }
  }

  /** Other tiles in the place of a meld, or two melds. */
  mend(at: number, melds: readonly (readonly Tile[])[]): void {
    const laid = melds.map((meld) => meld.map((tile) => this.#laid(tile)));
    // The meld that is open stays so, wherever it lies now.
    if (at < this.open) this.open += laid.length - 1;
    this.melds = [...this.melds.slice(0, at), ...laid, ...this.melds.slice(at + 1)];
    this.held = undefined;
  }

  /** A meld as a finger left it. */
  arrange(at: number, meld: Meld): void {
    this.#change(at, meld);
  }

  clear(): void {
    this.lay([]);
  }

  /** A key of the keyboard; answers whether it meant something here. */
  key(key: string): boolean {
    if (key === 'Backspace' || key === 'Delete') this.erase();
    else if (key === 'Enter' || key === ',' || key === ' ') {
      const waiting = this.typed.length > 1 ? this.typed : undefined;
      if (waiting) this.put(waiting);
      if (key !== ' ') this.another();
    } else {
      // A letter or a blank after "R1" says that the 1 was meant.
      const { typed, tile } = type(this.typed, key);
      const waiting = this.typed.length > 1 && !/^\d$/.test(key) ? this.typed : undefined;
      if (typed === this.typed && !tile && !isColourKey(key)) return false;
      if (waiting) this.put(waiting);
      if (tile) this.put(tile);
      this.typed = tile ? '' : typed;
    }
    return true;
  }

  #stays(id: number): boolean {
    return this.keeps && this.#homes.has(id);
  }

  #laid(tile: Tile): Laid {
    return { id: this.#next++, tile };
  }

  #change(at: number, meld: Meld): void {
    this.melds = this.melds.map((one, i) => (i === at ? meld : one));
  }

  #remove(at: number): void {
    this.melds = this.melds.filter((_, i) => i !== at);
    this.open = Math.max(0, at - 1);
  }
}
