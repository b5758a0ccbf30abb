// A Rummikub table, as the keeper holds it.

// A cell of the sheet as it is heard: "Ana, game 1, total −18, −18".
const CELL = /^(?<who>.+), game (?<game>\d+), total (?<total>\S+), (?<points>[^,]+)(?<marks>.*)$/;

const HEARD = `return [...document.querySelectorAll('[data-frame] button.cell[aria-label]')].map((e) => e.getAttribute('aria-label'))`;

/** With the real minus, as it is written. */
export const written = (n) => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0');

export class RummikubTable {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** Who has no tiles left: one tap. */
  out(who) {
    return this.#screen.tap({ role: 'button', name: `${who} went out` });
  }

  nobody() {
    return this.#screen.tap({ role: 'button', name: 'Nobody can go on' });
  }

  /** A rack is asked for. */
  asksRack(who) {
    return this.#screen.see({ role: 'spinbutton', name: `${who}\u2019s rack` });
  }

  /** Types what a person holds on the pad, and takes it. */
  async rack(who, points) {
    await this.asksRack(who);
    const pad = { role: 'group', name: `${who}\u2019s rack` };
    for (const digit of String(points)) await this.#screen.tap({ role: 'button', name: digit, within: pad });
    await this.#screen.tap({ role: 'button', begins: `Take ${points}` });
  }

  /** Types how many tiles a person holds, and takes it. */
  async tiles(who, n) {
    await this.#screen.see({ role: 'spinbutton', name: `${who}, tiles left` });
    for (const digit of String(n)) await this.#screen.tap({ role: 'button', name: digit, within: { role: 'group', name: `${who}, tiles left` } });
    await this.#screen.tap({ role: 'button', begins: `Take ${n}` });
  }

  /** The same, number by number; a joker is "joker". */
  async rackNumbers(who, numbers) {
    await this.asksRack(who);
    await this.#screen.tap({ role: 'button', name: 'Number by number' });
    await this.#screen.see({ role: 'dialog' });
    for (const name of numbers) await this.#screen.tap({ role: 'button', name: String(name), within: { role: 'dialog' } });
    await this.#screen.tap({ role: 'button', begins: `Take ${numbers.length} tile` });
  }

  /** What the open game comes to, as it is shown before it is written. */
  async points() {
    const texts = await this.#screen.evaluate(`return [...document.querySelectorAll('[role="group"][aria-label="points"] .points')].map((e) => e.innerText.trim().split('\\n').pop())`);
    return texts;
  }

  async write(game) {
    await this.#screen.tap({ role: 'button', name: `Write down game ${game}` });
    await this.#screen.until(async () => (await this.row(game)).length > 0);
  }

  async sheet() {
    const heard = await this.#screen.evaluate(HEARD);
    return heard.map((label) => CELL.exec(label)?.groups).filter(Boolean).map(({ who, game, total, points, marks }) => ({
      who, game: Number(game), total, points, won: marks.includes('won'), corrected: marks.includes('corrected'),
    }));
  }

  async row(game) {
    return (await this.sheet()).filter((cell) => cell.game === game);
  }

  cell(who, game) {
    return this.#screen.tap({ role: 'button', begins: `${who}, game ${game}, ` });
  }

  undo() {
    return this.#screen.tap({ role: 'button', begins: 'Undo: ' });
  }

  /** A line of the table's menu. */
  async choose(line) {
    await this.#screen.tap({ role: 'button', name: 'More' });
    await this.#screen.tap({ role: 'button', begins: line });
  }

  /** The melds as they lie on the cloth: the names of their tiles. */
  melds(name = 'Table') {
    return this.#screen.evaluate(`return [...document.querySelectorAll('[role="group"][aria-label=${JSON.stringify(name)}] ul')]
      .map((meld) => [...meld.querySelectorAll('button[aria-label], [role="img"]')].map((tile) => tile.getAttribute('aria-label'))).filter((meld) => meld.length > 0)`);
  }
}
