import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { focusGoesOn } from './focusGoesOn';

let end: () => void;
// Nothing is laid out here: what is there is seen.
beforeAll(() => {
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  end = focusGoesOn();
});
afterAll(() => end());

const one = (css: string) => document.querySelector<HTMLElement>(css);

beforeEach(() => {
  document.body.innerHTML = `
    <main><div data-frame data-status="live">
      <div class="ask"><button id="rule">RG-18</button><button id="card">Silver</button></div>
      <div data-primary><button class="button">Finish</button><button class="button primary" id="close">Close round 1</button></div>
    </div></main>`;
});

/** What is asked next stands in the place of what was pressed. */
function step(status: string, gone: string) {
  one(gone)?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  one('[data-frame]')!.dataset['status'] = status;
  one(gone)?.remove();
}

it('goes on with what stands where the key was', async () => {
  step('live', '#card');
  await vi.waitFor(() => expect(document.activeElement).toBe(one('#rule')));
});

it('goes on with the result at the end of a game, not with a rule that stands nearer', async () => {
  step('finished', '#card');
  await vi.waitFor(() => expect(document.activeElement).toBe(one('#close')));
});

it('waits for a result that has to be fetched', async () => {
  one('[data-primary]')!.replaceChildren();
  step('finished', '#card');
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  one('[data-primary]')!.innerHTML = '<a class="button primary" href="#/session/1">See the result</a>';
  await vi.waitFor(() => expect(document.activeElement).toBe(one('a')));
});

it('leaves a finger alone', async () => {
  one('#card')?.focus();
  document.dispatchEvent(new Event('pointerdown'));
  one('#card')?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

it('leaves the page alone once it is ended', async () => {
  one('#card')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  end();
  one('#card')?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
