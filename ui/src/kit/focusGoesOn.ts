import { openColumn } from './grid';
import { reachable } from './reachable';

/**
 * A key that goes away when it is pressed takes the focus with it, and the keyboard begins at the top of the page. Here
 * it goes to what stands in its place, in the same panel. Fingers and the mouse have no use for it, and would see a ring.
 */
interface Place {
  readonly key: Element;
  /** From the key outwards. */
  readonly around: readonly Element[];
  /** What could have been reached before it. */
  readonly before: readonly Element[];
}

/** What lies on top, and the table. A place that is shown again begins at its top, as any page. */
const PANELS = '[role="dialog"], [data-frame], main > *';

const follows = (one: Element, other: Element) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * What stands now where the key was: in the nearest part that is still there and has something to go on with. Where the
 * keys of a table are done with, it is the row that is open; a lesser button there, which ends a match, is not what
 * comes next. Where a row is done with it is the next one, or the main button, and no cell that is only corrected. Behind
 * the main button it is the box that is open: Enter once more would press the first of its keys, and write a 0.
 */
function successor({ key, around, before }: Place): HTMLElement | undefined {
  const panel = around.at(-1) ?? document;
  const column = openColumn(panel);
  const open = column?.matches('[data-column="written"]') ? undefined : column;
  const foot = panel.querySelector('[data-primary]');
  const main = foot?.querySelector<HTMLElement>('.primary') ?? undefined;
  // At the end of a game it is the way to its result, which may have to be fetched.
  const over = foot && panel instanceof Element && panel.matches('[data-status="finished"]');
  if (over && (main || foot.childElementCount === 0)) return main;
  const ofRow = key.matches('[data-column], [data-column] *') && (open ?? main);
  if (ofRow) return ofRow;
  if (key.matches('.primary') && !main && open && around.some((part) => part.matches('[data-primary]'))) return open;
  const last = before.findLast((one) => one.isConnected && one.getClientRects().length > 0);
  for (const part of around.filter((one) => one.isConnected)) {
    const isFoot = part.matches('[data-primary]');
    const keys = reachable(part).filter((one) => !isFoot || !one.matches('.button:not(.primary)'));
    const next = keys.find((one) => last === undefined || follows(last, one)) ?? (isFoot ? open : keys.at(-1));
    if (next) return next;
  }
  return undefined;
}

/** Sees to it from now on; gives back what ends it. */
export function focusGoesOn(): () => void {
  /** Where the focus is, or was; the place beneath an open sheet stays known. */
  let places: Place[] = [];
  let byKeyboard = true;

  function entered(target: EventTarget | null) {
    if (!(target instanceof Element)) return;
    const panel = target.closest(PANELS);
    places = places.filter((one) => one.around.at(-1) !== panel && one.around.at(-1)?.isConnected);
    if (!panel) return;
    const around = [];
    for (let part: Element | null = target; part && part !== panel; part = part.parentElement) around.push(part);
    const keys = reachable(panel);
    places.push({ key: target, around: [...around, panel], before: keys.slice(0, Math.max(0, keys.indexOf(target as HTMLElement))) });
  }
  function goOn() {
    if (!byKeyboard || document.activeElement !== document.body) return;
    places = places.filter((one) => one.around.at(-1)?.isConnected);
    const place = places.at(-1);
    if (!place) return;
    // Of what was pressed by a click elsewhere nothing is lost: it is still there.
    if (!place.key.isConnected || place.key.matches(':disabled') || place.key.getClientRects().length === 0) successor(place)?.focus({ preventScroll: true });
  }
  function keyed(event: KeyboardEvent) {
    byKeyboard = true;
    // One press is one step: a key that is held presses nothing that came meanwhile.
    if (event.repeat && event.key === 'Enter' && event.target instanceof Element && event.target.closest('[data-frame]')) event.preventDefault();
  }
  const pointed = () => (byKeyboard = false);

  const watched = new MutationObserver(goOn);
  watched.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  const over = new AbortController();
  const { signal } = over;
  document.addEventListener('focusin', ({ target }) => entered(target), { signal });
  document.addEventListener('keydown', keyed, { capture: true, signal });
  document.addEventListener('pointerdown', pointed, { capture: true, signal });
  entered(document.activeElement);
  return () => {
    watched.disconnect();
    over.abort();
  };
}
