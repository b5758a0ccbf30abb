import type { SessionCard } from '../../gen/SessionCard';
import { number, t } from '../../i18n/index.svelte';
import { say } from '../../i18n/say';
import { seated } from '../../platform/people';

type Card = Pick<SessionCard, 'seats' | 'standing' | 'status'>;

/** Who sat there, the first place first. */
export function byPlace(card: Card) {
  const people = seated(card.seats);
  return card.standing.places
    .map((place, seat) => ({ ...place, seat, person: people[seat] }))
    .flatMap((one) => (one.person ? [{ ...one, person: one.person }] : []))
    .sort((a, b) => Number(b.won) - Number(a.won) || a.place - b.place);
}

/** "83, 83, 74, 70": the points in the order of the places. */
export function pointsLine(card: Card): string {
  return byPlace(card)
    .map((one) => number(one.points))
    .join(', ');
}

/** What there is to say beside the points: how a tie was settled, that it is not over, how long it was. */
export function remark(card: Card): string {
  const rounds = t('round-count', { n: card.standing.rounds.length });
  if (card.status !== 'finished') return `${t(`word-status-${card.status}`)}, ${rounds}`;
  const best = byPlace(card);
  const level = best[0]?.points === best[1]?.points;
  return level && card.standing.next ? say(card.standing.next, card.seats) : rounds;
}
