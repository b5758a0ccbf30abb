import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

afterEach(cleanup);

// What every browser has and jsdom has not: layout never changes there, and nothing matches.
class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResize;
window.matchMedia ??= (media) => Object.assign(new EventTarget(), {
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
});

// jsdom moves nothing: whoever asks which animations run hears of none.
Element.prototype.getAnimations ??= () => [];
