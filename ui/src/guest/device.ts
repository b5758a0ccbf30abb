import type { Joined } from '../gen/wire';
import type { Language } from '../i18n/index.svelte';
import { readStored, writeStored } from '../platform/storage';

const NAME = 'tapete.guest';

/** What a guest's device remembers, so that a reload, a lock or a second tab is the same seat. */
export interface Device {
  /** The link by which it came. */
  link?: string;
  joined?: Joined;
  /** Who it was last time, by name. */
  was?: string;
  language?: Language;
}

export function readDevice(): Device {
  const read = readStored(NAME);
  return typeof read === 'object' ? (read as Device) : {};
}

export const writeDevice = (part: Device): void => void writeStored(NAME, { ...readDevice(), ...part });
