// A Rage table, as the keeper holds it.

// A cell of the sheet as it is heard: "Ana, round 1, total 18 3/3 tricks, exact".
const CELL = /^(?<who>.+), round (?<round>\d+), total (?<total>.+) (?<tricks>\d+)\/(?<bid>\d+) tricks(?<marks>.*)$/;

const HEARD = (selector) =>
  `return [...document.querySelectorAll(${JSON.stringify(selector)})].map((e) => e.getAttribute('aria-label'))`;

export class RageTable {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** It is this person's bid. */
  asksBid(who) {
    return this.#screen.see({ role: 'heading', name: `${who} bids` });
  }

  /** Bids in turn, one tap each. */
  async bids(inTurn) {
    for (const [who, n] of inTurn) {
      await this.asksBid(who);
      await this.#screen.tap({ role: 'button', name: String(n) });
    }
  }

  /** The numbers that can be bid. */
  async keys() {
    const texts = await this.#screen.evaluate(
      'return [...document.querySelectorAll(\'[data-primary] [role="group"] button\')].map((key) => key.innerText.trim())',
    );
    return texts.map(Number);
  }

  /** Results are asked for. */
  asksResults() {
    return this.#screen.see({ role: 'spinbutton', begins: '' });
  }

  /** A person's tricks: a tap on the number, a tap on the key. */
  async tricks(who, n) {
    await this.#screen.tap({ role: 'spinbutton', name: `${who}, tricks` });
    await this.#screen.tap({ role: 'button', name: String(n) });
  }

  bonus(who, had = 0) {
    return this.#screen.tap({ role: 'button', name: `${who}, Bonus +5: ${had}` });
  }

  mad(who, had = 0) {
    return this.#screen.tap({ role: 'button', name: `${who}, Mad \u22125: ${had}` });
  }

  /** The numbers of tricks as they stand now, by name, with whether they are marked as wrong. */
  async results() {
    return this.#screen.evaluate(`return [...document.querySelectorAll('[role="spinbutton"]')].map((value) => ({
      who: value.getAttribute('aria-label').split(', ')[0],
      tricks: Number(value.getAttribute('aria-valuenow')),
      wrong: value.getAttribute('aria-invalid') === 'true',
    }))`);
  }

  /** Presses the big button, and waits for the row. */
  async close(round) {
    await this.#screen.tap({ role: 'button', name: `Close round ${round}` });
    await this.#screen.until(async () => (await this.row(round)).length > 0);
  }

  async canClose(round) {
    const name = `Close round ${round}`;
    return this.#screen.evaluate(`return [...document.querySelectorAll('[data-primary] button')]
      .some((one) => one.innerText.trim() === ${JSON.stringify(name)} && one.getAttribute('aria-disabled') !== 'true')`);
  }

  /** Every cell of the sheet. */
  async sheet() {
    const heard = await this.#screen.evaluate(HEARD('[data-frame] button.cell[aria-label]'));
    return heard.map((label) => CELL.exec(label)?.groups).filter(Boolean).map(({ who, round, total, tricks, bid, marks }) => ({
      who, round: Number(round), total, tricks: Number(tricks), bid: Number(bid),
      exact: marks.includes('exact'), corrected: marks.includes('corrected'),
    }));
  }

  async row(round) {
    return (await this.sheet()).filter((cell) => cell.round === round);
  }

  /** The totals after a round, in the order of the seats, as written. */
  async totals(round) {
    return (await this.row(round)).map((cell) => cell.total);
  }

  undo() {
    return this.#screen.tap({ role: 'button', begins: 'Undo: ' });
  }

  redo() {
    return this.#screen.tap({ role: 'button', begins: 'Redo' });
  }

  /** A line of the table's menu. */
  async choose(line) {
    await this.#screen.tap({ role: 'button', name: 'More' });
    await this.#screen.tap({ role: 'button', begins: line });
  }

  openLog() {
    return this.#screen.tap({ role: 'button', name: 'Log' });
  }

  /** Opens a cell to correct it. */
  cell(who, round) {
    return this.#screen.tap({ role: 'button', begins: `${who}, round ${round}, ` });
  }

  /** One tap on a sign beside a number of the open correction. */
  more(who) {
    return this.#screen.tap({ role: 'button', name: `${who}: one more` });
  }

  less(who) {
    return this.#screen.tap({ role: 'button', name: `${who}: one less` });
  }

  saveCorrection() {
    return this.#screen.tap({ role: 'button', name: 'Save the correction' });
  }

  closeSheet() {
    return this.#screen.tap({ role: 'button', name: 'Close' });
  }

  leave() {
    return this.#screen.tap({ role: 'link', name: 'Back to the tables' });
  }
}
