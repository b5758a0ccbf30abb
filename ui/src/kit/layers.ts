/**
 * Sheets and dialogs as steps of the browser's Back: what lies on top closes, the place beneath stays.
 *
 * An open layer has an entry of its own in the session history, with the address of the place. A layer that closes
 * by itself takes its entry back, unless a new place takes over the entry at once (`taken`).
 */
interface Layer {
  readonly id: number;
  readonly close: () => void;
}

let layers: readonly Layer[] = [];
let next = Date.now();
/** The entry of a layer that has closed and was not taken back yet. */
let left: ReturnType<typeof setTimeout> | undefined;
/** What is to be done once the browser has gone back, while it does. */
let waiting: (() => void)[] | undefined;

const standing = (): number | undefined => (history.state as { layer?: number } | null)?.layer;

/** Opens a layer; `close` is called when a person goes back. Answers what is to be called when it has closed. */
export function openLayer(close: () => void): () => void {
  const layer = { id: (next += 1), close };
  layers = [...layers, layer];
  onceBack(() => {
    if (!layers.includes(layer)) return;
    // Another layer closed in the same moment: its entry serves this one.
    if (taken()) history.replaceState({ layer: layer.id }, '');
    else history.pushState({ layer: layer.id }, '');
  });
  return () => {
    layers = layers.filter((one) => one !== layer);
    if (standing() !== layer.id) return;
    left = setTimeout(() => {
      left = undefined;
      if (standing() === layer.id) back();
    });
  };
}

/** Closes every layer that lies open, as going to another place does. */
export function closeLayers(): void {
  for (const layer of [...layers].reverse()) layer.close();
}

/** The browser goes back in its own time, over whatever was entered meanwhile: that has to wait. */
function back(): void {
  waiting ??= [];
  history.back();
}

/** Calls `act` now, or as soon as the entry of a closed layer has been taken back. */
export function onceBack(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}

/** Whether the entry that stands is of a layer that has just closed: a new place replaces it. */
export function taken(): boolean {
  if (left === undefined) return false;
  clearTimeout(left);
  left = undefined;
  return true;
}

window.addEventListener('popstate', () => {
  const at = standing();
  const known = layers.findIndex((layer) => layer.id === at);
  // The entry of a layer that is gone: it closed beneath another one, or it is entered by Forward. There is nothing to see.
  if (at !== undefined && known < 0) return back();
  const acts = waiting;
  waiting = undefined;
  if (acts) return acts.forEach((act) => act());
  for (const layer of layers.slice(known + 1).reverse()) layer.close();
});

// Loaded again while a layer was open: without it its entry would be a step back to where one is.
if (standing() !== undefined) history.back();
