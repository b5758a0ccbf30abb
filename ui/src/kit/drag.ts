import { tick } from 'svelte';
import type { ActionReturn } from 'svelte/action';
import { dndzone, TRIGGERS, type DndEvent, type DndZoneAttributes, type Item } from 'svelte-dnd-action';

/** Milliseconds that a finger rests before it drags; what is shorter is a tap. */
const HOLD = 320;

interface Options<T extends Item> {
  items: T[];
  /** Milliseconds in which the others make room. */
  duration: number;
  /** Items go from one list to another of the same type. */
  type?: string;
}

const wanted = <T extends Item>({ items, duration, type }: Options<T>) => ({
  items,
  flipDurationMs: duration,
  delayTouchStart: HOLD,
  autoAriaDisabled: true,
  zoneTabIndex: -1,
  zoneItemTabIndex: -1,
  dropTargetStyle: {},
  ...(type && { type }),
});

/** Pixels that a finger at rest may shake. */
const SHAKE = 10;
/** Milliseconds after which a click is no longer of the finger that was lifted. */
const SAME = 50;

/**
 * One touch is one tap. After a short one the library sends a click of its own beside the browser's. One that
 * rested, and was lifted where it came down, has tapped, however long it took: the library drops that, and
 * the browser's click comes sometimes before the end of the drag, sometimes after it.
 */
function oneTap(node: HTMLElement): () => void {
  let down: Touch | undefined;
  let dragging = false;
  let lifted = -Infinity;
  const start = ({ touches }: TouchEvent) => (down = touches.length === 1 ? touches[0] : undefined);
  const move = ({ touches: [now] }: TouchEvent) => {
    if (down && now && Math.hypot(now.clientX - down.clientX, now.clientY - down.clientY) > SHAKE) down = undefined;
  };
  const end = ({ timeStamp }: TouchEvent) => {
    if (dragging) lifted = timeStamp;
  };
  const considered = ({ detail }: CustomEvent<DndEvent>) => {
    if (detail.info.trigger === TRIGGERS.DRAG_STARTED) dragging = true;
  };
  const dropped = async ({ detail: { items, info } }: CustomEvent<DndEvent>) => {
    const rested = down !== undefined;
    down = undefined;
    dragging = false;
    const at = items.findIndex(({ id }) => id === info.id);
    await tick();
    if (rested) node.children[at]?.querySelector('button')?.click();
  };
  function click(event: Event) {
    // The library's is a plain event; those of browsers, keyboards and screen readers are mouse events.
    const ofTheLibrary = !(event instanceof MouseEvent);
    const ofTheDrag = event instanceof MouseEvent && event.detail > 0 && (dragging || event.timeStamp - lifted < SAME);
    if (ofTheLibrary || ofTheDrag) event.stopImmediatePropagation();
  }
  const early = { passive: true, capture: true };
  // The library lets no touch of an item rise.
  node.addEventListener('touchstart', start, early);
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('consider', (event) => considered(event as CustomEvent<DndEvent>));
  node.addEventListener('finalize', (event) => void dropped(event as CustomEvent<DndEvent>));
  window.addEventListener('touchmove', move, early);
  window.addEventListener('touchend', end, early);
  return () => {
    window.removeEventListener('touchmove', move, early);
    window.removeEventListener('touchend', end, early);
  };
}

/** An action: the children of a list are put in another order by dragging; a tap stays a tap. */
export function dragZone<T extends Item>(node: HTMLElement, options: Options<T>): ActionReturn<Options<T>, DndZoneAttributes<T>> {
  const zone = dndzone(node, wanted(options));
  const forget = oneTap(node);
  return { update: (to) => zone.update?.(wanted(to)), destroy: () => (forget(), zone.destroy?.()) };
}
