import type { Command } from '../../gen/rage';
import type { Correction, LogEntry, Seat } from '../../gen/wire';
import type { LiveTable } from '../../session/live.svelte';
import { Trial } from '../../session/trial.svelte';

type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>;

/** A step of the timeline that counts, with what it says. */
export interface Step<C extends Command = Command> {
  position: number;
  entry: LogEntry;
  command: C;
}
type StepOf<D extends Command['do']> = Step<CommandOf<D>>;

/** The steps that made a round, found in the log. */
export function stepsOf(log: readonly LogEntry[], round: number): Step[] {
  return log.flatMap((entry) => {
    const command = entry.command as Command | null;
    if (entry.position === null || !command || entry.kind !== 'play') return [];
    const of = 'round' in command ? command.round : entry.lines.find((line) => line.round !== null)?.round;
    return of === round ? [{ position: entry.position, entry, command }] : [];
  });
}

const only = <D extends Command['do']>(steps: readonly Step[], what: D) =>
  steps.filter((step): step is StepOf<D> => step.command.do === what);

export interface Corrected {
  bid: number | null;
  tricks: number | null;
  bonus: number;
  mad: number;
}

/** A round as it was written down, with what it should have been. */
export class Amendment {
  readonly round: number;
  readonly trial: Trial<Correction[]>;
  #live: LiveTable;
  /** What was changed, by seat. */
  #changes = $state.raw<ReadonlyMap<Seat, Partial<Corrected>>>(new Map());
  /** Cards that were replaced, by the position of their step. */
  #cards = $state.raw<ReadonlyMap<number, Command>>(new Map());

  readonly steps = $derived.by(() => stepsOf(this.#live.log.entries, this.round));
  readonly cardSteps = $derived.by(() =>
    this.steps.filter((step) => step.command.do === 'play' || step.command.do === 'turn'),
  );
  readonly corrections = $derived.by(() => this.#corrections());

  constructor(live: LiveTable, round: number) {
    this.#live = live;
    this.round = round;
    this.trial = new Trial(live.tryAmend);
    void live.log.read();
    $effect(() => this.trial.want(this.corrections.length > 0 ? this.corrections : undefined));
  }

  /** What counts for a person now, changes included. */
  of(seat: Seat): Corrected {
    const bid = this.#bidStep(seat);
    const result = this.#result()?.command.results.find((one) => one.seat === seat);
    const written: Corrected = {
      bid: bid === undefined ? null : bidIn(bid, seat),
      tricks: result?.tricks ?? null,
      bonus: result?.bonus ?? 0,
      mad: result?.mad ?? 0,
    };
    return { ...written, ...this.#changes.get(seat) };
  }

  change(seat: Seat, to: Partial<Corrected>): void {
    this.#changes = new Map(this.#changes).set(seat, { ...this.#changes.get(seat), ...to });
  }

  /** The command of a card's step as it should have been. */
  cardAt(step: Step): Command {
    return this.#cards.get(step.position) ?? step.command;
  }
  replace(position: number, command: Command): void {
    this.#cards = new Map(this.#cards).set(position, command);
  }

  save(): Promise<boolean> {
    return this.#live.amend(this.corrections);
  }

  #result(): StepOf<'book_results'> | undefined {
    return only(this.steps, 'book_results').at(-1);
  }

  #bidStep(seat: Seat): StepOf<'book_bids'> | StepOf<'bid'> | undefined {
    const written = only(this.steps, 'book_bids').filter((s) => s.command.bids.some((b) => b.seat === seat));
    return written.at(-1) ?? only(this.steps, 'bid').find((s) => s.command.seat === seat);
  }

  #corrections(): Correction[] {
    const found = new Map<number, Command>(this.#cards);
    for (const [seat, change] of this.#changes) {
      const step = this.#bidStep(seat);
      if (change.bid === undefined || change.bid === null || !step) continue;
      const n = change.bid;
      const now = found.get(step.position) ?? step.command;
      if (now.do === 'bid') found.set(step.position, { ...now, n });
      else if (now.do === 'book_bids') {
        found.set(step.position, { ...now, bids: now.bids.map((b) => (b.seat === seat ? { ...b, n } : b)) });
      }
    }
    const result = this.#result();
    if (result && this.#changes.size > 0) {
      const results = result.command.results.map((one) => {
        const { tricks, bonus, mad } = this.of(one.seat);
        return { seat: one.seat, tricks: tricks ?? one.tricks, bonus, mad };
      });
      found.set(result.position, { ...result.command, results });
    }
    const before = new Map(this.steps.map((step) => [step.position, plainly(step.command)]));
    return [...found]
      .filter(([position, command]) => before.get(position) !== plainly(command))
      .sort(([a], [b]) => a - b)
      .map(([position, command]) => ({ position, command }));
  }
}

function bidIn(step: StepOf<'book_bids'> | StepOf<'bid'>, seat: Seat): number | null {
  if (step.command.do === 'bid') return step.command.n;
  return step.command.bids.find((bid) => bid.seat === seat)?.n ?? null;
}

/** The same for the same command, in whatever order its fields were written. */
function plainly(command: Command): string {
  if (command.do !== 'book_results') return JSON.stringify(command);
  return JSON.stringify(command.results.map((r) => [r.seat, r.tricks, r.bonus ?? 0, r.mad ?? 0]));
}
