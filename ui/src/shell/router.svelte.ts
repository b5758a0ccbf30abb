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
  | { name: 'settings' }
  | { name: 'shelf' }
  | { name: 'kit' };

const plain = ['new', 'history', 'people', 'judge', 'settings', 'shelf', 'kit'] as const;

/** An address nobody knows leads home. */
export function parse(hash: string): Route {
  const [name = '', id = ''] = hash.replace(/^#?\/?/, '').split(/[/?]/);
  if ((name === 'table' || name === 'session' || name === 'new') && id) {
    try {
      return { name, id: decodeURIComponent(id) };
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
