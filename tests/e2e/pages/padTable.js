// A Freeform table, as the keeper holds it.

// A box of the sheet as it is heard: "Ana, round 1: total 15 +15, corrected"; "Ana, Ones: 3".
const BOX = /^(?<who>.+), (?<row>[^:]+): (total (?<total>.+?) )?(?<n>\S+?)(?<marks>, .*)?$/;

export class PadTable {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** A number for this box is asked for: "Ana, round 1". */
  asks(who, row) {
    return this.#screen.see({ role: 'spinbutton', name: `${who}, ${row}` });
  }

  /** Taps the digits of a number, then the big button. */
  async write(who, row, n) {
    await this.asks(who, row);
    await this.digits(n);
    await this.#screen.tap({ role: 'button', begins: `Write ${String(n).replace('-', '\u2212')}` });
  }

  /** The keys that lie in front: those of the sheet that is open, or the table's. */
  async digits(n) {
    const within = (await this.#screen.has({ role: 'dialog' })) ? { within: { role: 'dialog' } } : {};
    for (const digit of String(Math.abs(n))) await this.#screen.tap({ role: 'button', name: digit, ...within });
    if (n < 0) await this.#screen.tap({ role: 'button', name: 'Plus or minus', ...within });
  }

  /** One tap on a number that is likely: it is typed. */
  likely(n) {
    return this.#screen.tap({ role: 'button', name: `Put ${n}` });
  }

  /** Every box that is written, by what a screen reader hears. */
  async sheet() {
    const heard = await this.#screen.evaluate(
      'return [...document.querySelectorAll("[data-frame] button.cell[aria-label]")].map((e) => e.getAttribute("aria-label"))',
    );
    return heard.map((label) => BOX.exec(label)?.groups).filter((box) => box && box.n !== 'open').map(({ who, row, n, total, marks = '' }) => ({
      who, row, n, total, corrected: marks.includes('corrected'), note: /note: (.*)$/.exec(marks)?.[1],
    }));
  }

  /** The numbers of a row, as written. */
  async row(row) {
    return (await this.sheet()).filter((box) => box.row === row).map((box) => box.n);
  }

  /** Waits until a row has these numbers. */
  async has(row, numbers) {
    await this.#screen.until(async () => (await this.row(row)).join(' ') === numbers.join(' '));
  }

  /** Taps a box: an open one is written next, a written one is corrected. */
  box(who, row) {
    return this.#screen.tap({ role: 'button', begins: `${who}, ${row}: ` });
  }

  /** A line of the table's menu. */
  async choose(line) {
    await this.#screen.tap({ role: 'button', name: 'More' });
    await this.#screen.tap({ role: 'button', begins: line });
  }

  async leaveNote(text) {
    await this.#screen.see({ role: 'dialog' });
    await this.#screen.type({ role: 'textbox', name: 'Note' }, text);
    await this.#screen.tap({ role: 'button', name: 'Keep the note' });
    await this.#screen.until(async () => !(await this.#screen.has({ role: 'dialog' })));
  }
}
