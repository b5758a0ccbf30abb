import type { Component } from 'svelte';
import JudgeScreen from '../screens/judge/JudgeScreen.svelte';
import TableScreen from '../screens/table/TableScreen.svelte';
import Placeholder from './Placeholder.svelte';
import type { Route } from './router.svelte';

type ScreenOf<N extends Route['name']> = Component<{ route: Extract<Route, { name: N }> }>;

/** Which component draws which place. A screen replaces its placeholder here. */
export const screens: { [N in Exclude<Route['name'], 'kit'>]: ScreenOf<N> } = {
  home: Placeholder,
  new: Placeholder,
  table: TableScreen,
  history: Placeholder,
  session: Placeholder,
  people: Placeholder,
  judge: JudgeScreen,
  settings: Placeholder,
};
