import type { ActionReturn } from 'svelte/action';
import { dndzone, type DndZoneAttributes, type Item } from 'svelte-dnd-action';

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

/** An action: the children of a list are put in another order by dragging; a tap stays a tap. */
export function dragZone<T extends Item>(node: HTMLElement, options: Options<T>): ActionReturn<Options<T>, DndZoneAttributes<T>> {
  const zone = dndzone(node, wanted(options));
  node.addEventListener('click', dropSecondClick, { capture: true });
  return { update: (to) => zone.update?.(wanted(to)), destroy: () => zone.destroy?.() };
}
