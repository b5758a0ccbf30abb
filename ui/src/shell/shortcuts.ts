import { go, type Route } from '../app/router.svelte';

const writing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type=radio]):not([type=checkbox]), textarea, [contenteditable]');

/** The keys that work everywhere; a table has its own besides. */
export function shortcut(event: KeyboardEvent, now: Route, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (writing(event.target) || document.querySelector('[role=dialog]')) return;
  if (now.name === 'table') return;
  if (event.key === '?') help();
  else if (event.key === '/') document.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  else if (event.key.toLowerCase() === 'j') go({ name: 'judge' });
  else if (event.key.toLowerCase() === 'd' && now.name !== 'dice') go({ name: 'dice' });
  else if (event.key.toLowerCase() === 'c' && now.name !== 'clocks') go({ name: 'clocks' });
  else if (event.key.toLowerCase() === 'n' && now.name !== 'new') go({ name: 'new' });
  else return;
  event.preventDefault();
}
