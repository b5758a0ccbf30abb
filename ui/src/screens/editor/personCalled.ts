import { t } from '../../i18n/index.svelte';

/** What a person of an example is called, by their place: A, B and so on. */
export const personCalled = (at: number): string => t('editor-person', { letter: String.fromCharCode(65 + at) });
