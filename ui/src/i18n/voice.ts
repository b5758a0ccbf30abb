import { language } from './index.svelte';

/** Says something aloud in the language of the screens, where there is a voice. */
export function speak(text: string): void {
  if (!('speechSynthesis' in globalThis)) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language();
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

/** Nothing more is said. */
export const hush = (): void => globalThis.speechSynthesis?.cancel();
