// Where everything that can be pressed lies, and whether it moved.
import assert from 'node:assert/strict';

/** Name and rectangle of all that can be pressed and is seen, as text; equal names are told apart by their order. */
export function places(page) {
  return page.evaluate(`
    const found = new Map();
    const seen = new Map();
    const selector = 'button, a[href], input:not([hidden]), select, summary, [role=button], [role=switch], [role=slider]';
    for (const element of document.querySelectorAll(selector)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || !element.checkVisibility()) continue;
      const called = (element.closest('[data-seat]')?.dataset.seat ?? '') + ' ' + (element.parentElement.closest('[aria-label]')?.getAttribute('aria-label') ?? '') + ' ' + (element.dataset.testid ?? element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent).trim();
      const nth = (seen.get(called) ?? 0) + 1;
      seen.set(called, nth);
      found.set(called + ' ' + nth, [x, y, width, height].map((n) => Math.round(n * 10) / 10).join(' '));
    }
    return Object.fromEntries(found);`);
}

/** What lies in both lies where it lay: 0 px. */
export function stoodStill(before, after, when) {
  const both = Object.keys(before).filter((name) => name in after);
  assert.ok(both.length > 3, `${when}: hardly anything to compare`);
  const moved = both.filter((name) => before[name] !== after[name]).map((name) => `${name}: ${before[name]} → ${after[name]}`);
  assert.deepEqual(moved, [], when);
}
