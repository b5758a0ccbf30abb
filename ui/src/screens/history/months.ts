import type { SessionCard } from '../../gen/SessionCard';
import { date } from '../../i18n/index.svelte';

export interface Month {
  title: string;
  cards: SessionCard[];
}

/** Evenings in the order they came, under the month each began in. */
export function months(cards: readonly SessionCard[]): Month[] {
  const found: Month[] = [];
  for (const card of cards) {
    const title = date(card.started, 'month');
    const last = found.at(-1);
    if (last?.title === title) last.cards.push(card);
    else found.push({ title, cards: [card] });
  }
  return found;
}
