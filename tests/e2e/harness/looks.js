// What a test can hold of the looks of a screen. Works on the window and on a page of Chromium.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import assert from 'node:assert/strict';
import { soon } from './until.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERYTHING = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
const CONTRAST = { type: 'rule', values: ['color-contrast'] };

/** Nothing that axe finds, contrast included. `page` is a Page of Chromium. */
export async function noBarriers(page, runOnly = EVERYTHING) {
  await page.answered();
  // Not a script of the page, whose content policy would refuse one. Half a megabyte is sent once a page, not once a look.
  if (!(await page.page.evaluate(() => 'axe' in window))) await page.page.evaluate(AXE);
  const found = await page.page.evaluate(async (runOnly) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    // What has only just come is not drawn as it will stand until its first picture is out; what a part takes on
    // from another begins to change only when that one has.
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    for (let wait = 0, moving = running(); wait < 30 && moving.length; wait += 1, moving = running()) {
      const ended = Promise.all(moving.map((one) => one.finished.catch(() => {})));
      await Promise.race([ended, new Promise((late) => setTimeout(late, 1000))]);
      await drawn();
    }
    // At its end nothing of a page lies half below the bar of places, where it would count as a small target. What
    // comes into view may grow.
    for (let wait = 0, height; wait < 30 && height !== document.documentElement.scrollHeight; wait += 1) {
      height = document.documentElement.scrollHeight;
      window.scrollTo(0, height);
      await drawn();
      // Rows of a long list are hidden until they were measured.
      for (let row = 0; row < 300 && document.querySelector('main [style*="visibility: hidden"]'); row += 1) await drawn();
    }
    // Of what is right axe need not make a report, which takes as long as looking.
    const { violations } = await window.axe.run(document, { runOnly, reporter: 'no-passes', resultTypes: ['violations'], selectors: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join('\n  ')}`);
  }, runOnly);
  assert.deepEqual(found, []);
}

// What is shown only to screen readers is clipped to nothing and counts neither as text nor as target.
const SHOWN = `
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && box.width > 1 && box.height > 1;
  };
  const name = (element) => element.outerHTML.slice(0, 120);
`;

const SMALL_TARGETS = `${SHOWN}
  const selector = 'button, a[href], input, select, textarea, summary, [role=button], [role=switch], '
    + '[role=tab], [role=radio], [role=checkbox], [role=slider], [tabindex="0"]';
  return [...document.querySelectorAll(selector)].filter(shown).filter((element) => {
    // A link inside a sentence is as large as its words (WCAG 2.5.8, inline).
    if (element.matches('.prose a')) return false;
    // A label that is tapped stands for its field.
    const boxes = [element, ...(element.labels ?? []), element.closest('label')].filter(Boolean)
      .map((part) => part.getBoundingClientRect());
    return !boxes.some((box) => box.width >= 43.5 && box.height >= 43.5);
  }).map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.round(width) + 'x' + Math.round(height) + ' ' + name(element);
  });
`;

const SMALL_TEXT = `${SHOWN}
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !shown(element)) continue;
    // Letters in a drawing grow with it.
    const drawing = element.closest('svg');
    const size = parseFloat(getComputedStyle(element).fontSize);
    const drawn = drawing?.viewBox?.baseVal?.width
      ? size * drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : size;
    if (drawn < 12.99) small.add(drawn + ' px ' + name(element));
  }
  return [...small];
`;

const SIDEWAYS = `${SHOWN}
  const wide = document.documentElement.clientWidth;
  // A row of choices or of tiles may scroll sideways; a whole part of the screen may not. Rows grow with the text.
  const row = 7.5 * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const parts = [...document.body.querySelectorAll('*')].filter(shown).filter((e) => e.clientHeight > row
    && ['auto', 'scroll'].includes(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1);
  if (parts.length) return parts.map((e) => e.scrollWidth + ' of ' + e.clientWidth + ' px ' + name(e));
  if (document.documentElement.scrollWidth <= wide) return [];
  const scrolls = (element) => element && element !== document.documentElement
    && (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX)
      || scrolls(element.parentElement));
  const out = [...document.body.querySelectorAll('*')].filter(shown)
    .filter((e) => e.getBoundingClientRect().right > wide + 0.5 && !scrolls(e.parentElement)).map(name);
  return out.length ? out : ['the page is ' + document.documentElement.scrollWidth + ' px wide'];
`;

const UNTOLD = `${SHOWN}
  const edged = (width, style) => parseFloat(width) >= 1 && style !== 'none';
  const looks = (element, part) => getComputedStyle(element, part);
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const plain = all('button').filter((element) => {
    const { borderBottomWidth, borderBottomStyle, outlineWidth, outlineStyle } = looks(element);
    return !edged(borderBottomWidth, borderBottomStyle) && !edged(outlineWidth, outlineStyle);
  });
  const chosen = all('[aria-pressed="true"], [aria-checked="true"], label:has(> input:checked), [aria-current]:not([aria-current="false"])')
    .filter((element) => !edged(looks(element).outlineWidth, looks(element).outlineStyle));
  const disabled = all('button[aria-disabled="true"]').filter((element) => looks(element).borderBottomStyle !== 'dashed');
  const switches = [...document.querySelectorAll('[role=switch] + .track')].filter(shown)
    .filter((track) => looks(track, '::after').backgroundColor === looks(track).backgroundColor);
  return [['no edge', plain], ['not told as chosen', chosen], ['not told as disabled', disabled], ['no thumb', switches]]
    .flatMap(([why, elements]) => elements.map((element) => why + ': ' + name(element)));
`;

/** Where the system sets the colours: what can be pressed has an edge, and what is chosen or disabled is told from the rest. */
export function told(screen) {
  return soon(async () => assert.deepEqual(await screen.evaluate(UNTOLD), []), 3);
}

/** Every text stands out from what it stands on. */
export function legible(page) {
  return noBarriers(page, CONTRAST);
}

/** Every target can be hit with a finger: 44 px and more. */
export function largeTargets(screen) {
  // What was pressed last springs back to its size.
  return soon(async () => assert.deepEqual(await screen.evaluate(SMALL_TARGETS), []), 3);
}

/** No text is smaller than 13 px. */
export async function legibleText(screen) {
  assert.deepEqual(await screen.evaluate(SMALL_TEXT), []);
}

/** Nothing sticks out to the side, once everything has its size. */
export function fits(screen) {
  return soon(async () => assert.deepEqual(await screen.evaluate(SIDEWAYS), []), 3);
}

/** All of it, at the size the screen has now. */
export async function looksRight(page) {
  await noBarriers(page);
  await largeTargets(page);
  await legibleText(page);
  await fits(page);
}

const SMALL_ACTIONS = `${SHOWN}
  const key = '[data-primary] [role="group"] button, [data-primary] > button, [data-primary] > a';
  return [...document.querySelectorAll(key)].filter(shown)
    .filter((element) => element.getBoundingClientRect().height < 63.5)
    .map((element) => Math.round(element.getBoundingClientRect().height) + ' ' + name(element));
`;

/** What is pressed at every turn, the big button and the keys, is 64 px and more. */
export function largeActions(screen) {
  // What was pressed last springs back to its size.
  return soon(async () => assert.deepEqual(await screen.evaluate(SMALL_ACTIONS), []), 3);
}

/** Nothing moves where movement is not wanted; what takes less than a millisecond is not seen. */
export async function motionless(screen) {
  assert.deepEqual(await screen.evaluate(`return document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().activeDuration >= 1 && one.playState === 'running')
    .map((one) => (one.animationName ?? one.transitionProperty) + ' ' + one.effect.target.outerHTML.slice(0, 80))`), []);
}
