import type { Game, Preview } from './game';

/**
 * Tries out what is being typed, at once: what is answered before the next frame is drawn with it. An answer that was
 * overtaken by newer typing is dropped. The last answer stays until the next one, so that nothing flickers.
 */
export class Trial<T, G extends Game = Game> {
  preview = $state.raw<Preview<G>>();
  /** What was tried that `preview` answers. */
  tried = $state.raw<T>();
  /** Whether what is typed now has not been answered yet. */
  waiting = $state(false);
  #ask: (wanted: T) => Promise<Preview<G>>;
  #turn = 0;

  constructor(ask: (wanted: T) => Promise<Preview<G>>) {
    this.#ask = ask;
  }

  want(wanted: T | undefined): void {
    const turn = ++this.#turn;
    if (wanted === undefined) {
      this.preview = undefined;
      this.tried = undefined;
      this.waiting = false;
      return;
    }
    this.waiting = true;
    // Several changes of one key are one.
    queueMicrotask(() => {
      if (turn === this.#turn) void this.#settle(turn, wanted);
    });
  }

  async #settle(turn: number, wanted: T): Promise<void> {
    // A preview that cannot be had is no preview: the command itself will tell what is wrong.
    const answer = await this.#ask(wanted).catch(() => undefined);
    if (turn !== this.#turn) return;
    this.preview = answer;
    this.tried = wanted;
    this.waiting = false;
  }
}
