/** Something that has just changed for a person, and can be given back for a while. */
export interface SeatChange {
  id: number;
  /** Whom it concerns: the id of a person. */
  person: string;
  /** "+15 → 120". */
  text: string;
  undo: () => void;
}

const FLOATS = 5000;

/** The changes of the last five seconds; a person's newer one takes the place of the one before. */
export class FloatingChanges {
  list = $state.raw<readonly SeatChange[]>([]);
  #last = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  float(person: string, text: string, undo: () => void): void {
    const id = ++this.#last;
    this.list = [...this.list.filter((one) => one.person !== person), { id, person, text, undo }];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#sink(id);
    }, FLOATS);
    this.#timers.add(timer);
  }

  /** Gives it back, once. */
  undo(id: number): void {
    const change = this.list.find((one) => one.id === id);
    this.#sink(id);
    change?.undo();
  }

  /** Nothing floats any more: the table has moved on otherwise. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.list = [];
  }

  #sink(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}
