import { onceBack, taken } from '../kit/layers';

/** The places of the app. The address after # is the only memory of where one is. */
export type Route =
  | { name: 'home' }
  /** With the id of a game, of a group, or of a session: made of the same as that one. */
  | { name: 'new'; id?: string }
  | { name: 'table'; id: string }
  | { name: 'history' }
  /** A game that was played without the app is written down. */
  | { name: 'past' }
  /** The review of a sample session. */
  | { name: 'sample' }
  | { name: 'session'; id: string }
  /** The evening of a session, as a league. */
  | { name: 'evening'; id: string }
  | { name: 'statistics' }
  /** Figures of a game; of a pad, or of a game that was played elsewhere, with what the people call it. */
  | { name: 'game'; id: string; of?: string }
  | { name: 'people' }
  | { name: 'person'; id: string }
  /** Two people; told from the first one. */
  | { name: 'pair'; id: string; of?: string }
  | { name: 'group'; id: string }
  | { name: 'year'; id: string }
  /** The rules of a game, at one of them. */
  | { name: 'rules'; id: string; of?: string }
  /** Cards of one's own are copied, for a game whose table may have them. */
  | { name: 'cards'; id?: string }
  | { name: 'judge' }
  /** A game is made or changed: one step of it, such as `fields`. */
  | { name: 'editor'; id?: string }
  /** A tool: beside the table of this session, or without one. */
  | { name: 'dice'; id?: string }
  | { name: 'clocks'; id?: string }
  | { name: 'starts'; id?: string }
  /** Whether the dice of a table, or of all, look fair. */
  | { name: 'fairness'; id?: string }
  | { name: 'settings' }
  | { name: 'data' }
  /** What others wrote of the app, and what it may be used under. */
  | { name: 'licences' };

const plain = ['new', 'history', 'past', 'sample', 'statistics', 'people', 'cards', 'judge', 'editor', 'dice', 'clocks', 'starts', 'fairness', 'settings', 'data', 'licences'] as const;

const withId = ['new', 'table', 'session', 'evening', 'game', 'person', 'pair', 'group', 'year', 'rules', 'cards', 'editor', 'dice', 'clocks', 'starts', 'fairness'] as const;

/** An unknown address leads home. */
export function parse(hash: string): Route {
  const [name = '', id = '', of = ''] = hash.replace(/^#?\/?/, '').split(/[/?]/);
  const known = withId.find((one) => one === name);
  if (known && id) {
    try {
      const two = known === 'game' || known === 'pair' || known === 'rules';
      return { name: known, id: decodeURIComponent(id), ...(two && of && { of: decodeURIComponent(of) }) };
    } catch {
      return { name: 'home' };
    }
  }
  const found = plain.find((known) => known === name);
  return found ? { name: found } : { name: 'home' };
}

export function href(route: Route): string {
  if (route.name === 'home') return '#/';
  const parts = [route.name, 'id' in route ? route.id : undefined, 'of' in route ? route.of : undefined];
  return `#/${parts.filter((part) => part).map((part) => encodeURIComponent(part ?? '')).join('/')}`;
}

let current = $state.raw<Route>(parse(location.hash));
let before = $state.raw<Route>({ name: 'home' });
let last = $state.raw<Route>();
/** Places that are looked into on the way: one goes back from them to where they were opened. */
const beside = (at: Route | undefined) => at?.name === 'rules' || at?.name === 'cards';
window.addEventListener('hashchange', () => arrive(parse(location.hash)));

function arrive(at: Route): void {
  if (!beside(current)) before = current;
  last = current;
  current = at;
}

/** Where the rules, or the cards of one's own, were opened: their way back. */
export function cameFrom(): Route {
  return before;
}

/** Whether one comes to this place from what was only looked into: what was begun here goes on. */
export function returns(): boolean {
  return beside(last);
}

export function route(): Route {
  return current;
}

/** `replace` leaves no step behind for Back, as after a new table was started. */
export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  onceBack(() => {
    if (how === 'replace' || taken()) history.replaceState(null, '', href(to));
    else history.pushState(null, '', href(to));
    arrive(to);
  });
}
