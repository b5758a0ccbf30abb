// How a test names what a person sees: by `data-testid` (a plain string), or by role and name (or what it begins with).

/**
 * The body of a function that runs in the page and finds one visible element, or null.
 * It knows the roles that Tapete's screens use; a browser's own search is used where there is one.
 */
export const FIND = `
  const target = arguments[0];
  const roles = {
    button: 'button, [role=button]',
    link: 'a[href], [role=link]',
    textbox: 'input:not([type]), input[type=text], input[type=search], textarea, [role=textbox]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    switch: '[role=switch]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    tab: '[role=tab]',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    spinbutton: 'input[type=number], [role=spinbutton]',
    alert: '[role=alert]',
    main: 'main, [role=main]',
  };
  const selector = typeof target === 'string'
    ? '[data-testid="' + CSS.escape(target) + '"]'
    : roles[target.role] ?? '[role="' + target.role + '"]';
  const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const byIds = (ids) => ids.split(/\\s+/).map((id) => document.getElementById(id)?.textContent).join(' ');
  const nameOf = (element) => words(
    (element.hasAttribute('aria-labelledby') && byIds(element.getAttribute('aria-labelledby')))
    || element.getAttribute('aria-label')
    || (element.labels?.length && [...element.labels].map((l) => l.textContent).join(' '))
    || element.innerText || element.textContent || element.title,
  );
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const named = (element) => target.begins !== undefined
    ? nameOf(element).startsWith(target.begins)
    : target.name === undefined || nameOf(element) === target.name;
  return [...document.querySelectorAll(selector)]
    .find((element) => shown(element) && (typeof target === 'string' || named(element))) ?? null;
`;
