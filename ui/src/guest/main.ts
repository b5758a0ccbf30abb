import '../kit/styles';
import { mount } from 'svelte';
import { setLanguage } from '../i18n/index.svelte';
import { setTheme } from '../kit/theme.svelte';
import Guest from './Guest.svelte';
import { readDevice } from './device';

/** The page of a guest's device: in its own language, light or dark as the device is. */
setTheme('system');
void setLanguage(readDevice().language ?? null).then(() => {
  const target = document.getElementById('app');
  if (target) mount(Guest, { target });
});

// Most guests have no keyboard.
document.addEventListener('keydown', () => void import('../kit/focusGoesOn').then(({ focusGoesOn }) => focusGoesOn()), { once: true, capture: true });
