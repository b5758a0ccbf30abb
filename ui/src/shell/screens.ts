import type { Component } from 'svelte';
import type { Route } from '../app/router.svelte';
import GamePage from '../screens/game/GamePage.svelte';
import GroupPage from '../screens/group/GroupPage.svelte';
import History from '../screens/history/History.svelte';
import Home from '../screens/home/Home.svelte';
import JudgeScreen from '../screens/judge/JudgeScreen.svelte';
import NewTable from '../screens/new/NewTable.svelte';
import PairPage from '../screens/pair/PairPage.svelte';
import People from '../screens/people/People.svelte';
import PersonPage from '../screens/person/PersonPage.svelte';
import Session from '../screens/session/Session.svelte';
import Settings from '../screens/settings/Settings.svelte';
import Shelf from '../screens/shelf/Shelf.svelte';
import Statistics from '../screens/statistics/Statistics.svelte';
import TableScreen from '../screens/table/TableScreen.svelte';
import Fairness from '../screens/tools/fairness/Fairness.svelte';
import ToolScreen from '../screens/tools/ToolScreen.svelte';
import YearPage from '../screens/year/YearPage.svelte';

type ScreenOf<N extends Route['name']> =
  | Component<{ route: Extract<Route, { name: N }> }>
  | Component<Record<string, never>>;

/** Which component draws which place. */
export const screens: { [N in Exclude<Route['name'], 'kit'>]: ScreenOf<N> } = {
  home: Home,
  new: NewTable,
  table: TableScreen,
  history: History,
  session: Session,
  statistics: Statistics,
  game: GamePage,
  people: People,
  person: PersonPage,
  pair: PairPage,
  group: GroupPage,
  year: YearPage,
  judge: JudgeScreen,
  dice: ToolScreen,
  clocks: ToolScreen,
  starts: ToolScreen,
  fairness: Fairness,
  settings: Settings,
  shelf: Shelf,
};
