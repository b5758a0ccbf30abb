// Rummikub's judge: melds, whole turns, and what can be played.

export class TileJudge {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** Opens it, where several games can be asked about. */
  async open() {
    await this.#screen.go('#/judge');
    await this.#screen.tap({ role: 'radio', name: 'Rummikub' });
    await this.#screen.see({ role: 'radio', name: 'Meld' });
  }

  ask(about) {
    return this.#screen.tap({ role: 'radio', name: about });
  }

  /** By which rules: "House rules", "Official". */
  rules(name) {
    return this.#screen.tap({ role: 'radio', name });
  }

  /** Types on the keyboard, as `R5 R6 J`; a comma begins another meld. */
  async type(text) {
    await this.#screen.evaluate('document.activeElement?.blur()');
    await this.#screen.page.keyboard.type(text);
  }

  /** Taps a tile of the picker; where it shows one colour at a time, that one first. */
  async tile(colour, n) {
    const colours = { role: 'group', name: 'Colours' };
    if (await this.#screen.has(colours)) await this.#screen.tap({ role: 'button', name: colour, within: colours });
    await this.#screen.tap({ role: 'button', name: `${colour} ${n}`, within: { role: 'group', name: colour } });
  }

  /** Takes everything back that lies on the board. */
  async clear() {
    for (let left = 120; left > 0; left -= 1) {
      if ((await this.tiles()) === 0) return;
      await this.#screen.page.keyboard.press('Backspace');
    }
  }

  tiles() {
    return this.#screen.evaluate(`return document.querySelectorAll('.melds [aria-pressed]').length`);
  }

  paste(text) {
    return this.#screen.evaluate(`
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', arguments[0]);
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    `, text);
  }

  /** What is said beside the tiles, and what stays in sight below it. */
  said() {
    return this.#screen.evaluate(`return [...document.querySelectorAll('.said[aria-live], .foot[aria-live]')].map((part) => part.innerText).join(' ')`);
  }

  /** Waits for these words. */
  async says(pattern) {
    try {
      await this.#screen.until(async () => pattern.test(await this.said()), 8);
    } catch {
      throw new Error(`the judge says ${JSON.stringify(await this.said())}, not ${pattern}`);
    }
  }
}
