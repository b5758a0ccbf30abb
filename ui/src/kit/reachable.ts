const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What the keyboard comes to in a part of the page, in its order. */
export const reachable = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(REACHED)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.getClientRects().length > 0 && one.closest('[inert]') === null,
  );
