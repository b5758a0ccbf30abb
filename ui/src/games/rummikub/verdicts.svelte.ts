import { SvelteMap } from 'svelte/reactivity';
import type { Answer, Config, Fault } from '../../gen/rummikub';
import type { Refused } from '../../gen/wire';
import { judge } from '../../session/question.svelte';
import type { Tile } from './tiles';

/** What the judge says of tiles that are a meld. */
export type Sound = Extract<Answer, { readings: unknown }>;

export type MeldVerdict =
  | { sound: Sound; rule: string | undefined; refused?: undefined }
  | { sound?: undefined; refused: Refused & { params: Fault } };

/** What the judge said of every meld that was laid here; each is asked about once. */
export class Verdicts {
  #said = new SvelteMap<string, MeldVerdict>();
  #asked = new Set<string>();

  constructor(private readonly options: () => Partial<Config>) {}

  of(tiles: readonly Tile[]): MeldVerdict | undefined {
    return this.#said.get(this.#key(tiles));
  }

  /** Asks about those that were not asked about yet. */
  ask(melds: readonly (readonly Tile[])[]): void {
    for (const tiles of melds) {
      const key = this.#key(tiles);
      if (tiles.length === 0 || this.#asked.has(key)) continue;
      this.#asked.add(key);
      void this.#judge(tiles, key);
    }
  }

  async #judge(tiles: readonly Tile[], key: string): Promise<void> {
    const verdict = await judge<'rummikub', { readings: unknown }>('rummikub', { ask: 'readings', tiles: tiles.join(' ') }, this.options());
    if (verdict?.is === 'answer') this.#said.set(key, { sound: verdict.answer, rule: verdict.rule ?? undefined });
    else if (verdict?.is === 'refused') {
      this.#said.set(key, { refused: verdict.refused as Refused & { params: Fault } });
    } else this.#asked.delete(key);
  }

  #key(tiles: readonly Tile[]): string {
    return `${JSON.stringify(this.options())} ${tiles.join(' ')}`;
  }
}
