/**
 * How a place is come to: a new one begins at its top, with the focus on its heading, where the keyboard and a screen
 * reader go on; Back finds one as it was left. The browser cannot do it, because a place is drawn only when its screen
 * and its lists are there.
 */
interface Entry {
  readonly place?: number;
}

/** What had the focus: it may be drawn again, and is then the one of that name. */
interface Spot {
  readonly tag: string;
  readonly name: string;
  readonly nth: number;
}

/** How each entry of the session history was left: how far it was scrolled, in pixels, and what had the focus. */
const left = new Map<number, { readonly top: number; readonly spot: Spot | undefined }>();
let here: number | undefined;
// Numbers of a page that was loaded again may stand in its entries.
let next = Date.now();
/** Ends the search for what is to have the focus. */
let settled = () => {};

// Before anything is drawn it would scroll the place that one leaves.
history.scrollRestoration = 'manual';

const entry = () => history.state as Entry | null;

const nameOf = (one: Element) => one.getAttribute('href') ?? one.getAttribute('aria-label') ?? one.textContent;
const alike = ({ tag, name }: Pick<Spot, 'tag' | 'name'>) => [...document.querySelectorAll<HTMLElement>(tag)].filter((one) => nameOf(one) === name);

function spotOf(one: Element | null): Spot | undefined {
  if (!(one instanceof HTMLElement) || !one.matches('a, button')) return undefined;
  const spot = { tag: one.localName, name: nameOf(one) ?? '' };
  return { ...spot, nth: alike(spot).indexOf(one) };
}

/** Says whether it has the focus now. */
function focus(one: HTMLElement | null | undefined): boolean {
  if (!one) return false;
  if (one.tabIndex < 0 && !one.hasAttribute('tabindex')) {
    one.tabIndex = -1;
    // A tap anywhere would find it; on a heading it does no harm, and a sheet that closes gives the focus back to it.
    if (one.localName === 'main') one.addEventListener('blur', () => one.removeAttribute('tabindex'), { once: true });
  }
  if (document.activeElement !== one) one.focus({ preventScroll: true });
  return document.activeElement === one;
}

/** Puts the focus where it was, else on the heading; either may come after the rest of its place. */
function settle(spot: Spot | undefined): void {
  settled();
  const main = document.querySelector('main');
  let given: Element | null | undefined;
  function look() {
    const now = document.activeElement;
    // Somebody went on, or the place has a field of its own to begin with.
    if (given ? now !== given && now !== document.body : main?.contains(now)) return settled();
    const found = spot && focus(alike(spot)[spot.nth]);
    const headed = !found && focus(document.querySelector<HTMLElement>('main h1'));
    if (!found && !headed) focus(main);
    given = document.activeElement;
    if (found || (headed && !spot)) settled();
  }
  const watched = new MutationObserver(look);
  watched.observe(document.body, { childList: true, subtree: true });
  const acts = ['keydown', 'pointerdown'];
  settled = () => {
    watched.disconnect();
    for (const act of acts) document.removeEventListener(act, settled, true);
    settled = () => {};
  };
  for (const act of acts) document.addEventListener(act, settled, true);
  look();
}

/** The place that was shown is about to go. */
export function leave(): void {
  if (here !== undefined && here !== entry()?.place) left.set(here, { top: window.scrollY, spot: spotOf(document.activeElement) });
}

/** The place of the entry that stands is drawn. */
export function arrived(): void {
  const known = entry()?.place;
  const before = known === undefined ? undefined : left.get(known);
  if (known === undefined) {
    history.replaceState({ ...entry(), place: (next += 1) }, '');
    if (window.scrollY > 0) window.scrollTo(0, 0);
  } else if (known !== here && before) {
    window.scrollTo(0, before.top);
  }
  // A page that was just opened begins at its top by itself.
  if (here !== undefined && known !== here) settle(before?.spot);
  here = entry()?.place;
}
