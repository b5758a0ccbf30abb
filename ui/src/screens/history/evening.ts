import type { SessionCard } from '../../gen/wire';
import { t } from '../../i18n/index.svelte';
import { say } from '../../i18n/say';
import { playedSaid } from '../../session/counted';
import { peopleOf } from '../../session/people';
import { isLost, pointsSaid } from '../../session/result';

type Card = Pick<SessionCard, 'seats' | 'standing' | 'status'>;

/** Who sat there, the first place first. */
export function byPlace(card: Pick<Card, 'seats' | 'standing'>) {
  const people = peopleOf(card);
  return card.standing.places
    .map((place, seat) => ({ ...place, seat, person: people[seat] }))
    .flatMap((one) => (one.person ? [{ ...one, person: one.person }] : []))
    .sort((a, b) => Number(b.won) - Number(a.won) || a.place - b.place);
}

/** One of each side, in the order of the places: who plays together has the same. */
function bySide(card: Card) {
  const { sides } = card.standing;
  const side = (seat: number) => sides.findIndex((one) => one.includes(seat));
  return byPlace(card).filter((one, at, all) => side(one.seat) < 0 || all.findIndex((other) => side(other.seat) === side(one.seat)) === at);
}

/** "83, 83, 74, 70": the points in the order of the places, once a side; nothing where there are none yet. */
export function pointsLine(card: Card): string {
  const { over, rounds, places } = card.standing;
  if (!over && rounds.length === 0 && places.every((place) => place.points === 0)) return '';
  const points = pointsSaid(card.standing);
  return bySide(card)
    .map((one) => points[one.seat])
    .filter(Boolean)
    .join(', ');
}

/** How a game came out that nobody won who played together: "The game is lost". */
export const lostSaid = (card: Card): string => (isLost(card.standing) ? (card.standing.next ? say(card.standing.next, card.seats) : t('lost')) : '');

/** What there is to say beside the points: that it was lost, how a tie was settled, that it is not over, how long it was. */
export function remark(card: Card): string {
  const rounds = playedSaid(card.standing);
  if (card.status !== 'finished') return [t(`word-status-${card.status}`), rounds].filter(Boolean).join(', ');
  if (isLost(card.standing)) return lostSaid(card);
  const best = bySide(card);
  const level = best.length > 1 && best[0]?.points === best[1]?.points;
  if (level && card.standing.next) return say(card.standing.next, card.seats);
  return card.standing.rounds.length > 0 ? rounds : '';
}
