import '@fontsource-variable/archivo/wdth.css';
import './kit/tokens.css';
import './kit/base.css';
import './kit/grid.css';
import { mount } from 'svelte';
import { setLanguage } from './i18n/index.svelte';
import App from './shell/App.svelte';

setLanguage(null);

const target = document.getElementById('app');
if (target) mount(App, { target });
