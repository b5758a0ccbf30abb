const LONG = 500;
/** A finger that slides further meant something else. */
const SLIDE = 8;
/** A sign that is held steps again after so long, and then so often. */
const FIRST = 400;
const NEXT = 80;

/** A long press of a finger, the other button of a mouse or the menu key; the tap that would follow is none. */
export function longPress(onhold: () => void) {
  return (node: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let from = { x: 0, y: 0 };

    function hold() {
      clearTimeout(timer);
      if (!held) onhold();
      held = true;
    }
    function down({ clientX: x, clientY: y }: PointerEvent) {
      held = false;
      from = { x, y };
      clearTimeout(timer);
      timer = setTimeout(hold, LONG);
    }
    const away = () => clearTimeout(timer);
    const move = ({ clientX, clientY }: PointerEvent) => Math.hypot(clientX - from.x, clientY - from.y) > SLIDE && away();
    function menu(event: Event) {
      event.preventDefault();
      hold();
      held = event instanceof PointerEvent && event.pointerType === 'touch';
    }
    // A hold may end elsewhere, without a click: a key's is never that one.
    function click(event: MouseEvent) {
      clearTimeout(timer);
      if (held && event.detail > 0) event.stopImmediatePropagation();
      held = false;
    }

    const listeners: [string, (event: never) => void, boolean][] = [
      ['pointerdown', down, false],
      ['pointermove', move, false],
      ['pointerleave', away, false],
      ['pointercancel', away, false],
      ['contextmenu', menu, false],
      // Before the node's own listener.
      ['click', click, true],
    ];
    for (const [name, listen, capture] of listeners) node.addEventListener(name, listen as EventListener, capture);
    return () => {
      away();
      for (const [name, listen, capture] of listeners) node.removeEventListener(name, listen as EventListener, capture);
    };
  };
}

/**
 * A sign that steps: once by a tap, again and again while a finger, the mouse or the space bar holds it. `step` says
 * whether there is a next one.
 */
export function stepsWhileHeld(step: () => boolean) {
  return (node: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const end = () => clearTimeout(timer);
    function again() {
      held = true;
      if (step()) timer = setTimeout(again, NEXT);
    }
    function begin() {
      end();
      held = false;
      timer = setTimeout(again, FIRST);
    }
    function click({ detail }: MouseEvent) {
      end();
      // The click that ends a hold is no step more. A screen reader's has no finger: it is never that one.
      if (!(held && detail > 0)) step();
      held = false;
    }
    function press(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (event.repeat) return;
      step();
      begin();
    }
    function release(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      end();
    }

    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', ({ button }: PointerEvent) => button === 0 && begin()],
      ['pointerup', end],
      ['pointerleave', end],
      ['pointercancel', end],
      ['blur', end],
      ['contextmenu', (event: Event) => event.preventDefault()],
      ['click', click],
      ['keydown', press],
      ['keyup', release],
    ];
    for (const [name, listen] of listeners) node.addEventListener(name, listen as EventListener);
    return () => {
      end();
      for (const [name, listen] of listeners) node.removeEventListener(name, listen as EventListener);
    };
  };
}
