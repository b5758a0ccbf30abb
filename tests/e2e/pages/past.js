// Looking back: the history, a session, a person.

export class PastPages {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** Narrows the list by one of its choices: `filter('With whom', 'Carla')`. */
  async filter(what, value) {
    await this.#screen.tap({ role: 'button', begins: what, within: { role: 'group', name: 'Filters' } });
    await this.#screen.tap({ role: 'button', begins: value, within: { role: 'dialog' } });
    await this.#screen.until(async () => !(await this.#screen.has({ role: 'dialog' })));
  }

  search(text) {
    return this.#screen.type({ role: 'searchbox', name: 'Search a name, a note or a place' }, text);
  }

  clear() {
    return this.#screen.tap({ role: 'button', name: 'Clear' });
  }

  /** How many sessions the list has in all, once it is as long as that. */
  lists(n) {
    return this.#screen.until(async () => n === (await this.#screen.evaluate(`
      const rows = [...document.querySelectorAll('[role=listitem][aria-posinset]')];
      if (rows.length === 0) return document.querySelector('[role=list]') ? -1 : 0;
      return Number(rows[0].getAttribute('aria-setsize'));`)));
  }

  /** The points of every round as the table beside the chart says them, a line a person. */
  table() {
    return this.#screen.evaluate(`
      return [...document.querySelectorAll('table[aria-label^="Table of the "] tbody tr')]
        .map((row) => [...row.children].map((cell) => cell.innerText.trim().replaceAll('\\u2212', '-')).join(' '));`);
  }

  /** How the table stood at the moment that is looked at: "Ana 14". */
  stood() {
    return this.#screen.evaluate(`
      const shown = [...document.querySelectorAll('[data-testid=moment]')].find((one) => one.checkVisibility());
      return shown ? [...shown.querySelectorAll('li')].map((row) => row.innerText.trim().split(/\\s+/).slice(0, 2).join(' ')) : [];`);
  }
}
