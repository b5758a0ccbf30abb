import type { Component } from 'svelte';
import Placeholder from './Placeholder.svelte';
import type { Route } from './router.svelte';

type ScreenOf<N extends Route['name']> = Component<{ route: Extract<Route, { name: N }> }>;

/** Which component draws which place. A screen replaces its placeholder here. */
export const screens: { [N in Exclude<Route['name'], 'kit'>]: ScreenOf<N> } = {
  home: Placeholder,
  new: Placeholder,
  table: Placeholder,
  history: Placeholder,
  session: Placeholder,
  people: Placeholder,
  judge: Placeholder,
  settings: Placeholder,
};
