import type { Component } from 'svelte';
import { setLanguage } from '../i18n/index.svelte';
import { setTheme } from '../kit/theme.svelte';
import Guest from './Guest.svelte';
import { kept } from './kept';

/** The page of a guest's device: in its own language, light or dark as the device is. */
export async function beginGuest(begin: (root: Component) => void): Promise<void> {
  setTheme('system');
  await setLanguage(kept().language ?? null);
  begin(Guest);
}
