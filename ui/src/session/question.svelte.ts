import type { Refused } from '../gen/wire';
import { platform } from '../platform';
import type { Game, Tables } from './game';

/** The answers of a game's judge that are of shape `S`: `{ legal: unknown }`. */
type Answer<G extends Game, S> = Extract<Tables[G]['answer'], S>;

/** What a game's judge says to a question. */
export type Verdict<G extends Game, S = unknown> = { is: 'answer'; answer: Answer<G, S>; rule: string | null } | { is: 'refused'; refused: Refused };

/** Asks a game's judge; nothing where it cannot be asked. `options` are the house rules that are not the usual ones. */
export async function judge<G extends Game, S = unknown>(
  game: G,
  question: Tables[G]['question'],
  options: Partial<Tables[G]['config']>,
): Promise<Verdict<G, S> | undefined> {
  const verdict = await platform().call('judge', { game, question, options }).catch(() => undefined);
  return verdict as Verdict<G, S> | undefined;
}

/** A question to a game's judge that changes while it is put; a late answer to an older one is dropped. */
export class Question<G extends Game, S = unknown> {
  answer = $state.raw<Answer<G, S>>();
  /** The number of the rule behind the answer. */
  rule = $state.raw<string>();
  refused = $state.raw<Refused>();
  #turn = 0;

  constructor(private readonly game: G) {}

  async ask(question: Tables[G]['question'] | undefined, options: Partial<Tables[G]['config']>): Promise<void> {
    const turn = ++this.#turn;
    const verdict = question && (await judge<G, S>(this.game, question, options));
    if (turn !== this.#turn) return;
    this.answer = verdict?.is === 'answer' ? verdict.answer : undefined;
    this.rule = verdict?.is === 'answer' ? (verdict.rule ?? undefined) : undefined;
    this.refused = verdict?.is === 'refused' ? verdict.refused : undefined;
  }
}
