import { language } from './index.svelte';

/** Whether the device speaks: the language of the screens, other languages only, or not at all. */
export type Voice = 'here' | 'foreign' | 'none';

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;
const found = () => speech()?.getVoices() ?? [];

let voices = $state.raw(found());
// A browser looks for its voices after the page has begun.
speech()?.addEventListener?.('voiceschanged', () => (voices = found()));

/** The voice of the language of the screens. */
const ours = () => voices.find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language());

export function voice(): Voice {
  if (ours()) return 'here';
  return voices.length > 0 ? 'foreign' : 'none';
}

/** Says something aloud in the language of the screens; nothing where no voice speaks it. */
export function speak(text: string): void {
  const own = ours();
  if (!own) return;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = own;
  said.lang = own.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

/** Nothing more is said. */
export const hush = (): void => speech()?.cancel();
