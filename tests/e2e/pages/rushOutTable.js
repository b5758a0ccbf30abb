// A table of Rush Out!: everybody's panel, the middle, and what is pressed there.

/** A table of Rush Out!; the last of `names` is the sorcerer, unless `how` says who is first. */
export const RUSH_OUT = { game: 'rush_out', grain: 'card' };

export class RushOutTable {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** The button that rolls, at a person's side. */
  roll(seat) {
    return this.#screen.tap(`roll-${seat}`);
  }

  pause() {
    return this.#screen.tap('pause');
  }

  /** What each die of a seat shows, as it is heard: "green die 1, fire". */
  dice(seat) {
    return this.#screen.evaluate(`
      return [...document.querySelectorAll('[data-seat="${seat}"] .dice > *')].map((die) => die.getAttribute('aria-label'));`);
  }

  /** Waits until a die of a seat, from 0, shows a face on this screen: before, it cannot be carried. */
  shows(seat, at, face) {
    return this.#screen.until(async () => (await this.dice(seat))[at]?.endsWith(`, ${face}`));
  }

  /** How often a seat has rolled on this screen. */
  async rolls(seat) {
    return Number(await this.#screen.evaluate(`return document.querySelector('[data-seat="${seat}"]').dataset.rolls`));
  }

  /** The middle of a die, or of a card on the table, in pixels of the window. */
  #middle(selector) {
    return this.#screen.evaluate(`
      const { x, y, width, height } = document.querySelector('${selector}').getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };`);
  }

  /** A finger carries a die of a seat, from 0, to a card. */
  async carry(fingers, seat, at, card) {
    const from = await this.#middle(`[data-seat="${seat}"] .dice > :nth-child(${at + 1})`);
    const to = await this.#middle(`[data-frame] [data-target="${card}"]`);
    await fingers.down(seat + 1, from);
    await fingers.move(seat + 1, to);
    await fingers.up(seat + 1);
  }

  /** Real dice of a person are typed as they fell, all that lie in hand. */
  async thrown(who, ...faces) {
    const panel = this.#screen.page.locator('.panel').filter({ hasText: who });
    await panel.getByRole('button', { name: 'What else you can do' }).tap();
    const deeds = this.#screen.page.getByRole('group', { name: 'What else you can do' });
    for (const face of faces) await deeds.getByRole('button', { name: face, exact: true }).tap();
    await deeds.waitFor({ state: 'detached' });
  }

  /** A real card is turned up, found by what is printed on it. */
  async turnUp(row, card, ...symbols) {
    await this.#screen.tap({ role: 'button', name: `Turn up a ${row}` });
    await this.turns(row, card, ...symbols);
  }

  /** The same, where it is looked for already. */
  async turns(row, card, ...symbols) {
    const offered = { role: 'group', name: `Turn up a ${row}` };
    for (const symbol of symbols) await this.#screen.tap({ role: 'button', name: symbol, within: offered });
    await this.#screen.page.locator(`[data-turn-up] [data-card="${card}"]`).tap();
    await this.#screen.page.locator(`[data-frame] [data-target="${card}"]`).waitFor();
    await this.#screen.page.locator('[data-turn-up]').waitFor({ state: 'detached' });
  }

  /** Taps a die of a seat, from 0; what it is called may change under the finger. */
  die(seat, at) {
    return this.#screen.tap({ css: `[data-seat="${seat}"] .dice > :nth-child(${at + 1})` });
  }
}
