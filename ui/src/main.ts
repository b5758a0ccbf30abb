import '@fontsource-variable/archivo/wdth.css';
import './kit/tokens.css';
import './kit/base.css';
import './kit/grid.css';
import { mount } from 'svelte';
import { house } from './app/house.svelte';
import { setLanguage } from './i18n/index.svelte';
import App from './shell/App.svelte';

// In the language of the system until the one that was chosen is known.
setLanguage(null);
void house.open();

const target = document.getElementById('app');
if (target) mount(App, { target });
