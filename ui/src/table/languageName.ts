import { has, t } from '../i18n/index.svelte';

/** What a guest's language is called, by its code; the code where it is none of the app's. */
export const languageName = (code: string): string => (has(`language-${code}`) ? t(`language-${code}`) : code);
