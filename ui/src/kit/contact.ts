/** A shorter touch is a brush when another finger touches the same thing. */
const BRUSH = 150;
/** A finger that slides further meant something else. */
const SLIDE = 24;
/** A wider contact is a palm or a sleeve. */
const PALM = 72;

/** Two contacts of one finger at one place: it bounced. */
const BOUNCE_MS = 150;
const BOUNCE_PX = 24;

interface Contact {
  at: number;
  x: number;
  y: number;
  /** Another finger was there at the same time. */
  shared: boolean;
  palm: boolean;
}

/** The last tap that was meant, and on what. */
let tapped: { node: HTMLElement; at: number; x: number; y: number } | undefined;

/**
 * A tap that is meant: by several people at once on one glass, where a click would be lost while
 * another person's finger rests on it. A brush, a palm and a slide are no taps, nor is a finger that bounces onto what
 * came to lie under it. The keyboard and screen readers press as always.
 */
export function meantTap(ontap: () => void) {
  return (node: HTMLElement) => {
    const contacts = new Map<number, Contact>();
    const wide = (event: PointerEvent) => Math.max(event.width, event.height) > PALM;

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      contacts.delete(event.pointerId);
      for (const other of contacts.values()) other.shared = true;
      const shared = contacts.size > 0;
      contacts.set(event.pointerId, { at: event.timeStamp, x: event.clientX, y: event.clientY, shared, palm: wide(event) });
    }
    function up(event: PointerEvent) {
      const contact = contacts.get(event.pointerId);
      contacts.delete(event.pointerId);
      if (!contact || contact.palm || wide(event)) return;
      const slid = Math.hypot(event.clientX - contact.x, event.clientY - contact.y) > SLIDE;
      const brushed = contact.shared && event.timeStamp - contact.at < BRUSH;
      const { timeStamp: at, clientX: x, clientY: y } = event;
      // It comes down after it was lifted: one that was there before is another finger.
      const bounced = tapped !== undefined && tapped.node !== node && contact.at >= tapped.at && contact.at - tapped.at < BOUNCE_MS
        && Math.hypot(x - tapped.x, y - tapped.y) < BOUNCE_PX;
      if (slid || brushed || bounced) return;
      tapped = { node, at, x, y };
      ontap();
    }
    function gone(event: PointerEvent) {
      contacts.delete(event.pointerId);
    }
    // A click that counts presses is the end of one, which has been answered; one that counts none is a key's.
    function click(event: MouseEvent) {
      if (event.detail === 0) ontap();
    }

    // Else the click would come after what the tap has opened, and press a key of that.
    function lifted(event: TouchEvent) {
      if (event.cancelable) event.preventDefault();
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', gone);
    node.addEventListener('touchend', lifted, { passive: false });
    node.addEventListener('click', click);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', gone);
      node.removeEventListener('touchend', lifted);
      node.removeEventListener('click', click);
    };
  };
}

/**
 * Acts when a finger comes down, for what cannot wait: every finger for itself, each touch once. The
 * keyboard and screen readers press as always.
 */
export function atTouch(onpress: () => void) {
  return (node: HTMLElement) => {
    function down(event: PointerEvent) {
      if (event.button === 0) onpress();
    }
    // A click that counts presses is the end of a touch, which has been answered; one that counts none is a key's.
    function click(event: MouseEvent) {
      if (event.detail === 0) onpress();
    }
    // A finger that stays asks for no menu.
    const menu = (event: Event) => event.preventDefault();
    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click);
    node.addEventListener('contextmenu', menu);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click);
      node.removeEventListener('contextmenu', menu);
    };
  };
}

/** What is done with something that a finger can also carry. */
export interface Carried {
  onpress: () => void;
  /** It follows the finger from now on. */
  onlift?: (() => void) | undefined;
  /** The finger let go over this; without it nothing is carried, and a press counts as it comes down. */
  ondrop?: ((under: Element | null) => void) | undefined;
}

/**
 * A press that may turn into carrying: every finger for itself. What is carried is drawn under the finger,
 * turned as it lies; a touch that does not move is a press. The keyboard and screen readers press as always.
 */
export function carried(how: () => Carried) {
  return (node: HTMLElement) => {
    const held = new Map<number, { x: number; y: number; ghost?: HTMLElement }>();

    function lift(): HTMLElement {
      const ghost = node.cloneNode(true) as HTMLElement;
      const turn = node.closest<HTMLElement>('[data-turn]')?.dataset['turn'] ?? '0';
      ghost.inert = true;
      ghost.dataset['carried'] = '';
      Object.assign(ghost.style, {
        position: 'fixed', left: '0', top: '0', width: `${node.offsetWidth}px`, height: `${node.offsetHeight}px`,
        pointerEvents: 'none', transformOrigin: '0 0', rotate: '0deg', zIndex: '1',
      });
      ghost.style.setProperty('--carried', `${turn}deg`);
      document.body.append(ghost);
      return ghost;
    }
    function follow(ghost: HTMLElement, { clientX, clientY }: PointerEvent) {
      ghost.style.transform = `translate(${clientX}px, ${clientY}px) rotate(var(--carried)) translate(-50%, -50%)`;
    }
    function end(event: PointerEvent) {
      const hold = held.get(event.pointerId);
      held.delete(event.pointerId);
      hold?.ghost?.remove();
      return hold;
    }

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      const { onpress, ondrop } = how();
      if (!ondrop) return onpress();
      // A finger that slides off it still carries it.
      node.setPointerCapture?.(event.pointerId);
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }
    function move(event: PointerEvent) {
      const hold = held.get(event.pointerId);
      if (!hold) return;
      if (!hold.ghost && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > SLIDE) {
        hold.ghost = lift();
        how().onlift?.();
      }
      if (hold.ghost) follow(hold.ghost, event);
    }
    function up(event: PointerEvent) {
      const hold = end(event);
      if (!hold) return;
      if (hold.ghost) how().ondrop?.(document.elementFromPoint(event.clientX, event.clientY));
      else how().onpress();
    }
    function click(event: MouseEvent) {
      if (event.detail === 0) how().onpress();
    }
    const menu = (event: Event) => event.preventDefault();

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', end);
    node.addEventListener('click', click);
    node.addEventListener('contextmenu', menu);
    return () => {
      for (const { ghost } of held.values()) ghost?.remove();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', end);
      node.removeEventListener('click', click);
      node.removeEventListener('contextmenu', menu);
    };
  };
}

/** Buttons that work while another person's finger rests on the glass, when a browser makes no click of a tap. */
export function besideOthers(node: HTMLElement) {
  let down: { id: number; button: HTMLElement } | undefined;
  const buttonOf = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null);

  function press(event: PointerEvent) {
    const button = buttonOf(event);
    down = !event.isPrimary && button ? { id: event.pointerId, button } : undefined;
  }
  function release(event: PointerEvent) {
    const { id, button } = down ?? {};
    down = undefined;
    if (id !== event.pointerId || !button) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (under && button.contains(under)) button.click();
  }

  node.addEventListener('pointerdown', press);
  node.addEventListener('pointerup', release);
  return () => {
    node.removeEventListener('pointerdown', press);
    node.removeEventListener('pointerup', release);
  };
}

interface Press {
  at: number;
  x: number;
  y: number;
  /** What the pad asked for, when it was a press of a pad. */
  turn?: unknown;
}
let latest: Press | undefined;
let before: Press | undefined;

/** Remembers every press of the page: a finger that went elsewhere in between has not bounced. */
function remember({ detail, timeStamp: at, clientX: x, clientY: y }: MouseEvent) {
  // A press of the keyboard or of a screen reader.
  if (detail === 0) return;
  before = latest;
  latest = { at, x, y };
}

/**
 * A finger that bounces presses once, where the first contact has already passed the turn on; the same key
 * twice in one turn counts twice. `turn` is what the pad asks for now.
 */
export function oneContact(turn: () => unknown) {
  return (node: HTMLElement) => {
    function click(event: MouseEvent) {
      // A pad inside a pad hears the same contact a second time.
      if (event.detail === 0 || !latest || latest.turn !== undefined) return;
      latest.turn = turn();
      if (before?.turn === undefined || before.turn === latest.turn) return;
      if (latest.at - before.at < BOUNCE_MS && Math.hypot(latest.x - before.x, latest.y - before.y) < BOUNCE_PX) {
        latest = before;
        event.stopPropagation();
      }
    }
    // The same function is added once, whatever the number of pads.
    window.addEventListener('click', remember, { capture: true });
    node.addEventListener('click', click, { capture: true });
    return () => node.removeEventListener('click', click, { capture: true });
  };
}
