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
import Ingot from './Ingot.svelte';

/** One icon a kind; the kinds of a deck of one's own share a label, and their names tell them apart. */
const icons: Record<string, Component> = {
  GOLD: Ingot,
  SILVER: Ingot,
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

/** A kind of card of the table's deck, as it is drawn and said. */
export interface Kind {
  code: string;
  /** In one short word. */
  name: string;
  value: number;
  copies: number;
  wild: boolean;
  icon: Component;
}

/** A set as it lies in a stack. */
export interface LaidSet {
  kind: Kind;
  count: number;
  /** Where the table shows them. */
  wilds: readonly Kind[];
  value: number | null;
}

export function iconOf(kind: string, wild: boolean): Component {
  return icons[kind] ?? (wild ? Ingot : Tag);
}
