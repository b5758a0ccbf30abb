/** The places of the app. The address after # is the only memory of where one is. */
export type Route =
  | { name: 'home' }
  /** With the id of a session: made of the same as that one. */
  | { name: 'new'; id?: string }
  | { name: 'table'; id: string }
  | { name: 'history' }
  | { name: 'session'; id: string }
  | { name: 'people' }
  | { name: 'judge' }
  /** A tool: beside the table of this session, or without one. */
  | { name: 'dice'; id?: string }
  | { name: 'clocks'; id?: string }
  | { name: 'starts'; id?: string }
  /** Whether the dice of a table, or of all, look fair. */
  | { name: 'fairness'; id?: string }
  | { name: 'settings' }
  | { name: 'shelf' }
  | { name: 'kit' };

const plain = ['new', 'history', 'people', 'judge', 'dice', 'clocks', 'starts', 'fairness', 'settings', 'shelf', 'kit'] as const;
/** Places of a session. */
const ofSession = ['table', 'session', 'new', 'dice', 'clocks', 'starts', 'fairness'] as const;

/** An address nobody knows leads home. */
export function parse(hash: string): Route {
  const [name = '', id = ''] = hash.replace(/^#?\/?/, '').split(/[/?]/);
  const session = ofSession.find((known) => known === name);
  if (session && id) {
    try {
      return { name: session, id: decodeURIComponent(id) };
    } catch {
      return { name: 'home' };
    }
  }
  const found = plain.find((known) => known === name);
  return found ? { name: found } : { name: 'home' };
}

export function href(route: Route): string {
  if (route.name === 'home') return '#/';
  return 'id' in route && route.id ? `#/${route.name}/${encodeURIComponent(route.id)}` : `#/${route.name}`;
}

let current = $state.raw<Route>(parse(location.hash));
window.addEventListener('hashchange', () => (current = parse(location.hash)));

export function route(): Route {
  return current;
}

/** `replace` leaves no step behind for Back, as after a new table was started. */
export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', href(to));
  else history.pushState(null, '', href(to));
  current = to;
}
