import { isIdle, openColumn } from '../kit/grid';

interface TableKeys {
  undo: () => void;
  redo: () => void;
  judge?: () => void;
  log?: () => void;
  dice?: () => void;
  clocks?: () => void;
  list?: () => void;
  /** Reads the scores out. */
  read?: () => void;
  /** Lays the table between the people, or picks it up. */
  face?: () => void;
}

/** The keys of every table. Digits, arrows and steps belong to the game's own fields. */
export function tableKeys(run: TableKeys) {
  /** Where in the row was written last, though the focus may have gone to look at something else. */
  let place: HTMLElement | undefined;
  let tabbed = false;
  return (event: KeyboardEvent) => {
    // What Tab passes on its way was not come to.
    if (!tabbed) place = document.activeElement?.closest<HTMLElement>(STEPPED) ?? place;
    tabbed = event.key === 'Tab';
    if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]')) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === 'z') {
      event.preventDefault();
      return event.shiftKey ? run.redo() : run.undo();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = { j: run.judge, d: run.dice, c: run.clocks, l: run.log, f: run.face, r: run.read, '?': run.list }[key];
    if (action) action();
    else if (key === 'enter' && !event.repeat && !target?.closest('button, a')) pressPrimary();
    else if ((isIdle(document.activeElement) ? STEPS : ALONG).includes(event.key) && !target?.closest('input, [data-column]')) enterRow(event.key);
    else if (DIGIT.test(event.key) && !target?.closest('input, [data-column]:not(button)')) {
      const open = openColumn(document.querySelector('[data-frame]') ?? document);
      const stop = place?.isConnected ? place : open;
      if (document.querySelector(PAD)) {
        // The pad takes it; Enter would else press the old cell that was looked at last.
        if (target?.matches('button[data-column]') && !open?.matches('[data-column="written"]')) open?.focus();
        return;
      }
      if (!stop?.matches(STEPPED)) return;
      enter(stop, event.key);
    } else if (target?.matches('button[data-column]') && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) nextRow(target, event.key === 'ArrowUp' ? -1 : 1);
    else return;
    event.preventDefault();
  };
}

/** Keys that go along a row or change a number in it. */
const STEPS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-'];
const DIGIT = /^\d$/;
/** A number of the row that takes a digit itself. */
const STEPPED = '[role="spinbutton"][data-column]';
/** Keys of a pad take the digits. */
const PAD = '[data-frame] [data-primary] [role="group"]';
/** Keys that lead into the row from a button beside it, where the others may scroll. */
const ALONG = ['ArrowLeft', 'ArrowRight'];

/** When a row is over, its focus goes with it: the next of these keys goes to the row that is there now. */
function enterRow(key: string): void {
  const stop = openColumn(document.querySelector('[data-frame]') ?? document);
  if (ALONG.includes(key)) stop?.focus();
  else if (stop) enter(stop, key);
}

/** Goes to a number of the row, and presses the key there. */
function enter(stop: HTMLElement, key: string): void {
  stop.focus();
  stop.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** From a cell of the sheet to the one above or below it, as far as there is one. */
function nextRow(cell: Element, step: number): void {
  const cells = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const rows = [...document.querySelectorAll('[data-frame] .table-grid')].filter((row) => cells(row).length > 0);
  const here = rows.findIndex((row) => row.contains(cell));
  const column = cells(rows[here]).findIndex((one) => one === cell);
  cells(rows[here + step])[column]?.focus();
}

/** The big button; where there is none, no other stands for it: the first of the keys would be a bid of 0. */
function pressPrimary(): void {
  document.querySelector<HTMLElement>('[data-frame] [data-primary] .primary')?.click();
}
