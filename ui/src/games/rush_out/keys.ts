/** What a person does at the keyboard that all share: a key each to roll, or their number held and a key for what is meant. */
export type Press = { seat: number; does: 'roll' } | { seat: number; does: 'die' | 'target'; at: number };

/** Rolls, in the order of the seats; with a number held, the dice of that seat. */
export const ROLL_KEYS = ['q', 'w', 'e', 'r', 't'] as const;
/** With a number held: where the die goes, in the order of its panel. */
export const TARGET_KEYS = ['a', 's', 'd', 'g', 'h', 'z', 'x', 'c', 'v', 'b'] as const;

/** Understands keys that go down and come up; several people share one keyboard. */
export class SharedKeys {
  #held = new Set<number>();

  down(key: string): Press | undefined {
    const low = key.toLowerCase();
    const number = Number(low);
    if (number >= 1 && number <= 5) {
      this.#held.add(number - 1);
      return undefined;
    }
    const held = [...this.#held].at(-1);
    const die = ROLL_KEYS.indexOf(low as (typeof ROLL_KEYS)[number]);
    if (die >= 0) return held === undefined ? { seat: die, does: 'roll' } : { seat: held, does: 'die', at: die };
    const at = TARGET_KEYS.indexOf(low as (typeof TARGET_KEYS)[number]);
    return at >= 0 && held !== undefined ? { seat: held, does: 'target', at } : undefined;
  }

  up(key: string): void {
    this.#held.delete(Number(key) - 1);
  }

  /** No key counts as held in a window that is not looked at. */
  letGo(): void {
    this.#held.clear();
  }
}
