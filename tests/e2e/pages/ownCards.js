// The cards of one's own box of Rush Out!, and the way to them from a new table.

export class OwnCards {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** From a new table of Rush Out! to their page, by the key that `begins` so. */
  async from(begins) {
    await this.#screen.tap({ role: 'link', begins });
    await this.here();
  }

  async here() {
    await this.#screen.see({ role: 'heading', name: 'Our cards' });
    await this.#screen.see({ role: 'button', begins: 'Copy a card' });
  }

  /** At a new table of Rush Out!: whose cards it is played with. */
  async choose(begins) {
    await this.#screen.tap({ role: 'button', begins: 'Cards ' });
    await this.#screen.tap({ role: 'radio', begins });
    await this.#screen.until(async () => !(await this.#screen.has({ role: 'dialog' })));
  }

  kind(name) {
    return this.#screen.tap({ role: 'radio', name });
  }

  /** Opens a card by how its row begins. */
  async card(begins) {
    await this.#screen.tap({ role: 'button', begins });
    await this.#screen.see({ role: 'button', name: 'All cards' });
  }

  all() {
    return this.#screen.tap({ role: 'button', name: 'All cards' });
  }

  add(symbol, half = 'Heroes’ half') {
    return this.#screen.tap({ role: 'button', name: `${symbol}, add`, within: { role: 'group', name: half } });
  }

  /** Copies whatever card is held: it begins without symbols. */
  async copy() {
    await this.#screen.tap({ role: 'button', begins: 'Copy a card' });
    await this.#screen.see({ role: 'button', name: 'All cards' });
  }

  /** It shows what lies before one; the next comes. */
  check() {
    return this.#screen.tap({ role: 'button', name: 'Checked, next' });
  }

  another() {
    return this.#screen.tap({ role: 'button', name: 'Checked, and another like this' });
  }

  says(words) {
    return this.#screen.until(async () => (await this.#screen.text({ role: 'main' })).includes(words));
  }

  /** A file that was sent. */
  take(file) {
    return this.#screen.page.getByTestId('cards-file').setInputFiles(file);
  }
}
