import type { Card, Command } from '../../gen/cover_your_assets';
import type { Seat } from '../../gen/wire';
import { Amendment } from '../../table/amendment.svelte';
import { counted, type Counts } from './draft';

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

/** A round of Cover Your Assets as it was written down, with what it should have been. */
export class CyaAmendment extends Amendment<'cover_your_assets'> {
  readonly cards = $derived.by(() => this.steps.filter((step) => cardsOf(step.command).length > 0));

  /** A person's written amount; nothing where cards were written. */
  amountOf(seat: Seat): number | undefined {
    return this.written(['book_totals'])?.command.amounts.find((one) => one.seat === seat)?.amount;
  }
  /** A person's counted cards; nothing where an amount was written. */
  countsOf(seat: Seat): Counts | undefined {
    return this.written(['book_counts'])?.command.counts.find((one) => one.seat === seat)?.cards;
  }

  amount(seat: Seat, amount: number): void {
    const step = this.written(['book_totals']);
    if (!step) return;
    const amounts = step.command.amounts.map((one) => (one.seat === seat ? { seat, amount } : one));
    this.replace(step.position, { ...step.command, amounts });
  }
  count(seat: Seat, kind: string, n: number): void {
    const step = this.written(['book_counts']);
    if (!step) return;
    const counts = step.command.counts.map((one) => (one.seat === seat ? { seat, cards: { ...counted(one.cards, kind, n) } } : one));
    this.replace(step.position, { ...step.command, counts });
  }
}
