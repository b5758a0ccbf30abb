import { language } from '../../i18n/index.svelte';
import { tones } from '../../kit/tones';
import type { Urgency } from './clock';

const KEPT = 'tapete.rummikub-alarm';

interface Wanted {
  sound: boolean;
  voice: boolean;
}

function read(): Wanted {
  try {
    return { sound: true, voice: true, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Wanted>) };
  } catch {
    return { sound: true, voice: true };
  }
}

let wanted = $state.raw(read());

/** What this device does when time runs out: a matter of the device, not of the table. */
export const alarmWanted = (): Wanted => wanted;

export function wantAlarm(part: Partial<Wanted>): void {
  wanted = { ...wanted, ...part };
  if (!wanted.voice) globalThis.speechSynthesis?.cancel();
  try {
    localStorage.setItem(KEPT, JSON.stringify(wanted));
  } catch {
    // A device that keeps nothing forgets it, and that is all.
  }
}

// Height and length of the tones: the nearer the end, the more and the higher.
const TONES: Record<Exclude<Urgency, 'calm'>, readonly number[]> = { late: [660], last: [660, 880], out: [880, 660, 440] };
const VIBRATIONS: Record<Exclude<Urgency, 'calm'>, number[]> = { late: [80], last: [80, 80, 80], out: [240] };

/** A short warning for ear and hand. */
export function warn(urgency: Exclude<Urgency, 'calm'>): void {
  if (!wanted.sound) return;
  navigator.vibrate?.(VIBRATIONS[urgency]);
  tones(TONES[urgency]);
}

/** Says something aloud in the language of the screens. */
export function speak(text: string): void {
  if (!wanted.voice || !('speechSynthesis' in globalThis)) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language();
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
