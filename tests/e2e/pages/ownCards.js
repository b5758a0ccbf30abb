// The cards of one's own among the house rules of Rush Out!

export class OwnCards {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** From a new table to the editor. */
  async open() {
    await this.#screen.tap({ role: 'radio', name: 'Rush Out!' });
    await this.#screen.tap({ role: 'button', begins: 'Cards ' });
    await this.#screen.tap({ role: 'radio', begins: 'Our cards' });
    await this.#screen.see({ role: 'button', begins: 'Copy a card' });
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
    return this.#screen.until(async () => (await this.#screen.text({ role: 'dialog' })).includes(words));
  }

  /** A file that was sent. */
  take(file) {
    return this.#screen.page.getByTestId('cards-file').setInputFiles(file);
  }
}
