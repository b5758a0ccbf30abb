/** How many columns and lines a table of so many people takes, narrow and wide. */
export function tableColumns(people: number) {
  const narrow = people <= 4 ? people : people <= 6 ? 3 : people <= 8 ? 4 : 5;
  const wide = people <= 8 ? people : 5;
  return {
    narrowCols: Math.max(narrow, 1),
    narrowRows: Math.max(Math.ceil(people / narrow), 1),
    wideCols: Math.max(wide, 1),
    wideRows: Math.max(Math.ceil(people / wide), 1),
  };
}

/** Sets the grid's custom properties on a row; through the CSSOM, as the content policy wants. */
export function tableGrid(people: number) {
  return (node: HTMLElement) => {
    const c = tableColumns(people);
    node.classList.add('table-grid');
    node.style.setProperty('--narrow-cols', String(c.narrowCols));
    node.style.setProperty('--narrow-rows', String(c.narrowRows));
    node.style.setProperty('--wide-cols', String(c.wideCols));
    node.style.setProperty('--wide-rows', String(c.wideRows));
  };
}

/** Left and right move the focus between the columns of a row; up and down stay with the control. */
export function arrowColumns(node: HTMLElement) {
  function onkeydown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    const stops = [...node.querySelectorAll<HTMLElement>('[data-column]')];
    const here = stops.findIndex((stop) => stop.contains(document.activeElement));
    const next = stops[here + step];
    if (here < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }
  node.addEventListener('keydown', onkeydown);
  return () => node.removeEventListener('keydown', onkeydown);
}

/** Whether no key has the focus: it is on the page, or on the heading of a place that was just come to. */
export const isIdle = (at: EventTarget | null): boolean => at instanceof Element && at.matches('body, main, h1');

/** Where a person would write next in the rows of a table: in the newest one. */
export function openColumn(table: ParentNode): HTMLElement | undefined {
  const stops = [...table.querySelectorAll<HTMLElement>('[data-column]')];
  const row = stops.at(-1)?.closest('.table-grid') ?? table;
  return stops.find((stop) => stop.getAttribute('aria-current') === 'true') ?? row.querySelector<HTMLElement>('[data-column]') ?? undefined;
}

// Scores get narrower before they get smaller.
const WIDTHS = [100, 100, 100, 92, 84, 78, 76, 72, 70];

/** How many letters of a name stand side by side in a column: of four or fewer people, of more. */
const LETTERS = [7.5, 5.8] as const;

/**
 * The width axis (per cent) of the names above the columns of a table, the same for all: narrow enough for the
 * longest word among them, which is otherwise broken.
 */
export function nameWidth(names: readonly string[]): number {
  const longest = Math.max(1, ...names.flatMap((name) => name.split(/\s+/)).map((word) => [...word].length));
  const axis = ((names.length > 4 ? LETTERS[1] : LETTERS[0]) / longest - 0.3) / 0.007;
  return Math.round(Math.min(100, Math.max(62, axis)));
}

/** The width axis (per cent) of a score and the width of one of its digits in em. */
export function scoreWidth(people: number, digits: number) {
  const byPeople = WIDTHS[Math.min(people, 8)] ?? 70;
  const byDigits = people > 2 && digits > 2 ? (digits > 3 ? 66 : 74) : 100;
  const axis = Math.min(byPeople, byDigits);
  return { axis, em: 0.62 * (0.3 + (0.7 * axis) / 100) };
}
