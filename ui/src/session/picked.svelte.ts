import type { Game } from './game';
import { gameState, type LiveTable } from './live.svelte';

/**
 * What was tapped for a step that needs more than one tap. It holds while the game stands as it stood then, also when
 * the table is read again, a die rolls beside it or somebody sits down at their phone.
 */
export class Picked<T, G extends Game = Game> {
  #picked = $state.raw<{ game: string | undefined; value: T }>();
  readonly #game: string | undefined;

  constructor(live: LiveTable<G>) {
    this.#game = $derived(live.table && gameState(live.table));
  }

  get value(): T | undefined {
    return this.#picked && this.#picked.game === this.#game ? this.#picked.value : undefined;
  }
  set value(value: T | undefined) {
    this.#picked = value === undefined ? undefined : { game: this.#game, value };
  }
}
