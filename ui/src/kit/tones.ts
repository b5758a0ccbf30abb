/** Seconds that a tone lasts. */
const TONE = 0.14;

let sounding: AudioContext | undefined;

/**
 * The device's sound, running; none where there is no sound. Safari gives it only to what began at a touch, and an alarm
 * comes without one: it is asked for at every touch, where sound is wanted.
 */
export function sound(): AudioContext | undefined {
  if (!('AudioContext' in globalThis)) return undefined;
  sounding ??= new AudioContext();
  void sounding.resume();
  return sounding;
}

/** Short tones one after the other, by their heights in hertz; nothing where there is no sound. */
export function tones(heights: readonly number[], seconds = TONE): void {
  const sounding = sound();
  if (!sounding) return;
  const start = sounding.currentTime;
  heights.forEach((height, i) => {
    const [tone, loud] = [sounding.createOscillator(), sounding.createGain()];
    const at = start + i * seconds;
    tone.frequency.value = height;
    loud.gain.setValueAtTime(0.2, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(loud).connect(sounding.destination);
    tone.start(at);
    tone.stop(at + seconds);
  });
}
