import type { Seat, TableStep } from '../gen/wire';

/**
 * Commands at a table where everybody acts at once. A command waits for what the same seat sent before, never for another
 * seat, and none is dropped: the backend decides who was first. Answers are drawn at most once a frame.
 */
export class Lanes {
  /** What each seat sent last. */
  #lanes = new Map<Seat, Promise<unknown>>();
  #underWay = 0;
  /** This frame has drawn an answer; the newest of those after it waits for the next. */
  #drawing = false;
  #newest: TableStep | undefined;
  /** The newest revision that was announced while answers were under way. */
  #announced = 0;

  /** `draw` shows an answer; `refresh` fetches a revision that no answer brought. */
  constructor(
    private readonly draw: (table: TableStep) => void,
    private readonly refresh: (revision: number) => void,
  ) {}

  send<T>(seat: Seat, command: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    const sent = (this.#lanes.get(seat) ?? Promise.resolve()).then(command);
    this.#lanes.set(seat, sent);
    return sent.finally(() => {
      this.#underWay -= 1;
      if (this.#underWay === 0 && this.#announced > 0) this.hear(this.#announced);
    });
  }

  /** A change made elsewhere. The answers that are under way may bring it, so it waits for them. */
  hear(revision: number): void {
    if (this.#underWay > 0) {
      this.#announced = Math.max(this.#announced, revision);
      return;
    }
    this.#announced = 0;
    this.refresh(revision);
  }

  /** Draws an answer at once, the newest of a burst with the next frame. */
  answered(table: TableStep): void {
    if (this.#drawing) {
      if (table.revision > (this.#newest?.revision ?? 0)) this.#newest = table;
      return;
    }
    this.draw(table);
    this.#drawing = true;
    requestAnimationFrame(() => {
      this.#drawing = false;
      this.flush();
    });
  }

  /** Draws what waits for the next frame now. */
  flush(): void {
    const newest = this.#newest;
    this.#newest = undefined;
    if (newest) this.draw(newest);
  }
}
