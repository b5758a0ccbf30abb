// Tables opened and played at the door, for tests that begin in the middle of an evening.

/** The answer of a command that is not refused. */
export async function answered(server, name, payload) {
  const { status, answer } = await server.rpc(name, payload);
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Who sits there when no people are named. */
export const FOUR = ['Ana', 'Bruno', 'Carla', 'Diego'];
/** Names that take room, and as many people as sit at one table. */
export const LONG = ['María Fernanda', 'Juan Sebastián', 'Guadalupe', 'Alejandra'];
export const TEN = [...FOUR, 'Esperanza', 'Fernando', 'Gabriela', 'Hugo', 'Inés', 'Javier'];

/** One table, asked and played as a program of this machine would. */
export class Evening {
  #server;
  session;

  /** Opens a table. `how`: game (Rage without it), config, knowledge, grain, first; without that the last one of `names` deals. */
  static async open(server, names, how = {}) {
    const evening = new Evening();
    evening.#server = server;
    const known = await answered(server, 'people');
    const people = [];
    for (const name of names) {
      const met = known.find((one) => one.name === name);
      people.push((met ?? await answered(server, 'create_person', { name })).id);
    }
    const { game = 'rage', config = {}, knowledge = 'observed', grain = 'round', first = Math.max(0, names.length - 1) } = how;
    const request = { game, people, first, knowledge, grain, config };
    evening.session = (await answered(server, 'open_table', request)).session;
    return evening;
  }

  get hash() {
    return `#/table/${this.session}`;
  }

  /** The table as it is now. */
  table(seat) {
    return answered(this.#server, 'table', { session: this.session, ...(seat !== undefined && { seat }) });
  }

  /** The whole log, as it was recorded. */
  async log() {
    const entries = [];
    for (let from = 0; from !== null; ) {
      const page = await answered(this.#server, 'log_page', { session: this.session, from });
      entries.push(...page.entries);
      from = page.next;
    }
    return entries;
  }

  async #step(name, rest = {}, seen) {
    const { revision } = seen ?? (await this.table());
    return answered(this.#server, name, { session: this.session, revision, ...rest });
  }

  /** Without `seen`, the table it is meant for, that is as it stands now. */
  play(command, seen) {
    return this.#step('play', { command }, seen);
  }

  undo() {
    return this.#step('undo');
  }

  pause() {
    return this.#step('pause');
  }

  /** Every bid of the round that is open. */
  async bids(bids) {
    const { view } = await this.table();
    return this.play({ do: 'book_bids', round: view.round, bids: bids.map((n, seat) => ({ seat, n })) });
  }

  /** A whole round by what it came to: tricks, or [tricks, Bonus, Mad], in the order of the seats. */
  async round(bids, taken) {
    const { view } = await this.bids(bids);
    const results = taken.map((one, seat) => {
      const [tricks, bonus = 0, mad = 0] = [one].flat();
      return { seat, tricks, bonus, mad };
    });
    return this.play({ do: 'book_results', round: view.round, results });
  }

  /** A whole round of Cover Your Assets by its amounts, in the order of the seats. */
  async amounts(amounts) {
    const { view } = await this.table();
    return this.play({ do: 'book_totals', round: view.round, amounts: amounts.map((amount, seat) => ({ seat, amount })) });
  }

  /** A row of points, in the order of the seats; null leaves a box open. */
  row(row, amounts) {
    const written = amounts.map((amount, seat) => ({ seat, values: { amount } }));
    return this.play({ do: 'enter', row, entries: written.filter(({ values }) => values.amount !== null) });
  }

  /** Everything the table says, but when and how often it was changed. */
  async asItStands() {
    const { revision, played_ms, now, ...rest } = await this.table();
    return JSON.stringify(rest);
  }
}
