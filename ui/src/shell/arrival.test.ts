import { beforeEach, expect, it, vi } from 'vitest';
import { arrived, leave } from './arrival';

const HOME = '<h1>Tables</h1><a href="#/new">New table</a><a href="#/history">History</a>';
const NEW = '<header><h1>New table</h1></header><button>Start</button>';

/** Another place: the entry of it stands before it is drawn. */
function draw(html: string) {
  leave();
  document.body.innerHTML = `<nav><a href="#/people">People</a></nav><main>${html}</main>`;
  arrived();
}
const go = (html: string) => (history.pushState(null, ''), draw(html));
async function back(html: string) {
  const before: unknown = history.state;
  history.back();
  await vi.waitFor(() => expect(history.state).not.toEqual(before));
  draw(html);
}
const one = (css: string) => document.querySelector<HTMLElement>(css);

window.scrollTo = () => {};
beforeEach(() => go(HOME));

it('begins a place at its heading, also where the key that led there stays', () => {
  one('nav a')?.focus();
  history.pushState(null, '');
  leave();
  one('main')!.innerHTML = NEW;
  arrived();
  expect(document.activeElement).toBe(one('h1'));
});

it('waits for a heading that comes later, unless the focus went on', async () => {
  go('<p>One moment</p>');
  expect(document.activeElement).toBe(one('main'));
  one('main')!.innerHTML = NEW;
  await vi.waitFor(() => expect(document.activeElement).toBe(one('h1')));
  // A tap beside the keys must not find it.
  expect(one('main')!.hasAttribute('tabindex')).toBe(false);
  go('<p>One moment</p><button>Back</button>');
  one('button')?.focus();
  one('main')!.insertAdjacentHTML('beforeend', NEW);
  await Promise.resolve();
  expect(document.activeElement).toBe(one('button'));
});

it('leaves the focus to a field that a place begins with', () => {
  history.pushState(null, '');
  leave();
  one('main')!.innerHTML = '<h1>New</h1><input>';
  one('input')?.focus();
  arrived();
  expect(document.activeElement).toBe(one('input'));
});

it('finds what had the focus by Back, also where it is drawn later, else begins at the heading', async () => {
  one('a[href="#/history"]')?.focus();
  go(NEW);
  one('button')?.focus();
  await back(HOME);
  expect(document.activeElement).toBe(one('a[href="#/history"]'));
  go(NEW);
  await back('<h1>Tables</h1>');
  expect(document.activeElement).toBe(one('h1'));
  one('main')!.innerHTML = HOME;
  await vi.waitFor(() => expect(document.activeElement).toBe(one('a[href="#/history"]')));
});
