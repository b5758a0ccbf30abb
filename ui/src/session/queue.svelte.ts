/** A wait shorter than this shows no spinner, in milliseconds. */
const PATIENCE = 300;

/** Sends steps one after the other, because each names the revision that the one before it led to. */
export class Queue {
  /** A step has waited so long that the screen says so. */
  pending = $state(false);

  #last: Promise<unknown> = Promise.resolve();
  #waiting: string[] = [];
  #epoch = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs a job after all those before it. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(job);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Queues a step; it is dropped when it is the same as the one before it, which still waits, unless it `repeats`. */
  async step(name: string, send: () => Promise<boolean>, repeats = false): Promise<boolean> {
    if (!repeats && this.#waiting.at(-1) === name) return false;
    this.#waiting.push(name);
    const epoch = this.#epoch;
    this.#armSpinner();
    return this.run(async () => {
      try {
        return epoch === this.#epoch && (await send());
      } finally {
        this.#waiting.splice(this.#waiting.indexOf(name), 1);
        this.#armSpinner();
      }
    });
  }

  /** Drops the steps that wait, which were meant for another state of the table; says whether there were any. */
  drop(): boolean {
    this.#epoch += 1;
    return this.#waiting.length > 0;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #armSpinner(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.length === 0) this.pending = false;
    else this.#timer = setTimeout(() => (this.pending = true), PATIENCE);
  }
}
