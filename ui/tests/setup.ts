import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';
import { languages, loadGames, loadWordsOf, setLanguage } from '../src/i18n/index.svelte';
import { saidOn } from '../src/i18n/loading';

afterEach(cleanup);

// What a screen says is loaded before it is drawn: here all of it.
for (const language of languages) {
  await setLanguage(language);
  await loadGames();
  await Promise.all(Object.values(saidOn).flat().map(loadWordsOf));
}
await setLanguage(null);

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

// jsdom moves nothing: no animation runs.
Element.prototype.getAnimations ??= () => [];
Element.prototype.scrollIntoView ??= () => undefined;
