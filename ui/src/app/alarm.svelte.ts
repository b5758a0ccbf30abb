import { hush, speak } from '../i18n/voice.svelte';
import { sound, tones } from '../kit/tones';
import { platform } from '../platform';
import { readStored, writeStored } from '../platform/storage';

const NAME = 'tapete.alarm';

/** How near the end it is: half is gone, the last 15 s, the last 10 s, nothing left. */
export type Warning = 'half' | 'late' | 'last' | 'out';

/** What is heard and felt here: a matter of the device, not of the table. */
interface Wanted {
  half: boolean;
  late: boolean;
  last: boolean;
  sound: boolean;
  vibration: boolean;
  /** Calls who is next. */
  voice: boolean;
  /** Says what dice show. */
  results: boolean;
}

const USUAL: Wanted = { half: true, late: true, last: true, sound: true, vibration: true, voice: true, results: false };

let wanted = $state.raw({ ...USUAL, ...(readStored(NAME) as Partial<Wanted>) });

addEventListener('pointerup', () => void (wanted.sound && sound()), { capture: true });

export const alarmWanted = (): Wanted => wanted;

export function wantAlarm(part: Partial<Wanted>): void {
  wanted = { ...wanted, ...part };
  if (!wanted.voice && !wanted.results) hush();
  writeStored(NAME, wanted);
}

/** Tones in hertz, and milliseconds of buzz and rest. */
export type Bell = readonly [heights: readonly number[], lengths: number[]];

// The nearer the end, the more and the higher.
const WARNINGS: Record<Warning, Bell> = {
  half: [[520], [60]],
  late: [[660], [80]],
  last: [[660, 880], [80, 80, 80]],
  out: [[880, 660, 440], [240]],
};
const COUNT: Bell = [[520], [40]];
const GO: Bell = [[780, 1040], [80, 60, 80]];
const CHOSEN: Bell = [[523, 659, 784], [120, 60, 120]];

/** What is felt alone, where that is wanted. */
export function buzz(lengths: number[]): void {
  if (wanted.vibration) platform().device.vibrate(lengths);
}

/** A signal for ear and hand, as this device wants it. */
export function ring([heights, lengths]: Bell): void {
  buzz(lengths);
  if (wanted.sound) tones(heights);
}

/** A short warning for ear and hand, as this device wants it. */
export function warn(warning: Warning): void {
  if (warning === 'out' || wanted[warning]) ring(WARNINGS[warning]);
}
/** Three, two, one: and at 0, go. */
export const countDown = (left: number): void => ring(left > 0 ? COUNT : GO);
/** A person was drawn. */
export const ringChosen = (): void => ring(CHOSEN);

/** Calls a person by name, where that is wanted. */
export function call(text: string): void {
  if (wanted.voice) speak(text);
}
/** Says what dice show, where that is wanted. */
export function sayResult(text: string): void {
  if (wanted.results) speak(text);
}
