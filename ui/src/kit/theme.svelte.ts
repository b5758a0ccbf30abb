export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const evening = window.matchMedia?.('(prefers-color-scheme: dark)');
let wanted = $state<Theme>('system');

function apply(): void {
  const dark = wanted === 'dark' || (wanted === 'system' && evening?.matches === true);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

evening?.addEventListener('change', apply);
apply();

export function theme(): Theme {
  return wanted;
}

export function setTheme(to: Theme): void {
  wanted = to;
  apply();
}

// On printed paper it is always day.
window.addEventListener('beforeprint', () => (document.documentElement.dataset['theme'] = 'light'));
window.addEventListener('afterprint', apply);

/** Larger pieces with initials, for those who tell colours apart less well. */
export function setLargePieces(on: boolean): void {
  document.documentElement.toggleAttribute('data-large-pieces', on);
}
