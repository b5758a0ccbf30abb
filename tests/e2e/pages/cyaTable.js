// A table of Cover Your Assets, as the keeper holds it.

export class CyaTable {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** Round totals outright. */
  byAmounts() {
    return this.#screen.tap({ role: 'radio', name: 'Amounts' });
  }

  /** The cards of each kind. */
  byCards() {
    return this.#screen.tap({ role: 'radio', name: 'By cards' });
  }

  /** One amount by the keys of the pad: "345" and "000". */
  async types(amount) {
    const digits = String(amount).replace(/000$/, '');
    for (const digit of digits) await this.#screen.tap({ role: 'button', name: digit });
    if (digits !== String(amount)) await this.#screen.tap({ role: 'button', name: '000' });
  }

  /** Presses the big button, whatever it says. */
  goOn() {
    return this.#screen.page.locator('[data-primary] .primary').click();
  }

  /** A whole round of amounts, in the order of the seats. */
  async amounts(amounts) {
    for (const amount of amounts) {
      await this.types(amount);
      await this.goOn();
    }
  }

  /** Cards of one kind, one tap each. */
  async counts(kind, times) {
    // How many there are already stands in front: "3 Home 20,000, one more".
    const key = this.#screen.page.getByRole('button', { name: new RegExp(`^(\\d+ )?${kind} .*, one more$`) });
    for (let n = 0; n < times; n += 1) await key.click();
  }

  /** Names a card of the hand, and what is done with it. */
  async plays(card, what) {
    await this.#screen.tap({ role: 'button', name: card });
    await this.#screen.tap(what);
  }

  /** The totals of the scoreboard, as written. */
  totals() {
    return this.#screen.evaluate('return [...document.querySelectorAll("[data-frame] .top ul .total")].map((e) => e.innerText)');
  }

  /** The stack of a person as it is read out, set by set. */
  stack(who) {
    return this.#screen.evaluate(`return [...document.querySelectorAll('[aria-label^="${who}’s stack"] .sr-only')]
      .map((e) => e.textContent.replace(/\\s+/g, ' ').trim())`);
  }

  /** A line of the table's menu. */
  async choose(line) {
    await this.#screen.tap({ role: 'button', name: 'More' });
    await this.#screen.tap({ role: 'button', begins: line });
  }
}
