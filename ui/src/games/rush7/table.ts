import type { TurnRow, View } from '../../gen/rush7';
import type { Seat } from '../../gen/wire';
import { t } from '../../i18n/index.svelte';
import type { Person } from '../../kit/person';
import { paramsOf } from '../../session/game';
import { drawnZone, revealed, shownSide } from './drawn';
import type { Entry } from './entry.svelte';
import type { Placing } from './placing.svelte';
import type { DrawnZone, Side } from './zones';

type Why = (zone: number) => void;

/** The zones as they are being written down: every field can be tapped, the next one is marked. */
export function enteredZones(view: View, people: readonly Person[], entry: Entry, onwhy: Why): DrawnZone[] {
  const wrong = paramsOf('rush7', entry.refused, 'R7_E_TOO_MANY_COPIES')?.value;
  return view.zones.map((zone) => {
    const drawn = drawnZone(zone, people, () => onwhy(zone.zone));
    if (zone.won_by !== null) return drawn;
    const half = entry.half(zone.zone);
    const side = (shown: Side, seat: Seat): Side => {
      const value = zone.battle ? shown.value : (half[seat] ?? null);
      const asked = entry.zone === zone.zone && (entry.results ? entry.draft.winner === 1 - seat : entry.field?.seat === seat);
      const who = people[seat]?.name ?? '';
      return {
        ...shown,
        value,
        label: zone.battle || value === null ? shown.label : t('rush7-field', { who, zone: zone.zone, card: value }),
        asked,
        wrong: wrong !== undefined && entry.zone === zone.zone && value === wrong,
        onclick: () => entry.choose(zone.zone, seat),
      };
    };
    return { ...drawn, asked: entry.results && entry.zone === zone.zone, sides: [side(drawn.sides[0], 0), side(drawn.sides[1], 1)] };
  });
}

/** The zones while hands are laid out in secret: who holds the device sees their own cards alone, who looks back all of them. */
export function lentZones(view: View, people: readonly Person[], lent: Seat | undefined, placing: Placing): DrawnZone[] {
  return view.zones.map((zone) => {
    const drawn = drawnZone(zone, people);
    if (zone.won_by !== null) return drawn;
    const side = (seat: Seat): Side => {
      const who = people[seat]?.name ?? '';
      if (seat === lent) {
        const value = placing.at.get(zone.zone)?.value ?? null;
        const label = value === null ? t('rush7-field-empty', { who, zone: zone.zone }) : t('rush7-field', { who, zone: zone.zone, card: value });
        return { value, label, drop: true, asked: placing.marked === zone.zone };
      }
      const laid = view.seats[seat]?.laid?.find((one) => one.zone === zone.zone);
      if (laid) return { value: laid.card, label: t('rush7-field', { who, zone: zone.zone, card: laid.card }) };
      const down = view.seats[seat]?.placed ?? false;
      return { value: null, down, label: down ? t('rush7-field-down', { who, zone: zone.zone }) : t('rush7-field-empty', { who, zone: zone.zone }) };
    };
    return { ...drawn, sides: [side(0), side(1)] };
  });
}

/** What was turned up last, with what came of it; zones that were won before lie as they are. */
export function revealedZones(view: View, row: TurnRow, people: readonly Person[], onwhy?: Why): DrawnZone[] {
  return view.zones.map((zone) => {
    const battle = row.battles.find((one) => one.zone === zone.zone);
    return battle ? revealed(battle, people, onwhy && (() => onwhy(zone.zone))) : { ...drawnZone(zone, people), sides: [shownSide(null, zone.zone, 0, people), shownSide(null, zone.zone, 1, people)] };
  });
}
