import { read, type, type Tile } from './tiles';

/** A tile on the board; its number stays while it is moved about. */
export interface Laid {
  id: number;
  tile: Tile;
}

export type Meld = readonly Laid[];

/** Melds that are being laid out, tile by tile. The next tile goes behind the last one of the open meld. */
export class Board {
  melds = $state.raw<readonly Meld[]>([[]]);
  /** The meld that tiles go to. */
  open = $state(0);
  /** The tile that is held: a key takes its place, arrows move it. */
  held = $state<number>();
  /** A tile half typed. */
  typed = $state('');
  #next = 0;

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

  /** What somebody wrote or pasted, behind what lies there; answers the words that are no tiles. */
  paste(text: string): string[] {
    const { melds, unknown } = read(text);
    for (const [i, meld] of melds.entries()) {
      if (i > 0) this.another();
      for (const tile of meld) this.put(tile);
    }
    return unknown;
  }

  put(tile: Tile): void {
    this.typed = '';
    const held = this.held;
    if (held !== undefined) {
      this.melds = this.melds.map((meld) => meld.map((laid) => (laid.id === held ? { ...laid, tile } : laid)));
      this.held = undefined;
    } else {
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
    else if (meld.length > 0) this.#change(this.open, meld.slice(0, -1));
    else if (this.melds.length > 1) this.#remove(this.open);
  }

  drop(id: number): void {
    this.melds = this.melds.map((meld) => meld.filter((laid) => laid.id !== id));
    this.held = undefined;
  }

  another(): void {
    const free = this.melds.findIndex((meld) => meld.length === 0);
    if (free < 0) this.melds = [...this.melds, []];
    this.open = free < 0 ? this.melds.length - 1 : free;
    this.held = undefined;
    this.typed = '';
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
      else if (key !== ' ') this.another();
    } else {
      // A letter or a blank after "R1" says that the 1 was meant.
      const { typed, tile } = type(this.typed, key);
      const waiting = this.typed.length > 1 && !/^\d$/.test(key) ? this.typed : undefined;
      if (typed === this.typed && !tile) return false;
      if (waiting) this.put(waiting);
      if (tile) this.put(tile);
      this.typed = tile ? '' : typed;
    }
    return true;
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
