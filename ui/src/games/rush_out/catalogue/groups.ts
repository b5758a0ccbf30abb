import type { Broken, CardKind, Catalogue, Effect, Symbol } from '../../../gen/rush_out';
import { t } from '../../../i18n/index.svelte';
import { refusal, word, type Refusal } from '../../../i18n/say';
import type { Team } from '../symbols/symbols';

/** What a catalogue is looked through by. */
export type GroupName = CardKind | 'hero_tile' | 'dragon_tile' | 'equipment' | 'scroll';

/** One thing of a group as its row shows it. */
export interface Thing {
  id: string;
  name: string;
  halves: { team: Team; symbols: readonly Symbol[] }[];
  banner: readonly Symbol[];
  effect: Effect | null;
  /** Null where it has no mark. */
  verified: boolean | null;
}

/** The groups, in the order of the cards. */
export function groupsOf(catalogue: Catalogue): GroupName[] {
  const kinds = [...new Set(catalogue.cards.map((card) => card.kind))];
  return [...kinds, 'hero_tile', 'dragon_tile', 'equipment', 'scroll'];
}

export function groupName(group: GroupName): string {
  if (group === 'hero_tile') return t('rush_out-cards-heroes');
  if (group === 'equipment') return t('rush_out-cards-equipment');
  if (group === 'scroll') return t('rush_out-cards-scrolls');
  return word('rush_out', 'kind', group);
}

/** The symbols of a banner, however it was written. */
export function bannerOf(banner: null | Symbol | readonly Symbol[]): readonly Symbol[] {
  if (banner === null) return [];
  return typeof banner === 'string' ? [banner] : banner;
}

const hero = (symbols: readonly Symbol[]) => ({ team: 'hero' as const, symbols });
const sorcerer = (symbols: readonly Symbol[]) => ({ team: 'sorcerer' as const, symbols });

/** Everything of a group. */
export function thingsOf(catalogue: Catalogue, group: GroupName): Thing[] {
  const plain = { banner: [], effect: null };
  if (group === 'hero_tile') {
    return catalogue.heroes.map(({ id, skill, wounded, verified }) => (
      { ...plain, id, name: word('rush_out', 'class', id), halves: [hero([skill]), hero(wounded)], verified }
    ));
  }
  if (group === 'dragon_tile') {
    return Object.entries(catalogue.dragon_tile).map(([players, slots]) => (
      { ...plain, id: players, name: t('rush_out-cards-players', { n: Number(players) }), halves: [hero(slots)], verified: null }
    ));
  }
  if (group === 'equipment') {
    return catalogue.equipment.map(({ id, verified }) => ({ ...plain, id, name: word('rush_out', 'item', id), halves: [], verified }));
  }
  if (group === 'scroll') {
    return catalogue.scrolls.map(({ id, slots, verified }) => (
      { ...plain, id, name: word('rush_out', 'item', id), halves: [sorcerer(slots ?? [])], verified }
    ));
  }
  return catalogue.cards.filter((card) => card.kind === group).map((card) => ({
    id: card.id,
    name: card.id,
    halves: [hero(card.hero), sorcerer(card.sorcerer)],
    banner: bannerOf(card.banner),
    effect: card.effect,
    verified: card.verified,
  }));
}

/** Groups whose things have a name on them; of the others one copies whatever card one holds. */
export const NAMED: readonly GroupName[] = ['hero_tile', 'dragon_tile', 'equipment', 'scroll'];

/** A thing without its symbols, to be copied from the real one. */
export function blank(catalogue: Catalogue, id: string): Catalogue {
  const without = <T extends { id: string }>(things: T[], part: (thing: T) => Partial<T>) =>
    things.map((thing) => (thing.id === id ? { ...thing, ...part(thing) } : thing));
  return {
    ...catalogue,
    cards: without(catalogue.cards, () => ({ hero: [], sorcerer: [], banner: null })),
    heroes: without(catalogue.heroes, () => ({ wounded: [] })),
    scrolls: without(catalogue.scrolls, ({ slots }) => ({ slots: slots && [] })),
  };
}

/** A card with everything that another one shows. */
export function alike(catalogue: Catalogue, id: string, other: string): Catalogue {
  const model = catalogue.cards.find((card) => card.id === other);
  if (!model) return catalogue;
  const { hero, sorcerer, banner, back, effect } = model;
  return { ...catalogue, cards: catalogue.cards.map((card) => (card.id === id ? { ...card, hero, sorcerer, banner, back, effect } : card)) };
}

/** A thing that was compared with the real one. */
export function checked(catalogue: Catalogue, id: string): Catalogue {
  const mark = <T extends { id: string }>(things: T[]) => things.map((thing) => (thing.id === id ? { ...thing, verified: true } : thing));
  const { cards, heroes, equipment, scrolls } = catalogue;
  return { ...catalogue, cards: mark(cards), heroes: mark(heroes), equipment: mark(equipment), scrolls: mark(scrolls) };
}

/** Why cards cannot be played with, as the rules say it. */
export function saidOf(broken: Broken): Refusal {
  return refusal({ code: 'BAD_CATALOGUE', params: { ...broken } }, [], 'rush_out');
}
