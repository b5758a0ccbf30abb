// A new table: who sits where, and by which rules.

export class NewTable {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** Adds a new person, who sits down at once. */
  async add(name) {
    await this.write(name);
    await this.#screen.see({ role: 'button', name });
  }

  /** Writes a name and presses Add, whatever comes of it. */
  async write(name) {
    await this.#screen.type({ role: 'textbox', name: 'New name' }, name);
    await this.#screen.tap({ role: 'button', name: 'Add' });
  }

  /** A known person takes the next seat. */
  sit(name) {
    return this.#screen.tap({ role: 'button', name: `Seat ${name}` });
  }

  async deals(name) {
    await this.#screen.tap({ role: 'button', name });
    await this.#screen.tap({ role: 'button', name: 'Deals first' });
    await this.#screen.tap({ role: 'button', begins: `${name}` });
  }

  /** Rounds of one's own: "2 1". */
  async ownRounds(cards) {
    await this.#screen.tap({ role: 'button', begins: 'Rounds ' });
    await this.#screen.tap({ role: 'radio', begins: 'Our own' });
    await this.#screen.type({ role: 'textbox', name: 'Cards of each round' }, cards);
    await this.#screen.tap({ role: 'button', name: 'Close' });
  }

  start() {
    return this.#screen.tap({ role: 'button', begins: 'Start' });
  }
}
