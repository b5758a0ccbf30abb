// A table of points, as the keeper holds it.

export class PadTable {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** A number for this box is asked for: "Ana: round 1". */
  asks(who, row) {
    return this.#screen.see({ role: 'spinbutton', name: `${who}: ${row}` });
  }

  /** Taps the digits of a number, then the big button. */
  async write(who, row, n) {
    await this.asks(who, row);
    await this.digits(n);
    await this.#screen.tap({ role: 'button', begins: 'Write' });
  }

  /** The keys that lie in front: those of the sheet that is open, or the table's. */
  async digits(n) {
    const within = (await this.#screen.has({ role: 'dialog' })) ? { within: { role: 'dialog' } } : {};
    for (const digit of String(Math.abs(n))) await this.#screen.tap({ role: 'button', name: digit, ...within });
    if (n < 0) await this.#screen.tap({ role: 'button', name: 'Plus or minus', ...within });
  }

  /** Taps a box: an open one is written next, a written one is corrected. */
  box(who, row) {
    return this.#screen.tap({ role: 'button', begins: `${who}, ${row}` });
  }

  /** A line of the table's menu. */
  async choose(line) {
    await this.#screen.tap({ role: 'button', name: 'More' });
    await this.#screen.tap({ role: 'button', begins: line });
  }
}
