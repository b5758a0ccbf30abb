import type { Card, Command } from '../../gen/cover_your_assets';
import type { Correction, LogEntry, Seat } from '../../gen/wire';
import type { LiveTable } from '../../session/live.svelte';
import { Trial } from '../../session/trial.svelte';
import { counted, type Counts } from './draft';

type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>;

/** A step of the timeline that counts, with what it says. */
export interface Step<C extends Command = Command> {
  position: number;
  entry: LogEntry;
  command: C;
}

/** The steps that made a round, found in the log. */
export function stepsOf(log: readonly LogEntry[], round: number): Step[] {
  return log.flatMap((entry) => {
    const command = entry.command as Command | null;
    if (entry.position === null || !command || entry.kind !== 'play') return [];
    const of = 'round' in command ? command.round : entry.lines.find((line) => line.round !== null)?.round;
    return of === round ? [{ position: entry.position, entry, command }] : [];
  });
}

/** The cards that a command names, where another could have been meant. */
export function cardsOf(command: Command): readonly Card[] {
  if (command.do === 'pair') return command.cards;
  return 'card' in command ? [command.card] : [];
}

/** The command with another card in the place of one. */
export function withCard(command: Command, at: number, card: Card): Command {
  if (command.do === 'pair') return { ...command, cards: at === 0 ? [card, command.cards[1]] : [command.cards[0], card] };
  return 'card' in command ? { ...command, card } : command;
}

/** A round as it was written down, with what it should have been. */
export class Amendment {
  readonly round: number;
  readonly trial: Trial<Correction[]>;
  #live: LiveTable;
  /** Commands as they should have been, by the position of their step. */
  #changed = $state.raw<ReadonlyMap<number, Command>>(new Map());

  readonly steps = $derived.by(() => stepsOf(this.#live.log.entries, this.round));
  readonly cardSteps = $derived.by(() => this.steps.filter((step) => cardsOf(step.command).length > 0));
  readonly corrections = $derived.by<Correction[]>(() =>
    this.steps.flatMap(({ position, command }) => {
      const now = this.#changed.get(position);
      return now && JSON.stringify(now) !== JSON.stringify(command) ? [{ position, command: now }] : [];
    }),
  );

  constructor(live: LiveTable, round: number) {
    this.#live = live;
    this.round = round;
    this.trial = new Trial(live.tryAmend);
    void live.log.read();
    $effect(() => this.trial.want(this.corrections.length > 0 ? this.corrections : undefined));
  }

  #step<D extends 'book_totals' | 'book_counts'>(what: D): Step<CommandOf<D>> | undefined {
    return this.steps.filter((step): step is Step<CommandOf<D>> => step.command.do === what).at(-1);
  }
  commandAt(step: Step): Command {
    return this.#changed.get(step.position) ?? step.command;
  }
  replace(position: number, command: Command): void {
    this.#changed = new Map(this.#changed).set(position, command);
  }

  /** Somebody's written amount; nothing where cards were written. */
  amountOf(seat: Seat): number | undefined {
    const step = this.#step('book_totals');
    const now = step && (this.commandAt(step) as CommandOf<'book_totals'>);
    return now?.amounts.find((one) => one.seat === seat)?.amount;
  }
  /** Somebody's counted cards; nothing where an amount was written. */
  countsOf(seat: Seat): Counts | undefined {
    const step = this.#step('book_counts');
    const now = step && (this.commandAt(step) as CommandOf<'book_counts'>);
    return now?.counts.find((one) => one.seat === seat)?.cards;
  }

  amount(seat: Seat, amount: number): void {
    const step = this.#step('book_totals');
    if (!step) return;
    const now = this.commandAt(step) as CommandOf<'book_totals'>;
    this.replace(step.position, { ...now, amounts: now.amounts.map((one) => (one.seat === seat ? { seat, amount } : one)) });
  }
  count(seat: Seat, kind: string, n: number): void {
    const step = this.#step('book_counts');
    if (!step) return;
    const now = this.commandAt(step) as CommandOf<'book_counts'>;
    const counts = now.counts.map((one) => (one.seat === seat ? { seat, cards: { ...counted(one.cards, kind, n) } } : one));
    this.replace(step.position, { ...now, counts });
  }

  save(): Promise<boolean> {
    return this.#live.amend(this.corrections);
  }
}
