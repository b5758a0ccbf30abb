import '@fontsource-variable/archivo/wdth.css';
import './kit/tokens.css';
import './kit/base.css';
import './kit/grid.css';
import { mount, type Component } from 'svelte';
import { house } from './app/house.svelte';
import { route } from './app/router.svelte';
import { setLanguage } from './i18n/index.svelte';
import App from './shell/App.svelte';
import { loadScreen } from './shell/screens';

function begin(Root: Component): void {
  const target = document.getElementById('app');
  // What stood there until now, where there was something to wait for.
  target?.replaceChildren();
  if (target) mount(Root, { target });
}

// The door for guests sends this page with a word of its own.
if (document.documentElement.dataset['page'] === 'guest') {
  void import('./guest/begin').then(({ beginGuest }) => beginGuest(begin));
} else {
  // What the first place needs is fetched while the host answers; nothing is drawn before there are words for it.
  const { name } = route();
  const words = Promise.all([setLanguage(null), name === 'kit' ? undefined : loadScreen(name)]);
  void house.open();
  // Not awaited at the top: what is fetched imports from the file this stands in.
  void Promise.allSettled([words, house.greeted]).then(() => begin(App));
}
