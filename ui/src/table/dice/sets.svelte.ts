import type { DiceSet } from '../../gen/wire';
import { platform } from '../../platform';

/** Dice under names, kept for the next evening. */
export class Sets {
  sets = $state.raw<DiceSet[]>([]);

  async read(): Promise<void> {
    this.sets = (await platform().call('dice_sets', {})).sets;
  }
  /** Keeps dice under a name, in place of what that name meant. */
  keep(set: DiceSet): Promise<void> {
    return this.#write([...this.sets.filter(({ name }) => name !== set.name), set]);
  }
  forget(name: string): Promise<void> {
    return this.#write(this.sets.filter((set) => set.name !== name));
  }
  async #write(sets: DiceSet[]): Promise<void> {
    this.sets = (await platform().call('save_dice_sets', { sets })).sets;
  }
}
