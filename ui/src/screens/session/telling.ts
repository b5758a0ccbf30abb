import type { GameCard, SessionCard } from '../../gen/wire';
import { capital, date, place, t } from '../../i18n/index.svelte';
import { say } from '../../i18n/say';
import type { Poster } from '../../kit/poster';
import { editionOf } from '../../table/edition';
import { gameName } from '../../app/games';
import { pointsSaid } from '../../session/result';
import { byPlace, lostSaid } from '../history/evening';

/** How it ended, in a sentence. */
export function outcome(card: Pick<SessionCard, 'standing' | 'seats' | 'status'>): string {
  const { over, next } = card.standing;
  const said = over && next ? say(next, card.seats) : lostSaid(card) || t(`word-status-${card.status}`);
  // It stands as a title: without a full stop.
  return capital(said.replace(/\.$/, ''));
}

/** What a picture of a result says: names, places, edition, date, and nothing else. */
export function posterOf(card: SessionCard, games: readonly GameCard[]): Poster {
  const points = pointsSaid(card.standing);
  return {
    brand: t('app-name'),
    title: gameName(card),
    facts: [editionOf(card.game, card.made_of?.config, games), date(card.ended, 'date')].filter(Boolean),
    sentence: outcome(card),
    rows: byPlace(card).map((one) => ({
      lead: place(one.place),
      piece: one.person.piece,
      text: one.person.name,
      end: points[one.seat] ?? '',
      strong: one.won,
    })),
  };
}

/** The same as text. */
export function textOf(poster: Poster): string {
  const rows = poster.rows.map((row) => [row.lead, [row.text, row.end].filter(Boolean).join(': ')].filter(Boolean).join(' '));
  return [[poster.title, ...poster.facts].join(', '), poster.sentence, ...rows].join('\n');
}

/** A file's name from what it holds. */
export function fileName(poster: Poster, ending: string): string {
  return `${[poster.title, poster.facts.at(-1)].filter(Boolean).join(' ')}.${ending}`;
}
