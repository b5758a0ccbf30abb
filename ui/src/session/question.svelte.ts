import type { Refused } from '../gen/wire';
import { platform } from '../platform';

/** Asks a game's judge anew whenever the question changes; a late answer to an older one is dropped. */
export class Question<A> {
  answer = $state.raw<A>();
  refused = $state.raw<Refused>();
  #turn = 0;

  constructor(private readonly game: string) {}

  async ask(question: Record<string, unknown> | undefined, options: Record<string, unknown>): Promise<void> {
    const turn = ++this.#turn;
    const verdict = question
      ? await platform().call('judge', { game: this.game, question, options }).catch(() => undefined)
      : undefined;
    if (turn !== this.#turn) return;
    this.answer = verdict?.is === 'answer' ? (verdict.answer as A) : undefined;
    this.refused = verdict?.is === 'refused' ? verdict.refused : undefined;
  }
}
