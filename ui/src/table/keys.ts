interface TableKeys {
  undo: () => void;
  redo: () => void;
  judge?: () => void;
  log?: () => void;
  dice?: () => void;
  clocks?: () => void;
  list?: () => void;
  /** Lays the table between the people, or picks it up. */
  face?: () => void;
}

/** The keys of every table. Digits, arrows and steps belong to the game's own fields. */
export function tableKeys(run: TableKeys) {
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, textarea, select, [contenteditable]')) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === 'z') {
      event.preventDefault();
      return event.shiftKey ? run.redo() : run.undo();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = { j: run.judge, d: run.dice, c: run.clocks, l: run.log, f: run.face, '?': run.list }[key];
    if (action) action();
    else if (key === 'enter' && !target?.closest('button, a')) pressPrimary();
    else return;
    event.preventDefault();
  };
}

function pressPrimary(): void {
  document.querySelector<HTMLElement>('[data-frame] [data-primary] :is(button, a)')?.click();
}
