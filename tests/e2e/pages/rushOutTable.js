// A table of Rush Out!: everybody's panel, the middle, and what is pressed there.

/** A table of Rush Out!; the last of `names` is the sorcerer, unless `how` says who is first. */
export const RUSH_OUT = { game: 'rush_out', grain: 'card' };

export class RushOutTable {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** The button that rolls, at somebody's side. */
  roll(seat) {
    return this.#screen.tap(`roll-${seat}`);
  }

  pause() {
    return this.#screen.tap('pause');
  }

  /** What each die of a seat shows, as it is heard: "green die 1, fire". */
  dice(seat) {
    return this.#screen.evaluate(`
      return [...document.querySelectorAll('[data-seat="${seat}"] .dice > *')].map((die) => die.getAttribute('aria-label'));`);
  }

  /** How often a seat has rolled on this screen. */
  async rolls(seat) {
    return Number(await this.#screen.evaluate(`return document.querySelector('[data-seat="${seat}"]').dataset.rolls`));
  }

  /** Taps a die of a seat, from 0. */
  async die(seat, at) {
    const [name] = (await this.dice(seat)).slice(at);
    return this.#screen.tap({ role: 'button', name });
  }
}
