const LONG = 500;

/** A long press of a finger, the other button of a mouse or the menu key; the tap that would follow is none. */
export function longPress(onhold: () => void) {
  return (node: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    function hold() {
      clearTimeout(timer);
      if (!held) onhold();
      held = true;
    }
    function down() {
      held = false;
      clearTimeout(timer);
      timer = setTimeout(hold, LONG);
    }
    const away = () => clearTimeout(timer);
    function menu(event: Event) {
      event.preventDefault();
      hold();
      held = event instanceof PointerEvent && event.pointerType === 'touch';
    }
    function click(event: Event) {
      clearTimeout(timer);
      if (held) event.stopImmediatePropagation();
      held = false;
    }

    const listeners: [string, (event: Event) => void, boolean][] = [
      ['pointerdown', down, false],
      ['pointermove', (event) => Math.hypot((event as PointerEvent).movementX, (event as PointerEvent).movementY) > 8 && away(), false],
      ['pointerleave', away, false],
      ['pointercancel', away, false],
      ['contextmenu', menu, false],
      // Before the node's own listener.
      ['click', click, true],
    ];
    for (const [name, listen, capture] of listeners) node.addEventListener(name, listen, capture);
    return () => {
      away();
      for (const [name, listen, capture] of listeners) node.removeEventListener(name, listen, capture);
    };
  };
}
