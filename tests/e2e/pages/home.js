// The tables: where the app begins.

export class Home {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** Leads to a new table, from an empty house too. */
  newTable() {
    return this.#screen.tap({ role: 'link', name: 'New table' });
  }

  /** Back at the table that lies open. */
  goOn() {
    return this.#screen.tap({ role: 'link', begins: 'Next: ' });
  }

  history() {
    return this.#screen.tap({ role: 'link', name: 'History' });
  }

  settings() {
    return this.#screen.tap({ role: 'link', name: 'Settings' });
  }
}
