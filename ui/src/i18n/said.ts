import { language } from './index.svelte';

/** A text that another person wrote: one for all languages, or one for each. */
export type Said = string | { [language in string]?: string };

/** A text in the reader's language, else in English, else the first there is. */
export function said(text: Said): string {
  if (typeof text === 'string') return text;
  return text[language()] ?? text['en'] ?? Object.values(text)[0] ?? '';
}

/** The same text with other words in the reader's language. */
export function resaid(text: Said, to: string): string | Record<string, string> {
  return typeof text === 'string' ? to : { ...(text as Record<string, string>), [language()]: to };
}
