export interface Toast {
  id: number;
  text: string;
  /** Something was done; otherwise it is only to be known. */
  done: boolean;
  /** Nothing hangs on it: to go on is to have done with it. */
  passing?: boolean;
  action?: { label: string; run: () => void };
}

const STAYS = 5000;

let list = $state.raw<Toast[]>([]);
let last = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export function toasts(): readonly Toast[] {
  return list;
}

/** What was done: one line and at most one action; never the only place of a fact. */
export function toast(text: string, action?: Toast['action']): void {
  show({ text, done: true, ...(action && { action }) });
}

/** What is to be known: something that could not be done. */
export function notice(text: string): void {
  show({ text, done: false });
}

/** What the device does by itself: it covers nothing once somebody presses something. */
export function remark(text: string): void {
  show({ text, done: false, passing: true });
}

function show(what: Omit<Toast, 'id'>): void {
  const id = ++last;
  // The newest replaces the one before: two lines at once would hide the table.
  for (const old of list) forget(old.id);
  list = [{ id, ...what }];
  release(id);
}

export function dismiss(id: number): void {
  forget(id);
  list = list.filter((toast) => toast.id !== id);
}

/** Something is pressed, wherever it is. */
export function pressed(): void {
  for (const { id, passing } of list) if (passing) dismiss(id);
}

/** It stays while a finger or the focus is on it. */
export function hold(id: number): void {
  forget(id);
}

export function release(id: number): void {
  forget(id);
  timers.set(id, setTimeout(() => dismiss(id), STAYS));
}

function forget(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}
