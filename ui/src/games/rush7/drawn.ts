import type { Battle, Side as Rush7Side, ZoneView } from '../../gen/rush7';
import type { Seat } from '../../gen/wire';
import { number, t } from '../../i18n/index.svelte';
import type { Person } from '../../kit/person';
import type { DrawnZone, Side } from './zones';

/** The points of a side as they are written: "3 + 4 = 7". */
export function sumSaid({ card, bonus, points }: Rush7Side): string {
  return bonus > 0 ? t('rush7-sum', { card, bonus, points }) : number(points);
}

/** What came of a battle, in two parts: "Elena takes it", "keeps the 4". */
export function resultSaid(battle: Battle, people: readonly Person[]): { strong: string; rest: string } {
  const { winner, captured, after } = battle;
  if (winner === null || captured === null) return { strong: t('rush7-tie'), rest: t('rush7-tie-why') };
  const who = people[winner]?.name ?? '';
  if (after.won_by !== null) return { strong: t('rush7-wins-zone', { who }), rest: t('rush7-keeps', { card: captured }) };
  const strong = battle.fate === 'added' ? t('rush7-defends', { who }) : t('rush7-takes', { who });
  return { strong, rest: t('rush7-keeps', { card: captured }) };
}

/** What a side shows when nothing is asked of it: its card, as far as it is known. */
export function shownSide(battle: Battle | null, zone: number, seat: Seat, people: readonly Person[]): Side {
  const who = people[seat]?.name ?? '';
  const side = battle?.sides?.[seat];
  // Of a battle that the table judged itself only the loser's card is known.
  const lost = battle && battle.winner !== null && battle.winner !== seat ? battle.captured : null;
  const value = side?.card ?? lost;
  const sum = side && sumSaid(side);
  const label =
    value === null
      ? t('rush7-field-empty', { who, zone })
      : sum && side.bonus > 0
        ? t('rush7-field-sum', { who, zone, sum })
        : t('rush7-field', { who, zone, card: value });
  return { value, sum, winner: battle?.winner === seat, label };
}

/** A zone of the table with what was written down for it. */
export function drawnZone(zone: ZoneView, people: readonly Person[], onwhy?: () => void): DrawnZone {
  const owner = zone.won_by ?? zone.controller;
  return {
    zone: zone.zone,
    owner: owner === null ? undefined : people[owner],
    captured: zone.captured,
    slots: zone.to_win,
    won: zone.won_by !== null,
    sides: [shownSide(zone.battle, zone.zone, 0, people), shownSide(zone.battle, zone.zone, 1, people)],
    result: zone.battle ? resultSaid(zone.battle, people) : undefined,
    onwhy: zone.battle ? onwhy : undefined,
  };
}

/** A zone as its battle left it, for what was turned up a moment ago. */
export function revealed(battle: Battle, people: readonly Person[], onwhy?: () => void): DrawnZone {
  const { zone, after } = battle;
  return {
    zone,
    owner: after.controller === null ? undefined : people[after.controller],
    captured: after.captured,
    slots: battle.to_win,
    won: after.won_by !== null,
    sides: [shownSide(battle, zone, 0, people), shownSide(battle, zone, 1, people)],
    result: resultSaid(battle, people),
    onwhy,
  };
}
