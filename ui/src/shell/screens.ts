import type { Component } from 'svelte';
import type { Route } from '../app/router.svelte';
import { loadGames, loadWordsOf } from '../i18n/index.svelte';
import Home from '../screens/home/Home.svelte';

type ScreenName = Route['name'];
type ScreenOf<N extends ScreenName> =
  | Component<{ route: Extract<Route, { name: N }> }>
  | Component<Record<string, never>>;
type Loads<N extends ScreenName> = () => Promise<{ default: ScreenOf<N> }>;

const tool = () => import('../screens/tools/ToolScreen.svelte');

/** Which component draws which place, fetched when it is gone to. */
const screens: { [N in ScreenName]: Loads<N> } = {
  home: () => Promise.resolve({ default: Home }),
  new: () => import('../screens/new/NewTable.svelte'),
  table: () => import('../screens/table/TableScreen.svelte'),
  history: () => import('../screens/history/History.svelte'),
  past: () => import('../screens/past/PastGame.svelte'),
  sample: () => import('../screens/session/SampleSession.svelte'),
  session: () => import('../screens/session/Session.svelte'),
  evening: () => import('../screens/evening/EveningPage.svelte'),
  statistics: () => import('../screens/statistics/Statistics.svelte'),
  game: () => import('../screens/game/GamePage.svelte'),
  people: () => import('../screens/people/People.svelte'),
  person: () => import('../screens/person/PersonPage.svelte'),
  pair: () => import('../screens/pair/PairPage.svelte'),
  group: () => import('../screens/group/GroupPage.svelte'),
  year: () => import('../screens/year/YearPage.svelte'),
  rules: () => import('../screens/rules/RulesScreen.svelte'),
  cards: () => import('../screens/cards/CardsPage.svelte'),
  judge: () => import('../screens/judge/JudgeScreen.svelte'),
  editor: () => import('../screens/editor/GameEditor.svelte'),
  dice: tool,
  clocks: tool,
  starts: tool,
  fairness: () => import('../screens/tools/fairness/Fairness.svelte'),
  settings: () => import('../screens/settings/Settings.svelte'),
  data: () => import('../screens/data/Data.svelte'),
  licences: () => import('../screens/licences/Licences.svelte'),
};

/** Screens that speak of any game; the others load what they say of the games on them. */
const ofAllGames: readonly ScreenName[] = ['new', 'editor', 'history', 'past', 'sample', 'session', 'evening', 'statistics', 'game', 'person', 'pair', 'group', 'year'];

type Screen = Component<{ route: Route }>;
const loaded = new Map<ScreenName, Screen>();

/** The component of a place where it was fetched before. */
export const loadedScreen = (name: ScreenName): Screen | undefined => loaded.get(name);

/** Fetches a screen with what it says; the dice of the games' boxes lie on any table. */
export async function loadScreen(name: ScreenName): Promise<Screen> {
  const [screen] = await Promise.all([
    screens[name](),
    name === 'home' ? undefined : import('../games/dice'),
    ofAllGames.includes(name) ? loadGames() : undefined,
    loadWordsOf(name),
  ]);
  loaded.set(name, screen.default as unknown as Screen);
  return screen.default as unknown as Screen;
}
