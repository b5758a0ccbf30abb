// What can be pressed on a screen: where it lies, and whether a finger reaches it.

/** Runs in the page. What is shown only to screen readers is no target. */
const TARGETS = `
  const selector = 'button, a[href], input, select, textarea, summary, [role=button], [role=switch], [role=tab], [role=spinbutton]';
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 1 && box.height > 1;
  };
  const targets = () => [...document.querySelectorAll(selector)].filter(shown);
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? '').replace(/\\s+/g, ' ').trim().slice(0, 60) || element.tagName;
`;

const REMEMBER = `${TARGETS}
  const [except] = arguments;
  window.before = new Map(targets().filter((element) => !except || !element.closest(except)).map((element) => [element, { box: element.getBoundingClientRect(), name: nameOf(element) }]));
  window.there = new Set([...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true })));
  return window.before.size;
`;

const MOVED = `${TARGETS}
  const places = (box) => [box.x, box.y, box.width, box.height].map((n) => Math.round(n * 10) / 10).join(' ');
  const [except] = arguments;
  const now = targets().filter((element) => !except || !element.closest(except));
  const moved = now.filter((element) => window.before.has(element)).filter((element) => places(element.getBoundingClientRect()) !== places(window.before.get(element).box))
    .map((element) => nameOf(element) + ': ' + places(window.before.get(element).box) + ' -> ' + places(element.getBoundingClientRect()));
  // What was drawn again under the same name has to lie at the same place as well.
  const old = [...window.before].filter(([element]) => !now.includes(element)).map(([, seen]) => seen);
  const renewed = now.filter((element) => !window.before.has(element)).flatMap((element) => {
    const same = old.filter(({ name }) => name === nameOf(element));
    const place = places(element.getBoundingClientRect());
    return same.length === 0 || same.some(({ box }) => places(box) === place) ? [] : [nameOf(element) + ' was drawn again: ' + places(same[0].box) + ' -> ' + place];
  });
  return [...moved, ...renewed];
`;

/** What lies under a point and can be pressed, though nothing that could was there before. */
const APPEARED = `${TARGETS}
  const under = document.elementFromPoint(...arguments)?.closest(selector);
  if (!under || under.getAttribute('aria-disabled') === 'true' || window.before.has(under) || window.there.has(under) || [...window.before.values()].some(({ name }) => name === nameOf(under))) return '';
  return nameOf(under);
`;

/** Remembers where everything lies that can be pressed, `except` what lies in there. */
export function remember(page, except) {
  return page.evaluate(REMEMBER, except);
}

/** What lies elsewhere than it was remembered, in words. */
export function moved(page, except) {
  return page.evaluate(MOVED, except);
}

/** What can be pressed at a point where something else was remembered. */
export function appearedAt(page, { x, y }) {
  return page.evaluate(APPEARED, x, y);
}

// What stands in a list that scrolls may be scrolled to; all else is in view as it is.
const UNREACHED = `${TARGETS}
  const OF_THE_TABLE = '.cloth.bottom, [data-primary], aside.side, .own > .hand, .own .count, .over, .seat.alone';
  const [rows, part] = arguments;
  const inView = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return false;
    // All of it, not half below something; what is drawn on it belongs to the same part.
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [[x, y], [left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]]
      .every((point) => element.parentElement.contains(document.elementFromPoint(...point)));
  };
  const pressed = targets().filter((element) => element.getAttribute('aria-disabled') !== 'true' || element.closest('[data-primary], .own > .hand'))
    .filter((element) => (part ? element.closest(part) : element.closest(OF_THE_TABLE)) || (rows && element.closest('.paper') && element.closest('.stepper, .extra, .kind')));
  if (pressed.length === 0) return ['nothing is there to be pressed'];
  return pressed.filter((element) => !inView(element)).map((element) => nameOf(element) + ' ' + JSON.stringify(element.getBoundingClientRect()));
`;

/**
 * What is to be pressed now and does not lie in view; with `rows` the rows of the paper that are filled in, too, with
 * `part` only what lies in there.
 */
export function unreached(page, rows, part) {
  return page.evaluate(UNREACHED, rows, part);
}

const CUT = `${TARGETS}
  const texts = document.createTreeWalker(document.querySelector('[data-frame]'), NodeFilter.SHOW_TEXT);
  const cut = new Set();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || !shown(element) || element.closest('bdi, .sr-only, .paper, .undo')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      for (let part = element; part && part !== document.body; part = part.parentElement) {
        if (getComputedStyle(part).overflowX === 'visible') continue;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        if (right - left <= 1 || bottom - top <= 1) break;
        if (box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 2 || box.top < top - 2) cut.add(text.data.trim());
      }
      if (box.right > innerWidth + 0.5 || box.left < -0.5) cut.add(text.data.trim());
    }
  }
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is ' + document.documentElement.scrollWidth + ' px wide'] : [];
  return [...wide, ...cut];
`;

/** Words of the frame that are cut. Names end with an ellipsis, and so does a long sentence of what Undo takes back: the log has all of it. */
export function cutWords(page) {
  return page.evaluate(CUT);
}
