// A Rush 7 table, as the keeper holds it, and its judge.

/** The zones as they are drawn: whose, what lies captured, both cards with their sums, what came of it. */
const ZONES = `
  const said = (element) => (element?.innerText ?? '').replace(/\\s+/g, ' ').trim();
  return [...document.querySelectorAll('[data-frame] .board .zone')].map((zone) => ({
    name: zone.getAttribute('aria-label'),
    captured: zone.querySelector('.slots').getAttribute('aria-label'),
    owner: said(zone.querySelector('.owner') ?? zone.querySelector('.line bdi')),
    result: said(zone.querySelector('.result')),
    sums: [...zone.querySelectorAll('.side .sum')].map(said),
    asked: [...zone.querySelectorAll('.side')].map((side) => side.querySelector('[aria-current=true]') !== null),
  }));
`;

/** The button of a result. */
const WHY = /why\?/;

const SUMS = `
  const said = (element) => (element?.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const why = [...document.querySelectorAll('.sums')].at(-1).closest('section');
  return {
    sums: [...why.querySelectorAll('.sum')].map((side) => [...side.querySelectorAll('dl > div')].map(said)),
    text: said(why),
    after: why.querySelector('.after .slots').getAttribute('aria-label'),
  };
`;

/** The sums that are open: each side's addends, the sentences, the zone after it. */
export function sumsOf(screen) {
  return screen.until(() => screen.evaluate(`try { ${SUMS} } catch { return null; }`));
}

export class Rush7Table {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** It is this person's card in this zone. */
  asks(who, zone) {
    return this.#screen.see({ role: 'heading', name: `${who}’s card in zone ${zone}` });
  }

  zones() {
    return this.#screen.evaluate(ZONES);
  }

  /** One zone by its number. */
  async zone(number) {
    return (await this.zones()).find(({ name }) => name === `Zone ${number}`);
  }

  /** Both cards of a zone, one tap each. */
  async battle(a, b) {
    for (const card of [a, b]) await this.#screen.tap({ role: 'button', name: String(card) });
  }

  /** Waits until a zone says what came of it. */
  result(zone, words) {
    return this.#screen.until(async () => (await this.zone(zone)).result === words);
  }

  /** Opens the sums of a zone, and gives them as they are read. */
  async why(zone) {
    await this.#screen.tap({ role: 'button', name: WHY, within: { role: 'group', name: `Zone ${zone}` } });
    await this.#screen.see({ role: 'dialog' });
    const read = await sumsOf(this.#screen);
    await this.closeSheet();
    return read;
  }

  /** Presses the big button. */
  async endTurn(turn) {
    await this.#screen.tap({ role: 'button', name: `End turn ${turn}` });
    await this.#screen.until(async () => !(await this.#screen.has({ role: 'button', name: `End turn ${turn}` })));
  }

  /** What the hands do between two turns. */
  async deal() {
    return (await this.#screen.text({ role: 'main' })).replace(/\s+/g, ' ');
  }

  /** A line of the table's menu. */
  async choose(line) {
    await this.#screen.tap({ role: 'button', name: 'More' });
    await this.#screen.tap({ role: 'button', begins: line });
  }

  /** Sets a zone by hand in the open sheet; without a controller where it has no cards. */
  async set(zone, who, cards) {
    await this.#screen.tap({ role: 'radio', name: String(zone) });
    await this.#screen.tap({ role: 'radio', name: who });
    for (const card of cards) await this.#screen.press(String(card));
    await this.#screen.tap({ role: 'button', name: `Set zone ${zone}` });
    await this.#screen.until(async () => !(await this.#screen.has({ role: 'button', name: `Set zone ${zone}` })));
  }

  closeSheet() {
    return this.#screen.tap({ role: 'button', name: 'Close' });
  }
}

/** The judge of Rush 7, with no table. */
export class Rush7Judge {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  async open() {
    await this.#screen.go('#/judge');
    await this.#screen.tap({ role: 'radio', name: 'Rush 7' });
    await this.#screen.see({ role: 'radio', name: 'Who wins it?' });
  }

  /** A zone: whose it is, and what lies captured. */
  async zone(owner, captured) {
    await this.#screen.tap({ role: 'radio', name: 'Nobody' });
    if (owner) await this.#screen.tap({ role: 'radio', name: owner });
    for (const card of captured) await this.#screen.press(String(card));
  }

  /** The cards both play, or the one that a person plays. */
  async cards(cards) {
    for (const [who, card] of Object.entries(cards)) {
      await this.#screen.tap({ role: 'button', begins: `${who} plays` });
      await this.#screen.press(String(card));
      await this.#screen.see({ role: 'button', name: `${who} plays ${card}` });
    }
  }

  /** Waits for an answer that begins so. */
  answers(words) {
    return this.#screen.until(async () => (await this.#screen.text({ role: 'main' })).includes(words));
  }

  async why() {
    if (!(await this.#screen.evaluate('return document.querySelector("details")?.open ?? false'))) await this.#screen.evaluate('document.querySelector("summary").click()');
    return sumsOf(this.#screen);
  }
}
