// Hands that never leave the keyboard.

const FOCUSED = `
  const element = document.activeElement;
  const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.innerText ?? '';
  return label.replace(/\\s+/g, ' ').trim();
`;

/** Goes on with Tab until the focus is on something called `name`. */
export async function tabTo(page, name) {
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await page.evaluate(FOCUSED)) === name) return;
    await page.press('Tab');
  }
  throw new Error(`Tab never comes to ${name}`);
}

/** Writes text where the focus is, key by key. */
export async function write(page, text) {
  for (const key of text) await page.press(key);
}
