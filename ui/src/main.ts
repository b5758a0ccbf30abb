import '@fontsource-variable/archivo/wdth.css';
import './kit/styles';
import { mount } from 'svelte';
import { app } from './app/app.svelte';
import { route } from './app/router.svelte';
import { setLanguage } from './i18n/index.svelte';
import App from './shell/App.svelte';
import { loadScreen } from './shell/screens';

// What the first place needs is fetched while the host answers; nothing is drawn before there are words for it.
const words = Promise.all([setLanguage(null), loadScreen(route().name)]);
void app.open();
// Not awaited at the top: what is fetched imports from the file this stands in.
void Promise.allSettled([words, app.greeted]).then(() => {
  const target = document.getElementById('app');
  // What stood there until now, where there was something to wait for.
  target?.replaceChildren();
  if (target) mount(App, { target });
});
