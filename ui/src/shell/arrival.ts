/**
 * Where a place is scrolled to: a new one begins at its top, and Back finds one as it was left. The browser cannot do
 * it, because a place is drawn only when its screen and its lists are there.
 */
interface Entry {
  readonly place?: number;
}

/** How far each entry of the session history was scrolled, in pixels, when it was left. */
const tops = new Map<number, number>();
let here: number | undefined;
// Numbers of a page that was loaded again may stand in its entries.
let next = Date.now();

// Before anything is drawn it would scroll the place that one leaves.
history.scrollRestoration = 'manual';

const entry = () => history.state as Entry | null;

/** The place that was shown is about to go. */
export function leave(): void {
  if (here !== undefined && here !== entry()?.place) tops.set(here, window.scrollY);
}

/** The place of the entry that stands is drawn. */
export function scrolled(): void {
  const known = entry()?.place;
  if (known === undefined) {
    history.replaceState({ ...entry(), place: (next += 1) }, '');
    if (window.scrollY > 0) window.scrollTo(0, 0);
  } else if (known !== here && tops.has(known)) {
    window.scrollTo(0, tops.get(known) ?? 0);
  }
  here = entry()?.place;
}
