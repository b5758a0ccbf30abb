import { tick } from 'svelte';
import type { ActionReturn } from 'svelte/action';
import { dndzone, type DndEvent, type DndZoneAttributes, type Item } from 'svelte-dnd-action';

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

// After a short touch the library sends a click of its own, and the browser's follows: one tap would count twice.
// The library's is a plain event; those of browsers, keyboards and screen readers are mouse events.
function dropSecondClick(event: Event) {
  if (!(event instanceof MouseEvent)) event.stopImmediatePropagation();
}

/** Pixels that a finger at rest may shake. */
const SHAKE = 10;

/** A finger that rested, and was lifted where it came down, has tapped, however long it took: the library drops that. */
function tapsOfResting(node: HTMLElement): () => void {
  let down: Touch | undefined;
  const start = ({ touches }: TouchEvent) => (down = touches.length === 1 ? touches[0] : undefined);
  const move = ({ touches: [now] }: TouchEvent) => {
    if (down && now && Math.hypot(now.clientX - down.clientX, now.clientY - down.clientY) > SHAKE) down = undefined;
  };
  const dropped = async ({ detail: { items, info } }: CustomEvent<DndEvent>) => {
    const rested = down !== undefined;
    down = undefined;
    const at = items.findIndex(({ id }) => id === info.id);
    await tick();
    if (rested) node.children[at]?.querySelector('button')?.click();
  };
  // The library lets no touch of an item rise.
  node.addEventListener('touchstart', start, { passive: true, capture: true });
  window.addEventListener('touchmove', move, { passive: true, capture: true });
  node.addEventListener('finalize', (event) => void dropped(event as CustomEvent<DndEvent>));
  return () => window.removeEventListener('touchmove', move, { capture: true });
}

/** An action: the children of a list are put in another order by dragging; a tap stays a tap. */
export function dragZone<T extends Item>(node: HTMLElement, options: Options<T>): ActionReturn<Options<T>, DndZoneAttributes<T>> {
  const zone = dndzone(node, wanted(options));
  node.addEventListener('click', dropSecondClick, { capture: true });
  const forget = tapsOfResting(node);
  return { update: (to) => zone.update?.(wanted(to)), destroy: () => (forget(), zone.destroy?.()) };
}
