import BedDouble from '@lucide/svelte/icons/bed-double';
import BookOpen from '@lucide/svelte/icons/book-open';
import CarFront from '@lucide/svelte/icons/car-front';
import ChartCandlestick from '@lucide/svelte/icons/chart-candlestick';
import Coins from '@lucide/svelte/icons/coins';
import Gem from '@lucide/svelte/icons/gem';
import House from '@lucide/svelte/icons/house';
import IdCard from '@lucide/svelte/icons/id-card';
import Landmark from '@lucide/svelte/icons/landmark';
import Mail from '@lucide/svelte/icons/mail';
import Piano from '@lucide/svelte/icons/piano';
import PiggyBank from '@lucide/svelte/icons/piggy-bank';
import Plane from '@lucide/svelte/icons/plane';
import Scooter from '@lucide/svelte/icons/scooter';
import Tag from '@lucide/svelte/icons/tag';
import TentTree from '@lucide/svelte/icons/tent-tree';
import TrainFront from '@lucide/svelte/icons/train-front';
import type { Component } from 'svelte';
import type { Card, OwnKind, SetView, View } from '../../gen/cover_your_assets';
import Ingot from './Ingot.svelte';
import Ingots from './Ingots.svelte';
import { cardName } from './names';

/** One icon a kind; the kinds of a deck of one's own share a label, and their names tell them apart. */
const icons: Record<string, Component> = {
  GOLD: Ingot,
  SILVER: Ingots,
  HOME: House,
  JEWELS: Gem,
  AUTO: CarFront,
  BANK: Landmark,
  COINS: Coins,
  STOCKS: ChartCandlestick,
  BASEBALL: IdCard,
  CASH: BedDouble,
  PIGGY: PiggyBank,
  STAMPS: Mail,
  COMICS: BookOpen,
  PIANO: Piano,
  TRAIN: TrainFront,
  SCOOTER: Scooter,
  PLANE: Plane,
  CABIN: TentTree,
};

/** A kind of card as it is drawn and said. */
export interface Face {
  code: Card;
  name: string;
  wild: boolean;
  icon: Component;
}

/** A kind of card of the table's deck. */
export interface Kind extends Face {
  value: number;
  copies: number;
  /** How many lie nowhere in the open, where that is known. */
  left: number | null;
}

/** A set as it lies in a stack. */
export interface LaidSet {
  kind: Kind;
  count: number;
  /** Where the table shows them. */
  wilds: readonly Kind[];
  value: number | null;
}

export function iconOf(code: Card, wild: boolean): Component {
  return icons[code] ?? (wild ? Ingot : Tag);
}

/** The card that is called so, where the app knows the name. */
export function cardCalled(name: string): Card {
  return Object.keys(icons).find((code) => cardName(code) === name.trim()) ?? name;
}

/** The kinds of a deck that is only described. */
export function facesOf(kinds: readonly OwnKind[]): Face[] {
  return kinds.map(({ name, wild }) => ({ code: name, name: cardName(name), wild, icon: iconOf(name, wild) }));
}

/** The kinds of a table's deck in counting order. */
export function kindsOf(view: Pick<View, 'kinds'>): Kind[] {
  return view.kinds.map(({ kind, value, copies, wild, left }) => {
    return { code: kind, name: cardName(kind), value, copies, wild, icon: iconOf(kind, wild), left };
  });
}

/** The kind of a card; one that the deck does not have is drawn all the same. */
export function kindOf(kinds: readonly Kind[], code: Card): Kind {
  const strange = { code, name: cardName(code), value: 0, copies: 0, wild: false, icon: Tag, left: null };
  return kinds.find((kind) => kind.code === code) ?? strange;
}

/** A set as the table shows it. */
export function laid(kinds: readonly Kind[], set: SetView): LaidSet {
  const cards = (set.cards ?? []).map((card) => kindOf(kinds, card));
  return { kind: kindOf(kinds, set.kind), count: set.size, wilds: cards.filter((card) => card.wild), value: set.value };
}
